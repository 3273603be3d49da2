/** The drawings of people: crests of Paladins, emblems of Townsfolk and Outsiders. Cards of one kind share one. */

export function crestOf(paladin: string): string {
  return `pw-crest-${paladin}`;
}

/** `debt_collector_b`: the emblem of every debt collector. */
export function folkOf(card: string): string {
  return `pw-folk-${card.replace(/_[a-z]$/, "")}`;
}

/** `saracen_mercenary_2`: the emblem of every mercenary; the people is the frame around it. */
export function outsiderOf(card: string): string {
  return `pw-outsider-${card.replace(/^[a-z]+_/, "").replace(/_\d$/, "")}`;
}

/** A name of two words in two lines. */
export function linesOf(name: string): string[] {
  const words = name.split(" ");
  return words.length < 2 ? words : [words[0] ?? "", words.slice(1).join(" ")];
}
