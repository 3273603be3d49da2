/** How much room the window leaves: three layouts of the same table. */

import { MediaQuery } from "svelte/reactivity";

const phone = new MediaQuery("max-width: 759px");
const narrow = new MediaQuery("max-width: 1199px");

export const screen = {
  /** One board at a time, everything within reach of a thumb. */
  get isPhone(): boolean {
    return phone.current;
  },
  /** No room for a rail at the side; every phone is narrow. */
  get isNarrow(): boolean {
    return narrow.current;
  },
};
