import type { Option } from "../../../lib/protocol";
import { detail } from "../../../table/state/names";
import type { CourtGame } from "./game.svelte";
import { isCountry } from "./names";

/** What can be clicked on now, by its name. */
export interface Lit {
  seats: ReadonlySet<number>;
  hand: ReadonlySet<string>;
  house: ReadonlySet<string>;
  countries: ReadonlySet<string>;
  crowns: ReadonlySet<string>; // king, queen, house
  places: ReadonlySet<string>;
  pile: boolean;
  aiming: boolean; // somebody is to be chosen
}

export const NOTHING_LIT: Lit = {
  seats: new Set(),
  hand: new Set(),
  house: new Set(),
  countries: new Set(),
  crowns: new Set(),
  places: new Set(),
  pile: false,
  aiming: false,
};

export function litIn(game: CourtGame): Lit {
  if (!game.canAct) return NOTHING_LIT;
  if (game.intent) return forIntent(game);
  return game.step === "main" ? forTurn(game) : forStep(game);
}

/** Between two actions: the cards that can be played, those that can be taken, the pile. */
function forTurn({ can }: CourtGame): Lit {
  if (!can) return NOTHING_LIT;
  const may = (name: string): boolean => can.may[name] === null;
  return {
    ...NOTHING_LIT,
    hand: new Set(may("play") ? can.hand.filter(({ possible }) => possible).map(({ card }) => card) : []),
    house: new Set(may("take") ? can.house.map(({ card }) => card) : []),
    pile: may("draw"),
  };
}

/** An action that is being put together: the answers to its next question. */
function forIntent({ intent }: CourtGame): Lit {
  const question = intent?.question;
  if (!intent || !question) return NOTHING_LIT;
  const values = intent.values(question);
  if (question === "card" && intent.source === "give") return { ...NOTHING_LIT, hand: new Set(values.map(String)) };
  if (question !== "target" && question !== "receiver") return NOTHING_LIT;
  return forTargets(values.filter((value) => value !== null));
}

function forTargets(values: (number | string)[]): Lit {
  const names = values.filter((value) => typeof value === "string");
  return {
    ...NOTHING_LIT,
    seats: new Set(values.filter((value) => typeof value === "number")),
    countries: new Set(names.filter(isCountry)),
    crowns: new Set(names.filter((name) => ["king", "queen", "house"].includes(name))),
    aiming: true,
  };
}

const CROWNS: Record<string, string> = { "the-king": "king", "the-queen": "queen", house: "house" };

/** A question of the server: what its options name. */
function forStep({ options, step }: CourtGame): Lit {
  const named = (name: string): string[] => options.map((option: Option) => detail(option, name)).filter(Boolean);
  const texts = options.map(({ text }) => text);
  const cards = new Set(named("card"));
  return {
    ...NOTHING_LIT,
    seats: new Set(named("seat").map(Number)),
    hand: step === "take" || step === "letter" || step === "audience-of" ? new Set() : cards,
    house: step === "take" ? cards : new Set(),
    countries: new Set(named("country")),
    crowns: new Set(texts.flatMap((text) => CROWNS[text] ?? [])),
    places: new Set(texts.filter((text) => text === "versailles" || text === "hunt")),
    aiming: named("seat").length > 0,
  };
}
