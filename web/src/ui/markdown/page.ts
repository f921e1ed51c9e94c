/** Pieces of a line of text. */
export type Inline =
  | { kind: "text" | "code"; text: string }
  | { kind: "strong" | "em"; inside: Inline[] }
  | { kind: "link"; href: string; inside: Inline[] };

/** Pieces of a page. A figure stands beside the piece that follows it. */
export type Block =
  | { kind: "paragraph"; text: Inline[] }
  | { kind: "heading"; level: number; text: Inline[] }
  | { kind: "list"; ordered: boolean; items: Inline[][] }
  | { kind: "table"; head: Inline[][]; rows: Inline[][][] }
  | { kind: "code"; text: string }
  | { kind: "figure"; name: string; alt?: string; beside: Block | null };

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
