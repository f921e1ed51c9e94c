import { ApiProblem, getLessons } from "../lib/api";
import type * as P from "../lib/protocol";
import { TableConnection } from "../lib/socket.svelte";
import type { Progress } from "./progress.svelte";

/** A lesson over its socket: a table played by a script and the learner, plus the lesson's progress. */
export class LessonConnection extends TableConnection<unknown> {
  now: P.LessonNow | null = $state.raw(null);
  other = $state(""); // the reply to an action other than the one the lesson asks for

  constructor(
    readonly game: string,
    readonly lesson: string,
    private readonly progress: Progress,
  ) {
    super(`lesson-${lesson}`);
  }

  /** Highlight nothing while a step is only text. */
  override get choices(): P.Choice[] {
    return this.now?.state === "do" || this.now?.state === "goal" ? super.choices : [];
  }

  /** Go to the next step (the script plays the rest of this one), or back. */
  wish(want: P.LessonWish["want"]): Promise<boolean> {
    this.other = "";
    return this.send({ type: "lesson", want });
  }

  protected override address(): string {
    const scheme = location.protocol === "https:" ? "wss:" : "ws:";
    const step = this.now?.step ?? this.progress.stepOf(this.lesson);
    return `${scheme}//${location.host}/ws/lessons/${this.game}/${this.lesson}?since=${step}`;
  }

  protected override async exists(): Promise<void> {
    const lessons = await getLessons(this.game);
    if (!lessons.some(({ id }) => id === this.lesson)) throw new ApiProblem("no-such-lesson", "", 404);
  }

  protected override take(message: P.FromServer | P.LessonNow): void {
    if (message.type === "lesson") return this.takeNow(message);
    if (message.type !== "refused" || message.code !== "lesson-other") return super.take(message);
    this.other = message.sentence; // shown in the panel, not as a toast
    if (message.id !== null) this.heardAnswer(message.id, false, message.version);
  }

  private takeNow(now: P.LessonNow): void {
    this.now = now;
    this.other = "";
    this.progress.note(now);
  }
}
