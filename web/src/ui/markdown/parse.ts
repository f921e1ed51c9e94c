import { Marked, type MarkedToken, type Token, type Tokens } from "marked";
import { parseInline, piecesOf } from "./inline.ts";
import type { Block, Page, Section } from "./page.ts";

/** How to handle an unsupported block, such as a quotation. */
type Other = (kind: string, raw: string) => Block;

const HEADING_ID = /\s*\{#(?<id>[a-z-]+)\}$/;
const FIGURE = /^::figure +(?<name>[^\s"][^\n"]*)(?:"(?<alt>[^\n"]+)" *)?(?:\n+|$)/;

/** `::figure NAME "what it shows"` on a line of its own is the drawing of that name; without the words it is decoration. */
const marked = new Marked({
  extensions: [
    {
      name: "figure",
      level: "block",
      start: (text) => /^::figure /m.exec(text)?.index,
      tokenizer(text) {
        const found = FIGURE.exec(text);
        const { name = "", alt } = found?.groups ?? {};
        return found ? { type: "figure", raw: found[0], text: name.trim(), alt } : undefined;
      },
    },
  ],
});

const asText: Other = (_kind, raw) => ({ kind: "paragraph", text: [{ kind: "text", text: raw.trim() }] });

/**
 * A page of a rulebook from its Markdown. Our own games' pages are parsed when the site is built (tools/rulebook.ts); this is
 * loaded in the browser only for a game whose pages come from the server.
 */
export function parsePage(markdown: string, other: Other = asText): Page {
  const page: Page = { title: "", sections: [] };
  for (const token of marked.lexer(markdown) as MarkedToken[]) {
    if (token.type === "heading" && token.depth === 1) page.title = token.text;
    else if (token.type === "heading" && token.depth === 2) page.sections.push(section(token));
    else if (token.type !== "space" && token.type !== "def") add(page.sections.at(-1)?.blocks, block(token, other));
  }
  return page;
}

function section({ text }: Tokens.Heading): Section {
  const id = HEADING_ID.exec(text)?.groups?.id ?? "";
  return { id, title: parseInline(text.replace(HEADING_ID, "")), blocks: [] };
}

function add(blocks: Block[] | undefined, block: Block): void {
  const last = blocks?.at(-1);
  if (last?.kind === "figure" && last.beside === null && block.kind !== "figure") last.beside = block;
  else blocks?.push(block);
}

function block(token: MarkedToken | Figure, other: Other): Block {
  switch (token.type) {
    case "figure":
      return { kind: "figure", name: token.text, ...(token.alt && { alt: token.alt }), beside: null };
    case "heading":
      return { kind: "heading", level: token.depth, text: parseInline(token.text.replace(HEADING_ID, "")) };
    case "paragraph":
      return { kind: "paragraph", text: piecesOf(token.tokens) };
    case "code":
      return { kind: "code", text: token.text };
    case "table":
      return { kind: "table", head: token.header.map(cell), rows: token.rows.map((row) => row.map(cell)) };
    case "list":
      if (token.items.every(isFlat)) return { kind: "list", ordered: token.ordered, items: token.items.map(item) };
      return other("list of more than lines", token.raw);
    default:
      return other(token.type, token.raw);
  }
}

interface Figure {
  type: "figure";
  raw: string;
  text: string;
  alt?: string;
}

const cell = ({ tokens }: Tokens.TableCell) => piecesOf(tokens);
const isLine = ({ type }: Token): boolean => type === "text" || type === "paragraph";
const isFlat = ({ tokens }: Tokens.ListItem): boolean => tokens.length === 1 && tokens.every(isLine);
const item = ({ tokens }: Tokens.ListItem) => piecesOf(tokens.flatMap((line) => ("tokens" in line && line.tokens) || []));
