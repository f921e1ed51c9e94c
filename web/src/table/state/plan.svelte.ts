import type { Hint, Phrase } from "../../lib/protocol";

interface Step {
  actions: number[];
  phrase: Phrase;
  why: Phrase;
  state: "done" | "now" | "next";
}

/** The strongest bot's advice for the rest of the turn, and how far it has been carried out. */
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

  /** The steps, those already done too; equal ones after each other are one. */
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

  /** What comes next, or nothing when all is done. */
  get next(): Step | null {
    return this.steps.find(({ state }) => state === "now") ?? null;
  }

  /** These actions have been submitted: along the plan, or away from it. */
  follow(actions: number[]): void {
    for (const action of actions) {
      if (this.hint?.actions[this.done] !== action) return this.drop();
      this.done += 1;
    }
    if (!this.next) this.drop();
  }
}
