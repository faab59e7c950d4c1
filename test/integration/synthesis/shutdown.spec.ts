import { EngineRegistry } from '../../../src/speech/engines/engine-registry';
import { WorkerPool } from '../../../src/speech/workers/worker-pool';
import { AudioStore } from '../../../src/synthesis/application/ports/audio-store';
import { BUILD_LIMIT_MS } from '../../harness/built-app';
import { SpeechApplication } from '../../harness/speech-application';

it(
  'The engines, then the worker threads, then the audio store are closed, each once',
  async () => {
    const app = await SpeechApplication.start();
    const closed: string[] = [];
    const parts: Record<string, { close(): Promise<void> }> = {
      store: app.get(AudioStore),
      engines: app.get(EngineRegistry),
      pool: app.get(WorkerPool),
    };
    for (const [name, part] of Object.entries(parts)) {
      const close = part.close.bind(part);
      jest.spyOn(part, 'close').mockImplementation(async () => {
        await close();
        closed.push(name);
      });
    }
    await app.close();
    expect(closed).toEqual(['engines', 'pool', 'store']);
  },
  BUILD_LIMIT_MS,
);
