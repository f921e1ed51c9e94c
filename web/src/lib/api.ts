import type * as P from "./protocol";

/** An error response. `sentence` is in the user's language, except when the server is unreachable (`code` "offline"). */
export class ApiProblem extends Error {
  constructor(
    readonly code: string,
    readonly sentence: string,
    readonly status: number,
  ) {
    super(`${code}: ${sentence}`);
    this.name = "ApiProblem";
  }
}

let token = "";

const table = (id: string, rest = ""): string => `/api/tables/${encodeURIComponent(id)}${rest}`;

/** The current guest, with the CSRF token that every write needs. Not a cookie, so other sites cannot overwrite it. */
export async function getSite(): Promise<P.Site> {
  const site = await get<P.Site>("/api/site");
  token = site.csrf;
  return site;
}
export const putMe = (me: P.ChangeMe): Promise<P.Me> => send("PUT", "/api/me", me);
export const getLists = (): Promise<P.Lists> => get("/api/lists");
/** The catalogue of a game, as Fluent text. */
export const getGameWords = (game: string, language: string): Promise<string> =>
  getText(`/api/games/${encodeURIComponent(game)}/words/${language}`);
/** A page of a game's rulebook, as Markdown. */
export const getRulebookPage = (game: string, page: string, language: string): Promise<string> =>
  getText(`/api/games/${encodeURIComponent(game)}/rulebook/${page}/${language}`);
export const getLessons = (game: string): Promise<P.LessonRow[]> => get(`/api/lessons/${encodeURIComponent(game)}`);
export const createTable = (order: P.NewTable): Promise<P.TableMade> => send("POST", "/api/tables", order);
export const getTable = (id: string): Promise<P.Summary> => get(table(id));
export const getInvites = (id: string): Promise<Record<string, string>> => get(table(id, "/invites"));
export const join = (token: string, colour: P.Join["colour"] = null, family: string | null = null): Promise<P.Seated> =>
  send("POST", "/api/join", { token, colour, family } satisfies P.Join);
/** What an invite link leads to, if its seat is still free; fails as `join` would. */
export const lookAtLink = (token: string): Promise<P.Invitation> => send("POST", "/api/link", { token } satisfies P.Link);
/** Replace this seat's invite link; returns the links of all open seats. */
export const newLink = (id: string, seat: number): Promise<Record<string, string>> =>
  send("POST", table(id, `/seats/${seat}/link`));
export const letAnyoneSit = (id: string, seat: number, yes: boolean): Promise<P.TableInfo> =>
  send("POST", table(id, `/seats/${seat}/anyone`), { yes } satisfies P.Answer);
export const giveToBot = (id: string, seat: number, bot: string): Promise<P.TableInfo> =>
  send("POST", table(id, `/seats/${seat}/bot`), { bot } satisfies P.ForBot);
export const closeTable = (id: string): Promise<P.TableInfo> => send("POST", table(id, "/close"));
export const resign = (id: string): Promise<P.TableInfo> => send("POST", table(id, "/resign"));
/** Offer or agree to end the game without a winner, or decline. */
export const agreeToEnd = (id: string, yes: boolean): Promise<P.TableInfo> =>
  send("POST", table(id, "/end"), { yes } satisfies P.Answer);
export const sit = (id: string, seat: number): Promise<P.Seated> => send("POST", table(id, "/sit"), { seat } satisfies P.Sit);
/** Give my family another name, before the game begins. */
export const renameFamily = (id: string, family: string): Promise<P.TableInfo> =>
  send("PUT", table(id, "/family"), { family } satisfies P.RenameFamily);
export const leave = (id: string, order: P.HandOver = {}): Promise<P.TableInfo> => send("POST", table(id, "/leave"), order);
export const comeBack = (id: string): Promise<P.TableInfo> => send("POST", table(id, "/return"));
export const rematch = (id: string): Promise<P.TableInfo> => send("POST", table(id, "/rematch"));
export const getReplay = (id: string, seat: number | null = null): Promise<P.Replay> => get(table(id, `/replay${eyes(seat)}`));
export const getFrame = (id: string, action: number, seat: number | null = null): Promise<P.Frame> =>
  get(table(id, `/frames/${action}${eyes(seat)}`));
export const getFrames = (id: string, from: number, to: number, seat: number | null = null): Promise<P.Frame[]> =>
  get(table(id, `/frames?from=${from}&to=${to}${seat === null ? "" : `&seat=${seat}`}`));
export const playOn = (id: string, order: P.PlayOn): Promise<P.TableMade> => send("POST", table(id, "/play-on"), order);
/** The address of a finished game's record, for a download link. */
export const recordAddress = (id: string): string => table(id, "/record");

/** What a finished game reveals of its deal. */
export interface RevealedDeal {
  commitment: string;
  salt: string;
  seed: string;
  position?: string | null; // the start position, if the game was forked from another
}
export const getRecord = (id: string): Promise<RevealedDeal> => get(recordAddress(id));
/** Have the server validate a record file; an invalid one fails. */
export const openRecord = (file: string): Promise<P.RecordOpened> => send("POST", "/api/records", new RawBody(file));
export const getOpenedReplay = (id: string, seat: number | null): Promise<P.Replay> => get(`${opened(id)}/replay${eyes(seat)}`);
export const getOpenedFrames = (id: string, from: number, to: number, seat: number | null): Promise<P.Frame[]> =>
  get(`${opened(id)}/frames?from=${from}&to=${to}${seat === null ? "" : `&seat=${seat}`}`);

const opened = (id: string): string => `/api/records/${encodeURIComponent(id)}`;

/** A request with a plain text body. */
class RawBody {
  constructor(readonly text: string) {}
}

function eyes(seat: number | null): string {
  return seat === null ? "" : `?seat=${seat}`;
}

function get<T>(path: string): Promise<T> {
  return ask<T>(path, { headers: { accept: "application/json" } });
}

async function getText(path: string): Promise<string> {
  const answer = await fetch(path, { credentials: "same-origin" }).catch(() => null);
  if (!answer?.ok) throw new ApiProblem(answer ? "unknown" : "offline", "", answer?.status ?? 0);
  return answer.text();
}

/** Refresh a rejected token once: the guest's cookie may be lost or the server's key new. */
async function send<T>(method: "POST" | "PUT", path: string, body?: unknown): Promise<T> {
  if (token === "") await getSite();
  try {
    return await sendOnce<T>(method, path, body);
  } catch (problem) {
    if (!(problem instanceof ApiProblem) || problem.code !== "no-csrf") throw problem;
    await getSite();
    return sendOnce<T>(method, path, body);
  }
}

function sendOnce<T>(method: "POST" | "PUT", path: string, body: unknown): Promise<T> {
  const headers: Record<string, string> = { accept: "application/json", "x-csrftoken": token };
  if (body === undefined) return ask<T>(path, { method, headers });
  headers["content-type"] = "application/json";
  return ask<T>(path, { method, headers, body: body instanceof RawBody ? body.text : JSON.stringify(body) });
}

async function ask<T>(path: string, request: RequestInit): Promise<T> {
  const answer = await fetch(path, { ...request, credentials: "same-origin" }).catch(() => null);
  if (!answer) throw new ApiProblem("offline", "", 0);
  if (answer.ok) return (await answer.json()) as T;
  const problem = (await answer.json().catch(() => ({}))) as Partial<P.Problem>;
  throw new ApiProblem(problem.code ?? "unknown", problem.sentence ?? "", answer.status);
}
