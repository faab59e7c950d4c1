import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pino } from 'pino';
import { NativeEspeakEngine } from '../../../src/speech/engines/espeak-native/native-espeak-engine';
import { openEspeak } from '../../../src/speech/engines/espeak-native/open-espeak';
import { WorkerPool } from '../../../src/speech/workers/worker-pool';
import type { ProcessPoolOptions } from '../../../src/speech/workers/processes/process-pool';
import { provideNativeLibraries } from '../../harness/native-libraries';
import { describeSpeechEngine } from '../../contracts/speech-engine.contract';

const PROVIDE_LIMIT_MS = 300_000;

let libraries: Record<string, string>;
beforeAll(async () => {
  libraries = await provideNativeLibraries();
}, PROVIDE_LIMIT_MS);

async function openNative(options: Partial<ProcessPoolOptions>) {
  const engine = await NativeEspeakEngine.open({ env: libraries, ...options });
  return { engine, close: () => engine.close() };
}

describeSpeechEngine('The native eSpeak NG', {
  open: () => openNative({ processes: 2 }),
  unsteadySec: 0.1, // the system's eSpeak NG pauses up to 80 ms longer or shorter after other texts
  openFaulty: () =>
    openNative({ processes: 1, timeLimitSec: 5, file: join(__dirname, 'native-espeak.faulty-child.cjs') }),
});

describe('The choice of eSpeak NG', () => {
  const before = { ...process.env };
  let pool: WorkerPool;
  let broken: string;
  const lines: string[] = [];
  const logger = pino({ level: 'info' }, { write: (line) => lines.push(line) });

  beforeAll(async () => {
    pool = new WorkerPool({ threads: 1 });
    broken = await mkdtemp(join(tmpdir(), 'loa-broken-libraries-'));
    await writeFile(join(broken, 'libespeak-ng.so.1'), 'no library');
  });
  afterEach(() => {
    process.env = { ...before };
    lines.length = 0;
  });
  afterAll(async () => {
    await pool.close();
    await rm(broken, { recursive: true });
  });

  const versionOf = async (choice: 'auto' | 'native' | 'builtin') => {
    const engine = await openEspeak(choice, pool, logger);
    await engine.close();
    return engine.card.version;
  };

  it('finds the system’s libraries by itself', async () => {
    Object.assign(process.env, libraries);
    expect(await versionOf('auto')).toMatch(/^\d+\.\d+\S* native$/);
    expect(await versionOf('native')).toMatch(/^\d+\.\d+\S* native$/);
    expect(await versionOf('builtin')).toMatch(/^\d+(\.\d+)+$/);
  });

  it('is the built-in one where a library cannot be used, unless native was asked for', async () => {
    process.env.LD_LIBRARY_PATH = broken;
    expect(await versionOf('auto')).toMatch(/^\d+(\.\d+)+$/);
    expect(lines).toEqual([
      expect.stringMatching(/"reason":"[^"]*libespeak-ng\.so\.1/),
      expect.stringMatching(/"version":"\d+(\.\d+)+","msg":"eSpeak NG opened"/),
    ]);
    await expect(versionOf('native')).rejects.toThrow(/ESPEAK is native.*libespeak-ng1/);
    await expect(versionOf('native')).rejects.toThrow(/libespeak-ng\.so\.1/);
  });
});
