import { spawn } from 'node:child_process';
import {
  SpeechEngine,
  type EngineCard,
  type SpeechPart,
  type SpokenPart,
} from '../../src/synthesis/application/speech-engine';
import { EngineUnavailable, SynthesisFailed } from '../../src/synthesis/domain/speech-failure';
import type { Voice } from '../../src/synthesis/domain/voice';
import { decodeWav } from '../../src/synthesis/infrastructure/audio/wav-reader';

const MINH: Voice = {
  speakerId: 'command-minh',
  speakerName: 'Minh',
  provider: 'command',
  language: 'vi',
  region: 'north',
  gender: 'male',
  licence: 'GPL-3.0-or-later',
  sampleRate: 22_050,
  charsPerSec: 18,
};
/** Beyond this the command has lost its way; at natural tempo a code point takes a twentieth of a second. */
const MAX_BYTES = 60_000_000;

/** Speaks with a command of the machine, a fresh process for each part: text in on stdin, WAV out on stdout. */
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
    const wav = await this.run(words, signal);
    try {
      return { ...decodeWav(wav), words: [] };
    } catch (cause) {
      throw new SynthesisFailed('the command wrote no WAV file', cause);
    }
  }

  private run(text: string, signal?: AbortSignal): Promise<Buffer> {
    return new Promise((resolve, reject) => {
      const process = spawn(this.command, ['-v', 'vi', '--stdin', '--stdout'], {
        stdio: ['pipe', 'pipe', 'ignore'],
        timeout: this.timeLimitSec * 1000,
        killSignal: 'SIGKILL',
        ...(signal && { signal }),
      });
      const chunks: Buffer[] = [];
      let bytes = 0;
      process.stdout.on('data', (chunk: Buffer) => {
        if ((bytes += chunk.length) > MAX_BYTES) process.kill('SIGKILL');
        else chunks.push(chunk);
      });
      process.on('error', (error) => reject(signal?.aborted ? signal.reason : new EngineUnavailable(5, error)));
      process.on('close', (code) =>
        code === 0 ? resolve(Buffer.concat(chunks)) : reject(new SynthesisFailed('the command broke down')),
      );
      process.stdin.on('error', () => undefined); // a process that is gone tells so by its exit code
      process.stdin.end(text);
    });
  }
}
