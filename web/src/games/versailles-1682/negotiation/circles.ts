import type { ChatLine } from "../../../lib/protocol";
import type { View } from "../view";

/** Those who talk with each other besides the reader, in ascending order; nobody: the whole court. */
export type Circle = number[];

export function circleKey(circle: Circle): string {
  return circle.join(" ");
}

/** The circle a line was said in, as the reader in seat `me` sees it. */
export function circleOf({ seat, to }: ChatLine, me: number | null): Circle {
  if (!to) return [];
  return [...new Set([...to, ...(seat === null ? [] : [seat])])].filter((each) => each !== me).sort((a, b) => a - b);
}

/** The whole court, everybody alone, and the circles in which something was said. */
export function circlesOf(view: View, chat: ChatLine[], me: number | null, made: Circle[]): Circle[] {
  const alone = view.players.filter(({ seat }) => seat !== me).map(({ seat }) => [seat]);
  const heard = [...chat.map((line) => circleOf(line, me)), ...made];
  const all = [[], ...alone, ...heard.filter((circle) => circle.length > 1)];
  return all.filter((circle, i) => all.findIndex((other) => circleKey(other) === circleKey(circle)) === i);
}

export function linesIn(chat: ChatLine[], circle: Circle, me: number | null): ChatLine[] {
  return chat.filter((line) => circleKey(circleOf(line, me)) === circleKey(circle));
}
