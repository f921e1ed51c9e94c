import type { Choice } from "../../lib/protocol";
import { NOWHERE, type Places } from "./places";

export type How = "auto" | "hand";

/** What the queue needs to know of the table, and what it does there. */
export interface Table {
  choices: () => Choice[];
  turn: () => number; // what was chosen in one turn is not done in another
  send: (actions: number[], how: How, address?: string | null) => Promise<boolean>; // answered when the table has changed accordingly
  automatic: () => number | null; // what goes by itself now
  dropped: (repeated: boolean) => void; // a wish that is no longer possible; `repeated`: it is what has just been done
}

type Wish = () => Promise<boolean>;
interface Queued {
  wish: Wish;
  where: Places;
  answer: (done: boolean) => void;
}
const always = (): boolean => true;

/**
 * What the player wants done, in the order it was asked for. Each thing waits for the answer to the one before it and for
 * what follows from that by itself; then it is sent, unless it is no longer among the choices or the turn is over.
 */
export class Submissions {
  sending = $state(false);
  /** Where something waits to be done, the oldest first: what is under way, then the queue. */
  waiting = $state.raw<Places[]>([]);

  #queue: Queued[] = [];
  #current: Queued | null = null;
  #last: number[] = []; // submitted by hand

  constructor(private readonly table: Table) {}

  /** Do these actions, chosen now, if it is `still` meant when their turn comes; `address` is said to whom they are aimed at. */
  act(actions: number[], still = always, where = NOWHERE, address: string | null = null): Promise<boolean> {
    const turn = this.table.turn();
    return this.#add(async () => {
      const is = turn === this.table.turn() && still() && isOffered(this.table.choices(), actions);
      if (is) return this.#byHand(actions, address);
      this.table.dropped(String(actions) === String(this.#last));
      return false;
    }, where);
  }

  /** Do what `find` finds: now, or, while an answer is due, when it is there. What is not possible even then is not done. */
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

  /** Something else that waits for its turn, such as an undo. */
  then(wish: Wish): Promise<boolean> {
    return this.#add(() => {
      this.#last = [];
      return wish();
    });
  }

  /** Give up the newest thing in the queue. False: there is none but what is under way. */
  withdraw(): boolean {
    const last = this.#queue.pop();
    this.#show();
    last?.answer(false);
    return last !== undefined;
  }

  /** Give up everything in the queue: it was chosen for a table that is no longer so. */
  clear(): void {
    while (this.withdraw());
  }

  /** What goes by itself, if nothing else is being done. */
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

/** Only the first of several actions can be among the choices; the server judges them all. */
function isOffered(choices: Choice[], actions: number[]): boolean {
  const [first] = actions;
  return choices.some(({ options, confirm }) => confirm === first || options.some(({ action }) => action === first));
}
