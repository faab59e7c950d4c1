import { AsyncResource } from 'node:async_hooks';
import { TurnQueue } from './turn-queue';

type Piece = () => boolean;

/**
 * Has work begin a piece at a time, those of each owner in turn, and lets turns of the event loop go by before the next.
 *
 * A turn takes as long as all that has become ready meanwhile, and the loop takes one new connection a turn (libuv since
 * 1.45). Work in great numbers, however cheap, therefore makes all that needs many turns slow, and newcomers wait where
 * the system queues them, which knows no owners. Turns in which nothing begins are short: in them newcomers are heard,
 * and wait here, for one piece of each other owner. A turn with nothing to do takes some microseconds.
 */
export class EventLoopPacer<Owner = string> {
  private readonly waiting = new TurnQueue<Piece, Owner>();
  private turnsToGo = 0;

  /** @param turnsEach turns of the event loop that one piece has to itself, at least 1 */
  constructor(private readonly turnsEach: number) {}

  /**
   * Begins at once, or in one of the next turns.
   * @param piece returns false when nobody needs it any longer: the next one then begins in its place
   */
  begin(owner: Owner, piece: Piece): void {
    if (this.turnsToGo > 0) this.waiting.enqueue(owner, AsyncResource.bind(piece));
    else if (piece()) this.wait();
  }

  private wait(): void {
    this.turnsToGo = this.turnsEach;
    setImmediate(() => this.nextTurn());
  }

  private nextTurn(): void {
    this.turnsToGo -= 1;
    if (this.turnsToGo > 0) return void setImmediate(() => this.nextTurn());
    for (let piece = this.waiting.dequeue(); piece; piece = this.waiting.dequeue()) {
      if (piece()) return this.wait();
    }
  }
}
