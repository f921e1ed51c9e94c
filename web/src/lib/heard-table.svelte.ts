import type * as P from "./protocol";

/** The clock as sent, and when it arrived (`performance.now()`), so the page can count down. */
export interface HeardClock extends P.ClockState {
  heard: number;
}

/** An exam as sent, and when it arrived. */
export interface HeardExam extends P.ExamPut {
  heard: number;
}

/** The state of one table as sent by the server. The UI renders its fields. */
export abstract class HeardTable<V> {
  table: P.TableInfo | null = $state.raw(null);
  seat: number | null = $state(null);
  version = $state(-1); // before the first message
  view: V | null = $state.raw(null);
  protected offered: P.Choice[] = $state.raw([]);
  decisions: P.OpenDecision[] = $state.raw([]); // everybody's
  moment: P.MomentInfo | null = $state.raw(null);
  log: P.LogLine[] = $state.raw([]);
  chat: P.ChatLine[] = $state.raw([]);
  clock: HeardClock | null = $state.raw(null);
  canUndo = $state(false);
  botsReady = $state(false);
  hint: P.Hint | null = $state.raw(null);
  bargain: P.BargainInfo = $state.raw({ offers: [], reputations: [], on: false });
  protected why: P.Why | null = null;
  protected terms: P.TermChoice[] = [];
  protected form: P.FormOffered | null = null;
  breaches: P.Breached[] = $state.raw([]); // of etiquette, visible to me
  exam: HeardExam | null = $state.raw(null); // the last one
  etiquette: NonNullable<P.Snapshot["etiquette"]> = $state("off");
  lastRefusal: P.Refused | null = $state.raw(null);

  /** Called on every update, after the fields have changed. For animations. */
  onupdate: ((update: P.Update) => void) | null = null;
  /** Called on a full snapshot: nothing to animate. */
  onsnapshot: ((snapshot: P.Snapshot) => void) | null = null;

  private early: { id: string; carriedOut: boolean; version: number }[] = []; // replies for a version we have not received yet

  /** A bot plays my seat: I have no decisions. */
  get away(): boolean {
    return this.seat !== null && this.table?.seats[this.seat]?.kind === "bot";
  }

  get choices(): P.Choice[] {
    return this.away ? [] : this.offered;
  }

  /** The id of my open decision, sent with a submission; without one the server explains the refusal. */
  protected get decision(): number {
    return this.decisions.find(({ seat }) => seat === this.seat)?.id ?? 0;
  }

  protected take(message: P.FromServer): void {
    switch (message.type) {
      case "table":
        return this.takeSnapshot(message);
      case "update":
        return this.takeUpdate(message);
      case "changed":
        this.table = message.table;
        this.botsReady = message.bots_ready;
        return;
      case "chat":
        if (!this.chat.some((line) => line.n === message.line.n)) this.chat = [...this.chat, message.line];
        return;
      case "breach":
        this.breaches = [...this.breaches.filter(({ n }) => n !== message.n), message];
        return;
      case "exam":
        this.exam = { ...message, heard: performance.now() };
        return;
      case "form":
        this.form = message;
        return this.answered(message.id, true);
      case "done":
        return this.heardAnswer(message.id, true, message.version);
      case "hint":
        this.hint = message;
        return this.answered(message.id, true);
      case "why":
        this.why = message;
        return this.answered(message.id, true);
      case "terms":
        this.terms = message.terms;
        return this.answered(message.id, true);
      case "offers":
        return this.takeOffers(message);
      case "refused":
        this.lastRefusal = message;
        if (message.id !== null) this.heardAnswer(message.id, false, message.version);
    }
  }

  private takeSnapshot(message: P.Snapshot): void {
    this.table = message.table;
    this.seat = message.seat;
    this.log = message.log;
    this.chat = message.chat;
    this.botsReady = message.bots_ready;
    this.bargain = message.bargain ?? this.bargain;
    this.etiquette = message.etiquette ?? "off";
    this.takeState(message);
    this.onsnapshot?.(message);
  }

  /** Those that are new, or have changed. */
  private takeOffers({ offers, reputations }: P.OffersChanged): void {
    const kept = this.bargain.offers.map((old) => offers.find(({ id }) => id === old.id) ?? old);
    const added = offers.filter(({ id }) => !kept.some((old) => old.id === id));
    this.bargain = { ...this.bargain, offers: [...kept, ...added], reputations };
  }

  private takeUpdate(message: P.Update): void {
    const kept = message.gone > 0 ? this.log.slice(0, -message.gone) : this.log;
    this.log = message.log.length > 0 ? [...kept, ...message.log] : kept;
    const changed = message.version !== this.version;
    this.takeState(message);
    if (changed) this.onupdate?.(message);
  }

  private takeState(message: P.Snapshot | P.Update): void {
    this.version = message.version;
    this.view = message.view as V | null;
    this.offered = message.choices;
    this.decisions = message.decisions ?? [];
    this.moment = message.moment ?? null;
    this.clock = message.clock && { ...message.clock, heard: performance.now() };
    this.canUndo = message.can_undo;
    if (this.hint && this.hint.decision !== this.decision) this.hint = null;
    const early = this.early;
    this.early = [];
    for (const { id, carriedOut, version } of early) this.heardAnswer(id, carriedOut, version);
  }

  /** Resolve a reply only once the state has reached its version; hold it back until then. */
  protected heardAnswer(id: string, carriedOut: boolean, version: number): void {
    if (version > this.version) this.early.push({ id, carriedOut, version });
    else this.answered(id, carriedOut);
  }

  /** Resolve the message with this id. */
  protected abstract answered(id: string, carriedOut: boolean): void;
}
