import {
  mkdirSync,
  mkdtempSync,
  readdirSync,
  renameSync,
  rmSync,
  symlinkSync,
  truncateSync,
  unlinkSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { eventually } from '../../harness/eventually';
import { AUDIO_TYPES } from '../../../src/speech/domain/audio-type';
import { installedVersion } from '../../../src/speech/engines/sherpa/sherpa-version';
import { decode } from '../../harness/audio/ffmpeg';
import { BUILD_LIMIT_MS } from '../../harness/built-app';
import { Client, type Loose } from '../../harness/client';
import { findEspeakData } from '../../harness/espeak-data';
import { enlarge } from '../../harness/voice-models/onnx-writer';
import { Service } from '../../harness/service';
import { writeSupertonicModel } from '../../harness/voice-models/tiny-supertonic';
import {
  writeCharactersModel,
  writePiperModel,
  writePiperOriginal,
} from '../../harness/voice-models/tiny-voice-models';
import { useTools } from '../../harness/tools';

useTools('ffmpeg');

const TEXT = 'Giá vé là 150.000đ. Mời bạn lên tàu!';

/** What a good model and every bad one of a careless operator look like. */
async function fill(modelDir: string): Promise<void> {
  const say = (name: string, statement: object) =>
    writeFileSync(join(modelDir, name, 'voice.json'), JSON.stringify(statement));
  const at = (name: string) => join(modelDir, name);

  writeCharactersModel(at('Mai'));
  say('Mai', { licence: 'CC-BY-4.0', name: 'Mai', region: 'south', gender: 'female' });
  writePiperModel(at('doi'), { speakers: 2 });
  symlinkSync(await findEspeakData(), join(at('doi'), 'espeak-ng-data'));
  say('doi', {
    speakers: [
      { id: 0, licence: 'MIT' },
      { id: 1, licence: 'CC-BY-NC-4.0' },
    ],
  });
  writeCharactersModel(at('chua-ro'));

  writeCharactersModel(at('hong'), { broken: true });
  writePiperModel(at('thoat'));
  mkdirSync(join(at('thoat'), 'espeak-ng-data'));
  writeFileSync(join(at('thoat'), 'espeak-ng-data/phontab'), 'no phonemes');
  for (const name of ['hong', 'thoat']) say(name, { licence: 'MIT' });

  writeCharactersModel(at('rong'));
  truncateSync(join(at('rong'), 'model.onnx'));
  writeCharactersModel(at('thieu'));
  unlinkSync(join(at('thieu'), 'tokens.txt'));
  writePiperOriginal(at('goc'));
  say('goc', { licence: 'MIT' });
  writeCharactersModel(at('lon'));
  enlarge(join(at('lon'), 'model.onnx'), 2 ** 41);
  say('lon', { licence: 'MIT' });
}

describe('Voices from MODEL_DIR', () => {
  let modelDir: string;
  let service: Service;
  let client: Client;

  beforeAll(async () => {
    modelDir = mkdtempSync(join(tmpdir(), 'loa-models-'));
    await fill(modelDir);
    service = await Service.start({ variables: { MODEL_DIR: modelDir, SIGNUP_CREDITS: '10000' } });
    ({ client } = await new Client(service.baseUrl).newCustomer());
    await warm();
  }, BUILD_LIMIT_MS);
  afterAll(async () => {
    await service.stop();
    rmSync(modelDir, { recursive: true });
  });

  /** The threads that read texts load in the background; on a busy machine a first text may not wait so long. */
  const warm = async () => {
    const quote = () => client.post('/api/v1/tts/quote', { input_text: TEXT });
    while ((await quote()).http !== 200);
  };
  const speak = (speaker: string, rest: object = {}) =>
    client.post('/api/v1/tts', { input_text: TEXT, speaker_id: speaker, ...rest });
  const voices = async (of = service): Promise<Loose[]> =>
    (await new Client(of.baseUrl).get('/api/v1/tts/speakers')).body.result.items as Loose[];
  const licences = async (of = service): Promise<Loose[]> =>
    (await new Client(of.baseUrl).get('/api/v1/tts/licences')).body.result.items as Loose[];
  const credits = async (): Promise<{ available: number; held: number }> =>
    (await client.get('/api/v1/account')).body.result.account.credits as { available: number; held: number };
  const own = (items: Loose[]) =>
    items
      .filter(({ provider }) => /^sherpa-/.test(provider as string))
      .map(({ speaker_id: id }) => id as string)
      .sort();

  it('are offered as their models and licences allow', async () => {
    const items = await voices();
    expect(own(items)).toEqual(['doi-0', 'goc', 'hong', 'lon', 'mai', 'thoat']);
    expect(items.find(({ speaker_id: id }) => id === 'mai')).toMatchObject({
      speaker_name: 'Mai',
      provider: 'sherpa-mai',
      language: 'vi',
      region: 'south',
      gender: 'female',
      sample_rate: 16_000,
    });
  });

  it('are accounted for in the log, those left out with the reason', () => {
    const log = service.output.join('\n');
    for (const line of [
      /speech model left out: \S+rong has an empty model\.onnx/,
      /speech model left out: \S+thieu lacks tokens\.txt/,
      /"speakerId":"doi-1","licence":"CC-BY-NC-4\.0".*add CC-BY-NC-4\.0 to ALLOWED_VOICE_LICENCES/,
      /"speakerId":"chua-ro","licence":"unknown".*add unknown to ALLOWED_VOICE_LICENCES/,
    ])
      expect(log).toMatch(line);
  });

  it.each(AUDIO_TYPES)('speak %s of exactly the stated length', async (audioType) => {
    for (const [speaker, speed] of [
      ['mai', 1],
      ['doi-0', 1.5],
      ['goc', 1],
    ] as const) {
      const { http, body } = await speak(speaker, { audio_type: audioType, speed });
      expect(http).toBe(200);
      expect(body.result).toMatchObject({ speaker_id: speaker, provider: `sherpa-${speaker.split('-')[0]}` });
      const file = new Uint8Array(await (await fetch(body.result.audio_url as string)).arrayBuffer());
      const { pcm, sampleRate } = decode(file);
      expect(Math.abs(pcm.length / sampleRate - body.result.duration_sec)).toBeLessThan(0.002);
      expect(body.result.duration_sec).toBeGreaterThan(1);
    }
  });

  it('speak a long text whole', async () => {
    const once = await speak('mai');
    const often = await speak('mai', { input_text: `${TEXT} `.repeat(40).trim() });
    expect(often.body.result.duration_sec).toBeGreaterThan(once.body.result.duration_sec * 39);
  });

  it.each(['hong', 'thoat', 'lon'])(
    'answer 503 when their model cannot be loaded, and cost nothing: %s',
    async (speaker) => {
      const before = await credits();
      const answer = await speak(speaker);
      expect(answer.http).toBe(503);
      expect(answer.body).toMatchObject({ status: 0, code: 'ENGINE_UNAVAILABLE' });
      expect(Number(answer.headers.get('retry-after'))).toBeGreaterThan(0);
      expect(await credits()).toEqual(before);
      const items = await voices();
      expect(items.find(({ speaker_id: id }) => id === speaker)).toMatchObject({ available: false });
      expect(items.find(({ speaker_id: id }) => id === 'mai')).toMatchObject({ available: true });
      for (const other of ['mai', 'vi-north-female-1']) expect((await speak(other)).http).toBe(200);
    },
  );

  it('are refused with figures when their model does not fit into memory', () => {
    expect(service.output.join('\n')).toMatch(
      /"provider":"sherpa-lon".*the model needs about \d{7} MB of memory, \d+ MB are free/,
    );
  });

  it.each(['rong', 'thieu', 'chua-ro', 'doi-1'])('are unknown when they are not offered: %s', async (id) => {
    const answer = await speak(id);
    expect(answer.http).toBe(400);
    expect(answer.body.errors).toMatchObject([{ field: 'speaker_id' }]);
  });

  it('come and go with their folders while the service runs', async () => {
    const before = await voices();
    const offered = () => voices().then((items) => own(items));
    writeSupertonicModel(join(modelDir, '.draft'));
    writeFileSync(
      join(modelDir, '.draft', 'voice.json'),
      JSON.stringify({ licence: 'OpenRAIL-M', languages: ['vi', 'en', 'fr'] }),
    );
    renameSync(join(modelDir, '.draft'), join(modelDir, 'supertonic-3'));
    await eventually(async () => (await offered()).includes('supertonic-3-9'));
    expect((await speak('supertonic-3-7')).body.result).toMatchObject({ speaker_name: 'M3' });
    expect((await voices()).find(({ speaker_id: id }) => id === 'supertonic-3-7')).toMatchObject({
      language: 'vi',
      languages: ['vi', 'en', 'fr'],
    });
    const spoken = await Promise.all(
      ['vi', 'en', 'fr', 'de'].map((language) =>
        speak('supertonic-3-7', { input_text: 'A table for 15', audio_type: 'wav', language }),
      ),
    );
    expect(spoken.map(({ http }) => http)).toEqual([200, 200, 200, 400]);
    expect(spoken[3]!.body.errors).toMatchObject([{ field: 'language', code: 'UNKNOWN_LANGUAGE' }]);
    const lengths = spoken.slice(0, 3).map(({ body }) => body.result.duration_sec);
    expect(new Set(lengths).size).toBe(3); // 15 is read in Vietnamese, in English, and left to the voice
    expect((await licences()).find(({ licence }) => licence === 'OpenRAIL-M')).toMatchObject({
      requires_agreement: true,
      duties: expect.arrayContaining([expect.objectContaining({ section: 'Attachment A (e)' })]),
      voices: own(await voices()).flatMap((id) =>
        id.startsWith('supertonic-3') ? [expect.objectContaining({ speaker_id: id })] : [],
      ),
    });
    const { preview_url: path } = (await voices()).find(({ speaker_name: name }) => name === 'F2')!;
    const preview = await fetch(new URL(path as string, service.baseUrl));
    expect([preview.status, preview.headers.get('content-type')]).toEqual([200, 'audio/mpeg']);
    expect(decode(new Uint8Array(await preview.arrayBuffer())).pcm.length).toBeGreaterThan(44_100);
    let isAnswered = false;
    const underWay = speak('supertonic-3-0', { input_text: `${TEXT} `.repeat(40).trim() }).finally(
      () => (isAnswered = true),
    );
    await eventually(async () => isAnswered || (await credits()).held > 0); // a request that is not begun may be refused
    rmSync(join(modelDir, 'supertonic-3'), { recursive: true });
    await eventually(async () => !(await offered()).includes('supertonic-3-9'));
    expect((await underWay).http).toBe(200);
    expect((await speak('supertonic-3-0')).http).toBe(400);
    expect(await voices()).toEqual(before);
  });

  it('leave nothing in DATA_DIR when a model that had to be prepared is taken away', async () => {
    const offered = () => voices().then((items) => own(items));
    const prepared = () =>
      readdirSync(join(service.dataDir, 'derived-models')).filter((name) => name.startsWith('sherpa-tam'));
    writePiperOriginal(join(modelDir, '.draft'));
    writeFileSync(join(modelDir, '.draft', 'voice.json'), JSON.stringify({ licence: 'CC0-1.0' }));
    renameSync(join(modelDir, '.draft'), join(modelDir, 'tam'));
    await eventually(async () => (await offered()).includes('tam'));
    expect((await speak('tam')).http).toBe(200);
    expect(prepared()).toHaveLength(1);
    rmSync(join(modelDir, 'tam'), { recursive: true });
    await eventually(() => Promise.resolve(prepared().length === 0));
    expect(await offered()).not.toContain('tam');
  });

  it('are offered under any licence that the operator accepts', async () => {
    const bold = await Service.start({
      variables: { MODEL_DIR: modelDir, ALLOWED_VOICE_LICENCES: 'cc-by-nc-4.0, unknown' },
    });
    expect(own(await voices(bold))).toEqual([
      'chua-ro',
      'doi-0',
      'doi-1',
      'goc',
      'hong',
      'lon',
      'mai',
      'thoat',
    ]);
    const asked = (await licences(bold)).map(({ licence, duties }) => [licence, duties?.length ?? null]);
    expect(Object.fromEntries(asked)).toEqual({
      'GPL-3.0-or-later': 0,
      MIT: 0,
      'CC-BY-4.0': 2,
      'CC-BY-NC-4.0': null,
      unknown: null,
    });
    await bold.stop();
  });

  it('keep the service from starting when the folder is not there', async () => {
    const nowhere = join(modelDir, 'nowhere');
    const start = Service.start({
      variables: { MODEL_DIR: nowhere, DATABASE_URL: 'postgres://nobody@127.0.0.1:1/nothing' },
    });
    const [ended, ...lines] = String(await start.catch((error: unknown) => error)).split('\n');
    expect(ended).toMatch(/ended with 1:$/);
    expect(lines).toEqual([expect.stringMatching(`^MODEL_DIR ${nowhere} cannot be used: ENOENT`)]);
  });

  it('need a package that is installed', () => {
    expect(() => installedVersion(join(modelDir, 'index.js'))).toThrow(
      'MODEL_DIR needs the package sherpa-onnx-node: run npm install sherpa-onnx-node',
    );
    expect(installedVersion(__filename)).toMatch(/^\d+\.\d+\.\d+$/);
  });
});
