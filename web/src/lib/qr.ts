/** QR codes (ISO/IEC 18004): byte mode, error correction M (15 %), versions 1 to 20, links of up to 666 bytes. */

// By size, from 1: bytes of error correction in each block, and blocks.
const CORRECTION = [10, 16, 26, 18, 24, 16, 18, 22, 22, 26, 30, 22, 22, 24, 24, 28, 28, 26, 26, 26];
const BLOCKS = [1, 1, 1, 2, 2, 4, 4, 4, 5, 5, 5, 8, 9, 9, 10, 10, 11, 13, 14, 16];
const MASKS: ((x: number, y: number) => boolean)[] = [
  (x, y) => (x + y) % 2 === 0,
  (_, y) => y % 2 === 0,
  (x) => x % 3 === 0,
  (x, y) => (x + y) % 3 === 0,
  (x, y) => (Math.floor(x / 3) + Math.floor(y / 2)) % 2 === 0,
  (x, y) => ((x * y) % 2) + ((x * y) % 3) === 0,
  (x, y) => (((x * y) % 2) + ((x * y) % 3)) % 2 === 0,
  (x, y) => (((x + y) % 2) + ((x * y) % 3)) % 2 === 0,
];

export type Modules = boolean[][]; // rows of columns; true is dark

export function qrCode(text: string): Modules {
  const bytes = [...new TextEncoder().encode(text)];
  const size = CORRECTION.findIndex((_, i) => bytes.length * 8 + 4 + lengthBits(i + 1) <= dataBytes(i + 1) * 8) + 1;
  if (size === 0) throw new RangeError("this text is too long for a QR code");
  const grid = new Grid(size);
  grid.fill(interleave(size, pad(bytes, size)));
  const candidates = MASKS.map((_, mask) => grid.masked(mask));
  return candidates.reduce((best, each) => (penalty(each) < penalty(best) ? each : best));
}

const lengthBits = (size: number): number => (size < 10 ? 8 : 16);

/** The number of data modules, outside the function patterns. */
function freeModules(size: number): number {
  const marks = size < 2 ? 0 : Math.floor(size / 7) + 2;
  const aligned = size < 2 ? 0 : (25 * marks - 10) * marks - 55;
  return (16 * size + 128) * size + 64 - aligned - (size < 7 ? 0 : 36);
}

function dataBytes(size: number): number {
  return Math.floor(freeModules(size) / 8) - CORRECTION[size - 1]! * BLOCKS[size - 1]!;
}

function pad(bytes: number[], size: number): number[] {
  const bits: number[] = [];
  const push = (value: number, length: number): void => {
    for (let i = length - 1; i >= 0; i -= 1) bits.push((value >>> i) & 1);
  };
  push(4, 4); // the mode of bytes
  push(bytes.length, lengthBits(size));
  for (const byte of bytes) push(byte, 8);
  const room = dataBytes(size) * 8;
  push(0, Math.min(4, room - bits.length));
  push(0, (8 - (bits.length % 8)) % 8);
  for (let filler = 0xec; bits.length < room; filler ^= 0xec ^ 0x11) push(filler, 8);
  return Array.from({ length: room / 8 }, (_, i) => bits.slice(8 * i, 8 * i + 8).reduce((all, bit) => all * 2 + bit, 0));
}

/** Interleave the blocks and their error correction bytes. */
function interleave(size: number, data: number[]): number[] {
  const [count, length] = [BLOCKS[size - 1]!, CORRECTION[size - 1]!];
  const short = Math.floor(data.length / count);
  const shortCount = count - (data.length % count);
  let at = 0;
  const blocks = Array.from({ length: count }, (_, i) => data.slice(at, (at += short + (i < shortCount ? 0 : 1))));
  const checks = blocks.map((block) => remainder(block, generator(length)));
  const columns = (rows: number[][]): number[] =>
    Array.from({ length: Math.max(...rows.map((row) => row.length)) }, (_, i) =>
      rows.flatMap((row) => (i < row.length ? [row[i]!] : [])),
    ).flat();
  return [...columns(blocks), ...columns(checks)];
}

function multiply(x: number, y: number): number {
  let z = 0;
  for (let i = 7; i >= 0; i -= 1) z = (z << 1) ^ ((z >>> 7) * 0x11d) ^ (((y >>> i) & 1) * x);
  return z;
}

function generator(length: number): number[] {
  const found = [...Array<number>(length - 1).fill(0), 1];
  let root = 1;
  for (let i = 0; i < length; i += 1) {
    for (let j = 0; j < length; j += 1) found[j] = multiply(found[j]!, root) ^ (found[j + 1] ?? 0);
    root = multiply(root, 2);
  }
  return found;
}

function remainder(block: number[], divisor: number[]): number[] {
  const found = divisor.map(() => 0);
  for (const byte of block) {
    const factor = byte ^ found.shift()!;
    found.push(0);
    divisor.forEach((coefficient, i) => (found[i]! ^= multiply(coefficient, factor)));
  }
  return found;
}

class Grid {
  readonly side: number;
  readonly dark: Modules;
  readonly fixed: Modules;

  constructor(readonly size: number) {
    this.side = size * 4 + 17;
    this.dark = Array.from({ length: this.side }, () => Array<boolean>(this.side).fill(false));
    this.fixed = this.dark.map((row) => [...row]);
    this.patterns();
  }

