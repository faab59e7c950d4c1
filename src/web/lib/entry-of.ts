/** What a table holds under a name from outside; never what its prototype holds (`constructor`). */
export const entryOf = <Value>(table: Readonly<Record<string, Value>>, name: string): Value | undefined =>
  new Map(Object.entries(table)).get(name);
