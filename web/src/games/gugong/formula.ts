/** Effects in symbols: cost left, arrow, gain right. Read from the components, never written by hand. */
import { minus } from "../../board/atoms";
import type { Bundle, DecreeChange, DecreeKind, DecreeScore, Effects, Option, Row, TokenKind } from "./box";

/** A number or sign, a symbol, or the star of victory points with its number. */
export type Atom = { text: string } | { icon: string } | { star: number };

const NOUNS: Record<string, string> = {
  servant: "gg-servant",
  jade: "gg-jade",
  envoy: "gg-envoy",
  intrigue: "gg-intrigue",
};
export const PLACE_ICONS: Record<string, string> = {
  travel: "gg-travel",
  wall: "gg-wall",
  jade: "gg-jade-place",
  intrigue: "gg-intrigue",
  palace: "gg-palace",
  decrees: "gg-decree",
  canal: "gg-canal",
};
const COUNTED: Record<string, string> = {
  jade: "gg-jade",
  decree_servants: "gg-decree",
  trade_servants: "gg-ship",
};
const CHEAPER: Record<string, string> = {
  travel_b_cost: "gg-traveller",
  jade_action_cost: "gg-jade-place",
  decree_action_cost: "gg-decree",
};
const ARROW: Atom = { icon: "arrow" };
const PER: Atom = { icon: "per" };
const OR: Atom = { text: "/" };

const text = (words: string | number): Atom => ({ text: `${words}` });
const icon = (name: string): Atom => ({ icon: name });
const amount = (row: Row): number => Number(row["n"] ?? row["up_to"] ?? 1);

export function cost(bundle: Bundle): Atom[] {
  return Object.entries(bundle).flatMap(([noun, n]) => [text(`−${n}`), icon(NOUNS[noun] ?? noun)]);
}

function gains(bundle: Record<string, unknown>): Atom[] {
  const out: Atom[] = [];
  for (const [noun, n] of Object.entries(bundle)) {
    if (typeof n !== "number") continue;
    if (noun === "vp") out.push({ star: n });
    else if (noun === "jade" && n === 1) out.push(icon("gg-jade"));
    else if (NOUNS[noun]) out.push(text(`+${n}`), icon(NOUNS[noun]));
  }
  return out;
}

/** One row of effects. `short`: on tokens and cards, where the place says the rest. */
function row(effect: Row, short: boolean): Atom[] {
  const n = amount(effect);
  switch (effect.kind) {
    case "gain":
      return gains(effect);
    case "perform":
      return [icon(PLACE_ICONS[String(effect["location"])] ?? "any")];
    case "may":
    case "any_order":
      return symbols(effect["effects"] as Effects, short);
    case "choice":
      return (effect["options"] as Effects[]).flatMap((one, n) => [...(n > 0 ? [OR] : []), ...symbols(one, short)]);
    case "times":
      return [text(`${n}×`), ...symbols(effect["effects"] as Effects, short)];
    case "per":
      return [...symbols(effect["effects"] as Effects, short), PER, counter(String(effect["of"]), effect["every"])];
    case "move_traveller":
      return [text(n), icon("gg-traveller")];
    case "place_on_wall":
      return short ? [text(`+${n}`), icon("gg-wall")] : [text(n), icon("gg-servant"), ARROW, icon("gg-wall")];
    case "load_ship":
      return short ? [text(`+${n}`), icon("gg-ship")] : [text(n), icon("gg-servant"), ARROW, icon("gg-ship")];
    case "move_ship":
      return [text(n > 1 ? `+${n}` : "+"), icon("gg-ship"), ARROW];
    case "place_on_decree":
      return [text(n), icon("gg-decree")];
    case "pay":
      return [...cost(effect["cost"] as Bundle), ARROW, ...symbols(effect["gain"] as Effects, short)];
    case "discard_card":
      return [text(`${String(effect["min_value"])}+`), ARROW, ...symbols(effect["gain"] as Effects, short)];
    case "lay_day_marker":
      return marker(effect);
    default:
      return [...(n > 1 ? [text(`+${n}`)] : []), icon(VERBS[effect.kind] ?? "any")];
  }
}

function counter(of: string, every: unknown): Atom {
  return of === "vp" ? { star: Number(every ?? 1) } : icon(COUNTED[of] ?? "any");
}

const VERBS: Record<string, string> = {
  take_medal: "gg-medal",
  swap_card: "swap",
  retrieve_card: "gg-retrieve",
  draw_card: "draw",
  turn_die: "gg-turn-die",
  unlock_double_servant: "gg-double",
};

function marker(effect: Row): Atom[] {
  if (typeof effect["card_value"] === "number") return [text(`+${effect["card_value"]}`), icon("gg-gift")];
  if (typeof effect["owner_vp"] === "number") return [{ star: effect["owner_vp"] }];
  return [icon("round")];
}

