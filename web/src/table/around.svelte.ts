/** What a table does around its page: it says aloud what others did, plays sounds, and marks the tab. */

import { untrack } from "svelte";
import { go } from "../router.svelte";
import { settings } from "../settings.svelte";
import { say } from "../speech/words.svelte";
import { textOf, told } from "../story/telling";
import { sayOnTab } from "../tab";
import type { Sight } from "./sight.svelte";
import { play } from "./sound";

/** What others did and what came up, for who cannot see it, and with its sound; called while a page is set up. */
export function announcing(sight: Sight): { readonly text: string } {
  let announced = $state("");
  const isAsked = $derived(sight.ask !== null);
  let wasAsked = true;
  $effect(() => {
    const happened = sight.story.news;
    const isNew = isAsked && !wasAsked;
    wasAsked = isAsked;
    if (happened.length === 0 && !isNew) return;
    untrack(() => {
      const { speaker, names, table, shown } = sight;
      const others = happened.filter((event) => event.args["player"] !== table.seat);
      announced = others.map((event) => textOf(told(event, { speaker, names, you: table.seat }))).join(" ");
      if (settings.kept.sound) play(shown?.over ? "end" : isNew ? "turn" : "piece");
    });
  });
  return {
    get text() {
      return announced;
    },
  };
}

/** All who sit here have agreed to play again: they go there together. Called while a page is set up. */
export function goingOnTogether(sight: Sight): void {
  let known: string | null | undefined;
  $effect(() => {
    const facts = sight.shown?.table;
    const again = facts?.again;
    if (again && known === null && facts.seats.some((one) => one.mine)) go(`/table/${again}`);
    known = again;
  });
}

/** Whose turn it is on the tab, and on the page the version that is drawn, for whoever waits for it. Called likewise. */
export function marking(sight: Sight): void {
  $effect(() => {
    const { ask, speaker, shown } = sight;
    sayOnTab(ask ? say("web-title-your-turn", { game: speaker.text(`game-${shown?.table.game}`) }) : "");
    return () => sayOnTab("");
  });
  $effect(() => {
    const { dataset } = document.documentElement;
    if (sight.shown && sight.isReady) dataset["v"] = String(sight.shown.v);
    return () => delete dataset["v"];
  });
}
