/** What the component files of all games have in common: rows with ids, and effects. */

export type Bundle = Record<string, number>;
export interface Row {
  kind: string;
  [key: string]: unknown;
}
export type Effects = Bundle | Row[];

/** A row by its id; none where nothing lies, or where it is not known what. */
export function byId<T extends { id: string }>(rows: T[], id: string | null): T | undefined {
  return rows.find((row) => row.id === id);
}
