/** A rectangle with concave corners of radius `n`: the outline of panels, cards, plates and fields. */
export function concave(x: number, y: number, w: number, h: number, n: number): string {
  const arc = `A${n} ${n} 0 0 0 `;
  const [right, foot] = [x + w, y + h];
  return (
    `M${x + n} ${y}H${right - n}${arc}${right} ${y + n}V${foot - n}${arc}${right - n} ${foot}` +
    `H${x + n}${arc}${x} ${foot - n}V${y + n}${arc}${x + n} ${y}Z`
  );
}
