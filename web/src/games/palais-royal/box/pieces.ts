import cards from "../../../../../src/palais/games/palais_royal/data/cards.toml?raw";
import nobles from "../../../../../src/palais/games/palais_royal/data/nobles.toml?raw";
import park from "../../../../../src/palais/games/palais_royal/data/park.toml?raw";
import type { NobleView } from "../view";

/** The first tile of a kind, for a drawing in the rules. */
export function sampleNoble(kind: string): NobleView {
  const text = sectionOf(nobles, `kinds.${kind}`);
  const [gold = 0, king = 0, madame = 0, points = 0] = numbers(/tiles = \[\[([^\]]*)\]/.exec(text)?.[1]);
  const gift = /^(servants|gate|moves|diagonal|gold|king|madame|cards) = (\d+|true)/m.exec(text);
  const amount = Number(gift?.[2]) || 0;
  const isServants = gift?.[1] === "servants";
  const privilege = isServants ? null : ((gift?.[1] ?? null) as NobleView["privilege"]);
  return {
    tile: `${kind}-1`,
    kind,
    gold,
    king,
    madame,
    points,
    privilege,
    amount: isServants ? 0 : amount,
    servants: isServants ? amount : 0,
  };
}

export function cardPrice(card: string): number {
  return Number(/price = (\d+)/.exec(sectionOf(cards, `cards.${card}`))?.[1] ?? 0);
}

/** The park's map line by line; what the letters mean is said in the file itself. */
export function parkMap(): string[][] {
  const map = /map = """([^"]*)"""/.exec(park)?.[1] ?? "";
  return map
    .trim()
    .split("\n")
    .map((line) => line.trim().split(" "));
}

function sectionOf(toml: string, name: string): string {
  const start = toml.indexOf(`[${name}]`);
  const end = toml.indexOf("\n[", start + 1);
  return start < 0 ? "" : toml.slice(start, end < 0 ? undefined : end);
}

function numbers(text = ""): number[] {
  return text.split(",").map(Number);
}
