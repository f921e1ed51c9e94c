/** The players' colours, each with a mark for people who cannot tell the colours apart. */
export const COLOURS = ["red", "yellow", "green", "black", "blue", "white"] as const;
export type Colour = (typeof COLOURS)[number];

export const MARKS: Record<Colour, "sun" | "lily" | "rose" | "key" | "crescent" | "shell"> = {
  red: "sun",
  yellow: "lily",
  green: "rose",
  black: "key",
  blue: "crescent",
  white: "shell",
};
