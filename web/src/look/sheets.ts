/** The sheets of symbols: files of their own beside the scripts, fetched when somebody needs them. */

import { settling } from "../settled";

const FILES = import.meta.glob<string>("./icons/*.svg", { query: "?url", import: "default", eager: true });
const fetched = new Map<string, Promise<string>>();

/** Whether there is a sheet of this name. */
export function hasSheet(name: string): boolean {
  return `./icons/${name}.svg` in FILES;
}

/** A sheet to be inlined, so that the colours of seats and themes reach inside. */
export function sheet(name: string): Promise<string> {
  const found = fetched.get(name);
  if (found) return found;
  const made = settling.during("symbols", load(name));
  fetched.set(name, made);
  made.catch(() => fetched.delete(name)); // another time it may come
  return made;
}

async function load(name: string): Promise<string> {
  const file = FILES[`./icons/${name}.svg`];
  if (!file) throw new Error(`no symbols of ${name}`);
  const answer = await fetch(file);
  if (!answer.ok) throw new Error(`${file}: ${answer.status}`);
  return answer.text();
}
