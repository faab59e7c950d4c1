import { eventually } from '../../harness/eventually';
import { type ChildProcess, spawn } from 'node:child_process';
import { copyFile, mkdir, mkdtemp, readFile, rm, utimes, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';

/** Takes its time, leaves dist half-made meanwhile, and writes down that it ran. */
const BUILD = `
const fs = require('node:fs');
fs.appendFileSync('builds.log', 'x');
fs.rmSync('dist', { recursive: true, force: true });
fs.mkdirSync('dist/src', { recursive: true });
fs.writeFileSync('dist/src/main.js', 'half');
const waiting = setInterval(() => {
  if (fs.existsSync('hold')) return;
  clearInterval(waiting);
  if (fs.existsSync('broken')) { console.log('src/main.ts: error TS1005'); process.exit(1); }
  fs.copyFileSync('src/main.ts', 'dist/src/main.js');
}, 300);
`;

const PROGRAM = `
process.on('SIGTERM', () => { console.log('asked to stop'); process.exit(7); });
console.log('running ' + process.argv.slice(2).join(' '));
if (process.argv[2] === 'serve') setInterval(() => {}, 1000);
`;

let root: string;
const inRoot = (name: string) => path.join(root, name);

beforeEach(async () => {
  root = await mkdtemp(path.join(tmpdir(), 'loa-start-'));
  for (const dir of ['scripts', 'src/web', 'node_modules/@nestjs/cli'])
    await mkdir(inRoot(dir), { recursive: true });
  await copyFile(path.resolve(__dirname, '../../../scripts/start.mjs'), inRoot('scripts/start.mjs'));
  await writeFile(inRoot('package.json'), JSON.stringify({ scripts: { build: 'node build.cjs' } }));
  await writeFile(inRoot('build.cjs'), BUILD);
  await writeFile(inRoot('src/main.ts'), PROGRAM);
});

afterEach(() => rm(root, { recursive: true, force: true }));

interface Ended {
  readonly code: number | null;
  readonly output: string;
}

function begin(...args: string[]): {
  child: ChildProcess;
  ended: Promise<Ended>;
  says(text: string): Promise<void>;
} {
  const child = spawn(process.execPath, [inRoot('scripts/start.mjs'), ...args], { cwd: tmpdir() });
  let output = '';
  for (const stream of [child.stdout, child.stderr]) stream.on('data', (chunk) => (output += String(chunk)));
  return {
    child,
    ended: new Promise((resolve) => child.on('close', (code) => resolve({ code, output }))),
    says: async (text) => void (await eventually(() => output.includes(text))),
  };
}

const start = (...args: string[]) => begin('dist/src/main.js', ...args).ended;
const builds = () =>
  readFile(inRoot('builds.log'), 'utf8').then(
    (log) => log.length,
    () => 0,
  );

/** Sets back the time of the last change. */
async function age(name: string, seconds: number): Promise<void> {
  const time = new Date(Date.now() - seconds * 1_000);
  await utimes(inRoot(name), time, time);
}

describe('scripts/start.mjs', () => {
  it('builds what is missing, runs it with its arguments, and does not build again', async () => {
    expect(await start('a', 'b c')).toEqual({ code: 0, output: 'Building …\nrunning a b c\n' });
    expect(await start('again')).toEqual({ code: 0, output: 'running again\n' });
    expect(await builds()).toBe(1);
  });

  it('builds again when a source is newer, and not for a spec', async () => {
    await start();
    await writeFile(inRoot('src/main.spec.ts'), '');
    await start();
    expect(await builds()).toBe(1);
    await writeFile(inRoot('src/web/page.tsx'), '');
    await start();
    expect(await builds()).toBe(2);
    await writeFile(inRoot('tsconfig.json'), '{}');
    await start();
    expect(await builds()).toBe(3);
  });

  it('builds once for processes that start together, and none sees half of it', async () => {
    const outputs = await Promise.all([start('1'), start('2'), start('3')]);
    expect(outputs.map(({ code }) => code)).toEqual([0, 0, 0]);
    expect(outputs.map(({ output }) => output.replace('Building …\n', ''))).toEqual(
      ['1', '2', '3'].map((name) => `running ${name}\n`),
    );
    expect(await builds()).toBe(1);
  });

  it('leaves a build alone for as long as its process lives, however long that takes', async () => {
    await writeFile(inRoot('hold'), '');
    const building = begin('dist/src/main.js', '1');
    await building.says('Building');
    await age('.cache/build.lock', 3_600);
    const waiting = begin('dist/src/main.js', '2');
    await waiting.says('Waiting for the build of process');
    expect(await builds()).toBe(1);
    await rm(inRoot('hold'));
    expect((await building.ended).output).toBe('Building …\nrunning 1\n');
    expect((await waiting.ended).output).toMatch(/^Waiting for the build of process \d+ …\nrunning 2\n$/);
    expect(await builds()).toBe(1);
  });

  it('takes the lock of a dead process, also where its number is that of another one now', async () => {
    await mkdir(inRoot('.cache'));
    for (const owner of [`${process.pid} 1 an-earlier-start`, String(process.pid), '']) {
      await writeFile(inRoot('.cache/build.lock'), owner);
      expect((await start()).output).toBe('Building …\nrunning \n');
    }
  });

  it('shows the output of a failed build, and tries again at the next start', async () => {
    await writeFile(inRoot('broken'), '');
    const failed = await start();
    expect(failed.code).toBe(1);
    expect(failed.output).toContain('error TS1005');
    await rm(inRoot('broken'));
    expect((await start()).output).toContain('running');
  });

  it('does not trust what a killed build left', async () => {
    await writeFile(inRoot('hold'), ''); // the build gets no further than half
    const killed = begin('dist/src/main.js');
    await killed.says('Building');
    await eventually(async () => (await readFile(inRoot('dist/src/main.js'), 'utf8').catch(() => '')) !== '');
    process.kill(killed.child.pid!, 'SIGTERM');
    expect((await killed.ended).code).toBe(143);
    await rm(inRoot('hold'));
    await new Promise((resolve) => setTimeout(resolve, 1_000)); // time enough for a build that lives on
    expect(await readFile(inRoot('dist/src/main.js'), 'utf8')).toBe('half');
    expect((await start()).output).toBe('Building …\nrunning \n');
  });

  it('hands signals and the exit code through', async () => {
    const service = begin('dist/src/main.js', 'serve');
    await service.says('running serve');
    service.child.kill('SIGTERM');
    expect(await service.ended).toEqual({ code: 7, output: 'Building …\nrunning serve\nasked to stop\n' });
  });

  it('only builds when no program is named', async () => {
    expect(await begin().ended).toEqual({ code: 0, output: 'Building …\n' });
    expect(await begin().ended).toEqual({ code: 0, output: '' });
  });

  it('takes dist as it is where the build tools are not installed', async () => {
    await start();
    await rm(inRoot('node_modules'), { recursive: true });
    await age('dist/src/main.js', 3_600);
    expect(await start()).toEqual({ code: 0, output: 'running \n' });
    await rm(inRoot('dist'), { recursive: true });
    expect((await start()).output).toContain('run npm ci (with dev dependencies), then npm run build');
  });
});
