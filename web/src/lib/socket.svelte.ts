import { ApiProblem, getTable } from "./api";
import { Line } from "./line";
import { load } from "./me.svelte";
import type * as P from "./protocol";

/** The clock as the server told it, and when (in `performance.now()`), so that the page can count on. */
export interface HeardClock extends P.ClockState {
  heard: number;
}

/** An exam as the server told it, and when. */
export interface HeardExam extends P.ExamPut {
  heard: number;
}

export type Unsent<Message> = Message extends { id: string } ? Omit<Message, "id"> : never;

/** One table as this browser knows it, kept up to date over its socket. Everything shown is a field of it. */
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
  breaches: P.Breached[] = $state.raw([]); // of etiquette, that I may know of
  exam: HeardExam | null = $state.raw(null); // the last one
  etiquette: NonNullable<P.Snapshot["etiquette"]> = $state("off");
  lastRefusal: P.Refused | null = $state.raw(null);
  /** Why the connection was given up: there is no such table. */
  problem: ApiProblem | null = $state.raw(null);
  /** How many messages of ours the server has not answered yet. */
  unanswered = $state(0);

  /** Called when something happened, after the fields have changed. For motion. */
  onupdate: ((update: P.Update) => void) | null = null;
  /** Called when everything was sent anew: nothing to animate. */
  onsnapshot: ((snapshot: P.Snapshot) => void) | null = null;
  /** Called after every message, when what was unsent is on its way. */
  onheard: (() => void) | null = null;

  private readonly line: Line;
  private readonly waiting = new Map<string, { message: P.FromClient; sent: boolean; answer: (carriedOut: boolean) => void }>();
  private early: { id: string; carriedOut: boolean; version: number }[] = []; // answers about a table we do not see yet
  private fresh = false; // heard something since the line opened

  constructor(readonly id: string) {
    this.line = new Line({
      address: () => this.address(),
      opened: () => this.opened(),
      heard: (text) => this.hear(JSON.parse(text) as P.FromServer),
      lost: (everOpen) => void this.lost(everOpen),
    });
    // The guest's cookie comes first, or the table would take us for somebody new.
    void load()
      .catch(() => undefined)
      .then(() => this.line.open());
  }

  /** A bot plays my seat: nothing here is mine to answer. */
  get away(): boolean {
    return this.seat !== null && this.table?.seats[this.seat]?.kind === "bot";
  }

  get choices(): P.Choice[] {
    return this.away ? [] : this.offered;
  }

  /** Do these actions, all or none. The promise says whether they were done, when the fields here show it. */
  act(actions: number[], address: string | null = null): Promise<boolean> {
    return this.send({ type: "act", decision: this.decision, actions, ...(address === null ? {} : { address }) });
  }

  /** Give up the newest actions that have not left this browser. False: there are none, or they are on their way. */
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

  /** Say something to everyone, or to these seats; it may speak to one of those who hear it. */
  say(text: string, to: number[] | null = null, addressee: number | null = null): Promise<boolean> {
    return this.send({ type: "say", text, to, ...(addressee === null ? {} : { addressee }) });
  }

  /** After the game: whether its replay may show my private talk. */
  agreeToPublish(yes: boolean): Promise<boolean> {
    return this.send({ type: "agree-publish", yes });
  }

  /** Of which words the address of a seat can be built. */
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

  /** Why a thing on the table cannot be chosen; nothing without a connection, for it is of no use later. */
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

  /** What an offer between me and these seats can be made of now. */
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

  /** The question that is open for me, as an answer names it; without one the server says what is wrong with an answer. */
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

  /** Fails with a problem if there is no such table. */
  protected exists(): Promise<unknown> {
    return getTable(this.id);
  }

  private hear(message: P.FromServer): void {
    this.take(message);
    if (!this.fresh) this.resend();
    this.onheard?.();
  }

  /** What was said before the line broke is said again with the same id: the server does nothing twice. */
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

  /** Whoever waits for an answer goes on from the table as it is after it: a stale picture is replaced first. */
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
