/** What is asked of the server, or of the engine in its place: see carrier/. */

import { carrier } from "./carrier/carrier";
import { tabDrawer } from "./drawer";
import { settling } from "./settled";
import type {
  BoxKept,
  BoxReading,
  BoxShipped,
  GameFacts,
  Hint,
  Howto,
  Knowledge,
  LanguageFacts,
  Me,
  Over,
  Own,
  Person,
  RuleBook,
  Summary,
  TableState,
} from "./table/messages";
import type { Advising, NewSeat, NewTable } from "./table/requests";

export type { GameFacts, GameOption, Person, RuleSection, Summary } from "./table/messages";
export type { NewSeat as SeatWish, NewTable as TableWish } from "./table/requests";

/** The server said no; `id` names the message that tells why. */
export class ServerError extends Error {
  constructor(
    readonly id: string,
    readonly status: number,
    readonly body: Record<string, unknown>,
  ) {
    super(id);
  }
}

let csrf = "";

/** For what only one page asks, beside it. */
export function call<T>(method: string, path: string, body?: unknown): Promise<T> {
  return settling.during("request", called<T>(method, path, body));
}

async function called<T>(method: string, path: string, body?: unknown): Promise<T> {
  const sent = body === undefined || typeof body === "string" ? body : JSON.stringify(body);
  const answer = await carrier.ask(method, path, sent, csrf).catch(() => {
    throw new ServerError("offline", 0, {});
  });
  const found: unknown = answer.isJson ? JSON.parse(answer.text) : answer.text;
  if (answer.status >= 400) {
    const said = answer.isJson ? (found as Record<string, unknown>) : {};
    throw new ServerError(typeof said["error"] === "string" ? said["error"] : "unknown", answer.status, said);
  }
  return found as T;
}

async function who(asked: Promise<Partial<Me>>): Promise<Person | null> {
  const me = await asked;
  if (me.csrf !== undefined && me.person !== undefined) {
    csrf = me.csrf;
    return me.person;
  }
  return api.me();
}

/** What is installed does not change while a page is open: it is asked for once, or again if that failed. */
let known: Promise<GameFacts[]> | null = null;

function installed(): Promise<GameFacts[]> {
  return (known ??= call<GameFacts[]>("GET", "games").catch(forgotten));
}

function forgotten(error: unknown): never {
  known = null;
  throw error;
}

export const api = {
  me: (): Promise<Person | null> => who(call("GET", "me")),
  guest: (name: string, language: string, settings: Person["settings"]) =>
    who(call("POST", "guest", { name, language, settings })),
  register: (name: string, password: string) => who(call("POST", "register", { name, password })),
  login: (name: string, password: string) => who(call("POST", "login", { name, password })),
  logout: () => who(call("POST", "logout", {})),
  change: (what: Partial<Pick<Person, "name" | "language" | "theme" | "settings">>) => who(call("PATCH", "me", what)),

  languages: () => call<LanguageFacts[]>("GET", "languages"),
  /** The games that can be played. */
  games: async (): Promise<GameFacts[]> => (await installed()).filter((game) => !game.fault),
  /** Those that are installed, but cannot be loaded. */
  broken: async (): Promise<GameFacts[]> => (await installed()).filter((game) => game.fault),
  box: (game: string, digest: string, correction: string | null = null) =>
    call<Record<string, unknown>>("GET", `games/${game}/box?digest=${digest}${withBox("&", correction)}`),
  shipped: (game: string) => call<BoxShipped>("GET", `games/${game}/shipped`),
  checkBox: (game: string, text: string) => call<BoxReading>("POST", `games/${game}/corrections/check`, { text }),
  keepBox: (game: string, text: string) => call<BoxKept>("POST", `games/${game}/corrections`, { text }),
  correction: (game: string, id: string) => call<BoxKept>("GET", `games/${game}/corrections/${id}`),
  rules: (game: string, language: string) => call<RuleBook>("GET", `games/${game}/rules?language=${language}`),

  howto: (game: string, language: string, correction: string | null = null) =>
    call<Howto>("GET", `games/${game}/howto?language=${language}${withBox("&", correction)}`),
  knowledge: (game: string) => call<Knowledge>("GET", `games/${game}/knowledge`),
  own: (game: string) => call<Own>("GET", `me/games/${game}`),

  tables: (list: "mine" | "public", until?: number) =>
    call<Summary[]>("GET", `tables?list=${list}${until === undefined ? "" : `&until=${until}`}`),
  /** A new table; with a corrected box, if one is named. */
  open: (wish: NewTable, correction: string | null = null) =>
    call<Summary>("POST", `tables${withBox("?", correction)}`, wish),
  learn: (game: string) => call<Summary>("POST", "tables/lesson", { game }),
  join: (id: string, seat: number, invite?: string) =>
    call<unknown>("POST", `tables/${id}/join`, { seat, ...(invite ? { invite } : {}) }),
  leave: (id: string, seat: number) => call<unknown>("POST", `tables/${id}/leave`, { seat }),
  replace: (id: string, seat: number, bot: string) => call<unknown>("POST", `tables/${id}/replace`, { seat, bot }),
  end: (id: string, agree: boolean) => call<unknown>("POST", `tables/${id}/end`, { agree }),
  again: (id: string, agree: boolean) => call<{ again: string | null }>("POST", `tables/${id}/again`, { agree }),
  consent: (id: string, agree: boolean) => call<unknown>("POST", `tables/${id}/consent`, { agree }),
  hint: (id: string, asked: Advising) => call<Hint>("POST", `tables/${id}/hint`, asked),
  state: (id: string, seat: number | null) => call<TableState>("GET", `tables/${id}${as(id, seat)}`),
  at: (id: string, n: number, seat: number | null) => call<TableState>("GET", `tables/${id}/at/${n}${as(id, seat)}`),
  score: (id: string) => call<Over>("GET", `tables/${id}/score${as(id)}`),
  fork: (id: string, n: number, seats: NewSeat[]) => call<Summary>("POST", `tables/${id}/fork${as(id)}`, { n, seats }),
  record: (id: string) => call<string>("GET", `tables/${id}/record${as(id)}`),
  /** A table from a record; one that was played with a corrected box brings it along, and it is kept first. */
  import: async (text: string): Promise<Summary> => {
    const read = (correction: string | null) =>
      call<Summary>("POST", `tables/import${withBox("?", correction)}`, { text });
    try {
      return await read(null);
    } catch (error) {
      if (!(error instanceof ServerError) || error.id !== "another-box") throw error;
      const { game, correction } = error.body as { game: string; correction: string };
      return read((await api.keepBox(game, correction)).id);
    }
  },
};

/** Whatever comes from a corrected box says which: the end of its address. */
export function withBox(joint: "?" | "&", correction: string | null): string {
  return correction === null ? "" : `${joint}correction=${correction}`;
}

const INVITED = "caravanserai-invited-";

/** Keep an invitation to a private table for as long as the tab is open: its replay and its record want it, too. */
export function invite(id: string, code: string): void {
  tabDrawer.put(INVITED + id, code);
}

/** Whose eyes, and by which invitation: the end of a table's address. */
export function as(id: string, seat: number | null = null): string {
  const query = new URLSearchParams();
  if (seat !== null) query.set("seat", String(seat));
  const code = tabDrawer.get(INVITED + id);
  if (code !== null) query.set("invite", code);
  return query.size > 0 ? `?${query.toString()}` : "";
}
