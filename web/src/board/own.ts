/** The same thing, with some properties of its own beside or instead of those that it had; getters stay getters. */
export function withOwn<T extends object, Own extends object>(thing: T, own: Own): T & Own {
  return Object.defineProperties(thing, Object.getOwnPropertyDescriptors(own)) as T & Own;
}
