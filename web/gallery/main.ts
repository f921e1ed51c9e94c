import "@fontsource-variable/baskervville";
import "@fontsource/alegreya-sans/500.css";
import "@fontsource/alegreya-sans/700.css";
import "@fontsource/alegreya-sans/800.css";
import "../src/styles/palette.css";
import { mount } from "svelte";
import { settings } from "../src/lib/settings.svelte";
import type { Language } from "../src/lib/languages";
import { setLanguage, speakOf, takeGameWordsFrom } from "../src/lib/words.svelte";
import { wordsOf } from "../src/games";
import "../src/games/palais-royal/art/drawings";
import Gallery from "./Gallery.svelte";

const query = new URLSearchParams(location.search);
settings.theme = query.get("theme") === "night" ? "night" : "day";
takeGameWordsFrom(wordsOf);
await setLanguage((query.get("lang") ?? "en") as Language);
await speakOf("palais-royal");
mount(Gallery, { target: document.getElementById("app") as HTMLElement });
