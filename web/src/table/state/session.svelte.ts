import { getContext, setContext } from "svelte";
import type { Choice, LogLine, Phrase, Thing, Update } from "../../lib/protocol";
import type { TableConnection } from "../../lib/socket.svelte";
import { notify } from "../../lib/toasts.svelte";
import { say, sayPhrase } from "../../lib/words.svelte";
import { Manners } from "./manners.svelte";
import { namesFor } from "./names";
import { NOWHERE, type Places } from "./places";
import { Plan } from "./plan.svelte";
import type { Reason } from "./reason";
import { Stage } from "./stage.svelte";
import { type How, Submissions } from "./submissions.svelte";
import type { Telling } from "./telling";
import { Unread } from "./unread.svelte";

/**
 * A user's session at a table: the connection, what is on screen and what is being sent. A game with clickable
 * boards extends it with the current selection.
 */
export class TableSession<V> {
  readonly stage: Stage<V>;
  readonly plan = new Plan();
  readonly unread: Unread;
  readonly manners: Manners;

  logPlaces = $state.raw<Places>(NOWHERE); // of the highlighted log entry
  skipped = $state.raw<Phrase[]>([]); // why actions were just ended automatically
  reason = $state.raw<Reason | null>(null); // why the clicked thing cannot be chosen
  looking = $state(false); // showing the boards of a finished game

  #own: How[] = []; // my submissions of this turn, oldest first
  #listeners = new Set<() => void>();
  protected paused = false; // after an undo: no automatic actions until the next manual one
  protected readonly submissions = new Submissions({
    choices: () => this.conn.choices,
    turn: () => this.conn.moment?.turn ?? 0,
    send: (actions, how, address) => this.#send(actions, how, address),
    automatic: () => (this.mine && !this.stage.busy && !this.paused ? this.automatic() : null),
    dropped: (repeated) => this.#drop(repeated),
  });

  constructor(
    readonly conn: TableConnection<V>,
    readonly telling: Telling<V>,
  ) {
    this.stage = new Stage(telling);
    this.unread = new Unread(conn);
    this.manners = new Manners(conn);
    conn.onsnapshot = (snapshot) => this.#begin(snapshot.view as V | null);
    conn.onupdate = (update) => this.#take(update);
    conn.onheard = () => this.#goOn();
    this.stage.onidle = () => this.#goOn();
    if (conn.version < 0) return;
    this.#begin(conn.view); // it arrived while the game was loading
    this.#goOn();
  }

  /** Subscribe to updates, and to the screen catching up with them. Returns the unsubscribe function. */
  listen(listener: () => void): () => void {
    this.#listeners.add(listener);
    return () => this.#listeners.delete(listener);
  }

  get view(): V | null {
    return this.stage.view;
  }

  get seat(): number | null {
    return this.conn.seat;
  }

  /** Whether the game waits for me, by the server's state. */
  get mine(): boolean {
    const { away, table, decisions } = this.conn;
    return !away && table?.status === "playing" && decisions.some(({ seat, must }) => must && seat === this.seat);
  }

  /** Whom the game waits for, by what is on screen. */
  get acting(): number[] {
    return this.conn.decisions.filter(({ must }) => must).map(({ seat }) => seat);
  }

  /** The game is over and the end has been shown. */
  get over(): boolean {
    return this.conn.table?.status === "over" && !this.conn.table.ending && !this.stage.busy;
  }

  /** The choices on screen: none while an opponent's turn is still being shown. */
  get choices(): Choice[] {
    return this.stage.busy ? [] : this.conn.choices;
  }

  /** Places with an action waiting for the connection. */
  get waiting(): Places[] {
    return this.conn.status === "open" ? [] : this.submissions.waiting;
  }

  /** Queue these actions; they are submitted if `still` holds by then. */
  act(actions: number[], still?: () => boolean, where = NOWHERE, address: string | null = null): Promise<boolean> {
    if (actions.length === 0) return Promise.resolve(false);
    this.stage.skip();
    this.letGo();
    return this.submit(actions, still, where, address);
  }

  protected submit(actions: number[], still?: () => boolean, where = NOWHERE, address: string | null = null): Promise<boolean> {
    return this.submissions.act(actions, still, where, address);
  }

  /**
   * Submit what `find` returns among the choices, now or once pending answers are in. If there is nothing to
   * submit, explain why `thing` cannot be chosen.
   */
  choose(find: () => number[] | undefined, still?: () => boolean, thing?: Thing): void {
    const actions = find();
    if (actions) void this.act(actions, still, thing && this.placeOf(thing));
    else if (thing && !this.submissions.sending) void this.explain(thing);
    else void this.submissions.choose(find);
  }

  /** Ask the server why this cannot be chosen now. */
  async explain(thing: Thing): Promise<void> {
    if (this.seat === null) return this.#answer(thing, "not-your-seat", say("table-watching"));
    if (this.conn.status !== "open") return this.#answer(thing, "lost", say("table-prompt-lost"));
    const why = await this.conn.askWhy(thing);
    if (!why || why.version !== this.conn.version || why.code === "legal") return;
    this.#answer(thing, why.code, sayPhrase(why.phrase, namesFor(why.phrase.seats, this.conn.table?.seats ?? [])));
  }

