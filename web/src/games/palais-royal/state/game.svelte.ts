import type { Phrase, Thing } from "../../../lib/protocol";
import { settings } from "../../../lib/settings.svelte";
import type { TableConnection } from "../../../lib/socket.svelte";
import { say } from "../../../lib/words.svelte";
import { detail, optionsOf } from "../../../table/state/names";
import { NOWHERE, type Places } from "../../../table/state/places";
import { TableSession, useSession } from "../../../table/state/session.svelte";
import type { View } from "../view";
import { usedIn } from "./allowance";
import type { Room } from "./names";
import { placeOf } from "./places";
import { Selection } from "./selection.svelte";
import { telling } from "./telling";
import { wastesMoves } from "./wasted";

const SKIPPED: readonly View["phase"][] = ["reinforce", "move", "income", "recruit"]; // never the end of the turn

/** Actions that are shown as waiting and not sent yet. */
interface Held {
  actions: number[];
  where: Places;
}

/** A table of Palais Royal with a person in front of it: what is picked in palace, park and hand. */
export class TableGame extends TableSession<View> {
  readonly pick = new Selection();

  field = $state<string | null>(null); // the noble looked at
  pinned = $state<string | null>(null); // the noble clicked on: it stays in view
  room = $state<Room | null>(null); // the room looked at
  card = $state<string | null>(null); // the card of my hand looked at
  offer = $state<"king" | "madame" | null>(null); // whose new servant is to be taken from a room
  borderFrom = $state<"supply" | "room">("supply");
  held = $state.raw<Held | null>(null); // the last free servants, until the player says that this is it
  asking = $state(false); // whether the moves that are left may be lost

  constructor(conn: TableConnection<View>) {
    super(conn, telling);
  }

  /** Whose turn it is on the screen, which may lag behind the table. */
  override get acting(): number[] {
    return [this.view?.to_act ?? []].flat();
  }

  get canEnd(): boolean {
    return this.held !== null || optionsOf(this.conn.choices, "done").length > 0;
  }

  /** Where something waits: for the player, who may still think better of it, or for the connection. */
  override get waiting(): Places[] {
    return this.held ? [...super.waiting, this.held.where] : super.waiting;
  }

  override async act(actions: number[], still?: () => boolean, where = NOWHERE): Promise<boolean> {
    if (!this.#endsSetUp(actions)) return super.act(actions, still, where);
    this.stage.skip();
    this.letGo();
    this.held = { actions, where };
    return false;
  }

  protected override submit(actions: number[], still?: () => boolean, where = NOWHERE): Promise<boolean> {
    this.held = null;
    return super.submit(actions, still, where);
  }

  /** The last free servant passes the turn on, and then nothing can be taken back: it waits for a word more. */
  #endsSetUp(actions: number[]): boolean {
    const { view } = this.conn;
    return actions.length > 0 && view?.phase === "setup" && actions.length >= (view.turn?.free_left ?? 0);
  }

  override undo(): void {
    if (this.held) this.held = null;
    else super.undo();
  }

  override get undoRefusal(): string {
    const refusal = super.undoRefusal;
    return refusal && this.mine && this.#cardsCameOut() ? say("table-undo-shown") : refusal;
  }

  #cardsCameOut(): boolean {
    const { log } = this.conn;
    const turn = log.slice(Math.max(0, log.findLastIndex(telling.startsTurn)));
    return turn.some((line) => line.seat === this.seat && (line.kind === "drew" || line.kind === "card-played"));
  }

  override withdraw(): void {
    if (this.held) this.held = null;
    else super.withdraw();
  }

  /**
   * While an opponent's turn is still being shown nothing is done blindly: the first press shows where the game stands. A
   * second press before the answer to the first does not end the action after it, least of all the turn.
   */
  end(): void {
    if (this.stage.busy) return this.stage.skip();
    if (this.held) return void this.submit(this.held.actions, undefined, this.held.where);
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

  /** Where the servant for a border field comes from; it may be due already. */
  takeBorderFrom(from: "supply" | "room"): void {
    this.borderFrom = from;
    this.autopilot();
  }

  override letGo(): void {
    super.letGo();
    this.pick.drop();
    this.offer = null;
    this.pinned = null;
    this.held = null;
  }

  /** A step with nothing to choose, the one way to pay, the servant for the border that was ordered before. */
  protected override automatic(): number | null {
    const { view, choices } = this.conn;
    if (!view) return null;
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

  /** Told by the server, of the table as it is now. */
  protected override whyIdle(): Phrase[] {
    const { view, log, choices } = this.conn;
    const [idle] = choices.flatMap((choice) => choice.idle ?? []);
    if (!view || !idle) return [];
    return [idle.never && usedIn(view, log) === 0 ? idle.never : idle.now];
  }

  protected override placeOf(thing: Thing): Places {
    return placeOf(thing);
  }

  protected override changed(view: View): void {
    this.pick.keep(view, this.seat);
  }
}

export function useGame(): TableGame {
  return useSession() as unknown as TableGame;
}
