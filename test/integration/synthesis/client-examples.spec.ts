import { execFile } from 'node:child_process';
import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { promisify } from 'node:util';
import { useBuiltWorkers } from '../../harness/built-app';
import { OpenAiStage } from '../../harness/openai-stage';
import { useTools } from '../../harness/tools';

useBuiltWorkers();
useTools('python3');

const ROOT = path.resolve(__dirname, '../../..');
const FILE = 'xin-chao.mp3';
const run = promisify(execFile);

describe('The examples of docs/clients.md', () => {
  let stage: OpenAiStage;
  let folder: string;
  let env: NodeJS.ProcessEnv;
  beforeAll(async () => {
    stage = await OpenAiStage.start();
    folder = await mkdtemp(path.join(tmpdir(), 'loa-examples-'));
    env = { ...process.env, LOA_BASE_URL: stage.baseUrl, LOA_API_KEY: await stage.newKey() };
  });
  afterAll(async () => {
    await stage.close();
    await rm(folder, { recursive: true, force: true });
  });

  /** The block of code in this language that holds these words. */
  async function example(language: string, words: string): Promise<string> {
    const document = await readFile(path.join(ROOT, 'docs/clients.md'), 'utf8');
    const blocks = [...document.matchAll(/^```(\w+)\n([\s\S]*?)^```$/gm)];
    const found = blocks.find(([, tag, code]) => tag === language && code?.includes(words))?.[2];
    if (found === undefined) throw new Error(`docs/clients.md has no ${language} with ${words}.`);
    const file = path.join(folder, `${language}.mp3`);
    return found.replace(new RegExp(`(['"])${FILE}\\1`), JSON.stringify(file));
  }

  const written = async (language: string) =>
    (await readFile(path.join(folder, `${language}.mp3`))).subarray(0, 1).toString('hex');

  it('speaks from JavaScript', async () => {
    const code = await example('js', 'OpenAI');
    await run(process.execPath, ['--input-type=module', '-e', code], { cwd: ROOT, env }); // finds the package there
    expect(await written('js')).toBe('ff');
  });

  it('is Python, where it needs a package that tests do not install', async () => {
    const parse = 'import ast, sys; ast.parse(sys.argv[1])';
    await run('python3', ['-c', parse, await example('python', 'from openai')]);
    await expect(run('python3', ['-c', parse, 'from openai import'])).rejects.toThrow('SyntaxError');
  });

  it('speaks from Python without a package', async () => {
    const { stdout } = await run('python3', ['-c', await example('python', 'urllib')], { env });
    expect(stdout).toMatch(/^\d+(\.\d{1,3})? s, 44 credits\n$/);
    expect(await written('python')).toBe('ff');
  });
});
