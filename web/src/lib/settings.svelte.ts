/** Settings for appearance and speed, stored in this browser only, never sent to the server. */
export interface Settings {
  theme: "day" | "night" | "auto";
  motion: boolean;
  speed: 0 | 1 | 2 | 4; // of opponents' turns; 0: no animation
  skipEmpty: boolean; // end actions automatically when there is nothing to do
  warnMoves: boolean; // ask before unused moves are lost
  sound: boolean;
  vibrate: boolean; // on my turn
  notify: boolean; // on my turn, while the tab is hidden
}

const KEY = "palais-settings";
const dark = matchMedia("(prefers-color-scheme: dark)");

export const settings: Settings = $state({ ...defaults(), ...stored() });

let systemIsDark = $state(dark.matches);
dark.addEventListener("change", () => (systemIsDark = dark.matches));

const paper = matchMedia("print");
let printing = $state(paper.matches);
paper.addEventListener("change", () => (printing = paper.matches));
addEventListener("beforeprint", () => (printing = true)); // not every browser fires both
addEventListener("afterprint", () => (printing = false));

/** The theme in use; "auto" follows the system. Printing is always light. */
export function shownTheme(): "day" | "night" {
  if (printing) return "day";
  if (settings.theme !== "auto") return settings.theme;
  return systemIsDark ? "night" : "day";
}

$effect.root(() => {
  $effect(() => {
    document.documentElement.dataset.theme = shownTheme();
    document.documentElement.dataset.motion = settings.motion ? "on" : "off";
  });
  $effect(() => keep(JSON.stringify(settings)));
});

function defaults(): Settings {
  const motion = !matchMedia("(prefers-reduced-motion: reduce)").matches;
  return { theme: "auto", motion, speed: 1, skipEmpty: true, warnMoves: true, sound: false, vibrate: false, notify: false };
}

function stored(): Partial<Settings> {
  try {
    return JSON.parse(localStorage.getItem(KEY) ?? "{}") as Partial<Settings>;
  } catch {
    return {}; // storage is blocked or damaged: use the defaults
  }
}

function keep(text: string): void {
  try {
    localStorage.setItem(KEY, text);
  } catch {
    // storage is blocked: the settings last until the page is closed
  }
}
