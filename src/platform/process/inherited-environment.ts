/**
 * Variables of the environment that a child process is to find too, such as PATH: where the system keeps its
 * programs and libraries is no setting of ours. What is not set is left out.
 */
export function inheritedEnvironment(names: readonly string[]): Record<string, string> {
  const inherited = new Map<string, string>();
  for (const name of names) {
    const value: unknown = Object.getOwnPropertyDescriptor(process.env, name)?.value;
    if (typeof value === 'string') inherited.set(name, value);
  }
  return Object.fromEntries(inherited);
}