export function symbols(effects: Effects, short = false): Atom[] {
  return Array.isArray(effects) ? effects.flatMap((effect) => row(effect, short)) : gains(effects);
}

/** What a location's option costs and gives; `now` is what it costs the seat that is asked. */
export function option(found: Option, now?: number): Atom[] {
  const printed = found.cost ?? {};
  const price = cost(now === undefined ? printed : Object.fromEntries(Object.keys(printed).map((noun) => [noun, now])));
  const gain = symbols(found.gain);
  return price.length > 0 ? [...price, ARROW, ...gain] : gain;
}

/** A benefit of the Intrigue track: steps back, and what for. Servants need no plus there. */
export function benefit(steps: number, gain: Effects): Atom[] {
  const plain = symbols(gain, true).map((atom) => ("text" in atom ? text(atom.text.replace("+", "")) : atom));
  return [text(`−${steps}`), ARROW, ...plain];
}

/** Effects where one of a kind needs no figure: what the winner of the wall gets. */
export function prize(effects: Effects): Atom[] {
  return symbols(effects).filter((atom) => !("text" in atom && atom.text === "+1"));
}

/** The one symbol that stands for a trade reward. */
export function rewardIcon(effects: Effects): string {
  const found = symbols(effects, true).find((atom) => !("text" in atom));
  return found === undefined ? "any" : "icon" in found ? found.icon : "vp";
}

const DOUBLE = 2;

/** The face of a travel token: room for a number and one symbol. */
export function tokenFace(token: TokenKind): Atom[] {
  const { worth = 1 } = token;
  if (worth > 1) return [...(worth > DOUBLE ? [text(worth)] : []), icon("gg-token-double")];
  const all = symbols(token.effects, true).filter((atom) => !("icon" in atom && atom.icon === "arrow"));
  const first = all[0];
  if (all.length === 2 && first && "text" in first) return single(first.text, all[1] as Atom);
  return [all[0], all.at(-1)].filter((atom, n) => atom !== undefined && (n === 0 || all.length > 1)) as Atom[];
}

/** "+1" before a symbol says nothing on a token; "+2" does. */
function single(words: string, symbol: Atom): Atom[] {
  const isServant = "icon" in symbol && symbol.icon === "gg-servant";
  if (isServant) return [text(words.replace("+", "")), symbol];
  return words === "+1" && !("icon" in symbol && symbol.icon === "gg-gift") ? [symbol] : [text(words), symbol];
}

/** What a decree does: mostly three symbols. */
export function decreeFace({ moments = [], changes = [], scoring = [] }: DecreeKind): Atom[] {
  return [
    ...moments.flatMap(({ effects }) => symbols(effects, true)),
    ...changes.flatMap(changeFace),
    ...scoring.flatMap(scoreFace),
  ];
}

function scoreFace({ vp, per, every, base = 0 }: DecreeScore): Atom[] {
  const fixed: Atom[] = base > 0 ? [{ star: base }, text("+")] : [];
  return per ? [...fixed, { star: vp }, PER, counter(per, every)] : [...fixed, { star: vp }];
}

function changeFace({ ask, set, add = 0 }: DecreeChange): Atom[] {
  const to = typeof set === "number" ? `=${set}` : undefined;
  const by = minus(add);
  if (ask === "equal_value_is_free") return [icon("gg-gift"), text("="), icon("gg-gift")];
  if (ask === "wall_action_extra_from_supply") return [text(to ?? `+${add}`), icon("gg-wall")];
  return [icon(CHEAPER[ask] ?? "any"), text(to ?? (add > 0 ? `+${by}` : by)), icon("gg-servant")];
}

const TEXT_WIDTH = 8.1;
const SIGN_WIDTH = 7.1;
const GAP = 3;
const SMALLER: Record<string, number> = { arrow: 0.72, per: 0.55 };

export interface Laid {
  atom: Atom;
  x: number;
  size: number;
}

/** Atoms in a row, from x on; how wide it becomes. */
export function laid(atoms: Atom[], size: number, from = 0): { row: Laid[]; width: number } {
  const row: Laid[] = [];
  let x = from;
  for (const atom of atoms) {
    const own = "icon" in atom ? size * (SMALLER[atom.icon] ?? 1) : size;
    row.push({ atom, x, size: own });
    x += "text" in atom ? textWidth(atom.text, size) : own + GAP;
  }
  return { row, width: x - from };
}

function textWidth(words: string, size: number): number {
  const unit = size / 18;
  return [...words].reduce((sum, letter) => sum + ("−+=".includes(letter) ? SIGN_WIDTH : TEXT_WIDTH) * unit, 0);
}
