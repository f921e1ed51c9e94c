import { ApiProblem, getTable } from "./api";
import { Line } from "./line";
import { load } from "./me.svelte";
import { HeardTable } from "./heard-table.svelte";
import type * as P from "./protocol";

export type Unsent<Message> = Message extends { id: string } ? Omit<Message, "id"> : never;

/** The connection to one table: its state, kept up to date over the socket, and all requests to the server. */
export class TableConnection<V> extends HeardTable<V> {
  status: "connecting" | "open" | "lost" | "closed" = $state("connecting");
  /** Why the connection was closed for good: no such table. */
  problem: ApiProblem | null = $state.raw(null);
  /** The number of our messages without a reply yet. */
  unanswered = $state(0);

  /** Called after every message, once pending messages have been sent. */
  onheard: (() => void) | null = null;

  private readonly line: Line;
  private readonly waiting = new Map<string, { message: P.FromClient; sent: boolean; answer: (carriedOut: boolean) => void }>();
  private fresh = false; // received something since the socket opened

  constructor(readonly id: string) {
    super();
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

  /** Throws an ApiProblem if there is no such table. */
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

  protected answered(id: string, carriedOut: boolean): void {
    this.waiting.get(id)?.answer(carriedOut);
    this.waiting.delete(id);
    this.unanswered = this.waiting.size;
  }
}

function newId(): string {
  return Array.from(crypto.getRandomValues(new Uint8Array(9)), (byte) => byte.toString(36).padStart(2, "0")).join("");
}
