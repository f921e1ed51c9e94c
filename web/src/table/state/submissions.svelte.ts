import type { Choice } from "../../lib/protocol";
import { NOWHERE, type Places } from "./places";

export type How = "auto" | "hand";

/** What the queue needs from the table. */
export interface Table {
  choices: () => Choice[];
  turn: () => number; // actions chosen in one turn are not submitted in another
  send: (actions: number[], how: How, address?: string | null) => Promise<boolean>; // resolves once the table shows the result
  automatic: () => number | null; // the automatic action now, if any
  dropped: (repeated: boolean) => void; // an action that is no longer possible; `repeated`: the same one was just done
}

type Wish = () => Promise<boolean>;
interface Queued {
  wish: Wish;
  where: Places;
  answer: (done: boolean) => void;
}
const always = (): boolean => true;

/**
 * The queue of the player's actions. Each waits for the reply to the one before it and for
 * any automatic actions; then it is sent, unless it is no longer a choice or the turn is over.
 */
export class Submissions {
  sending = $state(false);
  /** The places of pending actions, oldest first: the one in flight, then the queue. */
  waiting = $state.raw<Places[]>([]);

  #queue: Queued[] = [];
  #current: Queued | null = null;
  #last: number[] = []; // submitted by hand

  constructor(private readonly table: Table) {}

  /** Queue these actions, sent if `still` holds by then; `address` is how their target is addressed. */
  act(actions: number[], still = always, where = NOWHERE, address: string | null = null): Promise<boolean> {
    const turn = this.table.turn();
    return this.#add(async () => {
      const is = turn === this.table.turn() && still() && isOffered(this.table.choices(), actions);
      if (is) return this.#byHand(actions, address);
      this.table.dropped(String(actions) === String(this.#last));
      return false;
    }, where);
  }

  /** Submit what `find` returns: now, or once the pending reply is in. Dropped if impossible then. */
  choose(find: () => number[] | undefined): Promise<boolean> {
    const actions = find();
    if (actions) return this.act(actions);
    if (!this.sending) return Promise.resolve(false);
    const turn = this.table.turn();
    return this.#add(async () => {
      const found = turn === this.table.turn() ? find() : undefined;
      return found !== undefined && this.#byHand(found);
    });
  }

  /** Queue another task, such as an undo. */
  then(wish: Wish): Promise<boolean> {
    return this.#add(() => {
      this.#last = [];
      return wish();
    });
  }

  /** Drop the newest queued item. False: nothing is queued behind the one in flight. */
  withdraw(): boolean {
    const last = this.#queue.pop();
    this.#show();
    last?.answer(false);
    return last !== undefined;
  }

  /** Drop the whole queue: it was chosen for a state that no longer exists. */
  clear(): void {
    while (this.withdraw());
  }

  /** Submit the automatic action, if nothing else is in flight. */
  autopilot(): void {
    if (!this.sending && this.table.automatic() !== null) void this.#add(() => Promise.resolve(true));
  }

  #byHand(actions: number[], address: string | null = null): Promise<boolean> {
    this.#last = actions;
    return this.table.send(actions, "hand", address);
  }

  #add(wish: Wish, where = NOWHERE): Promise<boolean> {
    return new Promise((resolve, reject) => {
      this.#queue.push({ wish, where, answer: resolve });
      this.#show();
      if (!this.sending) this.#workThrough().catch(reject);
    });
  }

  async #workThrough(): Promise<void> {
    this.sending = true;
    try {
      for (let next = this.#take(); next; next = this.#take()) {
        next.answer(await next.wish());
        await this.#followUp();
      }
    } finally {
      this.sending = false;
    }
  }

  #take(): Queued | null {
    this.#current = this.#queue.shift() ?? null;
    this.#show();
    return this.#current;
  }

  #show(): void {
    this.waiting = [...(this.#current ? [this.#current] : []), ...this.#queue].map(({ where }) => where);
  }

  async #followUp(): Promise<void> {
    for (let action = this.table.automatic(); action !== null; action = this.table.automatic()) {
      if (!(await this.table.send([action], "auto"))) return;
    }
  }
}

/** Only the first of several actions can be checked against the choices; the server checks them all. */
function isOffered(choices: Choice[], actions: number[]): boolean {
  const [first] = actions;
  return choices.some(({ options, confirm }) => confirm === first || options.some(({ action }) => action === first));
}
