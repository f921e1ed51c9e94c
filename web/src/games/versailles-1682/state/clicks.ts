import type { Thing } from "../../../lib/protocol";
import { say } from "../../../lib/words.svelte";
import type { LackView } from "../view";
import type { CourtGame } from "./game.svelte";
import { lackWords } from "./results";

/** A click on something of the court: the answer to what is asked, the beginning of an action, or a question why not. */
export function pickHand(game: CourtGame, card: string): void {
  const thing = { kind: "card", name: card };
  if (game.stage.busy) return game.stage.skip();
  if (game.intent?.source === "give" && game.intent.question === "card") return game.pick("card", card);
  if (game.canAct && game.step !== "main") return game.take(`card ${card}`, thing);
  if (game.intent?.source === "card" && game.intent.name === card) return game.letGo();
  const facts = game.can?.hand.find((each) => each.card === card);
  if (game.canAct && facts?.possible && game.can?.may.play === null) return game.begin("card", card, facts.acts);
  if (game.canAct && facts?.lack && game.can?.may.play !== "no-actions-left") lacks(game, thing, facts.lack);
  else void game.explain(thing);
}

/** What is missing and what would help, from the view. */
function lacks(game: CourtGame, thing: Thing, lack: LackView): void {
  game.reason = { thing, code: lack.what, text: lackWords(lack, "help") };
}

export function pickHouse(game: CourtGame, card: string): void {
  const thing = { kind: "house-card", name: card };
  if (game.stage.busy) return game.stage.skip();
  if (game.canAct && game.step === "take") return game.take(`card ${card}`, thing);
  const act = game.can?.house.find((each) => each.card === card)?.acts[0];
  if (game.canAct && act && game.can?.may.take === null) void game.act(act.actions);
  else void game.explain(thing);
}

export function pickSeat(game: CourtGame, seat: number): void {
  pickTarget(game, seat, `seat ${seat}`, { kind: "seat", name: String(seat) });
}

export function pickCountry(game: CourtGame, country: string): void {
  pickTarget(game, country, country, { kind: "country", name: country });
}

export function pickCrown(game: CourtGame, crown: string): void {
  pickTarget(game, crown, crown === "house" ? "house" : `the-${crown}`, { kind: "crown", name: crown });
}

/** Whom or what an act shall strike: picked for what is being put together, or the answer to the server's question. */
function pickTarget(game: CourtGame, value: number | string, text: string, thing: Thing): void {
  if (game.stage.busy) return game.stage.skip();
  const field = game.intent?.question === "receiver" ? "receiver" : "target";
  if (game.intent?.values(field).includes(value)) return game.pick(field, value);
  if (!game.intent && game.options.some((option) => option.text === text)) return game.take(text);
  if (!game.intent) return void game.explain(thing);
  game.reason = { thing, code: "not-this-one", text: say("refusal-not-this-one") };
}

export function pickPlace(game: CourtGame, place: string): void {
  game.take(place, { kind: "place", name: place });
}

export function draw(game: CourtGame): void {
  game.take("draw", { kind: "action", name: "draw" });
}
