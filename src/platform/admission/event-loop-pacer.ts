import { AsyncResource } from 'node:async_hooks';
import { TurnQueue } from './turn-queue';

/**
 * Has work begin a little at a time: so many pieces in one turn of the event loop, those of each owner in turn.
 *
 * A turn takes as long as all that has become ready meanwhile, and the loop takes one new connection a turn (libuv since
 * 1.45). Cheap work in great numbers therefore makes all that needs many turns slow. Paced, turns stay short, and others
 * wait for one piece of each owner.
 */
export class EventLoopPacer {
  private readonly waiting = new TurnQueue<() => void>();
  private begunInTurn = 0;

  /** @param perTurn pieces that begin in one turn, at least 1 */
  constructor(private readonly perTurn: number) {}

  /** Begins at once, or in one of the next turns. */
  begin(owner: string, piece: () => void): void {
    if (this.begunInTurn === this.perTurn) return this.waiting.enqueue(owner, AsyncResource.bind(piece));
    this.count();
    piece();
  }

  private count(): void {
    if (this.begunInTurn === 0) setImmediate(() => this.nextTurn());
    this.begunInTurn += 1;
  }

  private nextTurn(): void {
    this.begunInTurn = 0;
    while (this.begunInTurn < this.perTurn) {
      const piece = this.waiting.dequeue();
      if (!piece) return;
      this.count();
      piece();
    }
  }
}
