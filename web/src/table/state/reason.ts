import type { Thing } from "../../lib/protocol";

/** A thing that was clicked but cannot be chosen, and why. Kept until the next action. */
export interface Reason {
  thing: Thing;
  code: string;
  text: string;
}
