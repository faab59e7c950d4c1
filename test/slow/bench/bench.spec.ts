import { execFile } from 'node:child_process';
import path from 'node:path';
import { promisify } from 'node:util';
import { BUILD_LIMIT_MS } from '../../harness/built-app';

const ROOT = path.resolve(__dirname, '../../..');

/** Runs a benchmark as its users do. @returns its report */
async function bench(...args: string[]): Promise<string> {
  const program = path.join(ROOT, 'node_modules/.bin/tsx');
  const { stdout } = await promisify(execFile)(program, ['bench/main.ts', ...args], { cwd: ROOT });
  return stdout;
}

/** That the benchmarks are not rotten; their figures are nobody's business here. */
describe('npm run bench', () => {
  describe('with several benchmarks, which share their services', () => {
    let report: string;
    beforeAll(async () => {
      report = await bench('synthesis', 'streaming', 'jobs', 'voices', 'hostile', '--quick', '--rounds', '1');
    }, 4 * BUILD_LIMIT_MS);

    it('measures synthesis and tabulates what it found', () => {
      expect(report).toMatch(/^- .*Node\.js v\d+/m);
      expect(report).toMatch(/^### Default engine against a process for each request/m);
      expect(report).toMatch(/^\| 50 +(\| \d+\.\d +){4}\| (\d+\.\d\d \/ ){2}\d+\.\d\d +\| 4\.2 .+\|$/m);
      expect(report).toMatch(/^### Native engine .*\n\n.*\n\n.*\n.*\n\| 50 /m);
      expect(report).toMatch(/^### Cost of the service/m);
      expect(report).toMatch(/^\| 16 +(\| (\d+ \/ ){2}\d+ +){2}\|$/m);
      expect(report).not.toContain('echogarden');
    });

    it('measures streams against the blocking route', () => {
      expect(report).toMatch(/^\| default +\| \d+ +\| \d+ +\| (\d+\.\d\d \/ ){2}\d+\.\d\d +\| ≤ 1\.3 +\|$/m);
      expect(report).toMatch(/^\| default +\| \d+ +\| \d+ +\| (\d+\.\d\d \/ ){2}\d+\.\d\d +\| ≤ 1\.05 +\|$/m);
      expect(report).toMatch(/^\| default +\| 2 +\| -?\d+\.\d\d +\| ≥ 0 +\|$/m);
    });

    it('measures the estimate of a job, and what it costs others', () => {
      expect(report).toMatch(/^\| \d+ +\| \d+ +\| \d+\.\d +\| \d+\.\d\d +\| 0\.8 to 1\.2 +\|$/m);
      expect(report).toMatch(/^\| a job +\| \d+ +\| (\d+\.\d\d \/ ){2}\d+\.\d\d +\| ≤ 1\.25 +\|$/m);
      expect(report).toMatch(
        /^\| a program that only counts +\| \d+ +\| (\d+\.\d\d \/ ){2}\d+\.\d\d +\| +\|$/m,
      );
    });

    it('measures trained voices, and says which', () => {
      expect(report).toMatch(/^sherpa-onnx-node \d.*no model in MODEL_DIR: the tests' untrained Supertonic/m);
      expect(report).toMatch(/^\| sherpa-tiny \| 50 +\| (\d\.\d{3} \/ ){2}\d\.\d{3} .*\| \d+ +\|$/m);
      expect(report).toMatch(/^\| sherpa-tiny \| service, 1 in flight .*\| cost ≤ 5 +\|$/m);
      expect(report).toMatch(/^\| sherpa-tiny \| service, 2 in flight .*\| scaling ≥ 0\.9 +\|$/m);
    });

    it('tells what hostile texts are answered', () => {
      expect(report).toMatch(/^\| letters +\| 100000 +\| \/api\/v1\/tts\/quote +\| 400 INVALID_PARAMS +\|/m);
    });
  });

  it(
    'sends PostgreSQL what the service was seen to send',
    async () => {
      const sections = ['webhook', 'cached'].flatMap((name) => ['--only', name]);
      const report = await bench('money', '--quick', '--rounds', '1', ...sections);
      expect(report).toMatch(/^### Webhook notifications settled/m);
      expect(report).toMatch(/^### POST \/api\/v1\/tts on stored audio/m);
      expect(report).toMatch(/^\| [12]\d +(\| \d+ +){2}\| (\d+\.\d\d \/ ){2}\d+\.\d\d \| ≥ 0\.35 \|$/m);
    },
    2 * BUILD_LIMIT_MS,
  );

  it('refuses what it does not know', async () => {
    await Promise.all([
      expect(bench('nonsense')).rejects.toThrow(
        'Name a benchmark: synthesis, streaming, jobs, voices, hostile, money.',
      ),
      expect(bench('synthesis', '--only', 'nonsense')).rejects.toThrow('There is no section nonsense'),
      expect(bench('synthesis', '--rounds', '0')).rejects.toThrow('--rounds'),
    ]);
  });
});
