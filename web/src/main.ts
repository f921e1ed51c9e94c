import "./lib/modality";
import "./styles/palette.css";
import "./styles/fonts.css";
import "./styles/base.css";
import { mount } from "svelte";
import App from "./App.svelte";
import { tableOf, wordsOf } from "./games";
import { preferredLanguage } from "./lib/languages";
import { startRouter } from "./lib/router.svelte";
import { registerWorker } from "./lib/worker";
import { setLanguage, takeGameWordsFrom } from "./lib/words.svelte";
import { placeAt } from "./pages";

startRouter();
takeGameWordsFrom(wordsOf);
const language = preferredLanguage();
const place = placeAt(location.pathname);
void place.load().catch(() => undefined); // in parallel with the texts
const told = document.querySelector<HTMLMetaElement>('meta[name="game"]')?.content; // the game of the table at this address
if (told) void Promise.all([tableOf(told), wordsOf(told, language)]).catch(() => undefined);
if (place.game) void wordsOf(place.game, language).catch(() => undefined);
await setLanguage(language);
mount(App, { target: document.getElementById("app") as HTMLElement });
registerWorker();
