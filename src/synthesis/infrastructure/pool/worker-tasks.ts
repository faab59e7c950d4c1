import loadEspeak from '@echogarden/espeak-ng-emscripten';
import { readText, type Reading, type ReadingLanguage } from '../../domain/reading';
import { MasteringRoom, type Master, type MasterOrder } from '../audio/mastering';
import { EspeakBooth } from '../espeak/espeak-booth';

export interface ReadCall {
  readonly text: string;
  readonly language: ReadingLanguage;
  /** Names of the rules to leave out. */
  readonly off?: readonly string[];
}

/** eSpeak NG is plain JavaScript here, and slow until it is compiled. */
const WARM_UP_ROUNDS = 3;

/**
 * The work that a worker thread can be given, by name: loads everything and runs it warm. Add a task here;
 * `WorkerPool.run` is typed by this table. Inputs and results must survive structured cloning.
 */
export async function openWorkerTasks() {
  const { eSpeakNGWorker } = await loadEspeak();
  const room = await MasteringRoom.open();
  const booth = new EspeakBooth(new eSpeakNGWorker(), room);
  await booth.warmUp(WARM_UP_ROUNDS);
  return {
    ...booth.tasks,

    /** Turns written text into the words to be spoken. */
    'text.read': ({ text, language, off = [] }: ReadCall): Reading => readText(text, { language, off }),

    /** Joins, shapes, levels and encodes what any engine spoke. */
    'audio.master': async (order: MasterOrder): Promise<Master> => room.master(order),
  };
}

export type TaskTable = Awaited<ReturnType<typeof openWorkerTasks>>;
export type TaskName = keyof TaskTable;
export type TaskInput<N extends TaskName> = Parameters<TaskTable[N]>[0];
export type TaskResult<N extends TaskName> = Awaited<ReturnType<TaskTable[N]>>;
