import type { CourtGame } from "../state/game.svelte";
import { pickCountry, pickCrown, pickHand, pickSeat } from "../state/clicks";

const THRESHOLD = 8; // pixels; a shorter move is a click

/** Carry a card to a courtier, a shield or a throne: the same as clicking on one and then on the other. */
export function dragCard(event: PointerEvent, game: CourtGame, card: string): void {
  if (event.button !== 0 || event.pointerType === "touch") return;
  const start = { x: event.clientX, y: event.clientY };
  let begun = false;
  const stop = new AbortController();
  const move = (at: PointerEvent): void => {
    if (begun || Math.hypot(at.clientX - start.x, at.clientY - start.y) < THRESHOLD) return;
    begun = true;
    if (game.intent?.name !== card) pickHand(game, card);
  };
  const end = (at: PointerEvent): void => {
    stop.abort();
    if (begun && at.type === "pointerup") drop(game, document.elementFromPoint(at.clientX, at.clientY));
  };
  addEventListener("pointermove", move, { signal: stop.signal });
  addEventListener("pointerup", end, { signal: stop.signal });
  addEventListener("pointercancel", end, { signal: stop.signal });
}

function drop(game: CourtGame, there: Element | null): void {
  const figure = there?.closest<HTMLElement>("[data-figure], [data-player]");
  const country = there?.closest<HTMLElement>("[data-country]")?.dataset.country;
  const crown = there?.closest<HTMLElement>("[data-crown]")?.dataset.crown;
  if (figure) pickSeat(game, Number(figure.dataset.figure ?? figure.dataset.player));
  else if (country) pickCountry(game, country);
  else if (crown) pickCrown(game, crown);
}
