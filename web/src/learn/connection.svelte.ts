import { ApiProblem, getLessons } from "../lib/api";
import type * as P from "../lib/protocol";
import { TableConnection } from "../lib/socket.svelte";
import type { Progress } from "./progress.svelte";

/** A lesson over its socket: a table that is played by a script and by the learner, and where the lesson stands. */
export class LessonConnection extends TableConnection<unknown> {
  now: P.LessonNow | null = $state.raw(null);
  other = $state(""); // the answer to an action that the lesson does not ask for

  constructor(
    readonly game: string,
    readonly lesson: string,
    private readonly progress: Progress,
  ) {
    super(`lesson-${lesson}`);
  }

  /** Nothing is lit while there is only something to read. */
  override get choices(): P.Choice[] {
    return this.now?.state === "do" || this.now?.state === "goal" ? super.choices : [];
  }

  /** On to the next step, the script doing what is left of this one; or back. */
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
    this.other = message.sentence; // said in the panel, not as a toast
    if (message.id !== null) this.heardAnswer(message.id, false, message.version);
  }

  private takeNow(now: P.LessonNow): void {
    this.now = now;
    this.other = "";
    this.progress.note(now);
  }
}
