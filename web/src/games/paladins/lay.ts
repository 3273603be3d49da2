/** Lays the desk of a component from what it is given; asked each time, so that it stays true. */
import { type Desk, layDesk } from "../../board/desk.svelte";
import type { BoardProps } from "../../board/types";

export function lay(given: () => BoardProps<unknown>): Desk {
  return layDesk({
    get choices() {
      return given().choices;
    },
    get selected() {
      return given().selected;
    },
    get seats() {
      return given().seats;
    },
    get layout() {
      return given().layout ?? "table";
    },
    get reduced() {
      return given().reduced ?? false;
    },
    get composer() {
      return given().composer;
    },
    get speak() {
      return given().speak;
    },
    get describe() {
      return given().describe;
    },
    get onchoose() {
      return given().onchoose;
    },
    get onrefused() {
      return given().onrefused;
    },
  });
}
