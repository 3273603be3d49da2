/** Effects in symbols: cost left, gain right. Read from the components, never written by hand. */
import { type Atom, counted, icon, minus, text } from "../../board/atoms";
import type { Bundle, Effects, Moment, OutsiderKind, PaladinKind, Row, Score, TownsfolkKind } from "./box";

export const WORKERS = ["labourer", "scout", "merchant", "fighter", "cleric", "criminal"];
export const ATTRIBUTES = ["faith", "strength", "influence"];

export const ACTION_ICONS: Record<string, string> = {
  develop: "pw-workshop",
  recruit: "pw-townsfolk",
  hunt: "pw-hunt",
  trade: "pw-trade",
  pray: "pw-pray",
  conspire: "pw-conspire",
  commission: "pw-monk",
  fortify: "pw-wall",
  garrison: "pw-outpost",
  absolve: "pw-jar",
  attack: "pw-attack",
  convert: "pw-convert",
  kings_order: "pw-order",
  kings_favour: "pw-favour",
  rest: "hourglass",
};
/** Symbols that take the colour of a seat. */
export const OF_SEAT = ["pw-workshop", "pw-monk", "pw-outpost"];

const OTHER: Record<string, string> = { any_attribute: "any" };
const VERBS: Record<string, string> = {
  pray: "pw-pray",
  free_recruit: "pw-townsfolk",
  free_develop: "pw-workshop",
  develop: "pw-workshop",
  recruit: "pw-townsfolk",
  dismiss: "discard",
  remove_suspicion: "pw-suspicion-remove",
  pay_debt: "pw-debt-paid",
  destroy_debt: "pw-debt-destroy",
};
const TRIGGERS: Record<string, string> = { inquisition: "pw-inquisition", debt_paid: "pw-debt-paid" };
const COUNTED: Record<string, string> = {
  suspicion: "pw-suspicion",
  paid_debts: "pw-debt-paid",
  unpaid_debts: "pw-debt",
  kings_orders: "pw-order",
};
const PER = text(":");
const OR = text("/");

export function nounIcon(noun: string): string {
  return OTHER[noun] ?? `pw-${noun}`;
}

/** So much of something that is paid; of nothing there is no minus. */
export function paid(n: number, noun: string): Atom[] {
  return [text(n > 0 ? `−${n}` : "0"), icon(nounIcon(noun))];
}

/** So much more to pay, or so much less. */
function added(n: number, noun: string): Atom[] {
  return [text(n > 0 ? `+${n}` : minus(n)), icon(nounIcon(noun))];
}

export function cost(bundle: Bundle): Atom[] {
  return Object.entries(bundle).flatMap(([noun, n]) => paid(n, noun));
}

function gains(bundle: Record<string, unknown>): Atom[] {
  return Object.entries(bundle).flatMap(([noun, n]) => (typeof n === "number" ? counted(n, nounIcon(noun)) : []));
}

function row(effect: Row): Atom[] {
  switch (effect.kind) {
    case "gain":
      return gains(effect);
    case "may":
    case "any_order":
      return symbols(effect["effects"] as Effects);
    case "times":
      return [text(`${Number(effect["n"] ?? effect["up_to"])}×`), ...symbols(effect["effects"] as Effects)];
    case "pay":
      return [...cost(effect["cost"] as Bundle), icon("arrow"), ...symbols(effect["gain"] as Effects)];
    case "per":
      return [...symbols(effect["effects"] as Effects), PER, ...per({ ...effect, per: String(effect["of"]) })];
    case "choice":
      return (effect["options"] as Effects[]).flatMap((one, n) => (n > 0 ? [OR, ...symbols(one)] : symbols(one)));
    case "if":
      return [...condition(effect), PER, ...symbols(effect["then"] as Effects)];
    default:
      return counted(Number(effect["n"] ?? 1), VERBS[effect.kind] ?? "any");
  }
}

function condition(effect: Row): Atom[] {
  const sign = effect["test"] === "suspicion_at_least" ? "≥" : "";
  return [text(`${sign}${Number(effect["n"])}`), icon("pw-suspicion")];
}

export function symbols(effects: Effects): Atom[] {
  return Array.isArray(effects) ? effects.flatMap(row) : gains(effects);
}

/** When it happens, and what then. */
export function moment(found: Moment): Atom[] {
  const trigger = found.action ? ACTION_ICONS[found.action] : TRIGGERS[found.on];
  const then = symbols(found.effects);
  const isTest = Array.isArray(found.effects) && found.effects[0]?.kind === "if";
  return [icon(trigger ?? "any"), ...(isTest ? [] : [PER]), ...then];
}

/** What a Townsfolk does in a crew. */
export function townsfolk(card: TownsfolkKind): Atom[] {
  return card.moments.flatMap(moment);
}

/** What a Paladin does for an action. */
export function ability(card: PaladinKind): Atom[] {
  const changes = (card.changes ?? []).flatMap((change) => [
    icon(ACTION_ICONS[change.action] ?? "any"),
    PER,
    ...(change.set === undefined
      ? added(change.add ?? 0, change.noun ?? "suspicion")
      : paid(change.set, change.noun ?? "suspicion")),
  ]);
  const moments = (card.moments ?? []).flatMap((found) => {
    const [trigger, ...rest] = moment(found);
    return trigger ? [trigger, PER, text("+"), ...rest.slice(1)] : [];
  });
  return [...changes, ...moments];
}

/** What a converted Outsider scores. */
export function score(outsider: OutsiderKind): Atom[] {
  return outsider.scoring.flatMap((found) => [
    ...(found.base ? [{ star: found.base }, text("+")] : []),
    { star: found.vp },
    PER,
    ...(found.every && found.every > 1 ? [text(found.every)] : []),
    ...per(found),
  ]);
}

function per(found: Omit<Score, "vp">): Atom[] {
  if (found.action) return [icon(ACTION_ICONS[found.action] ?? "any")];
  if (found.attribute) return [icon(nounIcon(found.attribute))];
  if (found.per === "attacked") return [icon(`pw-${found.faction}`), icon("pw-attack")];
  if (found.per === "converted_same_name") return [text("="), icon("pw-convert")];
  return [icon(COUNTED[found.per] ?? "any")];
}

/** The same atoms with the symbols of pieces in a seat's colour. */
export function coloured(atoms: Atom[], seat: number): Atom[] {
  return atoms.map((atom) => ("icon" in atom && OF_SEAT.includes(atom.icon) ? { ...atom, seat } : atom));
}
