/**
 * Small things that a browser keeps by name, as text. Where it lets nothing be kept – the mere question is refused
 * there – or has no more room, they are remembered for as long as the page is open.
 */

export class Drawer {
  private readonly remembered = new Map<string, string>();

  constructor(private readonly storage: () => Storage) {}

  get(name: string): string | null {
    const here = this.remembered.get(name);
    if (here !== undefined) return here;
    try {
      return this.storage().getItem(name);
    } catch {
      return null;
    }
  }

  put(name: string, text: string): void {
    try {
      this.storage().setItem(name, text);
      this.remembered.delete(name);
    } catch {
      this.remembered.set(name, text);
    }
  }
}

/** For all visits. */
export const drawer = new Drawer(() => localStorage);
/** For this tab. */
export const tabDrawer = new Drawer(() => sessionStorage);
