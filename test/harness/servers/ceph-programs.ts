import { execFile } from 'node:child_process';
import { readdir } from 'node:fs/promises';
import path from 'node:path';
import { promisify } from 'node:util';
import { unpackOnce } from '../debian-package';

const run = promisify(execFile);
const CACHE = path.resolve(__dirname, '../../../.cache/ceph');
const PACKAGES = ['ceph-mon', 'ceph-osd', 'radosgw'];

/** Where Ceph's programs find each other, their libraries and their modules. */
export interface CephPrograms {
  readonly env: NodeJS.ProcessEnv;
  /** Settings, for `ceph.conf`. */
  readonly folders: Readonly<Record<string, string>>;
}

/**
 * The programs of a Ceph cluster with its S3 gateway: Debian's packages, unpacked into `.cache/ceph`, which
 * needs no rights on the system and takes about 260 MB of disk. Packages that are installed are used as they
 * are.
 *
 * @throws Error with the command to run, when they cannot be had
 */
export async function findCeph(cache = CACHE): Promise<CephPrograms> {
  return unpackOnce({ what: 'an S3 server', packages: PACKAGES, folder: cache, find: () => runnable(cache) });
}

async function runnable(cache: string): Promise<CephPrograms | null> {
  const libraries = [...(await librariesIn(cache, 'usr/lib')), ...(await librariesIn(cache, 'lib'))];
  const modules = libraries.find((folder) => folder.includes('/usr/')) ?? '/usr/lib/x86_64-linux-gnu';
  const env = {
    PATH: `${path.join(cache, 'usr/bin')}:${process.env.PATH}`,
    LD_LIBRARY_PATH: [...libraries, path.join(modules, 'ceph')].join(':'),
  };
  try {
    for (const program of ['ceph-mon', 'ceph-osd', 'radosgw']) await run(program, ['--version'], { env });
  } catch {
    return null;
  }
  return {
    env,
    folders: {
      plugin_dir: path.join(modules, 'ceph'),
      erasure_code_dir: path.join(modules, 'ceph/erasure-code'),
      osd_class_dir: path.join(modules, 'rados-classes'),
    },
  };
}

async function librariesIn(cache: string, folder: string): Promise<string[]> {
  const entries = await readdir(path.join(cache, folder)).catch(() => []);
  return entries.filter((name) => name.includes('-linux-gnu')).map((name) => path.join(cache, folder, name));
}
