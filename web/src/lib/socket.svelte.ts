import { ApiProblem, getTable } from "./api";
import { Line } from "./line";
import { load } from "./me.svelte";
import type * as P from "./protocol";

/** The clock as sent, and when it arrived (`performance.now()`), so the page can count down. */
export interface HeardClock extends P.ClockState {
  heard: number;
}

/** An exam as sent, and when it arrived. */
export interface HeardExam extends P.ExamPut {
  heard: number;
}

export type Unsent<Message> = Message extends { id: string } ? Omit<Message, "id"> : never;

/** The client's state of one table, kept up to date over its socket. The UI renders its fields. */
export class TableConnection<V> {
  status: "connecting" | "open" | "lost" | "closed" = $state("connecting");
  table: P.TableInfo | null = $state.raw(null);
  seat: number | null = $state(null);
  version = $state(-1); // before the first message
  view: V | null = $state.raw(null);
  private offered: P.Choice[] = $state.raw([]);
  decisions: P.OpenDecision[] = $state.raw([]); // everybody's
  moment: P.MomentInfo | null = $state.raw(null);
  log: P.LogLine[] = $state.raw([]);
  chat: P.ChatLine[] = $state.raw([]);
  clock: HeardClock | null = $state.raw(null);
  canUndo = $state(false);
  botsReady = $state(false);
  hint: P.Hint | null = $state.raw(null);
  bargain: P.BargainInfo = $state.raw({ offers: [], reputations: [], on: false });
  private why: P.Why | null = null;
  private terms: P.TermChoice[] = [];
  private form: P.FormOffered | null = null;
  breaches: P.Breached[] = $state.raw([]); // of etiquette, visible to me
  exam: HeardExam | null = $state.raw(null); // the last one
  etiquette: NonNullable<P.Snapshot["etiquette"]> = $state("off");
  lastRefusal: P.Refused | null = $state.raw(null);
  /** Why the connection was closed for good: no such table. */
  problem: ApiProblem | null = $state.raw(null);
  /** The number of our messages without a reply yet. */
  unanswered = $state(0);

  /** Called on every update, after the fields have changed. For animations. */
  onupdate: ((update: P.Update) => void) | null = null;
  /** Called on a full snapshot: nothing to animate. */
  onsnapshot: ((snapshot: P.Snapshot) => void) | null = null;
  /** Called after every message, once pending messages have been sent. */
  onheard: (() => void) | null = null;

  private readonly line: Line;
  private readonly waiting = new Map<string, { message: P.FromClient; sent: boolean; answer: (carriedOut: boolean) => void }>();
  private early: { id: string; carriedOut: boolean; version: number }[] = []; // replies for a version we have not received yet
  private fresh = false; // received something since the socket opened

  constructor(readonly id: string) {
    this.line = new Line({
      address: () => this.address(),
      opened: () => this.opened(),
      heard: (text) => this.hear(JSON.parse(text) as P.FromServer),
      lost: (everOpen) => void this.lost(everOpen),
    });
    // Get the guest's cookie first, or the server would create a new guest.
    void load()
      .catch(() => undefined)
      .then(() => this.line.open());
  }

  /** A bot plays my seat: I have no decisions. */
  get away(): boolean {
    return this.seat !== null && this.table?.seats[this.seat]?.kind === "bot";
  }

  get choices(): P.Choice[] {
    return this.away ? [] : this.offered;
  }

  /** Submit these actions, all or none. Resolves once the fields show the result, with whether they were done. */
  act(actions: number[], address: string | null = null): Promise<boolean> {
    return this.send({ type: "act", decision: this.decision, actions, ...(address === null ? {} : { address }) });
  }

  /** Drop the newest unsent actions. False: there are none, or they were already sent. */
  withdraw(): boolean {
    const unsent = [...this.waiting.values()].findLast(({ message, sent }) => message.type === "act" && !sent);
    if (unsent) this.answered(unsent.message.id, false);
    return unsent !== undefined;
  }

  /** Connect now, without waiting for the next attempt. */
  retry(): void {
    this.line.retry();
  }

  undo(): Promise<boolean> {
    return this.send({ type: "undo", version: this.version });
  }

  /** Send a chat line to everyone, or to these seats; it may address one of them. */
  say(text: string, to: number[] | null = null, addressee: number | null = null): Promise<boolean> {
    return this.send({ type: "say", text, to, ...(addressee === null ? {} : { addressee }) });
  }

