import type { Hint, Phrase } from "../../lib/protocol";
import { joinPlaces, NOWHERE, type Places, placesOf } from "./places";

interface Step {
  actions: number[];
  phrase: Phrase;
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

  /** The steps still to do; equal ones after each other are one. */
  get steps(): Step[] {
    const steps: Step[] = [];
    const actions = this.hint?.actions ?? [];
    for (let i = this.done; i < actions.length; i += 1) {
      const [action, phrase, last] = [actions[i] ?? 0, this.hint?.phrases[i], steps.at(-1)];
      if (last?.actions[0] === action) last.actions.push(action);
      else if (phrase) steps.push({ actions: [action], phrase });
    }
    return steps;
  }

  /** What comes next, or nothing when all is done. */
  get next(): Step | null {
    return this.steps[0] ?? null;
  }

  /** Where the next step happens, and the nobles the whole plan is about. */
  get places(): Places {
    if (!this.hint || !this.next) return NOWHERE;
    const { key, arguments: details = {} } = this.next.phrase;
    return joinPlaces([placesOf(key, details), { ...NOWHERE, fields: new Set(fieldsIn(this.hint.why)) }]);
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

/** The fields a reason names, one or several: "c8", "c8, h2". */
function fieldsIn({ arguments: details = {} }: Phrase): string[] {
  return String(details.fields ?? details.field ?? "").split(", ");
}
