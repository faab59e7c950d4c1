/** What is said for a written form. A Map, because a plain object also answers for `constructor`. */
export type Table<Value = string> = ReadonlyMap<string, Value>;

/** Makes a table from entries that are written as an object, which reads best in the data files. */
export const table = <Value = string>(entries: Readonly<Record<string, Value>>): Table<Value> =>
  new Map(Object.entries(entries));
