import type { Scale } from "../state/names";
import { faceOf } from "./cards";
import type { IconName, SignName } from "./icons";

/** A piece of a card's foot: a crown with a change, a sign, livres, a word of the catalogue, or a figure. */
export type Piece =
  | { kind: "royal"; scale: Scale; text: string }
  | { kind: "sign"; sign: IconName; text: string }
  | { kind: "coin"; livres: number }
  | { kind: "word"; key: string };

const AWAY: Record<string, SignName> = { disgrace: "exile", colonies: "exile", signed_warrant: "bastille", justice: "bastille" };
const WORDS: Record<string, string> = {
  warrant: "table-foot-sign",
  justice: "table-foot-freed",
  letter: "table-foot-letter",
  annulment: "table-foot-annulment",
  casus_belli: "table-foot-war",
};

/** What a card brings, in signs. */
export function footOf(card: string): Piece[] {
  const face = faceOf(card);
  if (face.income) return [{ kind: "coin", livres: face.income }];
  const pieces: Piece[] = [];
  const away = AWAY[card];
  if (away) pieces.push({ kind: "sign", sign: away, text: "" });
  if (face.most != null) pieces.push({ kind: "royal", scale: "king", text: `≤ ${face.most}` });
  if (WORDS[card]) pieces.push({ kind: "word", key: WORDS[card] });
  if (face.livres && !away) pieces.push({ kind: "coin", livres: face.livres });
  return pieces.length > 0 ? pieces : [...changes(card), ...dangers(card)];
}

function changes(card: string): Piece[] {
  const { king = 0, queen = 0, party = 0, dies = 0 } = faceOf(card);
  const pieces: Piece[] = [];
  if (king && !(dies && king > 0 && card === "front")) pieces.push({ kind: "royal", scale: "king", text: signed(king) });
  if (queen) pieces.push({ kind: "royal", scale: "queen", text: signed(queen) });
  if (card === "peace") pieces.push({ kind: "royal", scale: "king", text: signed(faceOf(card).own_king ?? 0) });
  if (party && king) pieces.push({ kind: "sign", sign: "players", text: signed(party) });
  return pieces;
}

/** The rolls that kill. */
function dangers(card: string): Piece[] {
  const { dies = 0, dies_from = 11, royal_dies = 0 } = faceOf(card);
  if (card === "king_malady" || card === "queen_malady")
    return [
      { kind: "royal", scale: card === "king_malady" ? "king" : "queen", text: "" },
      { kind: "sign", sign: "dice", text: upTo(royal_dies) },
    ];
  if (dies) return [{ kind: "sign", sign: "dice", text: upTo(dies) }];
  return dies_from <= 10 ? [{ kind: "sign", sign: "dice", text: String(dies_from) }] : [];
}

function upTo(pips: number): string {
  return pips > 1 ? `1–${pips}` : "1";
}

/** With a true minus. */
export function signed(change: number): string {
  return change > 0 ? `+${change}` : `−${-change}`;
}
