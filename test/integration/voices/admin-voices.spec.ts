import { mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { eventually } from '../../harness/eventually';
import { OpenAccount } from '../../../src/accounts';
import { VoiceCatalogue } from '../../../src/voices';
import { type AccountApi, Browser, PASSWORD, startAccountApi } from '../../harness/account-api';
import { useBuiltWorkers } from '../../harness/built-app';
import type { Loose } from '../../harness/client';
import { FileServer } from '../../harness/servers/file-server';
import { pathOf, TINY_SUPERTONIC, writeCatalogue } from '../../harness/voice-models/voice-catalogue';

useBuiltWorkers();

const OPERATOR = 'chu@example.com';
const VOICES = '/api/admin/voices';
const ACCEPTED = { accept_licence: 'CC-BY-4.0' };

describe('Voices for an operator, over HTTP', () => {
  let folder: string;
  let modelDir: string;
  let server: FileServer;
  let api: AccountApi;
  let operator: Browser;

  beforeAll(async () => {
    folder = mkdtempSync(join(tmpdir(), 'loa-catalogue-'));
    modelDir = mkdtempSync(join(tmpdir(), 'loa-models-'));
    server = await FileServer.start(writeCatalogue(folder, { tiny: TINY_SUPERTONIC }, 'voices.example'));
    api = await startAccountApi({ MODEL_DIR: modelDir, VOICE_MIRROR_URL: server.url }, (builder) =>
      builder.overrideProvider(VoiceCatalogue).useValue(VoiceCatalogue.read(folder)),
    );
    const account = { email: OPERATOR, password: PASSWORD, name: 'Chủ tiệm', role: 'admin' } as const;
    await api.app.get(OpenAccount, { strict: false }).execute(account);
    operator = new Browser(api, '203.0.113.7');
    await operator.logIn(OPERATOR);
  });
  afterAll(async () => {
    await api.close();
    await server.stop();
    for (const each of [folder, modelDir]) rmSync(each, { recursive: true });
  });
  beforeEach(() => {
    server.answer = (call) => server.serve(call);
  });

  const tiny = async (): Promise<Loose> => (await operator.get(VOICES)).body.result.items[0];
  const install = (body: object = ACCEPTED) => operator.post(`${VOICES}/tiny/install`, body);
  const remove = () => operator.call('DELETE', `${VOICES}/tiny`);
  const untilItIs = (state: string): Promise<Loose> =>
    eventually(async () => {
      const voice = await tiny();
      return voice.state === state && voice;
    });

  it('are only for operators', async () => {
    const customer = new Browser(api, '203.0.113.8');
    await customer.register('lan@example.com');
    for (const [who, http] of [
      [new Browser(api, '203.0.113.9'), 401],
      [customer, 403],
    ] as const) {
      const answers = [
        await who.get(VOICES),
        await who.get(`${VOICES}/tiny`),
        await who.post(`${VOICES}/tiny/install`, ACCEPTED),
        await who.call('DELETE', `${VOICES}/tiny`),
      ];
      expect(answers.map((answer) => answer.http)).toEqual([http, http, http, http]);
    }
  });

  it('are listed and shown with what an operator has to know', async () => {
    const voice = await tiny();
    expect(voice).toEqual({
      name: 'tiny',
      title: 'Tiny voice',
      about: { vi: 'Một mô hình thu nhỏ.', en: 'A model in miniature.' },
      languages: ['vi', 'en', 'fr'],
      speakers: [
        { name: 'Mai', gender: 'female', region: 'south' },
        { name: 'Nam', gender: 'male', region: 'unknown' },
      ],
      licence: 'CC-BY-4.0',
      licence_title: 'Creative Commons Attribution 4.0 International',
      attribution: 'Tiny voice by the tests',
      notice: null,
      disk_bytes: expect.any(Number),
      memory_bytes: expect.any(Number),
      state: 'absent',
      progress: null,
      reason_code: null,
      reason: null,
      acceptance: null,
    });
    const { result } = (await operator.get(`${VOICES}/tiny`)).body;
    expect(result).toMatchObject({
      voice,
      licence_url: 'https://creativecommons.org/licenses/by/4.0/legalcode',
      licence_text: expect.stringContaining('Attribution 4.0 International'),
      duties: [{ section: 'section 3 (a) (1)' }, { section: 'section 2 (a) (6)' }],
    });
  });

  it.each([{}, { accept_licence: 'MIT' }, { accept_licence: '' }, { accept_licence: 4 }])(
    'are not installed for %j',
    async (body) => {
      const { http, body: answer } = await install(body);
      expect([http, answer.errors[0].field]).toEqual([400, 'accept_licence']);
      expect(readdirSync(modelDir)).toEqual([]);
    },
  );

  it.each(['nobody', '..', '%2e%2e%2fmodels', 'Tiny'])('are not found as %s', async (name) => {
    const answers = [
      await operator.get(`${VOICES}/${name}`),
      await operator.post(`${VOICES}/${name}/install`, ACCEPTED),
      await operator.call('DELETE', `${VOICES}/${name}`),
    ];
    expect(answers.map(({ http }) => http)).toEqual([404, 404, 404]);
    expect(readdirSync(modelDir)).toEqual([]);
  });

  it('are installed while one looks on, once at a time, until it is cancelled', async () => {
    const slow = pathOf('tiny', 'vocoder.int8.onnx');
    server.answer = (call) => {
      if (call.path !== slow) return server.serve(call);
      call.response.writeHead(200);
      const drip = setInterval(() => call.response.write(Buffer.alloc(1)), 20);
      call.response.on('close', () => clearInterval(drip));
    };
    const begun = await install();
    expect([begun.http, begun.body.result.voice.state]).toEqual([200, 'installing']);
    await eventually(async () => ((await tiny()).progress?.received_bytes ?? 0) > 0);
    expect((await tiny()).progress).toMatchObject({ is_speaking: false });
    const second = await install();
    expect([second.http, second.body.code]).toEqual([409, 'INSTALL_UNDER_WAY']);
    expect((await remove()).body.result).toEqual({ outcome: 'cancelled' });
    expect(await untilItIs('absent')).toMatchObject({ progress: null, reason: null });
    await eventually(() => readdirSync(modelDir).length === 0); // it is put out of sight first
  });

  it('tell why an install failed, go on from there, and are removed', async () => {
    const broken = pathOf('tiny', 'vocoder.int8.onnx');
    server.answer = (call) =>
      call.path === broken ? void call.response.writeHead(404).end() : server.serve(call);
    await install();
    const failed = await untilItIs('failed');
    expect(failed).toMatchObject({
      reason_code: 'DOWNLOAD_FAILED',
      reason: expect.stringMatching(/404 for vocoder\.int8\.onnx/),
    });
    expect(failed.progress.received_bytes).toBeGreaterThan(0);

    server.answer = (call) => server.serve(call);
    expect((await install()).http).toBe(200);
    const installed = await untilItIs('installed');
    expect(installed).toMatchObject({ progress: null, reason_code: null, reason: null });
    expect(installed.acceptance).toEqual({
      licence: 'CC-BY-4.0',
      accepted_by: OPERATOR,
      accepted_at: expect.stringMatching(/^\d{4}-.*Z$/),
    });
    expect((await remove()).body.result).toEqual({ outcome: 'removed' });
    expect((await remove()).body.result).toEqual({ outcome: 'absent' });
    expect((await tiny()).state).toBe('absent');
  });
});
