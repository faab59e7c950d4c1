import process from 'node:process';
import { OfflineRecognizer, type OfflineRecognizerConfig } from 'sherpa-onnx-node';
import { serveTasks } from '../workers/processes/serve-tasks';

/** The samples of one recording, mono, from -1 to 1. */
export interface RecogniseCall {
  readonly samples: Float32Array;
  readonly sampleRate: number;
}

async function open() {
  const recogniser = await OfflineRecognizer.createAsync(
    JSON.parse(process.argv[2]!) as OfflineRecognizerConfig,
  );
  const tasks = {
    recognise: async ({ samples, sampleRate }: RecogniseCall): Promise<string> => {
      const stream = recogniser.createStream();
      stream.acceptWaveform({ samples, sampleRate });
      return (await recogniser.decodeAsync(stream)).text;
    },
  };
  return { tasks, about: null };
}

export type RecogniserTasks = Awaited<ReturnType<typeof open>>['tasks'];

serveTasks(open);
