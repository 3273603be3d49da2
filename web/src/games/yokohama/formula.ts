/** Effects in symbols: cost left, arrow, gain right. Read from the components, never written by hand. */
import { type Atom, counted, icon, text } from "../../board/atoms";
import type { AreaKind, Bundle, Change, Condition, Effects, Moment, RewardToken, Row, TechnologyKind } from "./box";
import type { YokohamaBox } from "./box";

const ORDER = ["vp", "yen", "copper", "silk", "tea", "fish", "any_good", "import", "assistant", "free_agent"];
const NAMED: Record<string, string> = { any_good: "any", free_agent: "yk-agent" };
const AREA_ICONS: Record<string, string> = {
  copper_mine: "yk-copper",
  silk_mill: "yk-silk",
  tea_plantation: "yk-tea",
  fishing_ground: "yk-fish",
  employment_agency: "yk-employment",
  laboratory_a: "yk-laboratory",
  laboratory_b: "yk-laboratory",
  port_a: "yk-port",
  port_b: "yk-port",
};
const MOMENT_ICONS: Record<string, string> = {
  order_completed: "yk-order",
  customs_placed: "yk-customs",
  church_placed: "yk-church",
  trading_house_built: "yk-trading-house",
  shop_built: "yk-shop",
  technology_taken_later: "yk-technology",
};
const TEST_ICONS: Record<string, string> = {
  technologies: "yk-technology",
  yen: "yk-yen",
  tokens: "yk-token",
  orders: "yk-order",
};
const STAR = "yk-vp"; // its field is wide enough for two digits
const PER = text(":");
const OR = text("/");
const ARROW = icon("arrow");
const PRESIDENT = icon("yk-president");
const ASSISTANT = icon("yk-assistant");

export function nounIcon(noun: string): string {
  return NAMED[noun] ?? `yk-${noun}`;
}

export function areaIcon(area: AreaKind | undefined): string {
  return AREA_ICONS[area?.area ?? ""] ?? `yk-${area?.area ?? "mine"}`;
}

/** The letter of an area that exists twice with different boards: A, B. */
export function areaLetter(area: string): string {
  return /_([ab])$/.exec(area)?.[1]?.toUpperCase() ?? "";
}

export function star(n: number): Atom {
  return { star: n, wide: STAR };
}

function noun(name: string, n: number): Atom[] {
  return name === "vp" ? [star(n)] : [text(n), icon(nounIcon(name))];
}

/** A bundle, a noun a line. */
function bundleLines(amounts: Record<string, unknown>): Atom[][] {
  return ORDER.flatMap((name) => {
    const n = amounts[name];
    return typeof n === "number" && n !== 0 ? [noun(name, n)] : [];
  });
}

/** A bundle in the order of the stock, the number before its symbol. */
export function bundle(amounts: Record<string, unknown>): Atom[] {
  return bundleLines(amounts).flat();
}

/** The same, with a minus sign: it is paid. */
export function price(amounts: Bundle): Atom[] {
  return ORDER.flatMap((name) => {
    const n = amounts[name];
    return n ? [text(`−${n}`), icon(nounIcon(name))] : [];
  });
}

/** Effects in lines, one for each thing that is gained. */
export function lines(effects: Effects): Atom[][] {
  return Array.isArray(effects) ? effects.flatMap(linesOf) : bundleLines(effects);
}

/** Effects in one line. */
export function symbols(effects: Effects): Atom[] {
  return lines(effects).flat();
}

function linesOf(effect: Row): Atom[][] {
  const n = Number(effect["n"] ?? 1);
  switch (effect.kind) {
    case "gain":
      return bundleLines(effect);
    case "move_assistant":
      return [[text(n), icon("yk-move")]];
    case "buy_shop":
      return [counted(n, "yk-shop")];
    case "buy_trading_house":
      return [counted(n, "yk-trading-house")];
    case "may":
    case "any_order":
      return lines(effect["effects"] as Effects);
    case "choice":
      return (effect["options"] as Effects[]).map((one, k) => [...(k > 0 ? [OR] : []), ...symbols(one)]);
    case "times":
      return [[text(`${Number(effect["n"] ?? effect["up_to"])}×`), ...symbols(effect["effects"] as Effects)]];
    case "pay":
      return [[...bundle(effect["cost"] as Bundle), ARROW, ...symbols(effect["gain"] as Effects)]];
    case "fill_up":
      return [[ARROW, text(Number(effect["to"])), icon(nounIcon(String(effect["noun"])))]];
    case "place_station":
      return [[icon("yk-station"), text(`+${Number(effect["power"])}`)]];
    default:
      return [[icon("any")]];
  }
}

/** A deal of Chinatown: so much for so much. */
export function deal({ cost, gain }: { cost: Bundle; gain: Bundle }): Atom[] {
  return [...bundle(cost), ARROW, ...bundle(gain)];
}

