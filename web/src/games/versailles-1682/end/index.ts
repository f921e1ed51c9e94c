import type { GameEnd } from "../../contract";
import type { View } from "../view";
import Details from "./Details.svelte";
import Foot from "./Turnings.svelte";
import { headline, reason, sentence } from "./verdict";

export const end: GameEnd<View> = { Details, Foot, headline, reason, sentence };
