/**
 * Where the layout changes, in pixels. Style sheets cannot import numbers: their media queries repeat these (`max-width` is one less),
 * and a test compares them.
 */
export const BREAKPOINTS = {
  phone: 720, // narrower: one part of the table at a time
  reading: 900, // two columns of text
  upright: 960, // narrower and higher than wide: a tablet held upright is a large phone
  tablet: 1180, // narrower: players in a row, the log in a drawer
  tight: 1340, // narrower: no room for every word of the strip
  roomy: 1440,
  wide: 1480,
} as const;

/** Heights. */
export const LOW = 520; // lower and wider than `TURNED`: a phone held sideways
export const FLAT = 800; // lower: less air
export const TALL = 920;

/** No phone held upright is as wide, also not while its keyboard leaves it lower than wide. */
export const TURNED = 540;
