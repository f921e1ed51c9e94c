import { getContext, setContext } from "svelte";
import type { Choice, Phrase, Thing, Update } from "../../../lib/protocol";
import type { View } from "../view";
import { settings } from "../../../lib/settings.svelte";
import { TableConnection } from "../../../lib/socket.svelte";
import { say, sayPhrase } from "../../../lib/words.svelte";
import { notify } from "../../../lib/toasts.svelte";
import { usedIn } from "./allowance";
import { Stage } from "./animation.svelte";
import { detail, optionsOf, type Room } from "./names";
import { NOWHERE, placeOf, type Places } from "./places";
import { Plan } from "./plan.svelte";
import { undoRefusal } from "./prompt";
import type { Reason } from "./reason.svelte";
import { Selection } from "./selection.svelte";
import { Submissions } from "../../../table/state/submissions.svelte";
import { Unread } from "../../../table/state/unread.svelte";
import { wastesMoves } from "./wasted";

const SKIPPED: readonly View["phase"][] = ["reinforce", "move", "income", "recruit"]; // never the end of the turn

/** Actions that are shown as waiting and not sent yet. */
interface Held {
  actions: number[];
  where: Places;
}

/** A table with a person in front of it: the connection, what is on the screen, what is picked and what is being sent. */
export class TableGame {
  readonly conn: TableConnection<View>;
  readonly stage = new Stage();
  readonly pick = new Selection();
  readonly plan = new Plan();
  readonly unread: Unread;

  field = $state<string | null>(null); // the noble looked at
  pinned = $state<string | null>(null); // the noble clicked on: it stays in view
  room = $state<Room | null>(null); // the room looked at
  card = $state<string | null>(null); // the card of my hand looked at
  offer = $state<"king" | "madame" | null>(null); // whose new servant is to be taken from a room
  borderFrom = $state<"supply" | "room">("supply");
  logPlaces = $state.raw<Places>(NOWHERE); // of the sentence looked at
  skipped = $state.raw<Phrase[]>([]); // why actions have just ended by themselves
  reason = $state.raw<Reason | null>(null); // why what was clicked on cannot be chosen
  looking = $state(false); // at the boards of a finished game
  held = $state.raw<Held | null>(null); // the last free servants, until the player says that this is it
  asking = $state(false); // whether the moves that are left may be lost

