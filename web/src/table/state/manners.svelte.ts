import type { FormOffered } from "../../lib/protocol";
import type { TableConnection } from "../../lib/socket.svelte";
import { composed, offered, type Picked } from "../log/address";

/** How others are addressed, where the table keeps etiquette: the words on offer, and those chosen before, which are chosen again. */
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

  /** Have the words for this seat sent; titles come and go, so each time it is spoken to. */
  async ask(seat: number): Promise<void> {
    const form = this.kept ? await this.conn.askForm(seat) : null;
    if (form?.seat === seat) this.#forms = { ...this.#forms, [seat]: form };
  }

  /** The words for this seat; none for the dead. */
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

  /** What is said to this seat: typed, or put together of words. */
  said(seat: number): string {
    const form = this.form(seat);
    return this.typed(seat).trim() || (form ? composed(form, this.picked(seat)) : "");
  }

  /** With reminders one sees before sending that it is right. */
  isRight(seat: number): boolean {
    const { form } = this.form(seat) ?? {};
    return form != null && this.said(seat) === form;
  }
}
