import type { ActView } from "../view";

/** Where an act begins: with a card of the hand, an audience, the power of an office, a levy, or a gift. */
export type Source = "card" | "audience" | "power" | "levy" | "give";

/** What has to be said of an act, in the order in which it is asked. */
const FIELDS = ["audience", "card", "target", "receiver", "direction"] as const;
export type Field = (typeof FIELDS)[number];
export type Value = ActView[Field];
export type Route = ActView["routes"][number];

/**
 * What the player is about to do, chosen bit by bit and not sent yet: all acts the server offers for it, and what has been
 * picked so far. Any pick can be taken back; the whole goes to the server at once.
 */
export class Intent {
  picked = $state.raw<Partial<Record<Field, Value>>>({});
  route = $state<Route | null>(null);

  constructor(
    readonly source: Source,
    readonly name: string, // of the card, for a card or a power
    readonly acts: ActView[],
  ) {}

  /** The acts that fit what has been picked. */
  get open(): ActView[] {
    const picked = Object.entries(this.picked) as [Field, Value][];
    return this.acts.filter((act) => picked.every(([field, value]) => act[field] === value));
  }

  /** What has to be picked next; null: nothing but the route, or nothing at all. */
  get question(): Field | null {
    const { open } = this;
    return FIELDS.find((field) => !(field in this.picked) && new Set(open.map((act) => act[field])).size > 1) ?? null;
  }

  /** The answers to the question, or the values a field could have with all else as picked. */
  values(field: Field): Value[] {
    const others = Object.entries(this.picked).filter(([each]) => FIELDS.indexOf(each as Field) < FIELDS.indexOf(field)) as [
      Field,
      Value,
    ][];
    const fitting = this.acts.filter((act) => others.every(([each, value]) => act[each] === value));
    return [...new Set(fitting.map((act) => act[field]))];
  }

  /** What is left when everything is picked. */
  get act(): ActView | null {
    return this.question === null ? (this.open[0] ?? null) : null;
  }

  /** A royal decision: it is asked for, by a route. */
  get isAsked(): boolean {
    return this.source === "audience" || this.acts.some(({ routes }) => routes.length > 0);
  }

  /** Pick a value; what was picked after it and depends on it is open again. */
  pick(field: Field, value: Value): void {
    const before = Object.entries(this.picked).filter(([each]) => FIELDS.indexOf(each as Field) < FIELDS.indexOf(field));
    this.picked = { ...Object.fromEntries(before), [field]: value };
  }

  /** Take the last pick back. False: there was none. */
  back(): boolean {
    const last = FIELDS.findLast((field) => field in this.picked);
    if (!last) return false;
    const { [last]: _, ...rest } = this.picked;
    this.picked = rest;
    return true;
  }

  /** What goes to the server; null while something is open. */
  actions(numbers: Partial<Record<Route, number>>): number[] | null {
    const { act } = this;
    if (!act) return null;
    if (act.routes.length === 0) return act.actions;
    const route = this.route && act.routes.includes(this.route) ? numbers[this.route] : undefined;
    return route === undefined ? null : [...act.actions, route];
  }
}
