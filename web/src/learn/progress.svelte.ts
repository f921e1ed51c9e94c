import type { LessonNow, LessonRow } from "../lib/protocol";

const KEY = "palais-lessons";

interface Noted {
  step: number;
  done: boolean;
}

/** Progress in a game's lessons, stored in this browser. */
export class Progress {
  private all: Record<string, Noted> = $state.raw({});

  constructor(readonly game: string) {
    this.all = read()[game] ?? {};
  }

  /** The step to resume at; a finished lesson restarts. */
  stepOf(lesson: string): number {
    return this.all[lesson]?.step ?? 0;
  }

  isDone(lesson: string): boolean {
    return this.all[lesson]?.done ?? false;
  }

  /** The lesson to resume: one in progress, else the first unfinished one. */
  current(lessons: LessonRow[]): string | undefined {
    const open = lessons.filter(({ id }) => !this.isDone(id));
    return (open.find(({ id }) => this.stepOf(id) > 0) ?? open[0])?.id;
  }

  note({ lesson, step, of }: LessonNow): void {
    const over = step >= of;
    this.all = { ...this.all, [lesson]: { step: over ? 0 : step, done: over || this.isDone(lesson) } };
    try {
      localStorage.setItem(KEY, JSON.stringify({ ...read(), [this.game]: this.all }));
    } catch {
      // storage is blocked: the lesson restarts next time
    }
  }
}

/** Ignore damaged data. */
function read(): Record<string, Record<string, Noted>> {
  try {
    const stored = Object(JSON.parse(localStorage.getItem(KEY) ?? "{}")) as Record<string, Record<string, Partial<Noted>>>;
    return Object.fromEntries(Object.entries(stored).map(([game, lessons]) => [game, sound(lessons)]));
  } catch {
    return {};
  }
}

function sound(lessons: Record<string, Partial<Noted> | null>): Record<string, Noted> {
  const noted = Object.entries(Object(lessons) as typeof lessons).filter(([, each]) => Number.isInteger(each?.step));
  return Object.fromEntries(noted.map(([id, each]) => [id, { step: Math.max(0, each?.step ?? 0), done: each?.done === true }]));
}
