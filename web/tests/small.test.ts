/** Small things that others stand on. */
import { createHash } from "node:crypto";
import { describe, expect, test } from "vitest";
import { placeAt } from "../src/address/address.svelte";
import { codeIn } from "../src/address/seats";
import { keepsPromise } from "../src/replay/promise";
import { sha256 } from "../src/replay/sha256";
import { bookOf, found } from "../src/rules/book";
import { preferred } from "../src/words/language.svelte";
import { french, pseudo } from "../src/words/typography";
import { waitBefore } from "../src/wire/backoff";
import { eventsIn } from "../src/wire/link";

describe("addresses", () => {
  const at = (address: string) => placeAt(new URL(address, "https://grotto.test"));
  test.each([
    ["/", { page: "start" }],
    ["/t/abcdef#s3cret", { page: "table", code: "ABCDEF", secret: "s3cret" }],
    ["/r/R1?viewer=2&moment=31", { page: "record", record: "R1", viewer: 2, moment: 31 }],
    ["/r/R1?viewer=x", { page: "record", record: "R1", viewer: null, moment: null }],
    ["/#/rules/digup/3.4", { page: "rules", game: "digup", number: "3.4" }],
    ["/#/rules/chess", { page: "nowhere" }],
    ["/elsewhere", { page: "nowhere" }],
  ])("%s", (address, place) => expect(at(address)).toEqual(place));

  test("a code may be typed in any way, or be a link", () => {
    expect(["abc def", " ABC-DEF ", "https://grotto.test/t/abcdef"].map(codeIn)).toEqual(["ABCDEF", "ABCDEF", "ABCDEF"]);
    expect(["ABCDE", "ABCDEFG", "ABC!EF"].map(codeIn)).toEqual([null, null, null]);
  });
});

describe("language", () => {
  test("French has a narrow space before its high signs, and none elsewhere", () => {
    expect(french("Quoi ? « Oui » : 12:30, non !")).toBe("Quoi\u202f? «\u202fOui\u202f»\u202f: 12:30, non\u202f!");
  });
  test("the pseudo language is longer by a third", () => {
    expect(pseudo("abcdef").length).toBeGreaterThanOrEqual(8);
  });
  test("the browser's wishes are heard in their order", () => {
    expect([["de", "fr-CA"], ["zh-CN", "en"], ["ja"]].map(preferred)).toEqual(["fr", "zh-Hant", "en"]);
  });
});

describe("the promise of a deal", () => {
  test.each([0, 1, 55, 56, 63, 64, 65, 119, 1000])("SHA-256 of %i bytes is that of Node", (length) => {
    const bytes = Uint8Array.from({ length }, (_, i) => (i * 7) % 256);
    expect(sha256(bytes)).toBe(createHash("sha256").update(bytes).digest("hex"));
  });
  test("is kept by its own secret (made by tabletop/secret.py for seed 7), and by no other", () => {
    expect(keepsPromise(SECRET, COMMITMENT)).toBe(true);
    expect(keepsPromise(SECRET.replace(/^./, (c) => (c === "0" ? "1" : "0")), COMMITMENT)).toBe(false);
    expect(keepsPromise("no secret", COMMITMENT)).toBe(false);
  });
});
const SECRET = "34592e3baacd802c72f991153b388bfa367514451a487b3fc1d93ec51d07b6f0";
const COMMITMENT = "b30980990e91403e558cb08d5d88ed79cf09259bd14dbf209ba370e4bee8af96";

describe("a rulebook", () => {
  const book = bookOf("# Game\n\nWords.\n\n## 3 Laying\n\n3.4 A stone of another colour (3.5, reading 2).\n\n3.5 Énorme idol.\n\n## Readings\n\n**Reading 2** (3.4) More, costs 9.9.");
  test("finds rules by number and by words, whatever the accents", () => {
    const names = (wanted: string) => found(book, wanted).flatMap((section) => section.blocks.map(({ name }) => name));
    expect(names("enorme")).toEqual(["3.5"]);
    expect(names("colour another")).toEqual(["3.4"]);
    expect(names("READING 2")).toContain("reading 2");
    expect(names("nowhere")).toEqual([]);
  });
  test("leads from rule to rule, but not to numbers that are none", () => {
    const html = book.flatMap((section) => section.blocks.map((block) => block.html)).join("");
    expect(html).toContain('<a href="#rule-3.5">3.5</a>');
    expect(html).not.toContain("#rule-9.9");
  });
});

describe("the wire", () => {
  test("waits twice as long each time, up to ten seconds, and half more by chance", () => {
    expect([0, 1, 2, 9].map((attempt) => waitBefore(attempt, () => 0))).toEqual([200, 400, 800, 10_000]);
    expect(waitBefore(0, () => 1)).toBe(300);
  });
  test("reads a stream of events, however it is cut", async () => {
    const bytes = new TextEncoder().encode('data: {"a":1}\n\n: still here\n\ndata: {"b":"é"}\r\n\r\n');
    const body = new ReadableStream<Uint8Array>({
      start(stream) {
        for (const byte of bytes) stream.enqueue(Uint8Array.of(byte));
        stream.close();
      },
    });
    const got: string[] = [];
    for await (const data of eventsIn(body)) got.push(data);
    expect(got).toEqual(['{"a":1}', '{"b":"é"}']);
  });
});
