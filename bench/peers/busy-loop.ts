import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';

/** A program that only counts, and so keeps one processor busy: what any work beside the service takes from it. */
export class BusyLoop {
  private constructor(private readonly child: ChildProcess) {}

  static async start(): Promise<BusyLoop> {
    const child = spawn(process.execPath, ['-e', 'for (;;);'], { stdio: 'ignore' });
    await once(child, 'spawn');
    return new BusyLoop(child);
  }

  async stop(): Promise<void> {
    this.child.kill();
    await once(this.child, 'exit');
  }
}
