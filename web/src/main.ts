import "./lib/modality";
import "./styles/palette.css";
import "./styles/fonts.css";
import "./styles/base.css";
import { mount } from "svelte";
import App from "./App.svelte";
import { preferredLanguage } from "./lib/languages";
import { startRouter } from "./lib/router.svelte";
import { registerWorker } from "./lib/worker";
import { setLanguage } from "./lib/words.svelte";
import { placeAt } from "./pages";

startRouter();
void placeAt(location.pathname)
  .load()
  .catch(() => undefined); // fetched while the words are on their way
await setLanguage(preferredLanguage());
mount(App, { target: document.getElementById("app") as HTMLElement });
registerWorker();
