import { EngineBusy, RecordingTooLong } from '../../../src/speech/domain/speech-failure';
import { WorkerPool } from '../../../src/speech/workers/worker-pool';
import { EspeakEngine } from '../../../src/speech/engines/espeak/espeak-engine';
import { ESPEAK_VOICES } from '../../../src/speech/engines/espeak/espeak-speakers';
import { useBuiltWorkers } from '../../harness/built-app';

useBuiltWorkers();

const SENTENCE = 'Hôm nay trời đẹp, chúng tôi đi chơi ở Hà Nội. ';
const [voice] = ESPEAK_VOICES as [(typeof ESPEAK_VOICES)[0]];

describe('EspeakEngine', () => {
  let pool: WorkerPool;
  let engine: EspeakEngine;
  beforeAll(() => {
    pool = new WorkerPool({ threads: 1, maxWaitSec: 0.1 });
    engine = new EspeakEngine(pool);
  });
  afterAll(() => pool.close());

  it('takes no text while too much work waits for those that do it', async () => {
    const whole = { voice, text: SENTENCE.repeat(20) };
    expect(() => engine.admit(whole)).not.toThrow();
    const before = Array.from({ length: 4 }, () => engine.speak({ voice, text: SENTENCE.repeat(20) }));
    expect(() => engine.admit(whole)).toThrow(EngineBusy);
    await Promise.all(before);
    expect(() => engine.admit(whole)).not.toThrow();
  });

  it('expects a faster form of it to take less time', async () => {
    const form = { version: '1.52.0', maxRenderedChars: 600, speaksInPool: true, pace: 4 };
    const run = jest.spyOn(pool, 'run');
    const settings = { speed: 0.5, pitch: 1, volume: 100 };
    for (const each of [engine, new EspeakEngine(pool, form)]) {
      await each.speak({ voice, text: SENTENCE });
      await each.render({ voice, text: SENTENCE }, settings, 'wav');
    }
    const [speak, render, fasterSpeak, fasterRender] = run.mock.calls.map(([, , { costSec }]) => costSec);
    run.mockRestore();
    expect(fasterSpeak).toBeCloseTo(speak! / 4, 9);
    expect(fasterRender).toBeCloseTo(render! / 4, 9);
  });

  it('renders no longer than an hour', async () => {
    const render = (speed: number) =>
      engine.render({ voice, text: SENTENCE }, { speed, pitch: 1, volume: 100 }, 'wav');
    await expect(render(1e-4)).rejects.toThrow(RecordingTooLong);
    expect((await render(1)).durationSec).toBeGreaterThan(1);
  });
});
