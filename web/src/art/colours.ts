/** The players' colours, and the mark that says the same as the colour to whoever does not see it. */
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
