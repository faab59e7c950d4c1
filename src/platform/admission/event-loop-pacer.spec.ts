import { AsyncLocalStorage } from 'node:async_hooks';
import { setImmediate as nextTurn } from 'node:timers/promises';
import { EventLoopPacer } from './event-loop-pacer';

/** Stands still, but where a test moves it. */
let nowMs = 0;

async function turns(count: number): Promise<void> {
  for (let turn = 0; turn < count; turn += 1) await nextTurn();
}

/** Work that writes down that it has begun. */
class Work {
  readonly begun: string[] = [];

  constructor(private readonly pacer: EventLoopPacer) {}

  add(...names: string[]): void {
    for (const name of names) this.pacer.begin(name.charAt(0), () => this.begun.push(name) > 0);
  }
}

it('begins a piece in a turn of the event loop, those of each owner in turn', async () => {
  const work = new Work(new EventLoopPacer(3, () => nowMs));
  work.add('a1', 'a2', 'a3', 'b1');
  expect(work.begun).toEqual(['a1']);
  await turns(1);
  expect(work.begun).toEqual(['a1']);
  await turns(1);
  expect(work.begun).toEqual(['a1', 'a2']);
  await turns(2);
  expect(work.begun).toEqual(['a1', 'a2', 'b1']);
});

it('lets turns go by that bring new ones, but not more than so many', async () => {
  const work = new Work(new EventLoopPacer(3, () => nowMs));
  work.add('a1');
  const seen: number[] = [];
  for (const owner of 'bcdefghi') {
    work.add(owner);
    await turns(1);
    seen.push(work.begun.length);
  }
  expect(seen).toEqual([1, 1, 1, 2, 2, 2, 2, 3]);
});

it('begins one after some milliseconds where turns are long for other reasons', async () => {
  const work = new Work(new EventLoopPacer(1000, () => nowMs));
  work.add('a1', 'a2');
  await turns(1);
  work.add('a3');
  nowMs += 10;
  await turns(1);
  expect(work.begun).toEqual(['a1', 'a2']);
});

it('begins at once again when turns have gone by', async () => {
  const work = new Work(new EventLoopPacer(2, () => nowMs));
  work.add('a1');
  await turns(3);
  work.add('a2');
  expect(work.begun).toEqual(['a1', 'a2']);
});

it('loses no turn to pieces that nobody needs any longer', async () => {
  const pacer = new EventLoopPacer(1, () => nowMs);
  const begun: number[] = [];
  pacer.begin('a', () => begun.push(1) > 0);
  for (let count = 0; count < 1000; count += 1) pacer.begin('a', () => false);
  pacer.begin('a', () => begun.push(2) > 0);
  await turns(2);
  expect(begun).toEqual([1, 2]);
});

it('begins each piece in the context of whoever asked for it', async () => {
  const pacer = new EventLoopPacer(1, () => nowMs);
  const context = new AsyncLocalStorage<string>();
  const seen: unknown[] = [];
  for (const name of ['first', 'second']) {
    context.run(name, () => pacer.begin('a', () => seen.push(context.getStore()) > 0));
  }
  await turns(2);
  expect(seen).toEqual(['first', 'second']);
});
