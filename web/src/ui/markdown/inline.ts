import { Lexer, type MarkedToken, type Token } from "marked";
import type { Inline } from "./page.ts";

const SAFE_LINK = /^(?:https?:|[/#])/i; // no other scheme: pages of third-party games are untrusted

/** Bold, italics, code and links; everything else is text. */
export function parseInline(text: string): Inline[] {
  return piecesOf(Lexer.lexInline(text));
}

export function piecesOf(tokens: Token[]): Inline[] {
  return joined((tokens as MarkedToken[]).flatMap(piece));
}

function piece(token: MarkedToken): Inline[] {
  switch (token.type) {
    case "strong":
    case "em":
      return [{ kind: token.type, inside: piecesOf(token.tokens) }];
    case "codespan":
      return [{ kind: "code", text: token.text }];
    case "link":
      if (SAFE_LINK.test(token.href)) return [{ kind: "link", href: token.href, inside: piecesOf(token.tokens) }];
      return piecesOf(token.tokens);
    case "text":
    case "escape":
      return [{ kind: "text", text: token.text.replaceAll("\n", " ") }];
    case "br":
      return [{ kind: "text", text: " " }];
    default:
      return [{ kind: "text", text: token.raw }]; // HTML included
  }
}

/** Merge adjacent text pieces. */
function joined(pieces: Inline[]): Inline[] {
  const found: Inline[] = [];
  for (const each of pieces) {
    const last = found.at(-1);
    if (each.kind === "text" && last?.kind === "text") last.text += each.text;
    else found.push(each);
  }
  return found;
}
