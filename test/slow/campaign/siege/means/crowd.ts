import { connect, type Socket } from 'node:net';
import { setTimeout as sleep } from 'node:timers/promises';
import type { AttackContext } from '../attack';
import { faultOf } from '../refusal';
import type { Tally } from '../tally';

const EVERY_MS = 50;
/**
 * Connections that are opened before anything else is done, at the most: twice what is due in that time. Where processors are
 * scarce, an attacker that made up for all that it is late would be later each time, and hear of the end after minutes.
 */
const MOST_AT_ONCE = 100;
/** What comes first over a connection tells its fate. */
const LONGEST_HEAD = 4_096;

export interface Crowd {
  /** Connections that are held at once, by all processes together; the oldest make room for new ones. */
  readonly size: number;
  /** Connections that are opened in a second, by all processes together. */
  readonly perSec: number;
  /** What is done with a connection as soon as it is there. Who reads nothing is never told that it was closed. */
  greet(socket: Socket, index: number): void;
  /** What is done with every connection from time to time. */
  readonly prod?: { readonly everyMs: number; act(socket: Socket, index: number): void };
}

/** Opens connections and holds them until the signal; whatever the service closes is opened again. */
export async function gather(context: AttackContext, crowd: Crowd, signal: AbortSignal): Promise<void> {
  const { tally, addresses, processes } = context;
  const held = new Map<Socket, number>();
  const prodding = crowd.prod && setInterval(() => prodAll(held, crowd), crowd.prod.everyMs);
  const startedAt = performance.now();
  for (let opened = 0; !signal.aborted; await sleep(EVERY_MS)) {
    const due = ((performance.now() - startedAt) / 1_000) * (crowd.perSec / processes);
    const until = Math.min(due, opened + MOST_AT_ONCE);
    for (; opened < until; opened += 1) {
      const socket = open(context, addresses[opened % addresses.length]!);
      const index = opened;
      held.set(socket, index);
      socket.once('connect', () => crowd.greet(socket, index));
      socket.once('close', () => held.delete(socket));
      if (held.size > crowd.size / processes) giveUpOldest(held);
    }
  }
  clearInterval(prodding);
  tally.count('held at the end', held.size);
  for (const socket of held.keys()) socket.destroy();
}

function giveUpOldest(held: Map<Socket, number>): void {
  const [oldest] = held.keys();
  held.delete(oldest!);
  oldest!.destroy();
}

function prodAll(held: ReadonlyMap<Socket, number>, { prod }: Crowd): void {
  for (const [socket, index] of held) if (socket.writable && !socket.connecting) prod?.act(socket, index);
}

function open({ baseUrl, tally }: AttackContext, localAddress: string): Socket {
  const { hostname, port } = new URL(baseUrl);
  tally.count('connections');
  const socket = connect({ host: hostname, port: Number(port), localAddress });
  socket.once('connect', () => tally.count('connected'));
  socket.once('end', () => tally.count('closed by the service'));
  socket.on('error', ({ code = 'error' }: NodeJS.ErrnoException) => tally.count(code));
  return socket;
}

/** Counts the answer that a connection brings, and reads on. */
export function readAnswer(socket: Socket, tally: Tally): void {
  let head = '';
  socket.on('data', (bytes: Buffer) => {
    if (head.length >= LONGEST_HEAD) return;
    const isFirst = head === '';
    head += bytes.toString('latin1').slice(0, LONGEST_HEAD);
    if (isFirst) tally.count(/^HTTP\/1\.1 (\d+)/.exec(head)?.[1] ?? 'no HTTP');
  });
  socket.once('close', () => {
    const fault = head === '' ? null : faultIn(head);
    if (fault !== null) tally.fault(fault);
  });
}

function faultIn(text: string): string | null {
  const [head = '', body = ''] = text.split('\r\n\r\n', 2);
  const [statusLine = '', ...lines] = head.split('\r\n');
  const headers = lines.map((line) => line.toLowerCase().split(/:\s*/, 2) as [string, string]);
  const status = Number(/ (\d+)/.exec(statusLine)?.[1]);
  return faultOf({ status, headers: Object.fromEntries(headers), body: Buffer.from(body) });
}
