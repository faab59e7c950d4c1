import { AsyncResource } from 'node:async_hooks';
import { TurnQueue } from './turn-queue';

type Piece = () => boolean;

/** Where turns are long for other reasons, a piece begins after this time all the same. */
const LONGEST_PAUSE_MS = 4;

/**
 * Has work begin a piece at a time, those of each owner in turn. The next begins in a turn of the event loop that brings
 * no new ones, or after a number of turns.
 *
 * A turn takes as long as all that has become ready meanwhile, and the loop takes one new connection a turn (libuv since
 * 1.45). Work in great numbers, however cheap, therefore makes all that needs many turns slow, and newcomers wait where
 * the system queues them, which knows no owners. Turns in which nothing begins are short: in them newcomers are heard,
 * and wait here, for one piece of each other owner. A turn with nothing to do takes some microseconds.
 */
export class EventLoopPacer<Owner = string> {
  private readonly waiting = new TurnQueue<Piece, Owner>();
  private isPausing = false;
  private turnsToGo = 0;
  private begunAtMs = 0;
  private hasNew = false;

  /** @param mostTurns turns of the event loop until the next piece begins while new ones come, at least 1 */
  constructor(
    private readonly mostTurns: number,
    private readonly nowMs = () => performance.now(),
  ) {}

  /**
   * Begins at once, or in one of the next turns.
   * @param piece returns false when nobody needs it any longer: the next one then begins in its place
   */
  begin(owner: Owner, piece: Piece): void {
    this.hasNew = true;
    if (!this.isPausing) {
      if (piece()) this.pause();
      return;
    }
    const context = new AsyncResource('piece'); // `AsyncResource.bind` takes 10 µs in Node 20
    this.waiting.enqueue(owner, () => context.runInAsyncScope(piece));
  }

  private pause(): void {
    this.isPausing = true;
    this.turnsToGo = this.mostTurns;
    this.begunAtMs = this.nowMs();
    setImmediate(() => this.awaitTurn()); // what is left of this turn does not count
  }

  private awaitTurn(): void {
    this.hasNew = false;
    setImmediate(() => this.nextTurn());
  }

  private nextTurn(): void {
    this.turnsToGo -= 1;
    const isLong = this.turnsToGo === 0 || this.nowMs() - this.begunAtMs >= LONGEST_PAUSE_MS;
    if (this.hasNew && !isLong) return this.awaitTurn();
    for (let piece = this.waiting.dequeue(); piece; piece = this.waiting.dequeue()) {
      if (piece()) return this.pause();
    }
    this.isPausing = false;
  }
}
