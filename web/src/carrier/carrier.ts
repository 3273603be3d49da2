/** Who carries what the page says to its tables: a server over the network, or an engine in this very browser. */

import type { Wire } from "../table/socket";
import { InBrowser } from "./browser";
import { Network } from "./network";

/** An answer as a server gives it. */
export interface Answer {
  status: number;
  isJson: boolean;
  text: string;
}

export interface Carrier {
  /** Whether the tables are in this browser: nobody else comes there, and there are no accounts. */
  readonly isHere: boolean;
  /** Whether games that are over can be judged there. */
  readonly hasReviews: boolean;
  /** Ask for a path of the API; rejected if nobody answers. */
  ask(method: string, path: string, body: string | undefined, csrf: string): Promise<Answer>;
  /** A line to a table, from a seat; `query` says which, and by which invitation. */
  line(table: string, query: string): Wire;
  /** Where a picture is, that the API has under a path. */
  address(path: string): string;
}

/** The page itself says where its tables are: `caravanserai site` writes it so. */
function isSite(): boolean {
  if (typeof document === "undefined") return false;
  return document.querySelector('meta[name="caravanserai-tables"]')?.getAttribute("content") === "browser";
}

/** The folder of the site: not where in it one is, which the address says behind `#`. */
const folder = () => new URL(".", document.baseURI).href;

export const carrier: Carrier = isSite() ? new InBrowser(folder()) : new Network();
