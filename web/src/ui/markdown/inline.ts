/** Pieces of a line of text. */
export type Inline =
  | { kind: "text" | "code"; text: string }
  | { kind: "strong" | "em"; inside: Inline[] }
  | { kind: "link"; href: string; inside: Inline[] };

const MARKS = /`(?<code>[^`]+)`|\*\*(?<strong>.+?)\*\*|\*(?<em>(?:\*\*.+?\*\*|[^*])+)\*|\[(?<link>[^\]]+)\]\((?<href>[^)\s]+)\)/;

/** Bold, slanted, code and links; everything else is text. */
export function parseInline(text: string): Inline[] {
  const found = MARKS.exec(text);
  if (!found) return text ? [{ kind: "text", text }] : [];
  const before: Inline[] = found.index > 0 ? [{ kind: "text", text: text.slice(0, found.index) }] : [];
  return [...before, marked(found.groups ?? {}), ...parseInline(text.slice(found.index + found[0].length))];
}

function marked(groups: Record<string, string | undefined>): Inline {
  const { code, strong, em, link, href } = groups;
  if (code !== undefined) return { kind: "code", text: code };
  if (strong !== undefined) return { kind: "strong", inside: parseInline(strong) };
  if (em !== undefined) return { kind: "em", inside: parseInline(em) };
  return { kind: "link", href: href ?? "", inside: parseInline(link ?? "") };
}
