import { getFrames, getOpenedFrames, getOpenedReplay, getReplay } from "../../lib/api";
import type { Frame, Replay, ReplayTurn } from "../../lib/protocol";
import { settings } from "../../lib/settings.svelte";

const CHUNK = 40; // the server's limit per request
const STEP = 700; // milliseconds per action at speed 1

/** The source of a replay: a table on this server, or an opened record file. */
export interface Source {
  path: string; // of its page
  id: string;
  file: boolean;
  replay: (seat: number | null) => Promise<Replay>;
  frames: (from: number, to: number, seat: number | null) => Promise<Frame[]>;
}

export function tableSource(id: string): Source {
  const frames: Source["frames"] = (from, to, seat) => getFrames(id, from, to, seat);
  return { path: `/r/${id}`, id, file: false, replay: (seat) => getReplay(id, seat), frames };
}

export function fileSource(id: string): Source {
  const frames: Source["frames"] = (from, to, seat) => getOpenedFrames(id, from, to, seat);
  return { path: `/record/${id}`, id, file: true, replay: (seat) => getOpenedReplay(id, seat), frames };
}

/** A replay, fetched in chunks a little ahead of the current position. */
export class Reel<V> {
  replay = $state.raw<Replay | null>(null);
  action = $state(0);
  view = $state.raw<V | null>(null);
  playing = $state(false);
  problem = $state.raw<unknown>(null);

  #frames = new Map<number, V>();
  #pieces = new Map<number, Promise<void>>(); // loaded or in flight, by their first action
  #timer: ReturnType<typeof setTimeout> | undefined;

  constructor(
    readonly source: Source,
    readonly seat: number | null,
    start: number | null,
  ) {
    void this.#open(start);
  }

  async #open(start: number | null): Promise<void> {
    try {
      this.replay = await this.source.replay(this.seat);
      await this.go(start ?? 0);
    } catch (problem) {
      this.problem = problem;
    }
  }

  get id(): string {
    return this.source.id;
  }

  get last(): number {
    return this.replay?.actions ?? 0;
  }

  /** The turn of the current position. */
  get turnNow(): ReplayTurn | undefined {
    return this.replay?.turns.findLast((turn) => turn.action <= this.action);
  }

  async go(action: number): Promise<void> {
    const wanted = Math.min(Math.max(0, action), this.last);
    this.action = wanted;
    await this.#fetch(wanted);
    if (this.action === wanted) this.view = this.#frames.get(wanted) ?? this.view;
    void this.#fetch(Math.min(wanted + CHUNK / 2, this.last));
  }

  step(by: number): void {
    this.pause();
    void this.go(this.action + by);
  }

  /** Go to the start of the previous or next turn. */
  turn(by: -1 | 1): void {
    this.pause();
    const starts = (this.replay?.turns ?? []).map((turn) => turn.action);
    const to = by > 0 ? starts.find((action) => action > this.action) : starts.findLast((action) => action < this.action);
    void this.go(to ?? (by > 0 ? this.last : 0));
  }

  play(): void {
    if (this.playing) return this.pause();
    this.playing = true;
    if (this.action >= this.last) this.action = 0;
    this.#tick();
  }

  pause(): void {
    this.playing = false;
    clearTimeout(this.#timer);
  }

  #tick = (): void => {
    this.#timer = setTimeout(
      async () => {
        await this.go(this.action + 1);
        if (this.action >= this.last) this.pause();
        else if (this.playing) this.#tick();
      },
      STEP / (settings.speed || 8),
    );
  };

  #fetch(action: number): Promise<void> {
    const from = Math.floor(action / CHUNK) * CHUNK;
    const piece = this.#pieces.get(from) ?? this.#fetchPiece(from);
    this.#pieces.set(from, piece);
    return piece;
  }

  /** A chunk that failed to load is requested again next time. */
  async #fetchPiece(from: number): Promise<void> {
    const frames = await this.source.frames(from, Math.min(from + CHUNK - 1, this.last), this.seat).catch(() => []);
    if (frames.length === 0) this.#pieces.delete(from);
    for (const frame of frames) this.#frames.set(frame.action, frame.view as V);
  }
}
