/** Positions from files; the components and how to speak of them come from the server that vite.config.ts names. */
import { bundleOf, Catalogue, languageFor } from "../../../speech/catalogue";
import type { Grammar } from "../../../speech/grammar";
import { Speaker } from "../../../speech/speaker";
import type { Choice } from "../../../table/messages";
import type { GugongBox } from "../box";
import type { Step } from "../steps";
import type { GugongView } from "../view";

export interface Asked {
  seat: number;
  step: Step;
  fields: Record<string, number>;
  choices: Choice[];
}

export interface Position {
  view: GugongView;
  asked: number[];
  ask: Asked | null;
}

export interface Fixture {
  seats: { seat: number; name: string; mine: boolean }[];
  positions: Position[];
}

const FILES = import.meta.glob<unknown>("../fixtures/*.json", { import: "default" });
const OWN = import.meta.glob<string>("../../../../../src/caravanserai/games/gugong/speech/*.ftl", {
  query: "?raw",
  import: "default",
});
const SHARED = import.meta.glob<string>("@words/*/house.ftl", { query: "?raw", import: "default" });

export const NAMES = Object.keys(FILES).map((path) => path.replace(/^.*\/(.*)\.json$/, "$1"));

export async function fixture(name: string): Promise<Fixture> {
  const found = (await FILES[`../fixtures/${name}.json`]?.()) as Fixture | (Position & Pick<Fixture, "seats">);
  return "positions" in found ? found : { seats: found.seats, positions: [found] };
}

export async function speaker(wanted: string): Promise<Speaker> {
  const spoken = Object.keys(OWN).map((path) => path.replace(/^.*\/(.*)\.ftl$/, "$1"));
  const language = languageFor([wanted], spoken);
  const texts = await Promise.all(
    [...Object.entries(SHARED), ...Object.entries(OWN)].filter(isOf(language)).map(([, read]) => read()),
  );
  const grammar = (await (await fetch("api/games/gugong/grammar")).json()) as Grammar;
  return new Speaker(new Catalogue(language, [bundleOf(language, texts)]), grammar);
}

export async function components(): Promise<GugongBox> {
  return (await (await fetch("api/games/gugong/box")).json()) as GugongBox;
}

function isOf(language: string) {
  return ([path]: [string, unknown]) =>
    [`/${language}.ftl`, `/${language}/house.ftl`].some((end) => path.endsWith(end));
}
