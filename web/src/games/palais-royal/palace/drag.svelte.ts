import type { Room } from "./geometry";

interface Places {
  begin: (room: Room) => void;
  drop: (room: Room) => void;
  over: (room: Room | null) => void;
}

const THRESHOLD = 6; // pixels; a shorter move is a click

/** Carrying own servants from room to room with mouse or finger: the same as picking them and then the room. */
export class Drag {
  /** Where the carried servant is, in the plan's own units. */
  at = $state.raw<{ x: number; y: number } | null>(null);
  private ended = 0;

  constructor(private readonly places: Places) {}

  /** The click that a browser sends after a drag is none. */
  justEnded(): boolean {
    return performance.now() - this.ended < 80;
  }

  down(event: PointerEvent, room: Room, svg: SVGSVGElement | undefined): void {
    const servant = event.target instanceof Element && event.target.closest("[data-servant]");
    if (!servant || !svg || event.button !== 0) return;
    const start = { x: event.clientX, y: event.clientY };
    const move = (e: PointerEvent) => {
      if (!this.at && Math.hypot(e.clientX - start.x, e.clientY - start.y) < THRESHOLD) return;
      if (!this.at) this.places.begin(room);
      this.at = inside(svg, e);
      this.places.over(roomAt(e));
    };
    const end = (e: PointerEvent) => {
      stop.abort();
      if (!this.at) return;
      [this.at, this.ended] = [null, performance.now()];
      const target = e.type === "pointerup" ? roomAt(e) : null;
      if (target && target !== room) this.places.drop(target);
    };
    const stop = new AbortController();
    window.addEventListener("pointermove", move, { signal: stop.signal });
    window.addEventListener("pointerup", end, { signal: stop.signal });
    window.addEventListener("pointercancel", end, { signal: stop.signal });
  }
}

function inside(svg: SVGSVGElement, event: PointerEvent): { x: number; y: number } {
  return new DOMPoint(event.clientX, event.clientY).matrixTransform(svg.getScreenCTM()?.inverse());
}

function roomAt(event: PointerEvent): Room | null {
  const there = document.elementFromPoint(event.clientX, event.clientY)?.closest<SVGElement>("[data-room]");
  return (there?.dataset.room as Room | undefined) ?? null;
}
