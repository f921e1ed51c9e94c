/** Which parts make the portrait on a tile: hair, bust and side follow from its place among the 42 nobles. */
const HAIR = { gent: ["queue", "bag", "full", "tricorne"], lady: ["pouf", "feathers", "low", "hat"] } as const;
const BUST = { gent: ["jabot", "coat"], lady: ["fichu", "drape"] } as const;
type Who = keyof typeof HAIR;

/** The number of each kind's first tile. */
const FIRST: Record<string, number> = {
  one: 0,
  three: 3,
  gold: 6,
  moves: 8,
  gate: 10,
  king: 12,
  madame: 14,
  cards: 16,
  diagonal: 18,
  "couple-a": 20,
  "couple-b": 25,
  "couple-c": 30,
  "couple-d": 36,
};
const COUPLES = 20;

export interface Head {
  parts: string[];
  place: string;
}

/** Who looks out of a tile's window, from left to right; `small` is the form for narrow fields. */
export function portrait(tile: string, small: boolean): Head[] {
  const [, kind = "", number = "1"] = /^(.*)-(\d+)$/.exec(tile) ?? [];
  const index = (FIRST[kind] ?? 0) + Number(number) - 1;
  return index < COUPLES ? [single(index, small)] : couple(index - COUPLES, small);
}

function single(index: number, small: boolean): Head {
  const [who, j]: [Who, number] = [index % 2 ? "lady" : "gent", index >> 1];
  const large = who === "gent" ? [62.5, 0.5, 0.55] : [63, 2.5, 0.53];
  const tiny = who === "gent" ? [42, 1, 0.38] : [42, 2, 0.37];
  return { parts: parts(who, j, j >> 2), place: turned(small ? tiny : large) };
}

function couple(j: number, small: boolean): Head[] {
  const gent = parts("gent", j, j >> 3);
  const lady = parts("lady", j + (j >> 2), (j >> 2) + (j >> 4));
  const ladyLeft = (j + (j >> 4)) % 2 === 1;
  const [left, right] = ladyLeft ? [lady, gent] : [gent, lady];
  if (small)
    return [
      { parts: left, place: upright([-3, 4, 0.33]) },
      { parts: right, place: turned([46.6, 4, 0.33]) },
    ];
  return [
    { parts: left, place: upright(ladyLeft ? [-3.5, 7, 0.46] : [-3.5, 5.5, 0.48]) },
    { parts: right, place: turned(ladyLeft ? [69, 6, 0.48] : [68.5, 7, 0.46]) },
  ];
}

function parts(who: Who, hair: number, bust: number): string[] {
  return [`face-${who}`, `bust-${who}-${BUST[who][bust % 2]}`, `hair-${who}-${HAIR[who][hair % 4]}`];
}

/** All parts face right; `turned` makes them face left. */
function upright([x, y, s]: number[]): string {
  return `translate(${x} ${y}) scale(${s})`;
}

function turned([x, y, s = 1]: number[]): string {
  return `translate(${x} ${y}) scale(${-s} ${s})`;
}
