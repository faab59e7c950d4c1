/**
 * Variables of the environment that a child process is to find too, such as PATH: where the system keeps its
 * programs and libraries is no setting of ours. What is not set is left out.
 */
export function inheritedEnvironment(names: readonly string[]): Record<string, string> {
  const inherited: Record<string, string> = {};
  for (const name of names) {
    const value = process.env[name];
    if (value !== undefined) inherited[name] = value;
  }
  return inherited;
}
