import { say } from "../../../lib/words.svelte";
import { data } from "../data";
import { nameOf } from "../../../table/state/names";
import { type Prompt, promptFor, words } from "../../../table/state/prompt";
import { cardName } from "./card-names";
import type { CourtGame } from "./game.svelte";

export function promptOf(game: CourtGame): Prompt {
  return promptFor(game, () => mine(game), { phase: game.view?.phase ?? "over" });
}

function mine(game: CourtGame): Prompt {
  const { view, intent, step } = game;
  if (!view) return words("table-prompt-loading");
  if (game.roll) return words("table-prompt-roll");
  if (intent) return aiming(game);
  if (step === "main") return turn(game);
  if (step === "negotiate") return words("table-prompt-negotiate", {}, "table-prompt-negotiate-more");
  if (step === "surplus") return words("table-prompt-surplus", { limit: data.hand_limit }, "table-prompt-surplus-more");
  const [choice] = game.choices;
  const seats = game.conn.table?.seats ?? [];
  const names = Object.fromEntries(Object.entries(choice?.seats ?? {}).map(([blank, seat]) => [blank, nameOf(seats, seat)]));
  return { text: say(choice?.prompt ?? "choose-main", names), more: "" };
}

function turn({ view, seat, can }: CourtGame): Prompt {
  const left = view?.turn?.actions_left ?? 0;
  const held = view?.players[seat ?? -1]?.cards ?? 0;
  if (left === 0) return words("table-prompt-spent", {}, can?.may.power === null ? "table-prompt-power-left" : "");
  const key = can?.may.audience === null ? "table-prompt-turn" : "table-prompt-turn-away";
  return words(key, { held, limit: data.hand_limit }, "table-prompt-held");
}

/** What is being put together, and what it needs next. */
function aiming({ intent }: CourtGame): Prompt {
  const what =
    intent?.source === "card" || intent?.source === "power" ? cardName(intent.name) : say(`action-${intent?.source ?? ""}`);
  if (intent?.question === "target") return words("table-prompt-target", { what }, "table-prompt-target-more");
  if (intent?.question === "card") return words("table-prompt-which", { what });
  return words("table-prompt-confirm", { what }, "table-prompt-confirm-more");
}
