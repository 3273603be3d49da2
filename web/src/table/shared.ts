/**
 * What a message brings, made of what is there already wherever the two are equal: the same things stay the very same,
 * so that nothing is worked out or drawn again for them.
 */

/** `after`, of parts of `before` wherever they are equal; the whole of it, if nothing has changed. Plain data only. */
export function shared<T>(before: unknown, after: T): T {
  if (before === after || !isCompound(before) || !isCompound(after)) return after;
  if (Array.isArray(before) !== Array.isArray(after)) return after;
  const old = before as Record<string, unknown>;
  const now = after as Record<string, unknown>;
  const keys = Object.keys(now);
  let isSame = keys.length === Object.keys(old).length;
  for (const key of keys) {
    if (!Object.hasOwn(old, key)) {
      isSame = false;
      continue;
    }
    now[key] = shared(old[key], now[key]);
    if (now[key] !== old[key]) isSame = false;
  }
  return isSame ? (before as T) : after;
}

function isCompound(value: unknown): boolean {
  return typeof value === "object" && value !== null;
}

/** Remembers what it was given last: each one is made of the one before. */
export function sharing<T>(): (now: T) => T {
  let last: unknown;
  return (now) => {
    const made = shared(last, now);
    last = made;
    return made;
  };
}

/** The same for sets. */
export function sharingSet(): (now: ReadonlySet<string>) => ReadonlySet<string> {
  let last: ReadonlySet<string> = new Set();
  return (now) => {
    if (now.size !== last.size || [...now].some((one) => !last.has(one))) last = now;
    return last;
  };
}
