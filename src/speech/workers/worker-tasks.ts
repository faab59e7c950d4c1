import { Encoders } from '../audio/encoders';
import {
  encodedFile,
  AudioPostProcessor,
  type ProcessedAudio,
  type AudioFacts,
  type EncodedFile,
  type PieceJob,
  type PostProcessingJob,
  type ProcessedPiece,
} from '../audio/post-processing';
import { cutForMp3, type Mp3Cut, type Mp3Piece } from '../audio/mp3/mp3-pieces';
import { BuiltinEspeak } from '../engines/espeak/builtin-espeak';
import { EspeakWorker } from '../engines/espeak/espeak-worker';
import { type PackedReading, packReading } from '../reading/packed-reading';
import { type ReadCall, timedReading } from '../reading/timed-reading';

export interface Mp3CutCall extends Omit<PostProcessingJob, 'audioType'> {
  /** The largest number of pieces. */
  readonly pieces: number;
}

export interface Mp3JoinCall extends Omit<Mp3Cut, 'pieces'> {
  readonly streams: readonly Uint8Array[];
}

/**
 * The tasks of a worker thread, by name: loads everything and warms it up. Add a task here;
 * `WorkerPool.run` is typed by this table. Inputs and results must survive structured cloning.
 */
export async function openWorkerTasks() {
  const encoders = new Encoders();
  const postProcessor = await AudioPostProcessor.open(encoders);
  const espeak = new EspeakWorker(await BuiltinEspeak.open(), postProcessor);
  await espeak.warmUp();
  return {
    ...espeak.tasks,

    /** Converts written text to the words to be spoken. */
    'text.read': (call: ReadCall): PackedReading => packReading(timedReading(call)),

    /** Joins, shapes, levels and encodes what any engine spoke. */
    'audio.post-process': async (job: PostProcessingJob): Promise<ProcessedAudio> =>
      postProcessor.process(job),

    /** Makes one piece of a stream of what any engine spoke. */
    'audio.process-piece': async (job: PieceJob): Promise<ProcessedPiece> => postProcessor.processPiece(job),

    /** Joins, shapes and levels what any engine spoke, and cuts it for several threads to encode. */
    'mp3.cut': ({ pieces: count, ...job }: Mp3CutCall): Mp3Cut & { facts: AudioFacts } => {
      const { waveform, facts } = postProcessor.level(job);
      const cut = cutForMp3(waveform, job.sampleRate, count);
      // Each piece moves to another thread, with memory of its own.
      const pieces = cut.pieces.map((piece) => ({ ...piece, samples: piece.samples.slice() }));
      return { ...cut, pieces, facts };
    },

    'mp3.encode': async (piece: Mp3Piece): Promise<Uint8Array> => {
      const encoder = await encoders.mp3();
      return encoder.encodePiece(piece);
    },

    'mp3.join': async ({ streams, ...cut }: Mp3JoinCall): Promise<EncodedFile> => {
      const encoder = await encoders.mp3();
      return encodedFile(encoder.join(streams, cut), 'mp3');
    },
  };
}

export type TaskTable = Awaited<ReturnType<typeof openWorkerTasks>>;
export type TaskName = keyof TaskTable;
export type TaskInput<N extends TaskName> = Parameters<TaskTable[N]>[0];
export type TaskResult<N extends TaskName> = Awaited<ReturnType<TaskTable[N]>>;
