import type { IncomingMessage, ServerResponse } from 'node:http';
import type { Socket } from 'node:net';
import type { ConnectionGroup, Wait } from './connection-group';

/**
 * What lies ready for a client must be taken within the grace, and within what this many bytes a second take. The
 * system reports progress in steps of up to a third of its buffer, so the grace is no shorter.
 */
export const SLOWEST_READER = { graceMs: 30_000, bytesPerSec: 4096 };

/** A client's connection: what it waits for, and whether the client takes and sends its bytes. */
export class Connection {
  private readonly requests = new Set<IncomingMessage>();
  private wait: Wait | null = null;
  private moved = { bytes: 0, atMs: 0 };

  constructor(
    private readonly socket: Socket,
    private groups: readonly ConnectionGroup<Connection>[],
  ) {
    for (const group of groups) group.add(this);
    this.waitFor('first-request');
  }

  /** Counts a call as being served until its answer is taken or the connection is closed. */
  begin(request: IncomingMessage, response: ServerResponse): void {
    this.requests.add(request);
    this.waitFor(null);
    response.once('close', () => {
      this.requests.delete(request);
      if (this.requests.size === 0) this.waitFor('next-request');
    });
  }

  /**
   * Takes note of what the client has taken and sent since the last look.
   * @returns whether it takes its answer too slowly
   */
  look(nowMs: number): boolean {
    if (this.requests.size === 0) return false;
    const { socket } = this;
    const unread = socket.writableLength;
    const bytes = socket.bytesRead + socket.bytesWritten - unread;
    const hasMoved = bytes !== this.moved.bytes;
    const isClientsTurn = unread > 0 || [...this.requests].some(({ complete }) => !complete);
    if (hasMoved || !isClientsTurn) this.moved = { bytes, atMs: nowMs };
    this.waitFor(isClientsTurn && !hasMoved ? 'progress' : null);
    const allowedMs = SLOWEST_READER.graceMs + (unread * 1000) / SLOWEST_READER.bytesPerSec;
    return unread > 0 && nowMs - this.moved.atMs > allowedMs;
  }

  /** Closes it at once, whatever is under way. */
  end(): void {
    // A reset, so that the system does not keep for minutes what the client has not taken.
    if (this.socket.writableLength > 0) this.socket.resetAndDestroy();
    else this.socket.destroy();
    this.leave();
  }

  leave(): void {
    for (const group of this.groups) group.remove(this, this.wait);
    this.groups = [];
  }

  private waitFor(wait: Wait | null): void {
    if (wait === this.wait) return;
    for (const group of this.groups) group.move(this, this.wait, wait);
    this.wait = wait;
  }
}
