import { say, sayOr } from "../../../lib/words.svelte";
import { badgesOf } from "../art/badges";
import { faceOf } from "../art/cards";
import { footOf } from "../art/foot";
import { data } from "../data";
import { livres } from "./money";

/** What stands on a card, in words. */
export function cardWords(card: string): string {
  const conditions = badgesOf(card).map((badge) =>
    "scale" in badge
      ? say("table-card-minimum", { scale: badge.scale, standing: badge.value })
      : sayOr(`table-card-${badge.sign}`, {}, ""),
  );
  return [...conditions.filter(Boolean), effectOf(card)].filter(Boolean).join(". ");
}

/** What the power of an office does, or a levy. */
export function powerWords(card: string): string {
  return sayOr("power-effect", numbersOf(card), "");
}

/** The figures of a card as the sentences know them: without signs, and without underscores in their names. */
function numbersOf(card: string): Record<string, string | number> {
  const facts = Object.entries(data.cards[card] ?? {}).filter(([, value]) => typeof value === "number");
  const numbers = facts.map(([name, value]) => [name.replace("_", ""), Math.abs(Number(value))]);
  return { ...Object.fromEntries(numbers), card };
}

/** What it does: the game's own sentence if there is one, else its figures. */
function effectOf(card: string): string {
  const told = sayOr("card-effect", numbersOf(card), "");
  if (told) return told;
  const { income } = faceOf(card);
  if (income) return say("table-card-income", { amount: livres(income) });
  return footOf(card)
    .map((piece) => {
      if (piece.kind === "royal") return `${say("scale-name", { scale: piece.scale })} ${piece.text}`;
      if (piece.kind === "word") return say(piece.key);
      return piece.kind === "coin" ? livres(piece.livres) : piece.text;
    })
    .filter(Boolean)
    .join(", ");
}
