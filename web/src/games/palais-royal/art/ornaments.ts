import type { OrnamentView } from "../view";

export type OrnamentName = OrnamentView["kind"] | "rosette";
type Box = readonly [number, number, number, number];

const STANDING: Box = [-3, -9, 66, 88];

/** The drawing of each ornament of the park and the box it fills. */
export const ORNAMENTS: Record<OrnamentName, { drawing: string; box: Box }> = {
  lions: { drawing: "lion", box: STANDING },
  fountains: { drawing: "fountain", box: STANDING },
  vases: { drawing: "vase", box: STANDING },
  statues: { drawing: "archer", box: STANDING },
  statue: { drawing: "statue-a", box: STANDING },
  basin: { drawing: "basin", box: [-116, -116, 232, 233] },
  rosette: { drawing: "rosette", box: [-18, -18, 36, 36] },
};

/** The inner statues: one drawing on the lines next to the edge, the other beside the basin. */
export function drawingOf(ornament: OrnamentView): string {
  if (ornament.kind === "statue" && (ornament.line === 3 || ornament.line === 5)) return "statue-b";
  return ORNAMENTS[ornament.kind].drawing;
}
