/** A name that nobody here has: as it is, or with the first number that is free. */
export function freeName(name: string, taken: readonly string[]): string {
  const known = new Set(taken.map((one) => one.toLowerCase()));
  let found = name;
  for (let n = 2; known.has(found.toLowerCase()); n += 1) found = `${name} ${n}`;
  return found;
}
