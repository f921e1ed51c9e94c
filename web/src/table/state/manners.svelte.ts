import type { FormOffered } from "../../lib/protocol";
import type { TableConnection } from "../../lib/socket.svelte";
import { composed, offered, type Picked } from "../log/address";

/** Forms of address at a table with etiquette: the available words, and the last choice for each seat, which is preselected. */
export class Manners {
  #forms = $state.raw<Record<number, FormOffered>>({});
  #picked = $state.raw<Record<number, Picked>>({});
  #typed = $state.raw<Record<number, string>>({});

  constructor(private readonly conn: Pick<TableConnection<unknown>, "askForm" | "etiquette">) {}

  get kept(): boolean {
    return this.conn.etiquette !== "off";
  }

  get fines(): boolean {
    return this.conn.etiquette === "fine";
  }

  /** Request the words for this seat. Titles change, so this is done every time. */
  async ask(seat: number): Promise<void> {
    const form = this.kept ? await this.conn.askForm(seat) : null;
    if (form?.seat === seat) this.#forms = { ...this.#forms, [seat]: form };
  }

  /** The words for this seat; empty for a dead courtier. */
  form(seat: number | null): FormOffered | null {
    const form = seat === null || !this.kept ? undefined : this.#forms[seat];
    return form && form.tiles.length > 0 ? form : null;
  }

  picked(seat: number): Picked {
    const form = this.form(seat);
    return form ? offered(form, this.#picked[seat] ?? {}) : {};
  }

  pick(seat: number, words: Picked): void {
    this.#picked = { ...this.#picked, [seat]: words };
    this.type(seat, "");
  }

  typed(seat: number): string {
    return this.#typed[seat] ?? "";
  }

  type(seat: number, text: string): void {
    this.#typed = { ...this.#typed, [seat]: text };
  }

  /** The address for this seat: typed, or built from words. */
  said(seat: number): string {
    const form = this.form(seat);
    return this.typed(seat).trim() || (form ? composed(form, this.picked(seat)) : "");
  }

  /** Whether the address is right; shown before sending when reminders are on. */
  isRight(seat: number): boolean {
    const { form } = this.form(seat) ?? {};
    return form != null && this.said(seat) === form;
  }
}
