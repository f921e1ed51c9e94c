import type { LogLine, MomentInfo, Snapshot, TableInfo, Update } from "../../src/lib/protocol";

const moment = { owner: 0, turn: 1 } as unknown as MomentInfo;
export const table = { id: "t", game: "palais-royal", status: "playing", seats: [] } as unknown as TableInfo;

export function logLine(n: number, seat = 1, kind = "moved"): LogLine {
  return { n, seat, kind, phrase: { key: "x" }, details: {}, action: n } as LogLine;
}

/** A snapshot at this version; my decision has the same number. */
export function snapshot(version: number, more: Partial<Snapshot> = {}): Snapshot {
  return {
    type: "table",
    table,
    seat: 0,
    version,
    log: [],
    chat: [],
    view: `view ${version}`,
    choices: [],
    clock: null,
    can_undo: false,
    bots_ready: true,
    moment,
    decisions: [{ id: version, seat: 0, must: true } as never],
    ...more,
  };
}

export function update(version: number, more: Partial<Update> = {}): Update {
  return {
    type: "update",
    version,
    log: [],
    gone: 0,
    view: `view ${version}`,
    choices: [],
    clock: null,
    can_undo: false,
    moment,
    decisions: [{ id: version, seat: 0, must: true } as never],
    ...more,
  };
}
