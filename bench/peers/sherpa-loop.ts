import { type ChildProcess, fork } from 'node:child_process';
import { once } from 'node:events';
import path from 'node:path';
import type { SherpaLoopOptions, LoopText } from './sherpa-loop-child';

/** The add-on of sherpa-onnx in a loop, in a process of its own: no queue, no checks, no encoding, no HTTP. */
export class SherpaLoop {
  private constructor(private readonly child: ChildProcess) {}

  static async open(options: SherpaLoopOptions): Promise<SherpaLoop> {
    const child = fork(path.join(__dirname, 'sherpa-loop-child.ts'), [JSON.stringify(options)]);
    const loop = new SherpaLoop(child);
    await loop.answer();
    return loop;
  }

  /** One text at a time. @returns seconds of speech */
  async speak(parts: LoopText): Promise<number> {
    const answer = this.answer();
    this.child.send(parts);
    return (await answer) as number;
  }

  async stop(): Promise<void> {
    this.child.kill();
    if (this.child.exitCode === null && this.child.signalCode === null) await once(this.child, 'exit');
  }

  /** @throws Error when the child ends instead */
  private async answer(): Promise<unknown> {
    const settled = new AbortController();
    const ended = once(this.child, 'exit', settled).then(([code]) => {
      throw new Error(`sherpa-onnx's loop ended with ${code as number}.`);
    });
    try {
      const received = once(this.child, 'message', settled) as Promise<[unknown]>;
      const [message] = await Promise.race([received, ended]);
      return message;
    } finally {
      settled.abort();
    }
  }
}
