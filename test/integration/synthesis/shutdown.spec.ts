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
    for (const token of [AudioStore, EngineRegistry, WorkerPool]) {
      const part: { close(): Promise<void> } = app.get(token);
      const close = part.close.bind(part);
      jest.spyOn(part, 'close').mockImplementation(async () => {
        await close();
        closed.push(token.name);
      });
    }
    await app.close();
    expect(closed).toEqual(['EngineRegistry', 'WorkerPool', 'AudioStore']);
  },
  BUILD_LIMIT_MS,
);
