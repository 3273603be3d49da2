/** The server's HTTP interface. */

import type { Standing, TableState } from "./table/messages";

export interface Person {
  id: string;
  name: string;
  guest: boolean;
  language: string | null;
  theme: string | null;
}

export interface GameOption {
  id: string;
  values: (string | number | boolean)[];
  default: string | number | boolean;
  players: number[];
  rule: string;
}

export interface GameFacts {
  id: string;
  ready: boolean;
  prefix?: string;
  edition?: number;
  seats?: number[];
  bots?: string[];
  options?: GameOption[];
}

export interface SummarySeat {
  seat: number;
  kind: string;
  name: string;
  bot: string | null;
  mine: boolean;
  asked: boolean;
}

export interface Summary {
  id: string;
  game: string;
  status: "waiting" | "playing" | "over";
  seats: SummarySeat[];
  yours: boolean;
  options: Record<string, string | number | boolean>;
  created: number;
  changed: number;
  decided: number;
  scores?: Standing[] | number[] | null;
}

export interface SeatWish {
  kind: "me" | "here" | "open" | "bot";
  name?: string;
  bot?: string;
}

export interface TableWish {
  game: string;
  options: Record<string, string | number | boolean>;
  seats: SeatWish[];
  public: boolean;
  pace: "live" | "days";
}

export interface RuleSection {
  id: string;
  title: string;
  level: number;
  rules: { id: string; text: string }[];
}

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

async function call<T>(method: string, path: string, body?: unknown): Promise<T> {
  const answer = await fetch(`api/${path}`, {
    method,
    headers: { ...(body === undefined ? {} : { "Content-Type": "application/json" }), "X-CSRF-Token": csrf },
    ...(body === undefined ? {} : { body: typeof body === "string" ? body : JSON.stringify(body) }),
  }).catch(() => {
    throw new ServerError("offline", 0, {});
  });
  const isJson = (answer.headers.get("Content-Type") ?? "").includes("json");
  const found: unknown = isJson ? await answer.json() : await answer.text();
  if (!answer.ok) {
    const said = isJson ? (found as Record<string, unknown>) : {};
    throw new ServerError(typeof said["error"] === "string" ? said["error"] : "unknown", answer.status, said);
  }
  return found as T;
}

interface Me {
  person: Person | null;
  csrf: string;
}

async function who(asked: Promise<Partial<Me>>): Promise<Person | null> {
  const me = await asked;
  if (me.csrf !== undefined && me.person !== undefined) {
    csrf = me.csrf;
    return me.person;
  }
  return api.me();
}

export const api = {
  me: (): Promise<Person | null> => who(call("GET", "me")),
  guest: (name: string, language: string) => who(call("POST", "guest", { name, language })),
  register: (name: string, password: string) => who(call("POST", "register", { name, password })),
  login: (name: string, password: string) => who(call("POST", "login", { name, password })),
  logout: () => who(call("POST", "logout", {})),
  change: (what: Partial<Pick<Person, "name" | "language" | "theme">>) => who(call("PATCH", "me", what)),

  games: () => call<GameFacts[]>("GET", "games"),
  rules: (game: string) => call<{ sections: RuleSection[] }>("GET", `games/${game}/rules`),

  tables: (list: "mine" | "public") => call<Summary[]>("GET", `tables?list=${list}`),
  open: (wish: TableWish) => call<Summary>("POST", "tables", wish),
  join: (id: string, seat: number, invite?: string) =>
    call<unknown>("POST", `tables/${id}/join`, { seat, ...(invite ? { invite } : {}) }),
  leave: (id: string, seat: number) => call<unknown>("POST", `tables/${id}/leave`, { seat }),
  replace: (id: string, seat: number, bot: string) => call<unknown>("POST", `tables/${id}/replace`, { seat, bot }),
  end: (id: string, agree: boolean) => call<unknown>("POST", `tables/${id}/end`, { agree }),
  consent: (id: string, agree: boolean) => call<unknown>("POST", `tables/${id}/consent`, { agree }),
  state: (id: string, seat: number | null) => call<TableState>("GET", `tables/${id}${of(seat)}`),
  at: (id: string, n: number, seat: number | null) => call<TableState>("GET", `tables/${id}/at/${n}${of(seat)}`),
  score: (id: string) => call<{ standings: Standing[] }>("GET", `tables/${id}/score`),
  fork: (id: string, n: number, seats: SeatWish[]) => call<Summary>("POST", `tables/${id}/fork`, { n, seats }),
  record: (id: string) => call<string>("GET", `tables/${id}/record`),
  import: (text: string) => call<Summary>("POST", "tables/import", { text }),
};

function of(seat: number | null): string {
  return seat === null ? "" : `?seat=${seat}`;
}
