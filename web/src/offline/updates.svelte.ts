/**
 * New versions of the site. The service worker fetches one in the background and waits; whoever plays goes on with what
 * they have until they take the new one, or until they come again.
 */

import { settling } from "../settled";

const AN_HOUR = 3_600_000; // ms

class Updates {
  /** A new version is there and waits. */
  isReady = $state(false);
  /** Another window has taken it: this one is of the version before. */
  isLeft = $state(false);
  private registered: ServiceWorkerRegistration | null = null;
  private isTaking = false;
  private looked = 0;

  /** Keep the site for when there is no network, and hear of new versions; not where browsers do not allow it. */
  async watch(): Promise<void> {
    if (!("serviceWorker" in navigator)) return;
    let hadOne = navigator.serviceWorker.controller !== null;
    navigator.serviceWorker.addEventListener("controllerchange", () => {
      if (this.isTaking) location.reload();
      else if (hadOne) this.isLeft = true;
      hadOne = true; // the first one of all replaces nothing
      settling.stir();
    });
    const there = await navigator.serviceWorker.register("sw.js", { updateViaCache: "none" }).catch(() => null);
    if (!there) return;
    this.registered = there;
    this.looked = Date.now();
    this.look();
    there.addEventListener("updatefound", () => {
      there.installing?.addEventListener("statechange", () => this.look());
    });
    // A page that stays open for days hears of it, too.
    document.addEventListener("visibilitychange", () => this.lookAgain());
    setInterval(() => this.lookAgain(), AN_HOUR);
  }

  /** Begin again with the new version: all that was played is kept, and comes back as it was. */
  take(): void {
    const waiting = this.registered?.waiting;
    if (!waiting) return location.reload(); // another window has taken it
    this.isTaking = true;
    waiting.postMessage("take over");
  }

  later(): void {
    this.isReady = false;
    this.isLeft = false;
  }

  private look(): void {
    if (!this.registered?.waiting || !navigator.serviceWorker.controller) return;
    this.isReady = true;
    settling.stir();
  }

  private lookAgain(): void {
    if (document.visibilityState !== "visible" || Date.now() - this.looked < AN_HOUR) return;
    this.looked = Date.now();
    void this.registered?.update().catch(() => {}); // no network: later
  }
}

export const updates = new Updates();
