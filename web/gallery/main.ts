import "@fontsource-variable/baskervville";
import "@fontsource/alegreya-sans/500.css";
import "@fontsource/alegreya-sans/700.css";
import "@fontsource/alegreya-sans/800.css";
import "../src/styles/palette.css";
import { mount } from "svelte";
import { settings } from "../src/lib/settings.svelte";
import type { Language } from "../src/lib/languages";
import { setLanguage } from "../src/lib/words.svelte";
import Gallery from "./Gallery.svelte";

const query = new URLSearchParams(location.search);
settings.theme = query.get("theme") === "night" ? "night" : "day";
await setLanguage((query.get("lang") ?? "en") as Language);
mount(Gallery, { target: document.getElementById("app") as HTMLElement });
