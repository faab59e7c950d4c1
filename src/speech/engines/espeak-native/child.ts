import { Encoders } from '../../audio/encoders';
import { AudioPostProcessor } from '../../audio/post-processing';
import { EspeakWorker } from '../espeak/espeak-worker';
import { serveTasks } from '../../workers/processes/serve-tasks';
import { loadKoffi } from './koffi';
import { NativeEspeak } from './native-espeak';
import { openNativeLame } from './native-lame';

/** What a child reports of itself. */
export interface NativeFacts {
  /** Version of the system's eSpeak NG. */
  readonly version: string;
}

/** The child process that speaks with the system's libraries. */
serveTasks(async () => {
  const koffi = await loadKoffi();
  const espeak = NativeEspeak.open(koffi);
  const lame = openNativeLame(koffi);
  const postProcessor = await AudioPostProcessor.open(new Encoders(() => Promise.resolve(lame)));
  const worker = new EspeakWorker(espeak, postProcessor);
  await worker.warmUp();
  return { tasks: worker.tasks, about: { version: espeak.version } satisfies NativeFacts };
});
