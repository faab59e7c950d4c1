import { hostname, userInfo } from 'node:os';

/** Who runs the process: `root@loa-1`. The system knows no name for the user of some containers. */
export function commandUser(): string {
  try {
    return `${userInfo().username}@${hostname()}`;
  } catch {
    return `uid ${process.getuid?.()}@${hostname()}`;
  }
}
