/** A server, over HTTP and sockets. */

import type { Wire } from "../table/socket";
import type { Answer, Carrier } from "./carrier";

export class Network implements Carrier {
  readonly isHere = false;
  readonly hasReviews = true;

  async ask(method: string, path: string, body: string | undefined, csrf: string): Promise<Answer> {
    const answer = await fetch(this.address(path), {
      method,
      headers: { ...(body === undefined ? {} : { "Content-Type": "application/json" }), "X-CSRF-Token": csrf },
      ...(body === undefined ? {} : { body }),
    });
    const isJson = (answer.headers.get("Content-Type") ?? "").includes("json");
    return { status: answer.status, isJson, text: await answer.text() };
  }

  line(table: string, query: string): Wire {
    const path = new URL(this.address(`tables/${table}/socket${query}`), document.baseURI);
    path.protocol = path.protocol.replace("http", "ws");
    path.hash = "";
    return new WebSocket(path.href) as unknown as Wire;
  }

  address(path: string): string {
    return `api/${path}`;
  }
}
