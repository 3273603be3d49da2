/**
 * New versions of the site. The service worker fetches one in the background and waits; whoever plays goes on with what
 * they have until they take the new one, or until they come again.
 */

import { settling } from "../settled";

class Updates {
  isReady = $state(false);
  private waiting: ServiceWorker | null = null;

  /** Keep the site for when there is no network, and hear of new versions; not where browsers do not allow it. */
  async watch(): Promise<void> {
    if (!("serviceWorker" in navigator)) return;
    const there = await navigator.serviceWorker.register("sw.js", { updateViaCache: "none" }).catch(() => null);
    if (!there) return;
    this.look(there);
    there.addEventListener("updatefound", () => {
      there.installing?.addEventListener("statechange", () => this.look(there));
    });
  }

  /** Begin again with the new version: all that was played is kept, and comes back as it was. */
  take(): void {
    navigator.serviceWorker.addEventListener("controllerchange", () => location.reload(), { once: true });
    this.waiting?.postMessage("take over");
  }

  later(): void {
    this.isReady = false;
  }

  private look(there: ServiceWorkerRegistration): void {
    if (!there.waiting || !navigator.serviceWorker.controller) return; // the first one of all replaces nothing
    this.waiting = there.waiting;
    this.isReady = true;
    settling.stir();
  }
}

export const updates = new Updates();
