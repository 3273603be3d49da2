/** A Python of its own in which bots think and records are played, so that nobody waits for it. */

import type { FromThinker, ToThinker } from "./messages";
import { keepMemory } from "./memory";
import { siteOf, startPython } from "./python";

let run: ((errand: string, given: string) => string) | null = null;

self.onmessage = async (event: MessageEvent<ToThinker>) => {
  const message = event.data;
  if (message.is === "start") {
    const { python, memory } = await startPython(message.root, message.with?.site ?? (await siteOf(message.root)), {
      module: message.with?.module,
      box: message.with?.box ?? null,
      keeps: true, // here, where nobody waits for it
    });
    run = python.runPython("from caravanserai.site.thinking import run; run") as typeof run;
    say({ is: "ready" });
    if (memory) await keepMemory(memory);
  } else {
    say({ is: "done", n: message.n, text: done(message.errand, message.given) });
  }
};

/** What came of an errand; nothing where it fails, and why stands in the console. */
function done(errand: string, given: string): string {
  try {
    return run?.(errand, given) ?? "";
  } catch (error) {
    console.error(error);
    return "";
  }
}

function say(message: FromThinker): void {
  self.postMessage(message);
}
