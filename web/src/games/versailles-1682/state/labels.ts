import type { SeatInfo } from "../../../lib/protocol";
import { say } from "../../../lib/words.svelte";
import { nameOf } from "../../../table/state/names";
import type { View } from "../view";
import { addressOf } from "./address";

/** A courtier in a sentence: name, address, standings. */
export function courtierLabel(view: View, seats: SeatInfo[], seat: number): string {
  const player = view.players[seat];
  if (!player) return "";
  const standings = [
    player.king === null ? "" : say("table-standing-king", { standing: player.king }),
    player.queen === null ? "" : say("table-standing-queen", { standing: player.queen }),
  ];
  return [nameOf(seats, seat), addressOf(player, seats), ...standings].filter(Boolean).join(", ");
}
