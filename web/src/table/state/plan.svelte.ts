import type { Hint, Phrase } from "../../lib/protocol";

interface Step {
  actions: number[];
  phrase: Phrase;
  why: Phrase;
  state: "done" | "now" | "next";
}

/** A hint: the strongest bot's plan for the rest of the turn, and the progress through it. */
export class Plan {
  hint = $state.raw<Hint | null>(null);
  done = $state(0);
  asked = $state(false);

  ask(): void {
    this.asked = true;
  }

  take(hint: Hint): void {
    this.asked = false;
    this.hint = hint;
    this.done = 0;
  }

  drop(): void {
    this.asked = false;
    this.hint = null;
  }

  /** All steps, including those done; consecutive equal ones are merged. */
  get steps(): Step[] {
    const steps: Step[] = [];
    const { actions = [], phrases = [], reasons = [] } = this.hint ?? {};
    actions.forEach((action, i) => {
      const [phrase, why, last, done] = [phrases[i], reasons[i], steps.at(-1), i < this.done];
      if (last?.actions[0] === action && (last.state === "done") === done) last.actions.push(action);
      else if (phrase && why)
        steps.push({ actions: [action], phrase, why, state: done ? "done" : i === this.done ? "now" : "next" });
    });
    return steps;
  }

  /** The next step, or null when all are done. */
  get next(): Step | null {
    return this.steps.find(({ state }) => state === "now") ?? null;
  }

  /** Advance by these submitted actions, or drop the plan if they leave it. */
  follow(actions: number[]): void {
    for (const action of actions) {
      if (this.hint?.actions[this.done] !== action) return this.drop();
      this.done += 1;
    }
    if (!this.next) this.drop();
  }
}
