import { inheritedEnvironment } from '../../../platform/process/inherited-environment';

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
];

/** The environment of a child process: what any program needs, and what this one is given. */
export function childEnvironment(own: Readonly<Record<string, string>> = {}): Record<string, string> {
  return { ...inheritedEnvironment(PASSED_ON), ...own };
}
