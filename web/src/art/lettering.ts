/** Line breaking for text in SVG, which does not wrap. Widths are estimated, so layout does not wait for the font. */
export interface Lettering {
  lines: string[];
  size: number;
}

const NARROW = /[iIjltfr'’.,:;|!()\s-]/;
const WIDE = /[mwMWÆŒ]/;
const CAPITAL = /[A-ZÀ-Ý]/;

/** The estimated width of a text. `face` is the average width of a small letter in em: names 0.56, text 0.47. */
export function widthOf(text: string, size: number, face = 0.56): number {
  let em = 0;
  for (const letter of text) {
    if (NARROW.test(letter)) em += face * 0.62;
    else if (WIDE.test(letter)) em += face * 1.6;
    else if (CAPITAL.test(letter)) em += face * 1.3;
    else em += face;
  }
  return em * size;
}

/** One line if it fits, else two of similar length; if that is still too wide, a smaller size, never below 12. */
export function fit(text: string, width: number, size: number, face = 0.56): Lettering {
  const lines = widthOf(text, size, face) <= width ? [text] : halves(text, size, face);
  const widest = Math.max(...lines.map((line) => widthOf(line, size, face)));
  return { lines, size: widest <= width ? size : Math.max(12, (size * width) / widest) };
}

/** The size at which the longest word fits on a line; never below 12. */
export function wordSize(text: string, width: number, size: number, face = 0.56): number {
  const widest = Math.max(...text.split(/\s/).map((word) => widthOf(word, size, face)));
  return Math.min(size, Math.max(12, (size * width) / widest));
}

function halves(text: string, size: number, face: number): string[] {
  const words = text.split(" ");
  let best = [text];
  let least = Infinity;
  for (let i = 1; i < words.length; i += 1) {
    const lines = [words.slice(0, i).join(" "), words.slice(i).join(" ")];
    const widest = Math.max(...lines.map((line) => widthOf(line, size, face)));
    if (widest < least) [best, least] = [lines, widest];
  }
  return best;
}

/** One line in this width: smaller, down to 12, then compressed (`squeezed`, for `textLength`). */
export function squeeze(
  text: string,
  width: number,
  size: number,
  face = 0.47,
): { text: string; size: number; squeezed?: number } {
  const smaller = Math.min(size, Math.max(12, (size * width) / widthOf(text, size, face)));
  return { text, size: smaller, squeezed: widthOf(text, smaller, face) > width ? width : undefined };
}
