import { ApiProblem, getTable } from "./api";
import { Line } from "./line";
import { load } from "./me.svelte";
import { HeardTable } from "./heard-table.svelte";
import type * as P from "./protocol";

export type Unsent<Message> = Message extends { id: string } ? Omit<Message, "id"> : never;

/** A table, kept up to date over its socket, with everything one can ask of the server. */
export class TableConnection<V> extends HeardTable<V> {
  status: "connecting" | "open" | "lost" | "closed" = $state("connecting");
  /** Why the connection was given up: there is no such table. */
  problem: ApiProblem | null = $state.raw(null);
  /** How many messages of ours the server has not answered yet. */
  unanswered = $state(0);

  /** Called after every message, when what was unsent is on its way. */
  onheard: (() => void) | null = null;

  private readonly line: Line;
  private readonly waiting = new Map<string, { message: P.FromClient; sent: boolean; answer: (carriedOut: boolean) => void }>();
  private fresh = false; // heard something since the line opened

  constructor(readonly id: string) {
    super();
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

  protected answered(id: string, carriedOut: boolean): void {
    this.waiting.get(id)?.answer(carriedOut);
    this.waiting.delete(id);
    this.unanswered = this.waiting.size;
  }
}

function newId(): string {
  return Array.from(crypto.getRandomValues(new Uint8Array(9)), (byte) => byte.toString(36).padStart(2, "0")).join("");
}
