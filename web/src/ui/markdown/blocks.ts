import { type Inline, parseInline } from "./inline";

/** Pieces of a page. A figure stands beside the piece that follows it. */
export type Block =
  | { kind: "paragraph"; text: Inline[] }
  | { kind: "heading"; level: number; text: Inline[] }
  | { kind: "list"; ordered: boolean; items: Inline[][] }
  | { kind: "table"; head: Inline[][]; rows: Inline[][][] }
  | { kind: "code"; text: string }
  | { kind: "figure"; name: string; beside: Block | null };

/** A heading of the second level and everything up to the next one. */
export interface Section {
  id: string;
  title: Inline[];
  blocks: Block[];
}

export interface Page {
  title: string;
  sections: Section[];
}

const HEADING = /^(?<marks>#{1,4}) (?<text>.*?)(?: \{#(?<id>[a-z-]+)\})?$/;
const ITEM = /^(?:[-*]|\d+\.) +/;

/** The little Markdown the rulebook is written in: see `pages.py` beside it. */
export function parsePage(markdown: string): Page {
  const page: Page = { title: "", sections: [] };
  for (const lines of groups(markdown)) {
    const heading = HEADING.exec(lines[0] ?? "")?.groups;
    const level = heading?.marks?.length;
    if (level === 1) page.title = heading?.text ?? "";
    else if (level === 2) page.sections.push({ id: heading?.id ?? "", title: parseInline(heading?.text ?? ""), blocks: [] });
    else add(page.sections.at(-1)?.blocks, parseBlock(lines));
  }
  return page;
}

/** The lines between blank ones; a fence of code keeps its blank lines. */
function groups(markdown: string): string[][] {
  const found: string[][] = [];
  let now: string[] = [];
  for (const line of [...markdown.split("\n"), ""]) {
    const inCode = now[0]?.startsWith("```") && !(now.length > 1 && now.at(-1) === "```");
    if (line.trim() !== "" || inCode) now.push(line);
    else if (now.length > 0) {
      found.push(now);
      now = [];
    }
  }
  return found.filter((lines) => !lines[0]?.startsWith("[//]:"));
}

function add(blocks: Block[] | undefined, block: Block): void {
  const last = blocks?.at(-1);
  if (last?.kind === "figure" && last.beside === null && block.kind !== "figure") last.beside = block;
  else blocks?.push(block);
}

function parseBlock(lines: string[]): Block {
  const first = lines[0] ?? "";
  const heading = HEADING.exec(first)?.groups;
  if (heading) return { kind: "heading", level: heading.marks?.length ?? 3, text: parseInline(heading.text ?? "") };
  if (first.startsWith("::figure ")) return { kind: "figure", name: first.slice("::figure ".length).trim(), beside: null };
  if (first.startsWith("```")) return { kind: "code", text: lines.slice(1, -1).join("\n") };
  if (first.startsWith("|")) return parseTable(lines);
  if (ITEM.test(first)) return { kind: "list", ordered: /^\d/.test(first), items: parseItems(lines) };
  return { kind: "paragraph", text: parseInline(lines.join(" ")) };
}

function parseItems(lines: string[]): Inline[][] {
  const items: string[] = [];
  for (const line of lines) {
    if (ITEM.test(line)) items.push(line.replace(ITEM, ""));
    else items.push(`${items.pop() ?? ""} ${line.trim()}`);
  }
  return items.map(parseInline);
}

function parseTable(lines: string[]): Block {
  const cells = (line: string): Inline[][] =>
    line
      .replace(/^\||\|$/g, "")
      .split("|")
      .map((cell) => parseInline(cell.trim()));
  const [head = "", , ...rows] = lines;
  return { kind: "table", head: cells(head), rows: rows.map(cells) };
}
