// Compile the messages: one project for the shell and one for each game, so that a game's words come with its board.
import { compile } from "@inlang/paraglide-js";
import { existsSync, readdirSync, statSync } from "node:fs";
import { dirname, join } from "node:path";
import { fileURLToPath } from "node:url";

const web = join(dirname(fileURLToPath(import.meta.url)), "..");
export const BOOKS = ["shell", "digup", "lamp", "dragons"];
const LOCALES = readdirSync(join(web, "messages"));

function newest(files) {
  return Math.max(...files.filter(existsSync).map((file) => statSync(file).mtimeMs));
}

function isFresh(book) {
  const made = join(web, "src/words/made", book, "messages.js");
  const sources = [
    ...LOCALES.map((locale) => join(web, "messages", locale, `${book}.json`)),
    join(web, "projects", `${book}.inlang/settings.json`),
    fileURLToPath(import.meta.url),
  ];
  return existsSync(made) && statSync(made).mtimeMs > newest(sources);
}

export async function compileWords(books = BOOKS) {
  for (const book of books.filter((book) => !isFresh(book))) {
    await compile({
      project: join(web, "projects", `${book}.inlang`),
      outdir: join(web, "src/words/made", book),
      outputStructure: "locale-modules",
      strategy: ["globalVariable", "baseLocale"],
      emitTsDeclarations: false,
    });
  }
}

if (process.argv[1] === fileURLToPath(import.meta.url)) await compileWords();
