import type { LogLine, Update } from "../../lib/protocol";
import { settings } from "../../lib/settings.svelte";
import { joinPlaces, NOWHERE, type Places } from "./places";
import type { Telling } from "./telling";

const SENTENCE = 450; // milliseconds per log sentence at speed 1
const OUTLINE = 800; // how long a changed place keeps its outline

interface Beat<V> {
  view: V;
  lines: LogLine[];
  places: Places;
}

/** The state on screen. It lags behind the table while an opponent's turn is shown sentence by sentence. */
export class Stage<V> {
  view = $state.raw<V | null>(null);
  shown = $state(Number.POSITIVE_INFINITY); // number of the last line of the log on the screen
  marks = $state.raw<Places>(NOWHERE);
  busy = $state(false);
  /** Called with the lines just shown, for animations. */
  onlines: ((lines: LogLine[]) => void) | null = null;
  /** Called when the screen has caught up with the table. */
  onidle: (() => void) | null = null;

  #queue: Beat<V>[] = [];
  #latest: V | null = null;
  #timer: ReturnType<typeof setTimeout> | undefined;
  #fade: ReturnType<typeof setTimeout> | undefined;

  constructor(private readonly telling: Telling<V>) {}

  /** Show everything at once, without animation: the first load, or a reconnect. */
  set(view: V | null): void {
    this.#clear();
    this.#latest = view;
    this.view = view;
    this.shown = Number.POSITIVE_INFINITY;
    this.marks = NOWHERE;
  }

  /** Show my own moves at once, others' one sentence at a time. */
  take(update: Update, mine: boolean): void {
    const view = update.view as V;
    const at_once = mine || update.gone > 0 || settings.speed === 0 || !settings.motion || document.hidden;
    if (at_once || !this.view) {
      this.#finish(view, update.log);
      return;
    }
    this.#enqueue(update);
    if (!this.busy) this.#next();
  }

  /** Show the latest state at once. */
  skip(): void {
    if (!this.busy || !this.#latest) return;
    this.#finish(this.#latest, []);
    this.onidle?.();
  }

  stop(): void {
    this.#clear();
  }

  /** One beat per sentence; a line that only extends the previous sentence shares its beat. */
  #enqueue({ log, steps = [], ...update }: Update): void {
    const view = update.view as V;
    const waiting = this.#queue.at(-1);
    const before = waiting?.lines ?? [];
    const goesOn = before.length > 0 && this.telling.entries([...before, ...log]).length === 1;
    if (waiting && goesOn) this.#queue.pop();
    let rest = goesOn ? [...before, ...log] : log;
    for (const entry of this.telling.entries(rest)) {
      const last = entry.lines.at(-1)?.n ?? entry.n;
      const after = steps.find(({ n }) => n >= last)?.view as V | undefined;
      this.#queue.push({ view: after ?? view, lines: rest.filter((line) => line.n <= last), places: entry.places });
      rest = rest.filter((line) => line.n > last);
    }
    this.#enqueueRest(view, rest);
    this.#latest = view;
  }

  /** A line without a sentence joins the previous beat, unless another player's turn begins. */
  #enqueueRest(view: V, rest: LogLine[]): void {
    const told = this.#queue.at(-1);
    if (told && !rest.some((line) => this.telling.startsTurn(line))) {
      told.view = view;
      told.lines = [...told.lines, ...rest];
    } else this.#queue.push({ view, lines: rest, places: NOWHERE });
  }

  #next = (): void => {
    const beat = this.#queue.shift();
    this.busy = beat !== undefined;
    if (!beat) {
      this.shown = Number.POSITIVE_INFINITY;
      this.#mark(this.marks);
      return this.onidle?.();
    }
    this.view = beat.view;
    this.shown = beat.lines.at(-1)?.n ?? this.shown;
    this.#mark(beat.places);
    this.onlines?.(beat.lines);
    const empty = beat.lines.every((line) => this.telling.isSilent(line));
    const pace = this.telling.pace?.(beat.lines) ?? SENTENCE;
    this.#timer = setTimeout(this.#next, empty ? 0 : pace / (settings.speed || 1));
  };

  #finish(view: V, lines: LogLine[]): void {
    this.#clear();
    this.#latest = view;
    this.view = view;
    this.shown = Number.POSITIVE_INFINITY;
    this.#mark(joinPlaces(lines.map((line) => this.telling.places(line))));
    if (settings.motion) this.onlines?.(lines);
  }

  #mark(places: Places): void {
    clearTimeout(this.#fade);
    this.marks = places;
    this.#fade = setTimeout(() => {
      if (!this.busy) this.marks = NOWHERE;
    }, OUTLINE);
  }

  #clear(): void {
    clearTimeout(this.#timer);
    clearTimeout(this.#fade);
    this.#queue = [];
    this.busy = false;
  }
}
