import type { Thing } from "../../lib/protocol";

/** Something on the table that was meant but cannot be chosen, and the answer to it. It stays until something else is done. */
export interface Reason {
  thing: Thing;
  code: string;
  text: string;
}
