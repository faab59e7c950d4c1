/** What any program needs to find its libraries and files. Everything else may be secret. */
const PASSED_ON = [
  'PATH',
  'LD_LIBRARY_PATH',
  'DYLD_LIBRARY_PATH',
  'LANG',
  'LC_ALL',
  'TZ',
  'TMPDIR',
  'ESPEAK_DATA_PATH',
] as const;

/** The environment of a child process: what any program needs, and what this one is given. */
export function childEnvironment(own: Readonly<Record<string, string>> = {}): Record<string, string> {
  const environment: Record<string, string> = {};
  for (const name of PASSED_ON) {
    // eslint-disable-next-line no-restricted-properties -- where the system keeps its libraries is no setting of ours
    const value = process.env[name];
    if (value !== undefined) environment[name] = value;
  }
  return { ...environment, ...own };
}
