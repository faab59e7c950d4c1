import { clearLine, cursorTo } from 'node:readline';
import type { WriteStream } from 'node:tty';

const BAR_WIDTH = 30;
const REDRAW_EVERY_MS = 100;
/** Where no bar can be drawn, a line tells of each of these shares. */
const SHARE = 0.1;

/** How far a long piece of work has come: a bar on a terminal, a line now and then elsewhere. */
export class ProgressLine {
  private drawnAt = -Infinity;
  private told = 0;

  constructor(private readonly out: WriteStream = process.stderr) {}

  /** @param part 0 to 1 */
  show(part: number, text: string): void {
    if (this.out.isTTY) return this.draw(part, text);
    if (part < 1 && part < this.told + SHARE) return;
    if (part === this.told) return;
    this.told = part;
    this.out.write(`${text}\n`);
  }

  /** Leaves the line for others. */
  end(): void {
    if (!this.out.isTTY || this.drawnAt === -Infinity) return;
    clearLine(this.out, 0);
    cursorTo(this.out, 0);
  }

  private draw(part: number, text: string): void {
    if (part < 1 && performance.now() - this.drawnAt < REDRAW_EVERY_MS) return;
    this.drawnAt = performance.now();
    const full = Math.round(part * BAR_WIDTH);
    clearLine(this.out, 0);
    cursorTo(this.out, 0);
    this.out.write(`[${'#'.repeat(full)}${'.'.repeat(BAR_WIDTH - full)}] ${text}`);
  }
}
