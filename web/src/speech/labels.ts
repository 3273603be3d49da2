/** How labels are taken apart, and what they are said by: tokens of choices, steps, bots. */

/** `gift:board_3` as its sort and its name. */
export function split(token: string): [sort: string, name: string] {
  const colon = token.indexOf(":");
  return [token.slice(0, colon), token.slice(colon + 1)];
}

/** Whether a choice is one of several things that a question lets one do: its letter says nothing without the question. */
export function isOption(token: string): boolean {
  return split(token)[0] === "option";
}

/** The parts of a compound label: `scout+cleric`. */
export function parts(label: string): string[] {
  return label.split("+");
}

/** `ChooseGift` as `choose-gift`. */
export function kebab(step: string): string {
  return step.replace(/(?<!^)(?=[A-Z])/g, "-").toLowerCase();
}

/** What the question of a step is said by. */
export function asks(step: string): string {
  return `ask-${kebab(step)}`;
}

/** The name of a bot by whoever says messages, and gives one back that there is not: a stranger's, in words. */
export function botFrom(name: string, say: (message: string) => string): string {
  const said = say(`bot-${name}`);
  const plain = name.replaceAll(/[_-]+/g, " ").trim();
  return said === `bot-${name}` ? plain.charAt(0).toUpperCase() + plain.slice(1) : said;
}
