/** What a reader was warned of at each table, for as long as the tab is open: nobody is told twice. */

import { tabDrawer } from "../drawer";

const WARNED = "caravanserai-warned-";

const key = (table: string, message: string) => `${WARNED}${table}-${message}`;

export function isNew(table: string, message: string): boolean {
  return tabDrawer.get(key(table, message)) === null;
}

export function remember(table: string, message: string): void {
  tabDrawer.put(key(table, message), "1");
}
