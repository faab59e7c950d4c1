import { mkdtemp, readdir, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import type { NestFastifyApplication } from '@nestjs/platform-fastify';
import { DataSource } from 'typeorm';
import { createApp } from '../../../src/app';
import { Environment } from '../../../src/config/environment';
import { createLogger } from '../../../src/platform/logging/logger';
import { useBuiltWorkers } from '../../harness/built-app';
import { createDatabase, type TestDatabase } from '../../harness/postgres';

useBuiltWorkers();

const BASE = 'https://loa.example';

describe('Voices over HTTP', () => {
  let app: NestFastifyApplication;
  let database: TestDatabase;
  let folder: string;

  beforeAll(async () => {
    database = await createDatabase();
    folder = await mkdtemp(path.join(tmpdir(), 'loa-voices-'));
    const environment = Environment.read({ NODE_ENV: 'test', DATA_DIR: folder, PUBLIC_BASE_URL: BASE });
    app = await createApp(environment, createLogger('silent'), database.url);
    await app.init();
  });
  afterAll(async () => {
    await app.close();
    await database.drop();
    await rm(folder, { recursive: true, force: true });
  });

  it('lists the voices to everybody', async () => {
    const answer = await app.inject({ url: '/api/v1/tts/speakers' });
    expect(answer.json().result.items[0]).toEqual({
      speaker_id: 'vi-north-female-1',
      speaker_name: 'Thu Hà',
      provider: 'espeak-ng',
      licence: 'GPL-3.0-or-later',
      attribution: 'eSpeak NG, https://github.com/espeak-ng/espeak-ng',
      available: true,
      language: 'vi',
      languages: ['vi'],
      quality: 'formant',
      region: 'north',
      gender: 'female',
      sample_rate: 22050,
      preview_url: '/api/v1/tts/speakers/vi-north-female-1/preview',
    });
  });

  it('tells everybody what the licences of the voices ask', async () => {
    const { items } = (await app.inject({ url: '/api/v1/tts/licences' })).json().result;
    const speakers = (await app.inject({ url: '/api/v1/tts/speakers' })).json().result.items;
    expect(items).toEqual([
      {
        licence: 'GPL-3.0-or-later',
        text_url: 'https://spdx.org/licenses/GPL-3.0-or-later.html',
        requires_agreement: false,
        duties: [],
        voices: speakers.map(({ speaker_id, speaker_name, attribution }: Record<string, string>) => ({
          speaker_id,
          speaker_name,
          attribution,
        })),
      },
    ]);
  });

  it('plays a voice to everybody, once spoken from its file', async () => {
    const url = '/api/v1/tts/speakers/vi-north-female-1/preview';
    const [first, ...rest] = await Promise.all([1, 2, 3].map(() => app.inject({ url })));
    expect(first!.headers).toMatchObject({
      'content-type': 'audio/mpeg',
      'cache-control': 'public, max-age=3600',
    });
    expect(first!.rawPayload.length).toBeGreaterThan(10_000);
    expect(rest.every(({ rawPayload }) => rawPayload.equals(first!.rawPayload))).toBe(true);
    expect(await readdir(path.join(folder, 'previews'))).toHaveLength(1);

    const known = await app.inject({ url, headers: { 'if-none-match': first!.headers.etag } });
    expect([known.statusCode, known.payload]).toEqual([304, '']);
    expect(await app.get(DataSource).query('SELECT id FROM speech_requests')).toEqual([]);
  });

  it('has no preview of a voice that is not offered', async () => {
    const answer = await app.inject({ url: '/api/v1/tts/speakers/vi-nobody/preview' });
    expect([answer.statusCode, answer.json().code]).toEqual([404, 'NOT_FOUND']);
  });
});
