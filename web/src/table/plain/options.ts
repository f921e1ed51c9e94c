import type { GameOptions } from "../../games/contract";

/** A game without its own options form is set up with its defaults. */
const options: GameOptions = {
  start: () => ({}),
  facts: (_, { clock, hints }) => [clock, hints],
};
export default options;
