import type { TableConnection } from "../../lib/socket.svelte";

/** Unread chat lines. Lines from before the page was opened, and the reader's own, do not count. */
export class Unread {
  #seen = $state<number | null>(null); // number of the last line seen; null before the first snapshot

  constructor(readonly conn: Pick<TableConnection<unknown>, "chat" | "seat">) {}

  get count(): number {
    const { chat, seat } = this.conn;
    return chat.filter((line) => this.#seen !== null && line.n > this.#seen && (seat === null || line.seat !== seat)).length;
  }

  /** A snapshot arrived, on the first load or after a reconnect. */
  begin(): void {
    if (this.#seen === null) this.read();
  }

  read(): void {
    this.#seen = this.conn.chat.at(-1)?.n ?? -1;
  }
}
