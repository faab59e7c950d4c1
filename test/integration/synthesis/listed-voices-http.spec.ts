import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import type { NestFastifyApplication } from '@nestjs/platform-fastify';
import { pino } from 'pino';
import { eventually } from '../../harness/eventually';
import { createApp } from '../../../src/app';
import { Environment } from '../../../src/config/environment';
import { Client, type Loose } from '../../harness/client';
import { createDatabase, type TestDatabase } from '../../harness/postgres';
import { SpeechServer } from '../../harness/servers/speech-server';

const VOICE = 'server-vi-north-female-1';

describe('A speech server whose voices are listed, down while the service starts', () => {
  let server: SpeechServer;
  let database: TestDatabase;
  let folder: string;
  let app: NestFastifyApplication;
  let api: Client;

  beforeAll(async () => {
    server = await SpeechServer.start();
    server.voiceLists.set('/v1/audio/voices', { voices: [{ id: 'vi-north-female-1', name: 'Mai Anh' }] });
    const { url } = server;
    await server.goDown();
    database = await createDatabase();
    folder = await mkdtemp(path.join(tmpdir(), 'loa-listed-voices-'));
    const environment = Environment.read({
      NODE_ENV: 'test',
      DATA_DIR: folder,
      RATE_LIMIT_ENABLED: 'false',
      SPEECH_SERVER_URL: url,
      SPEECH_SERVER_VOICES: 'auto',
      SPEECH_SERVER_LICENCE: 'Apache-2.0',
    });
    app = await createApp(environment, pino({ level: 'silent' }), database.url);
    await app.listen(0, '127.0.0.1');
    api = (await new Client(await app.getUrl()).newCustomer()).client;
  });
  afterAll(async () => {
    await app.close();
    await database.drop();
    await rm(folder, { recursive: true, force: true });
    await server.close();
  });

  const speakers = async (): Promise<Loose[]> => (await api.get('/api/v1/tts/speakers')).body.result.items;
  const named = async (): Promise<Loose> => (await speakers()).find((item) => item.speaker_id === VOICE);

  it('offers them as soon as it is there, and speaks with them', async () => {
    expect(await speakers()).not.toHaveLength(0);
    expect(await named()).toBeUndefined();
    await server.goUp();
    await eventually(named);
    expect(await named()).toMatchObject({
      speaker_name: 'Mai Anh',
      licence: 'Apache-2.0',
      quality: 'natural',
      sample_rate: 22_050,
    });
    const answer = await api.post('/api/v1/tts', { input_text: 'Xin chào các bạn.', audio_type: 'wav' });
    expect(answer.body.result).toMatchObject({ speaker_id: VOICE, speaker_name: 'Mai Anh' });
  });
});
