import { readdirSync, readFileSync } from "node:fs";
import { describe, expect, it } from "vitest";
import { parseInline } from "../src/ui/markdown/inline";
import type { Block } from "../src/ui/markdown/page";
import { parsePage } from "../src/ui/markdown/parse";

const rulebook = new URL("../../src/palais/games/palais_royal/rulebook/", import.meta.url);
const pages = readdirSync(rulebook).filter((name) => /^(short\.|learn\.)?[a-z]{2}\.md$/.test(name));

describe("a line of the rulebook", () => {
  it("is bold, slanted, code and links, one inside the other", () => {
    expect(parseInline("*a **b***, `c*`, [d](/e)")).toEqual([
      {
        kind: "em",
        inside: [
          { kind: "text", text: "a " },
          { kind: "strong", inside: [{ kind: "text", text: "b" }] },
        ],
      },
      { kind: "text", text: ", " },
      { kind: "code", text: "c*" },
      { kind: "text", text: ", " },
      { kind: "link", href: "/e", inside: [{ kind: "text", text: "d" }] },
    ]);
  });

  it("keeps what looks like HTML as text", () => {
    expect(parseInline("a <b>&</b> `<c>`")).toEqual([
      { kind: "text", text: "a <b>&</b> " },
      { kind: "code", text: "<c>" },
    ]);
  });

  it("links to pages and nothing else", () => {
    expect(parseInline("[a](javascript:alert) [b](#c)")).toEqual([
      { kind: "text", text: "a " },
      { kind: "link", href: "#c", inside: [{ kind: "text", text: "b" }] },
    ]);
  });
});

describe("a page of the rulebook", () => {
  it("has sections, and figures beside what follows them", () => {
    const page = parsePage(
      "[//]: # (x)\n\n# T\n\n## Your turn {#turn}\n\n::figure crown\n\nMost\nwin.\n\n1. one\n   more\n2. two\n",
    );
    const figure: Block = {
      kind: "figure",
      name: "crown",
      beside: { kind: "paragraph", text: [{ kind: "text", text: "Most win." }] },
    };
    expect(page.title).toBe("T");
    expect(page.sections.map((section) => section.id)).toEqual(["turn"]);
    expect(page.sections[0]?.blocks[0]).toEqual(figure);
    expect(page.sections[0]?.blocks[1]).toMatchObject({
      kind: "list",
      ordered: true,
      items: [[{ text: "one more" }], [{ text: "two" }]],
    });
  });

  it("has tables", () => {
    const [section] = parsePage("## A {#a}\n\n| x | y |\n|---|---|\n| 1 | **2** |\n").sections;
    expect(section?.blocks).toMatchObject([
      { kind: "table", head: [[{ text: "x" }], [{ text: "y" }]], rows: [[[{ text: "1" }], [{ kind: "strong" }]]] },
    ]);
  });

  it("keeps code as it is, blank lines too", () => {
    const [section] = parsePage("## A {#a}\n\n```\nx\n\n# y\n```\n").sections;
    expect(section?.blocks).toEqual([{ kind: "code", text: "x\n\n# y" }]);
  });

  it("has a figure's words in quotation marks behind its name", () => {
    const [section] = parsePage('## A {#a}\n\n::figure card comte "The card Comte: 1,000 livres."\n\nx\n').sections;
    expect(section?.blocks).toMatchObject([
      { kind: "figure", name: "card comte", alt: "The card Comte: 1,000 livres.", beside: { text: [{ text: "x" }] } },
    ]);
  });

  it("finds a figure right before and right after a text", () => {
    const [section] = parsePage("## A {#a}\n\nx\n::figure noble one\ny\n").sections;
    expect(section?.blocks).toMatchObject([
      { kind: "paragraph", text: [{ text: "x" }] },
      { kind: "figure", name: "noble one", beside: { kind: "paragraph", text: [{ text: "y" }] } },
    ]);
  });

  it.each(["> quoted", "- a\n\n  b", "- a\n  - b", "<div>x</div>"])("has no place for %j", (markdown) => {
    const page = `## A {#a}\n\n${markdown}\n`;
    expect(parsePage(page).sections[0]?.blocks).toEqual([{ kind: "paragraph", text: [{ kind: "text", text: markdown }] }]);
    expect(() => parsePage(page, refuse)).toThrow(markdown);
  });

  it.each(pages)("leaves no mark of Markdown unread in %s", (name) => {
    const { sections } = parsePage(readFileSync(new URL(name, rulebook), "utf-8"), refuse);
    expect(sections.length).toBeGreaterThan(3);
    expect(sections.every((section) => section.id !== "")).toBe(true);
    expect(texts(sections).filter((text) => /\*\*|^#|::|\{#|^\||^[-*] /.test(text))).toEqual([]);
  });
});

function refuse(kind: string, raw: string): never {
  throw new Error(`${kind}: ${raw}`);
}

/** Every text in a tree. */
function texts(tree: unknown): string[] {
  if (Array.isArray(tree)) return tree.flatMap(texts);
  if (typeof tree !== "object" || tree === null) return [];
  return Object.entries(tree).flatMap(([key, value]) => (key === "text" && typeof value === "string" ? [value] : texts(value)));
}
