/** SHA-256 of a text as hexadecimal digits. Implemented here because crypto.subtle is missing without https. */
export function sha256(text: string): string {
  const bytes = new TextEncoder().encode(text);
  const words = new Uint32Array(16 * Math.ceil((bytes.length + 9) / 64));
  bytes.forEach((byte, i) => (words[i >> 2]! |= byte << (24 - 8 * (i % 4))));
  words[bytes.length >> 2]! |= 0x80 << (24 - 8 * (bytes.length % 4));
  words[words.length - 2] = Math.floor(bytes.length / 2 ** 29);
  words[words.length - 1] = bytes.length << 3;
  const hash = Uint32Array.from(PRIMES.slice(0, 8), (prime) => fraction(Math.sqrt(prime)));
  for (let block = 0; block < words.length; block += 16) compress(hash, words.subarray(block, block + 16));
  return Array.from(hash, (word) => word.toString(16).padStart(8, "0")).join("");
}

const PRIMES = Array.from({ length: 312 }, (_, n) => n).filter((n) => n > 1 && !hasDivisor(n)); // the first 64
const ROUND = Uint32Array.from(PRIMES, (prime) => fraction(Math.cbrt(prime)));

function hasDivisor(n: number): boolean {
  for (let d = 2; d * d <= n; d += 1) if (n % d === 0) return true;
  return false;
}

/** The first 32 bits of the fractional part. */
function fraction(x: number): number {
  return (x - Math.floor(x)) * 2 ** 32;
}

function rotate(x: number, by: number): number {
  return (x >>> by) | (x << (32 - by));
}

function compress(hash: Uint32Array, block: Uint32Array): void {
  const w = new Uint32Array(64);
  w.set(block);
  for (let i = 16; i < 64; i += 1) {
    const [x, y] = [w[i - 15]!, w[i - 2]!];
    w[i] = w[i - 16]! + (rotate(x, 7) ^ rotate(x, 18) ^ (x >>> 3)) + w[i - 7]! + (rotate(y, 17) ^ rotate(y, 19) ^ (y >>> 10));
  }
  let [a, b, c, d, e, f, g, h] = hash as unknown as [number, number, number, number, number, number, number, number];
  for (let i = 0; i < 64; i += 1) {
    const one = (h + (rotate(e, 6) ^ rotate(e, 11) ^ rotate(e, 25)) + ((e & f) ^ (~e & g)) + ROUND[i]! + w[i]!) | 0;
    const two = ((rotate(a, 2) ^ rotate(a, 13) ^ rotate(a, 22)) + ((a & b) ^ (a & c) ^ (b & c))) | 0;
    [a, b, c, d, e, f, g, h] = [(one + two) | 0, a, b, c, (d + one) | 0, e, f, g];
  }
  [a, b, c, d, e, f, g, h].forEach((value, i) => (hash[i]! += value));
}