  #answer(thing: Thing, code: string, text: string): void {
    this.reason = { thing, code, text };
  }

  /** Undo my last manual move, with the automatic ones that followed it. */
  undo(): void {
    if (this.conn.status === "lost") return this.withdraw();
    if (!this.submissions.sending && !this.conn.canUndo) return;
    this.plan.drop();
    this.letGo();
    void this.submissions.then(() => this.#takeBack());
  }

  /** Why undo is not possible now; empty if it is. */
  get undoRefusal(): string {
    if (this.conn.canUndo || this.waiting.length > 0) return "";
    return say(this.mine ? "table-undo-nothing" : "table-not-your-turn");
  }

  /** While offline: drop the newest queued action. One that was already sent is undone later. */
  withdraw(): void {
    if (this.submissions.withdraw() || this.conn.withdraw() || !this.submissions.sending) return;
    notify(say("table-sent-already"));
    void this.submissions.then(() => this.#takeBack());
  }

  async askHint(): Promise<void> {
    if (!this.mine || this.plan.asked) return;
    this.plan.ask();
    if ((await this.conn.askHint()) && this.conn.hint) this.plan.take(this.conn.hint);
    else this.plan.drop();
  }

  /** Do the next step of the hint, once the last one is answered: an automatic action may already have done it. */
  takeAdvice(): void {
    const { next } = this.plan;
    if (next && !this.submissions.sending) void this.act(next.actions);
  }

  /** Clear the selection and highlights. */
  letGo(): void {
    this.reason = null;
  }

  /** Submit automatic actions: after each message, and when a setting they depend on changes. */
  autopilot(): void {
    if (this.conn.status !== "closed") this.submissions.autopilot();
  }

  close(): void {
    this.stage.stop();
    this.conn.close();
  }

  // ---- overridden by a game's own session ----

  /** An action to submit automatically in my turn. */
  protected automatic(): number | null {
    return null;
  }

  /** Why the step about to end automatically has no choices. */
  protected whyIdle(): Phrase[] {
    return this.conn.choices.flatMap(({ idle }) => idle?.now ?? []).slice(0, 1);
  }

  protected placeOf(thing: Thing): Places {
    return { at: new Set([`${thing.kind}:${thing.name}`]), seat: null };
  }

  /** The table has changed, with these log lines. */
  protected changed(_view: V, _lines: LogLine[]): void {}

  #goOn(): void {
    queueMicrotask(() => this.autopilot()); // manual actions in progress go first
    for (const listener of this.#listeners) listener();
  }

  #begin(view: V | null): void {
    this.unread.begin();
    this.stage.set(view);
  }

  #take(update: Update): void {
    const mine = this.seat !== null && update.log.some((line) => line.seat === this.seat && !this.telling.startsTurn(line));
    this.stage.take(update, mine || update.moment.owner === null); // do not delay the screen when all players act at once
    this.reason = null;
    this.changed(update.view as V, update.log);
    if (this.conn.decisions.some(({ seat }) => seat === this.seat)) return;
    this.#own = [];
    this.skipped = [];
    this.paused = false;
    this.plan.drop();
    this.letGo();
  }

  async #send(actions: number[], how: How, address: string | null = null): Promise<boolean> {
    if (how === "hand") this.paused = false;
    this.skipped = how === "hand" ? [] : [...this.skipped, ...this.whyIdle()];
    this.#own.push(how);
    this.plan.follow(actions);
    const before = this.conn.lastRefusal;
    const done = await this.conn.act(actions, address);
    if (done) return true;
    if (this.conn.lastRefusal !== before && this.conn.lastRefusal?.code === "stale") this.#goneOn(how);
    this.#own.pop();
    this.plan.drop();
    if (how === "auto") this.paused = true; // or it would be retried forever
    return false;
  }

  async #takeBack(): Promise<boolean> {
    if (!this.conn.canUndo) notify(this.undoRefusal);
    this.paused = true;
    let again = true;
    while (again && this.conn.canUndo) {
      again = this.#own.pop() === "auto";
      if (!(await this.conn.undo())) return false;
    }
    return true;
  }

  /** The table has changed since this was chosen: drop it and everything queued after it. */
  #goneOn(how: How): void {
    this.submissions.clear();
    if (how === "hand") notify(say("table-gone-on"));
  }

  /** Ignore a second click on a one-time action; report any other dropped action. */
  #drop(repeated: boolean): void {
    this.plan.drop();
    if (!repeated) notify(say("table-no-longer"));
  }
}

const KEY = Symbol("table");

export function provideSession<S extends TableSession<unknown>>(session: S): S {
  return setContext(KEY, session);
}

/** The session of the table on this page. */
export function useSession<V = unknown>(): TableSession<V> {
  return getContext<TableSession<V>>(KEY);
}
