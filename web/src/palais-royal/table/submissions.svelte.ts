import type { Choice } from "../../lib/protocol";

type How = "auto" | "hand";

/** What the queue needs to know of the table, and what it does there. */
export interface Table {
  choices: () => Choice[];
  round: () => number;
  send: (actions: number[], how: How) => Promise<boolean>; // answered when the table has changed accordingly
  automatic: () => number | null; // what goes by itself now
  dropped: (repeated: boolean) => void; // a wish that is no longer possible; `repeated`: it is what has just been done
}

type Wish = () => Promise<boolean>;
const always = (): boolean => true;

/**
 * What the player wants done, in the order it was asked for. Each thing waits for the answer to the one before it and for
 * what follows from that by itself; then it is sent, unless it is no longer among the choices or the turn is over.
 */
export class Submissions {
  sending = $state(false);

  #wishes: Wish[] = [];
  #last: number[] = []; // submitted by hand

  constructor(private readonly table: Table) {}

  /** Do these actions, chosen now, if it is `still` meant when their turn comes. */
  act(actions: number[], still = always): Promise<boolean> {
    const round = this.table.round();
    return this.#add(async () => {
      if (round === this.table.round() && still() && isOffered(this.table.choices(), actions)) return this.#byHand(actions);
      this.table.dropped(String(actions) === String(this.#last));
      return false;
    });
  }

  /** Do what `find` finds: now, or, while an answer is due, when it is there. What is not possible even then is not done. */
  choose(find: () => number[] | undefined): Promise<boolean> {
    const actions = find();
    if (actions) return this.act(actions);
    if (!this.sending) return Promise.resolve(false);
    const round = this.table.round();
    return this.#add(async () => {
      const found = round === this.table.round() ? find() : undefined;
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

  /** What goes by itself, if nothing else is being done. */
  autopilot(): void {
    if (!this.sending && this.table.automatic() !== null) void this.#add(() => Promise.resolve(true));
  }

  #byHand(actions: number[]): Promise<boolean> {
    this.#last = actions;
    return this.table.send(actions, "hand");
  }

  #add(wish: Wish): Promise<boolean> {
    return new Promise((resolve, reject) => {
      this.#wishes.push(async () => {
        const done = await wish();
        resolve(done);
        return done;
      });
      if (!this.sending) this.#workThrough().catch(reject);
    });
  }

  async #workThrough(): Promise<void> {
    this.sending = true;
    try {
      for (let wish = this.#wishes.shift(); wish; wish = this.#wishes.shift()) {
        await wish();
        await this.#followUp();
      }
    } finally {
      this.sending = false;
    }
  }

  async #followUp(): Promise<void> {
    for (let action = this.table.automatic(); action !== null; action = this.table.automatic()) {
      if (!(await this.table.send([action], "auto"))) return;
    }
  }
}

/** Only the first of several actions can be among the choices; the server judges them all. */
function isOffered(choices: Choice[], actions: number[]): boolean {
  return choices.some((choice) => choice.options.some((option) => option.action === actions[0]));
}
