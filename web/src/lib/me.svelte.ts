import { COLOURS } from "../art/colours";
import { getSite, putMe } from "./api";
import type { ChangeMe, GameFacts, Me } from "./protocol";

export type Colour = ChangeMe["colour"];
export { COLOURS };

interface Guest extends Me {
  colour: Colour;
  known: boolean; // the server has answered
  chosen: boolean; // the guest chose the name; it is not the suggested one
  games: GameFacts[]; // that are played here
}

/** The guest behind this browser. */
export const me: Guest = $state({ name: "", colour: "red", known: false, chosen: false, games: [] });

const CHOSEN = "palais-name-chosen";

let loading: Promise<void> | null = null;

/** Ask the server who we are, once; the response sets the guest's cookie. */
export function load(): Promise<void> {
  loading ??= ask().catch((problem: unknown) => {
    loading = null; // retry on the next call
    throw problem;
  });
  return loading;
}

export async function change(wanted: ChangeMe): Promise<void> {
  await load();
  const renamed = wanted.name !== me.name;
  take(await putMe(wanted));
  if (renamed) rememberChoice();
}

/** The guest has settled on the current name: do not ask again. */
export function rememberChoice(): void {
  me.chosen = true;
  try {
    localStorage.setItem(CHOSEN, "yes");
  } catch {
    // storage is blocked: the guest is asked again next time
  }
}

async function ask(): Promise<void> {
  const site = await getSite();
  me.games = site.games;
  take(site.me);
}

function take(answer: Me): void {
  me.name = answer.name;
  me.colour = COLOURS.find((colour) => colour === answer.colour) ?? "red";
  me.known = true;
  me.chosen ||= wasChosen();
}

function wasChosen(): boolean {
  try {
    return localStorage.getItem(CHOSEN) === "yes";
  } catch {
    return false;
  }
}
