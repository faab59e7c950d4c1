import { pino } from 'pino';
import { eventually } from '../../harness/eventually';
import { speechRoute } from '../../../src/config/speech-server';
import { Speakers } from '../../../src/speech/domain/speakers';
import type { Voice } from '../../../src/speech/domain/voice';
import { EngineRegistry } from '../../../src/speech/engines/engine-registry';
import { ESPEAK_VOICES } from '../../../src/speech/engines/espeak/espeak-speakers';
import { LiveEngines } from '../../../src/speech/engines/live-engines';
import { ServerWatch } from '../../../src/speech/engines/speech-server/server-watch';
import { SpeechServerClient } from '../../../src/speech/engines/speech-server/speech-server-client';
import { SpeechServer } from '../../harness/servers/speech-server';

const NORTH = { id: 'vi-north-female-1', gender: 'female', region: 'north' };
const SOUTH = { id: 'vi-south-male-1', gender: 'male', region: 'south' };

describe('ServerWatch', () => {
  let server: SpeechServer;
  let engines: EngineRegistry;
  let speakers: Speakers;
  let watch: ServerWatch;
  let log: string[];

  beforeAll(async () => {
    server = await SpeechServer.start();
  });
  afterAll(() => server.close());
  beforeEach(() => {
    server.voiceLists.clear();
    server.listCalls.length = 0;
    server.calls.length = 0;
    engines = new EngineRegistry([]);
    speakers = new Speakers(ESPEAK_VOICES);
    log = [];
    watch = open();
  });
  afterEach(() => watch.stop());

  function open(licence = 'CC0-1.0'): ServerWatch {
    const logger = pino({ level: 'info' }, { write: (line: string) => log.push(line) });
    const client = new SpeechServerClient({
      url: speechRoute(server.url),
      apiKey: 'sk-s3cret',
      model: 'tts-1',
      format: 'wav',
      concurrency: 2,
      timeLimitSec: 25,
    });
    const live = new LiveEngines(engines, speakers, [], logger);
    return new ServerWatch(client, { licence, unstatedLanguage: 'vi' }, live, logger);
  }

  const offered = () => speakers.all.filter(({ provider }) => provider === 'speech-server');
  const ids = () =>
    offered()
      .map(({ speakerId }) => speakerId)
      .sort();
  const speak = (voice: Voice) =>
    engines.use('speech-server', (engine) => engine.speak({ voice, text: 'Xin chào.' }));

  it('offers what the server lists, at the rate that it is heard to speak at', async () => {
    server.voiceLists.set('/v1/audio/voices', { voices: [NORTH, SOUTH] });
    await watch.open();
    expect(offered()).toMatchObject([
      { speakerId: 'server-vi-north-female-1', region: 'north', gender: 'female', sampleRate: 22_050 },
      { speakerId: 'server-vi-south-male-1', region: 'south', gender: 'male', sampleRate: 22_050 },
    ]);
    expect(server.listCalls).toEqual(['/v1/audio/voices?model=tts-1']);
    expect(server.calls.map(({ body }) => body.input)).toEqual(['một']);
    const spoken = await speak(offered()[1]!);
    expect(server.calls.at(-1)!.body.voice).toBe('vi-south-male-1');
    expect(spoken.sampleRate).toBe(22_050);
  });

  it('finds the list at the other address, and asks for no speech where the rate is stated', async () => {
    server.voiceLists.set('/v1/audio/voices', { voices: [] });
    server.voiceLists.set('/v1/voices', { data: [{ ...NORTH, sample_rate: 22_050 }] });
    await watch.open();
    expect(ids()).toEqual(['server-vi-north-female-1']);
    expect(server.calls).toEqual([]);
  });

  it('follows the list while it runs', async () => {
    server.voiceLists.set('/v1/voices', [NORTH]);
    await watch.open();
    watch.start(20);
    server.voiceLists.set('/v1/voices', [NORTH, SOUTH]);
    await eventually(() => ids().length === 2);
    server.voiceLists.set('/v1/voices', [SOUTH]);
    await eventually(() => ids().join() === 'server-vi-south-male-1');
    expect((await speak(offered()[0]!)).pcm.length).toBeGreaterThan(1000);
  });

  it('takes up nothing where only the order of the list has changed', async () => {
    server.voiceLists.set('/v1/voices', [NORTH, SOUTH]);
    await watch.open();
    server.voiceLists.set('/v1/voices', [SOUTH, NORTH]);
    await watch.open();
    expect(log.filter((line) => line.includes('taken up'))).toHaveLength(1);
  });

  it('says of voices that their licence withholds that they are not taken up', async () => {
    server.voiceLists.set('/v1/voices', [NORTH]);
    await open('unknown').open();
    expect(log.join()).toContain('voice not offered, for its licence');
    expect(log.join()).not.toContain('taken up');
  });

  it('ends with the old list what was begun with it', async () => {
    server.voiceLists.set('/v1/voices', [NORTH]);
    await watch.open();
    const [voice] = offered();
    let changed = false;
    server.answer = async (response, call) => {
      if (!changed) {
        changed = true;
        server.voiceLists.set('/v1/voices', [SOUTH]);
        await eventually(() => ids().join() === 'server-vi-south-male-1');
      }
      await server.speak(response, call);
    };
    watch.start(20);
    expect((await speak(voice!)).pcm.length).toBeGreaterThan(1000);
    server.answer = (response, call) => server.speak(response, call);
  });

  it('starts while the server is down, and offers the voices when it is there; keeps them when it goes', async () => {
    server.voiceLists.set('/v1/voices', [NORTH]);
    await server.goDown();
    await watch.open();
    expect(ids()).toEqual([]);
    watch.start(20);
    await server.goUp();
    await eventually(() => ids().length === 1);
    await server.goDown();
    await eventually(() => log.filter((line) => line.includes('cannot be read')).length === 2);
    expect(ids()).toHaveLength(1);
    await server.goUp();
    expect(log.join('')).not.toContain('sk-s3cret');
  });

  it('says once why there is no list, at both addresses', async () => {
    server.voiceLists.set('/v1/voices', { voices: [{ id: 'x', language: 'ja' }] });
    watch.start(5);
    await eventually(() => server.listCalls.length > 8);
    expect(ids()).toEqual([]);
    expect(log).toHaveLength(1);
    expect(log[0]).toContain('/v1/audio/voices: the speech server answered 404');
    expect(log[0]).toContain('/v1/voices: it has no voice that can be used');
  });

  it('reads no list without end', async () => {
    server.voiceLists.set('/v1/voices', [NORTH, 'x'.repeat(2 ** 20)]);
    await watch.open();
    expect(log.join('')).toContain('a list of voices that is longer than it can be');
  });

  it('offers no voice whose licence is not known', async () => {
    await watch.stop();
    watch = open('unknown');
    server.voiceLists.set('/v1/voices', [{ ...NORTH, sample_rate: 22_050 }]);
    await watch.open();
    expect(ids()).toEqual([]);
    expect(log.join('')).toContain('add unknown to ALLOWED_VOICE_LICENCES');
  });
});