  private set(x: number, y: number, dark: boolean): void {
    this.dark[y]![x] = dark;
    this.fixed[y]![x] = true;
  }

  private patterns(): void {
    const last = this.side - 1;
    for (let i = 0; i < this.side; i += 1) {
      this.set(6, i, i % 2 === 0);
      this.set(i, 6, i % 2 === 0);
    }
    for (const [x, y] of [
      [3, 3],
      [last - 3, 3],
      [3, last - 3],
    ] as const)
      this.square(x, y, 4, [0, 1, 3]);
    const marks = this.marks();
    for (const x of marks)
      for (const y of marks) {
        const corner = (x === 6 && y === 6) || (x === 6 && y === last - 6) || (x === last - 6 && y === 6);
        if (!corner) this.square(x, y, 2, [0, 2]);
      }
    this.format(this.dark, 0);
    if (this.size >= 7) this.version();
  }

  /** Concentric squares, dark at these distances from the centre. */
  private square(cx: number, cy: number, reach: number, rings: number[]): void {
    for (let y = Math.max(0, cy - reach); y <= Math.min(this.side - 1, cy + reach); y += 1)
      for (let x = Math.max(0, cx - reach); x <= Math.min(this.side - 1, cx + reach); x += 1)
        this.set(x, y, rings.includes(Math.max(Math.abs(x - cx), Math.abs(y - cy))));
  }

  private marks(): number[] {
    if (this.size === 1) return [];
    const count = Math.floor(this.size / 7) + 2;
    const step = Math.floor((this.size * 8 + count * 3 + 5) / (count * 4 - 4)) * 2;
    return [6, ...Array.from({ length: count - 1 }, (_, i) => this.side - 7 - i * step).reverse()];
  }

  private format(grid: Modules, mask: number): void {
    const bits = withCheck(mask, 10, 0x537) ^ 0x5412; // level M is 00
    const bit = (i: number): boolean => ((bits >>> i) & 1) === 1;
    const put = (x: number, y: number, dark: boolean): void => {
      grid[y]![x] = dark;
      this.fixed[y]![x] = true;
    };
    for (let i = 0; i < 15; i += 1) {
      put(8, i < 6 ? i : i < 8 ? i + 1 : this.side - 15 + i, bit(i));
      put(i < 8 ? this.side - 1 - i : i === 8 ? 7 : 14 - i, 8, bit(i));
    }
    put(8, this.side - 8, true);
  }

  private version(): void {
    const bits = withCheck(this.size, 12, 0x1f25);
    for (let i = 0; i < 18; i += 1) {
      const [a, b] = [this.side - 11 + (i % 3), Math.floor(i / 3)];
      this.set(a, b, ((bits >>> i) & 1) === 1);
      this.set(b, a, ((bits >>> i) & 1) === 1);
    }
  }

  /** The bits in pairs of columns, up and down, from the right. */
  fill(bytes: number[]): void {
    let i = 0;
    for (let right = this.side - 1; right >= 1; right -= 2) {
      if (right === 6) right = 5;
      const up = ((right + 1) & 2) === 0;
      for (let step = 0; step < this.side; step += 1)
        for (const x of [right, right - 1]) {
          const y = up ? this.side - 1 - step : step;
          if (this.fixed[y]![x]) continue;
          this.dark[y]![x] = ((bytes[i >>> 3] ?? 0) >>> (7 - (i & 7))) % 2 === 1;
          i += 1;
        }
    }
  }

  masked(mask: number): Modules {
    const dark = this.dark.map((row, y) => row.map((each, x) => (this.fixed[y]![x] ? each : each !== MASKS[mask]!(x, y))));
    this.format(dark, mask);
    return dark;
  }
}

/** A number followed by its check bits. */
function withCheck(value: number, bits: number, polynomial: number): number {
  let rest = value;
  for (let i = 0; i < bits; i += 1) rest = (rest << 1) ^ ((rest >>> (bits - 1)) * polynomial);
  return (value << bits) | rest;
}

/** The mask penalty, by the standard's four rules. */
function penalty(dark: Modules): number {
  const columns = dark.map((_, x) => dark.map((row) => row[x]!));
  const share = dark.flat().filter(Boolean).length / dark.length ** 2;
  return (
    [...dark, ...columns].reduce((sum, line) => sum + runs(line) + finders(line), 0) +
    blocks(dark) +
    10 * Math.floor(Math.abs(share * 20 - 10))
  );
}

function runs(line: boolean[]): number {
  let [found, length] = [0, 0];
  line.forEach((dark, i) => {
    length = i > 0 && dark === line[i - 1] ? length + 1 : 1;
    if (length === 5) found += 3;
    else if (length > 5) found += 1;
  });
  return found;
}

/** Runs that look like a finder pattern: 1011101 next to four light modules. */
function finders(line: boolean[]): number {
  const text = line.map(Number).join("");
  return [...text.matchAll(/(?=00001011101|10111010000)/g)].length * 40;
}

function blocks(dark: Modules): number {
  let found = 0;
  for (let y = 1; y < dark.length; y += 1)
    for (let x = 1; x < dark.length; x += 1) {
      const here = dark[y]![x];
      if (here === dark[y - 1]![x] && here === dark[y]![x - 1] && here === dark[y - 1]![x - 1]) found += 3;
    }
  return found;
}
