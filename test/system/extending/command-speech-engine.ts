import { execFile } from 'node:child_process';
import { promisify } from 'node:util';
import {
  SpeechEngine,
  type EngineCard,
  type SpeechPart,
  type SpokenPart,
} from '../../../src/speech/engines/speech-engine';
import { EngineUnavailable, SynthesisFailed } from '../../../src/speech/domain/speech-failure';
import type { Voice } from '../../../src/speech/domain/voice';
import { decodeWav } from '../../../src/speech/audio/wav-reader';

const MINH: Voice = {
  speakerId: 'command-minh',
  speakerName: 'Minh',
  provider: 'command',
  language: 'vi',
  region: 'north',
  gender: 'male',
  licence: 'GPL-3.0-or-later',
  sampleRate: 22_050,
  quality: 'formant',
  charsPerSec: 18,
};
/** About twenty minutes of speech: a command that writes more has lost its way. */
const MAX_BYTES = 60_000_000;

/** Speaks with a command of the machine, a process for each part: text on its stdin, a WAV file on its stdout. */
export class CommandSpeechEngine extends SpeechEngine {
  readonly card: EngineCard = {
    provider: 'command',
    version: '1',
    licence: 'GPL-3.0-or-later',
    voices: [MINH],
    maxPartChars: 500,
    timesWords: false,
  };

  constructor(
    private readonly command = 'espeak-ng',
    private readonly timeLimitSec = 20,
  ) {
    super();
  }

  async speak({ voice, text }: SpeechPart, signal?: AbortSignal): Promise<SpokenPart> {
    if (voice.speakerId !== MINH.speakerId) throw new SynthesisFailed(`there is no voice ${voice.speakerId}`);
    signal?.throwIfAborted();
    // Control characters and [[…]] are commands to espeak-ng, and a zero ends the text.
    const words = text.normalize('NFC').replace(/[\p{Cc}\p{Cs}[\]<>]/gu, ' ');
    if (words.trim() === '') return { pcm: new Float32Array(0), sampleRate: MINH.sampleRate, words: [] };
    try {
      return { ...decodeWav(await this.run(words, signal)), words: [] };
    } catch (error) {
      signal?.throwIfAborted();
      const cannotStart = (error as NodeJS.ErrnoException).syscall?.startsWith('spawn');
      throw cannotStart
        ? new EngineUnavailable(5, error)
        : new SynthesisFailed('the command broke down', error);
    }
  }

  /** A process that is gone early says so by its exit code, so the pipe's own complaint does not matter. */
  private async run(text: string, signal?: AbortSignal): Promise<Buffer> {
    const running = promisify(execFile)(this.command, ['-v', 'vi', '--stdin', '--stdout'], {
      encoding: 'buffer',
      maxBuffer: MAX_BYTES,
      timeout: this.timeLimitSec * 1000,
      killSignal: 'SIGKILL',
      ...(signal && { signal }),
    });
    running.child.stdin?.on('error', () => undefined).end(text);
    return (await running).stdout;
  }
}