  /** After the game: consent to showing my private chat in the replay. */
  agreeToPublish(yes: boolean): Promise<boolean> {
    return this.send({ type: "agree-publish", yes });
  }

  /** Fetch the words from which the form of address of a seat is built. */
  async askForm(seat: number): Promise<P.FormOffered | null> {
    return this.fresh && (await this.send({ type: "form", seat })) ? this.form : null;
  }

  /** Fine a breach of etiquette, as its judge. */
  fine(breach: number): Promise<boolean> {
    return this.send({ type: "fine", breach });
  }

  /** Answer the exam I am asked in. */
  answerExam(text: string): Promise<boolean> {
    return this.send({ type: "answer-exam", text });
  }

  askHint(): Promise<boolean> {
    return this.send({ type: "hint", decision: this.decision });
  }

  /** Ask why something cannot be chosen. Not queued while offline: the answer would come too late. */
  async askWhy(thing: P.Thing): Promise<P.Why | null> {
    if (!this.fresh) return null;
    const answered = await this.send({ type: "why", thing });
    return answered ? this.why : null;
  }

  /** Offer these seats something; `secret`: nobody else may know of it. */
  offer(to: number[], terms: P.Term[], secret: boolean): Promise<boolean> {
    return this.send({ type: "offer", to, terms, secret });
  }

  answerOffer(offer: string, yes: boolean): Promise<boolean> {
    return this.send({ type: "answer", offer, yes });
  }

  withdrawOffer(offer: string): Promise<boolean> {
    return this.send({ type: "withdraw", offer });
  }

  /** Fetch the terms an offer between me and these seats may contain now. */
  async askTerms(to: number[]): Promise<P.TermChoice[]> {
    return (await this.send({ type: "terms", to })) ? this.terms : [];
  }

  agreeHints(yes: boolean): Promise<boolean> {
    return this.send({ type: "agree-hints", yes });
  }

  close(): void {
    this.status = "closed";
    this.line.close();
    for (const id of [...this.waiting.keys()]) this.answered(id, false);
  }

  /** The id of my open decision, sent with a submission; without one the server explains the refusal. */
  private get decision(): number {
    return this.decisions.find(({ seat }) => seat === this.seat)?.id ?? 0;
  }

  protected address(): string {
    const since = this.version >= 0 ? `?since=${this.version}` : "";
    const scheme = location.protocol === "https:" ? "wss:" : "ws:";
    return `${scheme}//${location.host}/ws/tables/${encodeURIComponent(this.id)}${since}`;
  }

  protected send(content: Unsent<P.FromClient | P.LessonWish>): Promise<boolean> {
    const message = { id: newId(), ...content } as P.FromClient;
    return new Promise((answer) => {
      this.waiting.set(message.id, { message, answer, sent: this.fresh });
      this.unanswered = this.waiting.size;
      if (this.fresh) this.line.send(JSON.stringify(message));
    });
  }

  private opened(): void {
    this.fresh = false;
  }

  private async lost(everOpen: boolean): Promise<void> {
    this.fresh = false;
    if (this.status !== "closed") this.status = "lost";
    if (everOpen) return;
    const problem = await this.exists().then(
      () => null,
      (found: unknown) => (found instanceof ApiProblem ? found : null),
    );
    if (problem?.status !== 404) return;
    this.problem = problem;
    this.close();
  }

  /** Throws a Problem if there is no such table. */
  protected exists(): Promise<unknown> {
    return getTable(this.id);
  }

  private hear(message: P.FromServer): void {
    this.take(message);
    if (!this.fresh) this.resend();
    this.onheard?.();
  }

  /** Resend unanswered messages with the same id after a reconnect: the server ignores duplicates. */
  private resend(): void {
    this.fresh = true;
    this.status = "open";
    for (const unanswered of this.waiting.values()) {
      unanswered.sent = true;
      this.line.send(JSON.stringify(unanswered.message));
    }
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

  private answered(id: string, carriedOut: boolean): void {
    this.waiting.get(id)?.answer(carriedOut);
    this.waiting.delete(id);
    this.unanswered = this.waiting.size;
  }
}

function newId(): string {
  return Array.from(crypto.getRandomValues(new Uint8Array(9)), (byte) => byte.toString(36).padStart(2, "0")).join("");
}