  #own: ("auto" | "hand")[] = []; // my submissions of this turn, oldest first
  #paused = false; // taken back: nothing goes by itself until the next move by hand
  readonly #submissions = new Submissions({
    choices: () => this.conn.choices,
    round: () => this.conn.view?.round ?? 0,
    send: (actions, how) => this.#send(actions, how),
    automatic: () => this.#automatic(),
    dropped: (repeated) => this.#drop(repeated),
  });

  constructor(id: string) {
    this.conn = new TableConnection(id);
    this.unread = new Unread(this.conn);
    this.conn.onsnapshot = (snapshot) => {
      this.unread.begin();
      this.stage.set(snapshot.view as View | null);
    };
    this.conn.onupdate = (update) => this.#take(update);
  }

  get view(): View | null {
    return this.stage.view;
  }

  get seat(): number | null {
    return this.conn.seat;
  }

  /** Am I to act, as the table stands? */
  get mine(): boolean {
    return this.seat !== null && this.conn.view?.to_act === this.seat && this.conn.table?.status === "playing";
  }

  /** What can be chosen on the screen: nothing while an opponent's turn is still being shown. */
  get choices(): Choice[] {
    return this.stage.busy ? [] : this.conn.choices;
  }

  get canEnd(): boolean {
    return this.held !== null || optionsOf(this.conn.choices, "done").length > 0;
  }

  /** Where something waits: for the player, who may still think better of it, or for the connection. */
  get waiting(): Places[] {
    const unsent = this.conn.status === "open" ? [] : this.#submissions.waiting;
    return this.held ? [...unsent, this.held.where] : unsent;
  }

  /** Do these actions as soon as all that was asked for before is done, if it is `still` meant then. */
  async act(actions: number[], still?: () => boolean, where = NOWHERE): Promise<boolean> {
    if (actions.length === 0) return false;
    this.stage.skip();
    this.letGo();
    if (this.#endsSetUp(actions)) {
      this.held = { actions, where };
      return false;
    }
    return this.#submit(actions, still, where);
  }

  #submit(actions: number[], still?: () => boolean, where = NOWHERE): Promise<boolean> {
    this.held = null;
    this.plan.follow(actions);
    return this.#submissions.act(actions, still, where);
  }

  /** The last free servant passes the turn on, and then nothing can be taken back: it waits for a word more. */
  #endsSetUp(actions: number[]): boolean {
    const { view } = this.conn;
    return view?.phase === "setup" && actions.length >= (view.turn?.free_left ?? 0);
  }

  /**
   * Do what `find` finds among the choices; if an answer is still due, also what it will find then. Where there is nothing to
   * be done with it, `thing` is explained.
   */
  choose(find: () => number[] | undefined, still?: () => boolean, thing?: Thing): void {
    const actions = find();
    if (actions) void this.act(actions, still, placeOf(thing));
    else if (thing && !this.#submissions.sending) void this.explain(thing);
    else void this.#submissions.choose(find).then((done) => done && this.plan.drop());
  }

  /** The server says why this cannot be chosen as the table stands. */
  async explain(thing: Thing): Promise<void> {
    if (this.seat === null) return this.#answer(thing, "not-your-seat", say("table-watching"));
    if (this.conn.status !== "open") return this.#answer(thing, "lost", say("table-prompt-lost"));
    const why = await this.conn.askWhy(thing);
    if (why && why.version === this.conn.version && why.code !== "legal") this.#answer(thing, why.code, sayPhrase(why.phrase));
  }

  #answer(thing: Thing, code: string, text: string): void {
    this.reason = { thing, code, text };
  }

  /** Take back my last move by hand, with all that followed from it by itself. */
  undo(): void {
    if (this.held) return void (this.held = null);
    if (this.conn.status === "lost") return this.withdraw();
    if (!this.#submissions.sending && !this.conn.canUndo) return;
    this.plan.drop();
    this.letGo();
    void this.#submissions.then(() => this.#takeBack());
  }

  /** Without a connection: give up the newest thing that waits for it. What was on its way already is taken back later. */
  withdraw(): void {
    if (this.held || this.#submissions.withdraw() || this.conn.withdraw() || !this.#submissions.sending)
      return void (this.held = null);
    notify(say("table-sent-already"));
    void this.#submissions.then(() => this.#takeBack());
  }

  /**
   * While an opponent's turn is still being shown nothing is done blindly: the first press shows where the game stands. A
   * second press before the answer to the first does not end the action after it, least of all the turn.
   */
  end(): void {
    if (this.stage.busy) return this.stage.skip();
    if (this.held) return void this.#submit(this.held.actions, undefined, this.held.where);
    if (wastesMoves(this.conn.view, this.conn.id)) this.asking = true;
    else this.endNow();
  }

  endNow(): void {
    this.asking = false;
    const phase = this.conn.view?.phase;
    const still = (): boolean => this.conn.view?.phase === phase;
    this.choose(() => {
      const [done] = still() ? optionsOf(this.conn.choices, "done") : [];
      return done && [done.action];
    }, still);
  }

  /** What most players would do now. */
  next(): void {
    if (this.stage.busy) return this.stage.skip();
    if (this.held) return this.end();
    const next = this.conn.view?.next;
    if (this.mine && next) void this.act(next.actions);
  }

  async askHint(): Promise<void> {
    if (!this.mine || this.plan.asked) return;
    this.plan.ask();
    if ((await this.conn.askHint()) && this.conn.hint) this.plan.take(this.conn.hint);
    else this.plan.drop();
  }

  letGo(): void {
    this.pick.drop();
    this.offer = null;
    this.pinned = null;
    this.reason = null;
    this.held = null;
  }

  /** What goes by itself is done. Called whenever something has changed. */
  autopilot(): void {
    this.#submissions.autopilot();
  }

  close(): void {
    this.stage.stop();
    this.conn.close();
  }

  /** A step with nothing to choose, the one way to pay, the servant for the border that was ordered before. */
  #automatic(): number | null {
    const { view, choices } = this.conn;
    if (!view || !this.mine || this.stage.busy || this.#paused) return null;
    if (view.phase === "border" && this.borderFrom === "supply") {
      return optionsOf(choices, "border").find((option) => detail(option, "source") === "supply")?.action ?? null;
    }
    const [only, ...others] = choices.flatMap((choice) =>
      choice.options.map((option) => ({ kind: choice.kind, action: option.action })),
    );
    if (!only || others.length > 0) return null;
    if (only.kind === "pay") return only.action;
    return only.kind === "done" && settings.skipEmpty && SKIPPED.includes(view.phase) ? only.action : null;
  }

  #take(update: Update): void {
    const mine = this.seat !== null && update.log.some((line) => line.seat === this.seat && line.kind !== "turn");
    this.stage.take(update, mine);
    this.reason = null;
    const view = update.view as View;
    this.pick.keep(view, this.seat);
    if (view.to_act === this.seat) return;
    this.#own = [];
    this.skipped = [];
    this.#paused = false;
    this.plan.drop();
    this.letGo();
  }

  async #send(actions: number[], how: "auto" | "hand"): Promise<boolean> {
    if (how === "hand") this.#paused = false;
    this.skipped = how === "hand" ? [] : [...this.skipped, ...this.#whyIdle()];
    this.#own.push(how);
    const before = this.conn.lastRefusal;
    const done = await this.conn.act(actions);
    if (done) return true;
    if (this.conn.lastRefusal !== before && this.conn.lastRefusal?.code === "stale") this.#goneOn(how);
    this.#own.pop();
    this.plan.drop();
    if (how === "auto") this.#paused = true; // or it would be tried for ever
    return false;
  }

  /** Why the step that is about to end by itself has nothing to choose: told by the server, of the table as it is now. */
  #whyIdle(): Phrase[] {
    const { view, log, choices } = this.conn;
    const [idle] = choices.flatMap((choice) => choice.idle ?? []);
    if (!view || !idle) return [];
    return [idle.never && usedIn(view, log) === 0 ? idle.never : idle.now];
  }

  async #takeBack(): Promise<boolean> {
    if (!this.conn.canUndo) notify(undoRefusal(this));
    this.#paused = true;
    let again = true;
    while (again && this.conn.canUndo) {
      again = this.#own.pop() === "auto";
      if (!(await this.conn.undo())) return false;
    }
    return true;
  }

  /** The table is no longer the one this was chosen for: neither it nor anything after it is done. */
  #goneOn(how: "auto" | "hand"): void {
    this.#submissions.clear();
    if (how === "hand") notify(say("table-gone-on"));
  }

  /** A second click on what could be done once means nothing; anything else that is not done is told. */
  #drop(repeated: boolean): void {
    this.plan.drop();
    if (!repeated) notify(say("table-no-longer"));
  }
}

const KEY = Symbol("table");

export function provideGame(game: TableGame): TableGame {
  return setContext(KEY, game);
}

export function useGame(): TableGame {
  return getContext<TableGame>(KEY);
}
