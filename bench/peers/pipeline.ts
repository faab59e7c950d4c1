import { spawn } from 'node:child_process';
import { provideTools } from '../../test/harness/tools';
import { programVersion } from '../support/machine';

const COMMAND = 'espeak-ng -v vi --stdin --stdout | ffmpeg -v error -i pipe:0 -b:a 64k -f mp3 pipe:1';

/**
 * What one would write in an afternoon: a pair of processes for each request, eSpeak NG into ffmpeg. It
 * is started straight from the benchmark, without an HTTP server of its own around it: the least that
 * such a service could cost.
 */
export class Pipeline {
  private constructor(readonly version: string) {}

  /** Finds the two programs, or unpacks Debian's. */
  static async open(): Promise<Pipeline> {
    await provideTools(['espeak-ng', 'ffmpeg']);
    const espeak = await programVersion('espeak-ng', '--version');
    return new Pipeline(`${espeak}; ${await programVersion('ffmpeg', '-version')}`);
  }

  /** @returns an mp3 file */
  speak(text: string): Promise<Buffer> {
    return new Promise((resolve, reject) => {
      const shell = spawn('sh', ['-c', COMMAND], { stdio: ['pipe', 'pipe', 'inherit'] });
      const chunks: Buffer[] = [];
      shell.stdout.on('data', (chunk: Buffer) => chunks.push(chunk));
      shell.once('error', reject);
      shell.once('close', (code) => {
        if (code === 0) resolve(Buffer.concat(chunks));
        else reject(new Error(`The pipeline ended with ${code}.`));
      });
      shell.stdin.end(text);
    });
  }
}
