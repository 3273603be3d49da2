/** What the API says to everybody alike, and the file that says it where there is no server: see site/answers.py. */

const IN_A_LANGUAGE = /^games\/([^/]+)\/(rules|howto)\?language=([\w-]+)$/;
const WORDS = /^games\/([^/]+)\/words\/([\w-]+)$/;
const BOX = /^games\/([^/]+)\/box(\?digest=\w+)?$/;
const GRAMMAR = /^games\/([^/]+)\/grammar$/;
const KNOWLEDGE = /^games\/([^/]+)\/knowledge$/;
const SHIPPED = /^games\/([^/]+)\/shipped$/;
const EMBLEM = /^games\/([^/]+)\/emblem$/;
const PICTURE = /^games\/([^/]+)\/pictures\/([^/]+)$/;

/** The file of a path of the API; none where the tables are asked. */
export function fileOf(path: string): string | null {
  if (path === "languages" || path === "games") return `api/${path}.json`;
  const told = IN_A_LANGUAGE.exec(path);
  if (told) return `api/games/${told[1]}/${told[2]}/${told[3]}.json`;
  const words = WORDS.exec(path);
  if (words) return `api/games/${words[1]}/words/${words[2]}.ftl`;
  const box = BOX.exec(path);
  if (box) return `api/games/${box[1]}/box.json`;
  const grammar = GRAMMAR.exec(path);
  if (grammar) return `api/games/${grammar[1]}/grammar.json`;
  const knowledge = KNOWLEDGE.exec(path);
  if (knowledge) return `api/games/${knowledge[1]}/knowledge.json`;
  const shipped = SHIPPED.exec(path);
  if (shipped) return `api/games/${shipped[1]}/shipped.json`;
  const emblem = EMBLEM.exec(path);
  if (emblem) return `api/games/${emblem[1]}/emblem.svg`;
  const picture = PICTURE.exec(path);
  return picture ? `api/games/${picture[1]}/pictures/${picture[2]}.svg` : null;
}
