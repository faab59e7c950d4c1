import { execFile } from 'node:child_process';
import { mkdir, mkdtemp, rename, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { promisify } from 'node:util';
import { writeWrapper } from './tools';

const PROGRAM = '#!/bin/sh\necho "$LD_LIBRARY_PATH|$ESPEAK_DATA_PATH|$1|$2"\n';

describe('The wrapper of an unpacked program', () => {
  let folder: string;
  beforeEach(async () => (folder = await mkdtemp(path.join(tmpdir(), 'loa tools-'))));
  afterEach(() => rm(folder, { recursive: true }));

  it('finds all that was unpacked where its checkout has been moved to', async () => {
    const root = path.join(folder, 'before/talker');
    const libraries = path.join(root, 'usr/lib/here');
    await mkdir(path.join(libraries, 'espeak-ng-data'), { recursive: true });
    await mkdir(path.join(root, 'usr/bin'), { recursive: true });
    await writeFile(path.join(libraries, 'libtalk.so.1'), '');
    await writeFile(path.join(root, 'usr/bin/talker'), PROGRAM, { mode: 0o755 });
    await writeWrapper(path.join(root, 'usr/bin/talker'), root, path.join(folder, 'before/bin/talker'));
    await rename(path.join(folder, 'before'), path.join(folder, 'after'));
    const run = promisify(execFile);
    const there = path.join(folder, 'after/talker/usr/lib/here');
    for (const [program, cwd] of [
      [path.join(folder, 'after/bin/talker'), '/'],
      ['./bin/talker', path.join(folder, 'after')],
    ] as const) {
      const { stdout } = await run(program, ['a b', '$c'], { cwd });
      expect(stdout).toBe(`${there}|${there}|a b|$c\n`);
    }
  });
});
