/** A value that can be chosen, and what it is called. */
export type Option<Value extends string> = readonly [value: Value, label: string];

/** What a part of a dictionary has names for. Its type names every value of the API, so none is forgotten. */
export const optionsOf = <Value extends string>(names: Readonly<Record<Value, string>>): Option<Value>[] =>
  Object.entries<string>(names) as [Value, string][];
