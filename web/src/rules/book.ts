/** A rulebook, read from its Markdown: sections, and in them the rules by their numbers. */
import { marked } from "marked";

export interface Block {
  /** `3.4`, or `reading 12` in the book's language; null for what has no number. */
  readonly name: string | null;
  readonly html: string;
  /** What is searched: without accents and in lower case. */
  readonly plain: string;
}

export interface Section {
  readonly title: string;
  readonly blocks: readonly Block[];
}

const RULE = /(?<![\d.])(\d{1,2}\.\d{1,2})(?![\d.])/g;

export function bookOf(markdown: string): Section[] {
  const known = new Set([...markdown.matchAll(/^(\d{1,2}\.\d{1,2}) /gm)].map((found) => found[1]!));
  return markdown.split(/^(?=#{1,2} )/m).map((part) => {
    const [title = "", ...paragraphs] = part.trim().split(/\n{2,}/);
    return { title: title.replace(/^#+ /, ""), blocks: paragraphs.map((text) => block(text, known)) };
  });
}

function block(text: string, known: ReadonlySet<string>): Block {
  const name = nameOf(text);
  const linked = text.replace(RULE, (number, _, at: number) => {
    if (at === 0) return `**${number}**`;
    return known.has(number) ? `[${number}](#rule-${number})` : number;
  });
  return { name, html: marked.parse(linked, { async: false }).replaceAll("<th></th>", "<td></td>"), plain: plain(text) };
}

export function nameOf(paragraph: string): string | null {
  const found = /^(\d{1,2}\.\d{1,2}) |^\*\*(\p{L}+\s*\d+)\*\*/u.exec(paragraph);
  return found ? (found[1] ?? found[2]!).toLowerCase() : null;
}

export function plain(text: string): string {
  return text.normalize("NFD").replace(/\p{M}/gu, "").replace(/[*_#]/g, "").replace(/\s+/g, " ").toLowerCase();
}

/** The sections with the blocks that have all the words; a number alone finds its rule. */
export function found(book: readonly Section[], wanted: string): Section[] {
  const words = plain(wanted).split(" ").filter(Boolean);
  const hit = ({ plain, name }: Block): boolean => words.every((word) => plain.includes(word) || name === word);
  return book
    .map((section) => ({ ...section, blocks: section.blocks.filter(hit) }))
    .filter((section) => section.blocks.length);
}
