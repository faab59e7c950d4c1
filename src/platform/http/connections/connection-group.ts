/**
 * What a connection waits for its client to do. In this order connections make room for new ones: nobody misses one
 * that has asked for nothing, and a call that is being served is never given up for another.
 */
export const WAITS = ['first-request', 'next-request', 'progress'] as const;
export type Wait = (typeof WAITS)[number];

/** Connections that share a limit. */
export class ConnectionGroup<Connection> {
  private readonly members = new Set<Connection>();
  private readonly waiting: Readonly<Record<Wait, Set<Connection>>> = {
    'first-request': new Set(),
    'next-request': new Set(),
    progress: new Set(),
  };

  /** @param resized is called with the number of members before each that comes or goes */
  constructor(
    private readonly limit: number,
    private readonly resized: (before: number) => void = () => undefined,
  ) {}

  get size(): number {
    return this.members.size;
  }

  get isFull(): boolean {
    return this.members.size >= this.limit;
  }

  /** The one that waits longest for what matters least; undefined when all are being served. */
  get firstToGo(): Connection | undefined {
    const wait = WAITS.find((each) => this.waiting[each].size > 0);
    return wait && this.waiting[wait].values().next().value;
  }

  add(connection: Connection): void {
    this.members.add(connection);
    this.resized(this.size - 1);
  }

  /** @param to null: it is being served */
  move(connection: Connection, from: Wait | null, to: Wait | null): void {
    if (from) this.waiting[from].delete(connection);
    if (to) this.waiting[to].add(connection);
  }

  remove(connection: Connection, wait: Wait | null): void {
    this.members.delete(connection);
    this.resized(this.size + 1);
    this.move(connection, wait, null);
  }
}
