import { tmpdir } from 'node:os';
import path from 'node:path';
import { BUILD_LIMIT_MS, ensureBuilt } from '../../harness/built-app';
import { runHosted, shareCommandHost } from '../../harness/commands/hosted-command';

describe('The process that tests share for operator commands', () => {
  const folder = tmpdir();
  let program: string;
  let end: () => Promise<void>;
  beforeAll(async () => {
    program = path.join(await ensureBuilt(), 'cli/command-line.js');
  }, BUILD_LIMIT_MS);
  beforeEach(async () => {
    end = await shareCommandHost();
  });
  afterEach(() => end());

  const run = (...args: string[]) =>
    runHosted({ program, args, env: { PATH: process.env.PATH, DATA_DIR: folder }, cwd: folder });

  it('tells of each command what it has written, and its exit code', async () => {
    const [known, unknown, again] = await Promise.all([run('--help'), run('nonsense'), run('--help')]);
    expect(known).toEqual({ code: 0, stdout: expect.stringContaining('verify-ledger'), stderr: '' });
    expect(unknown).toEqual({ code: 1, stdout: '', stderr: expect.stringContaining('no command nonsense') });
    expect(again).toEqual(known);
  });

  it('is started again when it has ended, and fails the command that it was at', async () => {
    const gone = runHosted({ program: '/nowhere.js', args: [], env: process.env, cwd: folder });
    await expect(gone).rejects.toThrow('has ended');
    expect((await run('--help')).code).toBe(0);
  });
});
