import type { LogLine } from "../../../lib/protocol";
import { amount, detail } from "../../../table/state/names";

/** Something small that goes from one place on the screen to another. */
export interface Flight {
  what: "servant" | "coin" | "king" | "madame" | "noble" | "card";
  seat: number;
  tile?: string; // of a noble
  stops: string[]; // selectors of the places it passes
  time: number; // milliseconds for each step
}

const ROOM_STEP = 220;
const PAID = 260;
const NOBLE = 360;
const STEPS_IN = 200;

const room = (name: string): string => `[data-room="${name}"]`;
const home = (seat: number): string => `[data-player="${seat}"]`;
const field = (name: string): string => `[data-field="${name}"]`;
const source = (line: LogLine): string => (detail(line, "source") === "supply" ? home(line.seat) : room(detail(line, "source")));

const FLIGHTS: Record<string, (line: LogLine) => Omit<Flight, "seat">> = {
  put: (line) => ({ what: "servant", stops: [home(line.seat), room(detail(line, "room"))], time: PAID }),
  reinforced: (line) => ({ what: "servant", stops: [source(line), room("gate")], time: PAID }),
  "king-placed": (line) => ({ what: "servant", stops: [source(line), room("king")], time: PAID }),
  "madame-placed": (line) => ({ what: "servant", stops: [source(line), room("madame")], time: PAID }),
  moved: (line) => ({ what: "servant", stops: [room(detail(line, "from")), room(detail(line, "to"))], time: ROOM_STEP }),
  "gold-taken": (line) => ({ what: "coin", stops: [room("mint"), home(line.seat)], time: PAID }),
  "paid-gold": (line) => ({ what: "coin", stops: [home(line.seat), '[data-board="park"]'], time: PAID }),
  "paid-seals": (line) => ({
    what: detail(line, "room") === "king" ? "king" : "madame",
    stops: [room(detail(line, "room")), home(line.seat)],
    time: PAID,
  }),
  recruited: (line) => ({
    what: "noble",
    tile: detail(line, "tile"),
    stops: [field(detail(line, "field")), home(line.seat)],
    time: NOBLE,
  }),
  border: (line) => ({ what: "servant", stops: [source(line), field(detail(line, "field"))], time: STEPS_IN }),
  kept: (line) => ({ what: "card", stops: [room("backdoor"), home(line.seat)], time: PAID }),
};

/** What flies for these lines. Moves of one servant from room to room are one flight. */
export function flightsOf(lines: LogLine[]): Flight[] {
  const flights: Flight[] = [];
  for (const line of lines) {
    const made = FLIGHTS[line.kind]?.(line);
    const last = flights.at(-1);
    if (!made || (line.kind === "paid-gold" && amount(line, "gold") === 0)) continue;
    const goesOn =
      line.kind === "moved" && last?.what === "servant" && last.seat === line.seat && last.stops.at(-1) === made.stops[0];
    if (goesOn) last.stops.push(...made.stops.slice(1));
    else flights.push({ ...made, seat: line.seat });
  }
  return flights;
}
