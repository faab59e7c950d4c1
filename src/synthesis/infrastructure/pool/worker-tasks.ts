import type { SpokenPart } from '../../application/speech-engine';
import type { AudioType } from '../../domain/audio-type';
import type { SpeechSettings } from '../../domain/speech-settings';
import { readText, type Reading, type ReadingLanguage } from '../../domain/reading';
import { MasteringRoom, type Master, type MasterOrder } from '../audio/mastering';
import { EspeakVoiceBox } from '../espeak/espeak-voice-box';

export interface ReadCall {
  readonly text: string;
  readonly language: ReadingLanguage;
  /** Names of the rules to leave out. */
  readonly off?: readonly string[];
}

export interface EspeakCall {
  readonly text: string;
  readonly espeakName: string;
}

export interface EspeakProduceCall extends EspeakCall {
  readonly settings: SpeechSettings;
  readonly audioType: AudioType;
}

/**
 * The work that a worker thread can be given, by name. Add a task here; `WorkerPool.run` is typed by this
 * table. Inputs and results must survive structured cloning.
 */
export class WorkerTasks {
  private constructor(
    private readonly espeak: EspeakVoiceBox,
    private readonly room: MasteringRoom,
  ) {}

  /** Loads everything and runs it warm: eSpeak NG is plain JavaScript and slow until compiled. */
  static async open(): Promise<WorkerTasks> {
    const tasks = new WorkerTasks(await EspeakVoiceBox.open(), await MasteringRoom.open());
    await tasks.warmUp();
    return tasks;
  }

  readonly table = {
    /** Turns written text into the words to be spoken. */
    'text.read': ({ text, language, off = [] }: ReadCall): Reading => readText(text, { language, off }),

    /** Speaks one part at natural tempo, pitch and level. */
    'espeak.speak': (call: EspeakCall): SpokenPart => this.espeak.speak(call.text, call.espeakName),

    /** Speaks and masters without leaving the thread: the short way for a text of one part. */
    'espeak.produce': async (call: EspeakProduceCall): Promise<Master> => {
      const { pcm, sampleRate, words } = this.espeak.speak(call.text, call.espeakName);
      const part = { pcm, words, spokenStart: 0, pauseAfterSec: 0 };
      return this.room.master({ ...call, parts: [part], sampleRate });
    },

    /** Joins, shapes, levels and encodes what any engine spoke. */
    'audio.master': async (order: MasterOrder): Promise<Master> => this.room.master(order),
  };

  private async warmUp(): Promise<void> {
    const settings = { speed: 1, pitch: 1, volume: 100 };
    for (const [text, espeakName] of WARM_UP)
      for (let i = 0; i < 3; i++)
        await this.table['espeak.produce']({ text, espeakName, settings, audioType: 'mp3' });
  }
}

export type TaskTable = WorkerTasks['table'];
export type TaskName = keyof TaskTable;
export type TaskInput<N extends TaskName> = Parameters<TaskTable[N]>[0];
export type TaskResult<N extends TaskName> = Awaited<ReturnType<TaskTable[N]>>;

const WARM_UP = [
  [
    'Xin chào các bạn, hôm nay trời đẹp. Chúng tôi đi chơi ở Hà Nội, rồi về nhà ăn cơm với gia đình.',
    'vi+f1',
  ],
  ['Hello everyone, this is a short sentence.', 'en-us'],
] as const;
