import type { View } from "../view";
import { isOfAll, type Turning } from "./turnings";

export const H = 336; // pixels
const [LEFT, RIGHT, TOP, FOOT] = [56, 46, 30, 26];

/** Where a round and a fortune are on the chart of fortunes, `w` wide. */
export class Chart {
  readonly rows: number[][]; // fortunes by seat: at the start, then at the end of each round
  readonly left = LEFT;
  readonly right: number;
  readonly top = TOP;
  readonly foot = H - FOOT;
  private readonly most: number;

  constructor(
    view: View,
    readonly w: number,
  ) {
    const start = view.players.map(({ ledger, fortune }) => ledger.start ?? fortune);
    this.rows = [start, ...view.fortunes, view.players.map(({ fortune }) => fortune)];
    this.right = w - RIGHT;
    this.most = Math.max(view.options.goal, ...this.rows.flat()) * 1.06;
  }

  x(round: number): number {
    return LEFT + (Math.min(round, this.rows.length - 1) / Math.max(1, this.rows.length - 1)) * (this.right - LEFT);
  }

  y(fortune: number): number {
    return TOP + (1 - fortune / this.most) * (H - TOP - FOOT);
  }

  line(seat: number): string {
    return this.rows.map((row, i) => `${i ? "L" : "M"}${this.x(i).toFixed(1)} ${this.y(row[seat] ?? 0).toFixed(1)}`).join("");
  }

  /** Signs stand on the line of whom they concern, those of the court above all lines; none on another. */
  flags(turnings: Turning[]): { turning: Turning; x: number; y: number }[] {
    const placed: { turning: Turning; x: number; y: number }[] = [];
    for (const turning of turnings) {
      const x = this.x(turning.round);
      let y = isOfAll(turning) ? TOP - 14 : this.y(this.rows[turning.round]?.[turning.line.seat] ?? 0);
      const step = isOfAll(turning) ? 1 : -1;
      while (placed.some((each) => Math.abs(each.x - x) < 20 && Math.abs(each.y - y) < 20)) y += 7 * step;
      placed.push({ turning, x, y });
    }
    return placed;
  }
}
