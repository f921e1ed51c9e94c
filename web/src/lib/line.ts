const FIRST_WAIT = 400; // milliseconds
const STEP = 512; // characters
const LONGEST_WAIT = 15_000;

interface LineEvents {
  address: () => string; // called again for every attempt
  opened: () => void;
  heard: (text: string) => void;
  lost: (everOpen: boolean) => void;
}

/** A reconnecting WebSocket: exponential backoff, and at once when the network or the tab is back. */
export class Line {
  private socket: WebSocket | null = null;
  private timer: ReturnType<typeof setTimeout> | undefined;
  private wait = FIRST_WAIT;
  private ended = false;

  constructor(private readonly events: LineEvents) {
    addEventListener("online", this.wake);
    addEventListener("offline", this.drop);
    document.addEventListener("visibilitychange", this.wake);
  }

  get isOpen(): boolean {
    return this.socket?.readyState === WebSocket.OPEN;
  }

  open(): void {
    if (this.ended || this.socket) return;
    clearTimeout(this.timer);
    const socket = new WebSocket(this.events.address());
    let everOpen = false;
    this.socket = socket;
    socket.onopen = () => {
      everOpen = true;
      this.wait = FIRST_WAIT;
      this.events.opened();
    };
    socket.onmessage = (event) => this.events.heard(String(event.data));
    socket.onclose = () => this.closed(socket, everOpen);
  }

  /** Reconnect now instead of waiting for the next attempt. */
  retry(): void {
    this.wait = FIRST_WAIT;
    this.open();
  }

  send(text: string): void {
    // Pad with spaces, so the length of an encrypted message does not reveal which card it names.
    if (this.isOpen) this.socket?.send(text.padEnd(Math.ceil((text.length + 1) / STEP) * STEP));
  }

  close(): void {
    this.ended = true;
    clearTimeout(this.timer);
    removeEventListener("online", this.wake);
    removeEventListener("offline", this.drop);
    document.removeEventListener("visibilitychange", this.wake);
    this.socket?.close();
  }

  private closed(socket: WebSocket, everOpen: boolean): void {
    if (this.socket !== socket) return; // already replaced
    this.socket = null;
    if (this.ended) return;
    this.timer = setTimeout(() => this.open(), this.wait * (0.75 + Math.random() / 2));
    this.wait = Math.min(this.wait * 2, LONGEST_WAIT);
    this.events.lost(everOpen);
  }

  private readonly wake = (): void => {
    if (document.visibilityState !== "visible") return;
    this.retry();
  };

  /** Without this, a socket would look open for minutes after the network is gone. */
  private readonly drop = (): void => {
    const socket = this.socket;
    if (!socket) return;
    this.closed(socket, true);
    socket.close();
  };
}
