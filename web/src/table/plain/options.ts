import type { GameOptions } from "../../games/contract";

/** A game without a form of its own is set up as it comes. */
const options: GameOptions = {
  players: [2, 3, 4, 5, 6],
  start: () => ({}),
  facts: (_, { clock, hints }) => [clock, hints],
};
export default options;
