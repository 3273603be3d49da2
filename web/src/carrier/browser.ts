/**
 * An engine in this browser, behind the same paths and messages as a server. What is the same for everybody – words,
 * rules, boxes – lies beside the page as files, and is there before the engine is.
 */

import { drawer } from "../drawer";
import { engine } from "../offline/engine.svelte";
import type { Wire } from "../table/socket";
import type { Answer, Carrier } from "./carrier";
import { fileOf } from "./files";

const ME = "caravanserai-me";

export class InBrowser implements Carrier {
  readonly isHere = true;
  readonly hasReviews = false;

  constructor(private readonly root: string) {
    engine.start(root);
  }

  async ask(method: string, path: string, body: string | undefined): Promise<Answer> {
    const file = method === "GET" ? fileOf(path) : null;
    if (file !== null) return this.read(file);
    if (method === "GET" && path === "me") return said(drawer.get(this.me) ?? '{"person":null,"csrf":""}');
    if (method === "GET" && path === "tables?list=public") return said("[]");
    const answer = await engine.ask(method, path, body ?? "");
    if (answer.status === 200 && (path === "guest" || path === "me")) drawer.put(this.me, answer.text);
    return answer;
  }

  line(table: string, query: string): Wire {
    const seat = new URLSearchParams(query).get("seat");
    return engine.line(table, seat === null ? null : Number(seat));
  }

  address(path: string): string {
    return fileOf(path) ?? path;
  }

  /** Who sits here, as the engine said last: so the page need not wait for it. */
  private get me(): string {
    return `${ME} ${new URL(this.root).pathname}`;
  }

  private async read(file: string): Promise<Answer> {
    const answer = await fetch(file);
    const text = await answer.text();
    return answer.ok
      ? { status: 200, isJson: file.endsWith(".json"), text }
      : { status: answer.status, isJson: true, text: '{"error":"not-found"}' };
  }
}

function said(text: string): Answer {
  return { status: 200, isJson: true, text };
}
