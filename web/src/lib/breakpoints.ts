/**
 * Where the layout changes, in pixels. Style sheets cannot import numbers: their media queries repeat these (`max-width` is one less),
 * and a test compares them.
 */
export const BREAKPOINTS = {
  phone: 720, // narrower: one part of the table at a time
  reading: 900, // two columns of text
  upright: 960, // narrower, in portrait: a tablet gets the phone layout
  tablet: 1180, // narrower: players in a row, the log in a drawer
  tight: 1340, // narrower: the top bar drops some words
  roomy: 1440,
  wide: 1480,
} as const;

/** Heights. */
export const LOW = 520; // lower and wider than `TURNED`: a phone held sideways
export const FLAT = 800; // lower: tighter spacing
export const TALL = 920;

/** Wider than any phone in portrait, even when the on-screen keyboard makes the viewport landscape. */
export const TURNED = 540;
