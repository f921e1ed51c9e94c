import type { LogLine, Option, Thing } from "../../../lib/protocol";
import type { TableConnection } from "../../../lib/socket.svelte";
import { settings } from "../../../lib/settings.svelte";
import { TableSession, useSession } from "../../../table/state/session.svelte";
import type { MineView, View } from "../view";
import { type Field, Intent, type Route, type Source, type Value } from "./intent.svelte";
import { momentsIn } from "./moment";
import { Moments } from "./moments.svelte";
import { isHead, type Roll, rollOf } from "./roll";
import { telling } from "./telling";

const HEARD = 2200; // milliseconds that another's roll is shown at single speed

/** Page state of a Versailles 1682 table: the action being composed and the roll being shown. */
export class CourtGame extends TableSession<View> {
  intent = $state.raw<Intent | null>(null);
  looked = $state<number | null>(null); // the courtier looked at
  held = $state<string | null>(null); // the card of my hand looked at
  roll = $state.raw<Roll | null>(null); // my own roll, until it has been seen
  heard = $state.raw<Roll | null>(null); // another's roll, while it is shown
  readonly moments = new Moments();

  #before = $state.raw<View | null>(null); // what the table shows until then
  #latest: View | null = null;

  constructor(conn: TableConnection<View>) {
    super(conn, telling);
    this.#latest = conn.view;
    this.stage.onlines = (lines) => this.#hear(lines);
  }

  override get view(): View | null {
    return this.#before ?? this.stage.view;
  }

  override get acting(): number[] {
    return this.view?.to_act ?? [];
  }

  get step(): string {
    return this.conn.view?.step ?? "";
  }

  /** What I can do now, or could if it were my turn. */
  get can(): MineView | null {
    return this.conn.view?.mine ?? null;
  }

  /** The table waits for me, and I have seen all there is to see. */
  get canAct(): boolean {
    return this.mine && !this.stage.busy && !this.roll;
  }

  /** The options of the question that is open. */
  get options(): Option[] {
    return this.choices.flatMap(({ options }) => options);
  }

  /** The numbers of the routes. */
  get routes(): Partial<Record<Route, number>> {
    return Object.fromEntries((this.can?.routes ?? []).map(({ route, action }) => [route, action]));
  }

  /** Begin to put an action together; what has only one answer is answered. */
  begin(source: Source, name: string, acts: MineView["gives"]): void {
    this.reason = null;
    const intent = new Intent(source, name, acts);
    const me = this.seat;
    if (source === "card" && intent.isAsked && acts.some(({ target }) => target === me)) intent.pick("target", me);
    this.#settle(intent);
    this.intent = intent;
  }

  /** Pick what the next question asks for, or change an answer. */
  pick(field: Field, value: Value): void {
    this.intent?.pick(field, value);
    if (this.intent) this.#settle(this.intent);
    if (this.intent?.source === "give") this.confirm(); // the table asks for the cards then
  }

  /** The best route is marked, and can be changed. */
  #settle(intent: Intent): void {
    const open = intent.act?.routes ?? [];
    const best = (this.can?.routes ?? []).filter(({ route }) => open.includes(route)).toSorted((a, b) => b.chance - a.chance);
    if (!intent.route || !open.includes(intent.route)) intent.route = best[0]?.route ?? null;
  }

  /** Send what has been put together. */
  confirm(): void {
    const actions = this.intent?.actions(this.routes);
    const spokenTo = this.spokenTo;
    const address = spokenTo === null || !this.manners.kept ? null : this.manners.said(spokenTo);
    if (actions) void this.act(actions, undefined, undefined, address);
  }

  /** Whom what is being put together speaks to: the first other courtier it names. */
  get spokenTo(): number | null {
    const { act } = this.intent ?? {};
    const named = [act?.target, act?.receiver].find((each) => typeof each === "number" && each !== this.seat);
    return typeof named === "number" ? named : null;
  }

  /** Undo the last pick, or cancel the action. */
  back(): void {
    if (!this.intent?.back()) this.intent = null;
  }

  /** Do the option with this text, as the notation writes it. */
  take(text: string, thing?: Thing): void {
    if (this.stage.busy) return this.stage.skip();
    this.choose(
      () => {
        const option = this.options.find((each) => each.text === text);
        return option && [option.action];
      },
      undefined,
      thing,
    );
  }

  /** The roll has been seen: the table shows what it led to. */
  seen(): void {
    this.roll = null;
    this.#before = null;
    this.stage.shown = Number.POSITIVE_INFINITY;
    this.moments.release();
  }

  /** Other players' rolls are shown during their turn; moments always. */
  #hear(lines: LogLine[]): void {
    this.moments.add(momentsIn(lines, this.conn.log));
    const head = lines.find(isHead);
    const roll = head && head.seat !== this.seat ? rollOf(lines, head.seat, this.#regency, this.conn.log) : null;
    if (!roll) return;
    this.heard = roll;
    clearTimeout(this.#hush);
    this.#hush = setTimeout(() => (this.heard = null), HEARD / (settings.speed || 1));
  }
  #hush: ReturnType<typeof setTimeout> | undefined;

  get #regency(): boolean {
    return this.view?.court.regency ?? false;
  }

  override close(): void {
    clearTimeout(this.#hush);
    this.moments.clear();
    super.close();
  }

  override letGo(): void {
    super.letGo();
    this.intent = null;
  }

  protected override changed(view: View, lines: LogLine[]): void {
    const before = this.#latest;
    this.#latest = view;
    this.intent = null;
    const roll =
      this.seat === null || this.stage.busy ? null : rollOf(lines, this.seat, before?.court.regency ?? false, this.conn.log);
    if (!roll) return;
    this.moments.hold();
    this.#before = before;
    this.roll = roll;
    this.stage.shown = (lines[0]?.n ?? 1) - 1;
  }
}

export function useGame(): CourtGame {
  return useSession() as unknown as CourtGame;
}
