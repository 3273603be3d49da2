/** Effects in symbols: cost left, arrow, gain right. Read from the components, never written by hand. */
import { type Atom, icon, text } from "../../board/atoms";
import type { Bundle, ContractKind, Effects, GoalKind, RouteKind, Row } from "./box";

const ORDER = ["vp", "coin", "camel", "pepper", "silk", "gold", "jade", "any_good", "different_good", "black_die"];
const NAMED: Record<string, string> = {
  any_good: "mp-any-good",
  different_good: "mp-any-good",
  black_die: "mp-black-die",
};
const COUNTED: Record<string, string> = { posts: "mp-post", completed_contracts: "mp-contract" };
const PER = text(":");
const OR = text("/");
const ARROW = icon("arrow");

export function nounIcon(noun: string): string {
  return NAMED[noun] ?? `mp-${noun}`;
}

function noun(name: string, n: number): Atom[] {
  if (name === "vp") return [{ star: n }];
  const own = [text(n), icon(nounIcon(name))];
  return name === "different_good" ? [...own, icon("mp-different")] : own;
}

/** A bundle in the order of the stock, the number before its symbol. */
export function bundle(amounts: Record<string, unknown>): Atom[] {
  return ORDER.flatMap((name) => {
    const n = amounts[name];
    return typeof n === "number" ? noun(name, n) : [];
  });
}

/** The same, with a minus sign: it is paid. */
export function price(amounts: Bundle): Atom[] {
  return ORDER.flatMap((name) => {
    const n = amounts[name];
    return n ? [text(`−${n}`), icon(nounIcon(name))] : [];
  });
}

/** What a route costs who is spared some of it: the seal that it asks for, then what is paid; nothing is a nought. */
export function routePrice(route: RouteKind, spared: readonly string[] = []): Atom[] {
  const seal = route.seal ? [icon(`mp-seal-${route.seal}`)] : [];
  const paid = bundle(Object.fromEntries(Object.entries(route.cost).filter(([noun]) => !spared.includes(noun))));
  return [...seal, ...(paid.length > 0 || seal.length > 0 ? paid : [text(0)])];
}

/** Effects in lines: a choice and a table need one for each part. */
export function lines(effects: Effects): Atom[][] {
  if (!Array.isArray(effects)) return [bundle(effects)];
  const [only] = effects;
  if (effects.length === 1 && only) return linesOf(only);
  return [effects.flatMap((effect) => linesOf(effect).flat())];
}

function linesOf(effect: Row): Atom[][] {
  switch (effect.kind) {
    case "choice":
      return (effect["options"] as Effects[]).map((one) => lines(one).flat());
    case "table":
      return table(effect["rows"] as Bundle[]);
    case "any_order":
      return [(effect["effects"] as Row[]).flatMap((one) => linesOf(one).flat())];
    case "pay":
      return exchange(effect);
    case "times":
      return times(effect);
    case "city_bonus":
      return Array.isArray(effect["n"])
        ? steps(effect["n"].map((n: number) => ({ key: `${n}`, atoms: cityBonus(n) })))
        : [cityBonus(Number(effect["n"] ?? 1))];
    case "may":
      return lines(effect["effects"] as Effects);
    default:
      return [plain(effect)];
  }
}

function plain(effect: Row): Atom[] {
  switch (effect.kind) {
    case "gain":
      return bundle(effect);
    case "per":
      return [
        ...lines(effect["effects"] as Effects).flat(),
        PER,
        ...(Number(effect["every"] ?? 1) > 1 ? [text(Number(effect["every"]))] : []),
        icon(COUNTED[String(effect["of"])] ?? "any"),
      ];
    case "move":
      return effect["steps"] === "die"
        ? [...bundle(effect["cost"] as Bundle), PER, icon("mp-travel")]
        : [text(Number(effect["steps"])), icon("mp-travel")];
    case "contract_from_pile":
      return [text(Number(effect["n"])), icon("mp-contract")];
    case "contract_from_city":
      return [text(Number(effect["n"])), icon("mp-contract-city")];
    case "take_guild_seal":
      return [text(1), icon("mp-seal")];
    case "copy_city_bonus":
      return [icon("swap"), icon("mp-city-bonus")];
    default:
      return [icon("any")];
  }
}

function cityBonus(n: number): Atom[] {
  return [text(n), icon("mp-city-bonus"), ...(n > 1 ? [icon("mp-different")] : [])];
}

/** So much for so much: in two lines where one would be long. */
function exchange(effect: Row): Atom[][] {
  const cost = bundle(effect["cost"] as Bundle);
  const gain = lines(effect["gain"] as Effects).flat();
  return cost.length + gain.length > 6 ? [cost, [ARROW, ...gain]] : [[...cost, ARROW, ...gain]];
}

/** As often as the die says: a gain for each point, or an exchange up to that often. */
function times(effect: Row): Atom[][] {
  const inner = lines(effect["effects"] as Effects);
  if (effect["n"] === "die") return [[...inner.flat(), PER, icon("mp-die-1")]];
  const n = Number(effect["n"] ?? effect["up_to"]);
  return n > 1 ? [[text(`${n}×`), ...inner.flat()]] : inner;
}

function table(rows: Bundle[]): Atom[][] {
  return steps(rows.map((row) => ({ key: JSON.stringify(row), atoms: bundle(row) })));
}

/** Values of the die that bring the same stand together: `1–3:`. */
function steps(rows: { key: string; atoms: Atom[] }[]): Atom[][] {
  const out: { key: string; from: number; to: number; atoms: Atom[] }[] = [];
  rows.forEach(({ key, atoms }, n) => {
    const last = out.at(-1);
    if (last?.key === key) last.to = n + 1;
    else out.push({ key, from: n + 1, to: n + 1, atoms });
  });
  const [first = [], ...rest] = out.map(({ from, to, atoms }) => [
    text(from === to ? `${from}:` : `${from}–${to}:`),
    ...atoms,
  ]);
  // A card has two lines: what more there is of the same goes without its symbol.
  return rest.length > 1 ? [first, rest.flatMap((line) => line.filter((atom) => !("icon" in atom)))] : [first, ...rest];
}

/** Effects in one line, alternatives with a slash. */
export function symbols(effects: Effects): Atom[] {
  return lines(effects).flatMap((line, n) => (n > 0 ? [OR, ...line] : line));
}

/** What a completed contract brings. */
export function reward(contract: ContractKind): Atom[] {
  return [{ star: contract.vp }, ...symbols(contract.gain)];
}

/** What a goal card wants: improved seals with their points, and shields. */
export function goal(card: GoalKind): Atom[] {
  return [
    ...card.scoring.flatMap(({ vp, seal }) => [icon(`mp-seal-${seal}`), { star: vp }]),
    ...card.shields.map((shield) => icon(`mp-shield-${shield}`)),
  ];
}

/** Symbols of pieces in the colour of a seat. */
export function coloured(atoms: readonly Atom[], seat: number): Atom[] {
  return atoms.map((atom) => ("icon" in atom && atom.icon === "mp-post" ? { ...atom, seat } : atom));
}
