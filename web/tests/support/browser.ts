import { vi } from "vitest";

/** Fakes of the browser APIs used by the code under test. Import this first: modules read them when they load. */

export class FakeSocket {
  static readonly OPEN = 1;
  static all: FakeSocket[] = [];
  static get last(): FakeSocket {
    const last = FakeSocket.all.at(-1);
    if (!last) throw new Error("no socket has been opened");
    return last;
  }

  readyState = 0;
  sent: string[] = [];
  onopen: (() => void) | null = null;
  onmessage: ((event: { data: string }) => void) | null = null;
  onclose: (() => void) | null = null;

  constructor(readonly url: string) {
    FakeSocket.all.push(this);
  }

  /** The server accepts the connection. */
  open(): void {
    this.readyState = FakeSocket.OPEN;
    this.onopen?.();
  }

  /** The server sends this. */
  say(message: unknown): void {
    this.onmessage?.({ data: JSON.stringify(message) });
  }

  get messages(): Record<string, unknown>[] {
    return this.sent.map((text) => JSON.parse(text) as Record<string, unknown>);
  }

  send(text: string): void {
    this.sent.push(text);
  }

  close(): void {
    if (this.readyState === 3) return;
    this.readyState = 3;
    this.onclose?.();
  }
}

const page = new EventTarget();
export const document = Object.assign(new EventTarget(), {
  hidden: false,
  visibilityState: "visible",
  documentElement: { dataset: {} },
});

/** Go online or offline. */
export function tell(what: "online" | "offline"): void {
  page.dispatchEvent(new Event(what));
}

/** Show or hide the tab. */
export function look(here: boolean): void {
  Object.assign(document, { hidden: !here, visibilityState: here ? "visible" : "hidden" });
  document.dispatchEvent(new Event("visibilitychange"));
}

/** The server's responses by path; null: not found. */
export const answers: { of: (path: string) => unknown } = { of: () => null };
export const asked: string[] = [];

async function fetchByHand(path: string): Promise<Response> {
  asked.push(path);
  const answer = await answers.of(path);
  const problem = { code: "not-found", sentence: "There is no such table." };
  return new Response(JSON.stringify(answer ?? problem), { status: answer === null ? 404 : 200 });
}

vi.stubGlobal("WebSocket", FakeSocket);
vi.stubGlobal("fetch", fetchByHand);
vi.stubGlobal("document", document);
vi.stubGlobal("location", { protocol: "https:", host: "palais.test" });
vi.stubGlobal("addEventListener", page.addEventListener.bind(page));
vi.stubGlobal("removeEventListener", page.removeEventListener.bind(page));
vi.stubGlobal("matchMedia", () => Object.assign(new EventTarget(), { matches: false }));
vi.stubGlobal("localStorage", { getItem: () => null, setItem: () => undefined });
