import { execFile } from 'node:child_process';
import { readFile, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { promisify } from 'node:util';
import { Webhook } from 'standardwebhooks';
import { Client } from '../../harness/client';
import { installPacked } from '../../harness/packed-package';
import { TOUR_LIMIT_MS, useStage } from '../../harness/web/stage';

const ROOT = path.resolve(__dirname, '../../..');
const PACKAGE = path.join(ROOT, 'clients/typescript');
const run = promisify(execFile);

/** Calls that need every part of the client; prints what came of them. */
const TOUR = `
async function tour({ Loa, LoaError }) {
  const loa = new Loa({ baseUrl: process.env.LOA_BASE_URL, apiKey: process.env.LOA_API_KEY });
  const { audio, mediaType } = await loa.stream('Xin chào.', { audio_type: 'pcm' });
  let size = 0;
  for await (const chunk of audio) size += chunk.length;
  const requests = [];
  for await (const request of loa.history()) requests.push(request);
  const error = await loa.speak('').catch((error) => error);
  const { available } = await loa.credits();
  const { qr } = await loa.order({ plan_id: (await loa.plans())[0].plan_id, billing_cycle: 'monthly' });
  console.log(JSON.stringify({
    mediaType, isHeard: size > 1000, requests: requests.map(({ input_text }) => input_text), available,
    failure: [error instanceof LoaError, error.code, error.status, error.faults[0].field, error.requestId.length],
    pays: qr.image_url.startsWith('http'),
  }));
}`;

const CONSUMER = `
const loa = new Loa({ baseUrl: 'https://loa.example', apiKey: 'k' });
export const speech: Promise<SpeechResult> = loa.speak('a', { voice: 'v', audio_type: 'ogg' });
export const quality: Promise<'natural' | 'formant'> = loa.voices().then((all) => all[0]!.quality);
// @ts-expect-error no such format
void loa.stream('a', { audio_type: 'flac' });
export const isOutOfCredit = (error: unknown): boolean =>
  error instanceof LoaError && error.code === 'INSUFFICIENT_CREDITS';
`;

describe('The packed TypeScript client, in an empty project', () => {
  const stage = useStage();
  let folder: string;
  let env: NodeJS.ProcessEnv;

  beforeAll(async () => {
    folder = await installPacked('typescript');
  }, TOUR_LIMIT_MS);
  beforeEach(async () => {
    const { key } = await new Client(stage.service.baseUrl).newCustomer();
    env = { ...process.env, LOA_BASE_URL: stage.service.baseUrl, LOA_API_KEY: key };
  });
  afterAll(() => rm(folder, { recursive: true, force: true }));

  /** Runs a file in the project. @returns what it prints */
  async function node(file: string, code: string): Promise<string> {
    await writeFile(path.join(folder, file), code);
    return (await run(process.execPath, [file], { cwd: folder, env })).stdout;
  }

  it('depends on nothing', async () => {
    const lock = JSON.parse(await readFile(path.join(folder, 'package-lock.json'), 'utf8'));
    expect(Object.keys(lock.packages)).toEqual(['', 'node_modules/loa-client']);
  });

  it.each([
    ['tour.mjs', `import * as client from 'loa-client'; ${TOUR} await tour(client);`],
    ['tour.cjs', `${TOUR} void tour(require('loa-client'));`],
  ])('works in %s', async (file, code) => {
    expect(JSON.parse(await node(file, code))).toEqual({
      mediaType: 'audio/pcm;rate=22050;channels=1',
      isHeard: true,
      requests: ['Xin chào.'],
      available: expect.any(Number),
      failure: [true, 'INVALID_PARAMS', 400, 'input_text', 36],
      pays: true,
    });
  });

  it('has types for ES modules and for CommonJS', async () => {
    const imports = "{ Loa, LoaError, type SpeechResult } from 'loa-client'";
    for (const extension of ['mts', 'cts'])
      await writeFile(path.join(folder, `consumer.${extension}`), `import ${imports};${CONSUMER}`);
    const options = ['--strict', '--noEmit', '--noUncheckedIndexedAccess', '--module', 'nodenext'];
    options.push('--skipDefaultLibCheck'); // the compiler's own types
    const libraries = ['--target', 'es2022', '--lib', 'es2022,dom'];
    const compiler = require.resolve('typescript/bin/tsc');
    const files = ['consumer.mts', 'consumer.cts'];
    await run(process.execPath, [compiler, ...options, ...libraries, ...files], { cwd: folder });
  });

  describe('as its README shows it', () => {
    const examples = async () => {
      const text = await readFile(path.join(PACKAGE, 'README.md'), 'utf8');
      return [...text.matchAll(/^```js\n([\s\S]*?)^```$/gm)].map(([, code]) => code!);
    };

    it('speaks', async () => {
      const [speaking] = await examples();
      const printed = await node('speaking.mjs', speaking!);
      expect(printed).toContain('hai mươi tháng mười một');
      expect(printed).toContain("written: '150.000đ'");
      expect(printed).toContain('INVALID_PARAMS 400 speaker_id');
      for (const [file, beginning] of Object.entries({ 'xin-chao.mp3': 'ff', 'xin-chao.wav': '52494646' }))
        expect((await readFile(path.join(folder, file))).toString('hex').startsWith(beginning)).toBe(true);
    });

    it('receives webhooks', async () => {
      const [, receiving] = await examples();
      await writeFile(path.join(folder, 'receiving.mjs'), receiving!);
      const secret = `whsec_${Buffer.alloc(32, 1).toString('base64')}`;
      const body = JSON.stringify({ type: 'order.paid', timestamp: new Date(), data: { amount: 99_000 } });
      const headers = {
        'webhook-id': 'd1',
        'webhook-timestamp': String(Math.floor(Date.now() / 1000)),
        'webhook-signature': new Webhook(secret).sign('d1', new Date(), body),
      };
      env.LOA_WEBHOOK_SECRET = secret;
      const calls = [
        { headers, body },
        { headers, body: `${body} ` },
      ];
      const printed = await node(
        'receiving-test.mjs',
        `import { receiver } from './receiving.mjs';
        await new Promise((listens) => receiver.listen(0, listens));
        const url = 'http://127.0.0.1:' + receiver.address().port;
        for (const call of ${JSON.stringify(calls)}) {
          console.log((await fetch(url, { method: 'POST', ...call })).status);
        }
        receiver.close();`,
      );
      expect(printed).toBe('order.paid { amount: 99000 }\n204\n400\n');
    });
  });

  it(
    'works in a browser, on a page of the service',
    async () => {
      const { page, faults } = await stage.arrive();
      await page.route('**/loa-client/**', async (route) => {
        const { pathname } = new URL(route.request().url());
        const file = pathname.slice('/loa-client/'.length);
        const body = await readFile(path.join(folder, 'node_modules/loa-client/dist/esm', file), 'utf8');
        await route.fulfill({ contentType: 'text/javascript', body });
      });
      await page.goto(`${stage.service.baseUrl}/`);
      const heard = await page.evaluate<object>(`(async () => {
        const { Loa, LoaError } = await import('/loa-client/index.js');
        const loa = new Loa({ baseUrl: location.origin, apiKey: ${JSON.stringify(env.LOA_API_KEY)} });
        const { audio } = await loa.stream('Xin chào trình duyệt.');
        const size = (await new Response(audio).arrayBuffer()).byteLength;
        const events = [];
        for await (const { type } of loa.events('Xin chào trình duyệt.')) events.push(type);
        const error = await loa.speak('').catch((error) => error);
        return { isHeard: size > 1000, last: events.at(-1), failed: error instanceof LoaError && error.code };
      })()`);
      expect(heard).toEqual({ isHeard: true, last: 'done', failed: 'INVALID_PARAMS' });
      expect(faults).toEqual([]);
    },
    TOUR_LIMIT_MS,
  );
});
