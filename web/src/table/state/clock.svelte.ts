import { say } from "../../lib/words.svelte";

/** The browser's time, updated every second, for countdowns. */
let now = $state(Date.now());
let watchers = 0;
let timer: ReturnType<typeof setInterval> | undefined;

/** For an effect: ticks while any component uses it. */
export function watchSeconds(): () => void {
  watchers += 1;
  timer ??= setInterval(() => (now = Date.now()), 1000);
  return () => {
    watchers -= 1;
    if (watchers > 0) return;
    clearInterval(timer);
    timer = undefined;
  };
}

export function secondsNow(): number {
  return now;
}

const MINUTE = 60;
const HOUR = 60 * MINUTE;
const DAY = 24 * HOUR;

/** Minutes and seconds, or days and hours when there is more than a day. */
export function timeText(milliseconds: number): string {
  const seconds = Math.max(0, Math.ceil(milliseconds / 1000));
  if (seconds >= DAY)
    return say("table-time-days", { days: Math.floor(seconds / DAY), hours: Math.floor((seconds % DAY) / HOUR) });
  if (seconds >= HOUR)
    return `${Math.floor(seconds / HOUR)}:${two(Math.floor((seconds % HOUR) / MINUTE))}:${two(seconds % MINUTE)}`;
  return `${two(Math.floor(seconds / MINUTE))}:${two(seconds % MINUTE)}`;
}

function two(n: number): string {
  return String(n).padStart(2, "0");
}
