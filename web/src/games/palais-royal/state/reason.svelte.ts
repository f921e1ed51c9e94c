import type { Thing } from "../../../lib/protocol";

/** Something on the table that was meant but cannot be chosen, and the answer to it. It stays until something else is done. */
export interface Reason {
  thing: Thing;
  code: string;
  text: string;
}

/** Where the thing is on the page. */
export function selectorOf({ kind, name }: Thing): string {
  if (kind === "drawn") return `.fan [data-card="${name}"]`;
  if (kind === "card") return `.hand [data-card="${name}"]`;
  return `[data-${kind}="${name}"]`;
}