/** What a technology does. */
export function technology(box: YokohamaBox, card: TechnologyKind): Atom[] {
  const changes = card.changes?.flatMap((change) => changed(box, change)) ?? [];
  const moments = card.moments?.flatMap(happening) ?? [];
  // The station token is placed once; what stays is the way to it.
  const once = card.effects && changes.length === 0 ? symbols(card.effects) : [];
  return [...once, ...moments, ...changes];
}

function happening({ on, effects }: Moment): Atom[] {
  const when = MOMENT_ICONS[on];
  return when ? [icon(when), PER, ...symbols(effects)] : symbols(effects);
}

function changed(box: YokohamaBox, { ask, set, add = 0, noun: of = "" }: Change): Atom[] {
  switch (ask) {
    case "passing_fee":
      return [PRESIDENT, ARROW, text(answer(box.turn.president_fee, set, add)), icon("yk-yen")];
    case "may_share_area":
      return [PRESIDENT, text("+"), PRESIDENT];
    case "placement_spread_max":
      return [text(`A ${answer(box.turn.placement_spread_max, set, add)}`), ASSISTANT];
    case "placement_stack_adjacent":
      return [text(`B ${box.turn.placement_stack}+${add}`), ASSISTANT];
    case "gained_amount":
      return [icon(nounIcon(of)), PER, text(`+${add}`)];
    case "assistants_left_max":
      return [text(add), ASSISTANT, icon("locked")];
    case "may_move_to_own_assistant":
      return [PRESIDENT, ARROW, ASSISTANT];
    case "may_move_to_station":
      return [PRESIDENT, ARROW, icon("yk-station")];
    default:
      return [icon("any")];
  }
}

/** What a rule that asks gets: this instead, or so much more. */
function answer(printed: number, set: unknown, add: number): number {
  return set === undefined ? Math.max(0, printed + add) : Number(set);
}

/** What an achievement asks for. Buildings are drawn in the shapes of their areas: production cut, commerce round. */
export function condition({ test, good, n, production, commercial }: Condition): Atom[] {
  if (test === "buildings")
    return [
      ...(production ? [text(production), icon("yk-production")] : []),
      ...(commercial ? [text(commercial), icon("yk-commercial")] : []),
    ];
  return [text(n ?? 0), icon(good ? nounIcon(good) : (TEST_ICONS[test] ?? "any"))];
}

/** A reward token: a symbol of a country, or an agent. */
export function rewardToken({ country, effects }: RewardToken): Atom[] {
  return country ? [icon(`yk-${country}`)] : symbols(effects ?? {});
}

/** What an area brings at each power: the unit, its numbers, and points that come beside them. */
export interface PowerRow {
  unit: string;
  cells: string[];
  vp: number;
}

const UNITS: Record<string, string> = {
  exchange: "swap",
  raise_faith: "yk-faith",
  pay_imports: "yk-import",
  recruit: "yk-warehouse",
  research: "yk-technology",
};

/** The power row of an area; at a port it counts the cards within reach. */
export function powerRow(box: YokohamaBox, area: AreaKind): PowerRow {
  const [main, more] = area.effects;
  const rows = (more?.["rows"] ?? []) as Bundle[];
  const vp = rows.at(-1)?.["vp"] ?? 0;
  if (!main) return { unit: "", cells: [], vp };
  if (main.kind === "table") return tableRow(main["rows"] as Bundle[]);
  if (main.kind === "take_orders") return { unit: "yk-order", cells: withinReach(box, main), vp };
  const steps = Array.isArray(main["n"]) ? main["n"] : Array.from({ length: box.turn.power_max }, () => main["n"] ?? 1);
  return { unit: UNITS[main.kind] ?? "any", cells: steps.map(String), vp };
}

function tableRow(rows: Bundle[]): PowerRow {
  const last = rows.at(-1) ?? {};
  const gained = Object.keys(last).find((noun) => noun !== "vp") ?? Object.keys(last)[0] ?? "";
  const vp = gained === "vp" ? 0 : (last["vp"] ?? 0);
  return { unit: nounIcon(gained), cells: rows.map((row) => `${row[gained] ?? 0}`), vp };
}

function withinReach(box: YokohamaBox, effect: Row): string[] {
  const spaces = box.port_boards.find(({ id }) => id === effect["board"])?.levels ?? [];
  return (effect["levels"] as string[][]).map((open) => {
    const n = spaces.filter((level) => open.includes(level)).length;
    return n > 0 ? `${n}` : "–";
  });
}

/** The least power that reaches the orders of a level. */
export function powerFor(area: AreaKind | undefined, level: string): number {
  const levels = (area?.effects[0]?.["levels"] ?? []) as string[][];
  return levels.findIndex((open) => open.includes(level)) + 1;
}

/** Symbols of pieces in the colour of a seat. */
const PIECES = ["yk-assistant", "yk-president", "yk-shop", "yk-trading-house", "yk-move"];
export function coloured(atoms: readonly Atom[], seat: number): Atom[] {
  return atoms.map((atom) => ("icon" in atom && PIECES.includes(atom.icon) ? { ...atom, seat } : atom));
}
