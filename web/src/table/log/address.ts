import type { FormOffered, FormTile } from "../../lib/protocol";

/** One word for each part of an address. */
export type Picked = Record<string, string>;

/** The parts of an address in their order, each with the words it can be. */
export function slotsOf({ tiles }: FormOffered): [string, FormTile[]][] {
  const slots = [...new Set(tiles.map(({ slot }) => slot))];
  return slots.map((slot) => [slot, tiles.filter((tile) => tile.slot === slot)]);
}

/** Toggle a word in its part of the address. */
export function toggled(picked: Picked, { slot, text }: FormTile): Picked {
  const { [slot]: before, ...others } = picked;
  return before === text ? others : { ...others, [slot]: text };
}

/** The previously chosen words that are still available. */
export function offered({ tiles }: FormOffered, picked: Picked): Picked {
  return Object.fromEntries(
    Object.entries(picked).filter(([slot, text]) => tiles.some((tile) => tile.slot === slot && tile.text === text)),
  );
}

/** Join the words and their separators: "Madame la Duchesse de Montravel, Reader to the Queen". */
export function composed(form: FormOffered, picked: Picked): string {
  const used = new Set<string>();
  let address = "";
  for (const [slot] of slotsOf(form)) {
    const word = picked[slot];
    if (word === undefined) continue;
    const joint = form.joints[slot] ?? " ";
    address += address === "" ? word : (used.has(joint) ? " " : joint) + word;
    used.add(joint);
  }
  return address;
}
