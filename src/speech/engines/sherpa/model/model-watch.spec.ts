import { mkdirSync, mkdtempSync, rmSync, symlinkSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pino } from 'pino';
import type { LiveEngines } from '../../live-engines';
import { ModelWatch } from './model-watch';

describe('ModelWatch', () => {
  const lines: string[] = [];
  const logger = pino({ level: 'error' }, { write: (line) => lines.push(line) });
  let folder: string;

  beforeEach(() => {
    folder = mkdtempSync(join(tmpdir(), 'loa-watch-'));
    lines.length = 0;
  });
  afterEach(() => rmSync(folder, { recursive: true }));

  const watch = (replace: () => Promise<[]>) =>
    new ModelWatch(
      join(folder, 'models'),
      join(folder, 'derived'),
      { replace } as unknown as LiveEngines,
      logger,
    );

  it('leaves out a folder that cannot be read, and no more', async () => {
    mkdirSync(join(folder, 'models'));
    symlinkSync('endless', join(folder, 'models', 'endless')); // as little to be read as lost+found, also for root
    await watch(() => Promise.resolve([])).open();
    expect(lines.join()).toMatch(/speech model left out: .*endless/);
  });

  it('tries again what has failed, and logs that once', async () => {
    let calls = 0;
    const succeeded = new Promise<void>((resolve) => {
      const models = watch(() => {
        calls += 1;
        if (calls === 2 || calls === 3) return Promise.reject(new Error('out of file descriptors'));
        if (calls === 4) void models.stop().then(resolve);
        return Promise.resolve([]);
      });
      void models.open().then(() => {
        models.start(1);
        mkdirSync(join(folder, 'models', 'new'), { recursive: true });
      });
    });
    await succeeded;
    expect(lines.filter((line) => line.includes('cannot be taken up'))).toHaveLength(1);
  });
});
