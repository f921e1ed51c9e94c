import type { TableConnection } from "../../lib/socket.svelte";

/** The lines of the chat that have not been on the screen. What was said before this page was opened is not news, nor is one's own. */
export class Unread {
  #seen = $state<number | null>(null); // number of the last line seen; null before anything was heard

  constructor(readonly conn: Pick<TableConnection<unknown>, "chat" | "seat">) {}

  get count(): number {
    const { chat, seat } = this.conn;
    return chat.filter((line) => this.#seen !== null && line.n > this.#seen && (seat === null || line.seat !== seat)).length;
  }

  /** The table was sent for the first time, or again after an absence. */
  begin(): void {
    if (this.#seen === null) this.read();
  }

  read(): void {
    this.#seen = this.conn.chat.at(-1)?.n ?? -1;
  }
}
