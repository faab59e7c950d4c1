import { execFile } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { promisify } from 'node:util';
import { allCommands } from '../../src/cli/commands';
import { BUILD_LIMIT_MS } from '../harness/built-app';
import { Service, WEBHOOK_SECRET } from '../harness/service';
import { useTools } from '../harness/tools';

useTools('curl', 'zbarimg');

const ROOT = path.resolve(__dirname, '../..');
const README = readFileSync(path.join(ROOT, 'README.md'), 'utf8');

/** The shell lines between two marks of the README. */
function commands(mark: string): string {
  const pattern = new RegExp(`<!-- ${mark}: begin -->\\s+\`\`\`sh\\n([^]*?)\`\`\`\\s+<!-- ${mark}: end -->`);
  const [, lines] = pattern.exec(README) ?? [];
  if (!lines) throw new Error(`README.md has no commands marked ${mark}.`);
  return lines;
}

describe('the README', () => {
  let service: Service;
  let folder: string;

  beforeAll(async () => {
    service = await Service.start();
    folder = mkdtempSync(path.join(tmpdir(), 'loa-readme-'));
  }, BUILD_LIMIT_MS);
  afterAll(async () => {
    await service.stop();
    rmSync(folder, { recursive: true });
  });

  /** Runs lines as a reader would, but in a folder of its own and against the test's service. */
  async function run(lines: string): Promise<string> {
    const script = lines
      .replaceAll('http://localhost:3000', service.baseUrl)
      .replaceAll('npm run -s cli', `npm --prefix ${ROOT} run -s cli`)
      .replaceAll('<secret>', WEBHOOK_SECRET);
    const { stdout } = await promisify(execFile)('bash', ['-euo', 'pipefail', '-c', script], {
      cwd: folder,
      env: {
        PATH: process.env.PATH,
        HOME: process.env.HOME,
        DATABASE_URL: service.databaseUrl,
        DATA_DIR: service.dataDir, // verify-ledger looks at the files too
      },
    });
    return stdout;
  }

  it('walks from text to sound, from order to credits, and plays the gateway', async () => {
    const output = await run(commands('walk-through') + commands('webhook'));
    const refused = output.match(/"status":0,"code":"[A-Z_]+"/g);
    expect(output).not.toMatch(/\}\{/); // each answer has a line of its own
    expect(refused).toEqual(['"status":0,"code":"INSUFFICIENT_CREDITS"']);
    expect(statSync(path.join(folder, 'speech.mp3')).size).toBeGreaterThan(10_000);
    expect(readFileSync(path.join(folder, 'qr.png')).subarray(1, 4).toString()).toBe('PNG');
    expect(output.match(/"status":"PAID"/g)).toHaveLength(3); // mock-pay, and two looks at check-status
    expect(output).toContain('"type":"order"');
    expect(output).toContain('"outcome":"credited"');
    expect(output).toContain('"outcome":"duplicate"');

    const { stdout: scanned } = await promisify(execFile)('zbarimg', [
      '--quiet',
      '--raw',
      path.join(folder, 'qr.png'),
    ]);
    const order = JSON.parse(readFileSync(path.join(folder, 'order.json'), 'utf8')) as {
      result: { qr: { content: string } };
    };
    expect(scanned.trim()).toBe(order.result.qr.content);
  });

  it('names every command that there is', () => {
    for (const name of allCommands().keys()) expect(README).toContain(`\`${name}\``);
  });
});
