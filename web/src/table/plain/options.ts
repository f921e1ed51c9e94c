import type { GameOptions } from "../../games/contract";

/** A game without a form of its own is set up as it comes. */
const options: GameOptions = {
  start: () => ({}),
  facts: (_, { clock, hints }) => [clock, hints],
};
export default options;
