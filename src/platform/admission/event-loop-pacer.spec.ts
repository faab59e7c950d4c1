import { AsyncLocalStorage } from 'node:async_hooks';
import { setImmediate as nextTurn } from 'node:timers/promises';
import { EventLoopPacer } from './event-loop-pacer';

it('begins so many pieces in a turn of the event loop, those of each owner in turn', async () => {
  const pacer = new EventLoopPacer(2);
  const turns: string[][] = [[]];
  for (const piece of ['a1', 'a2', 'a3', 'a4', 'b1', 'c1', 'b2']) {
    pacer.begin(piece.charAt(0), () => turns.at(-1)!.push(piece));
  }
  for (let count = 0; count < 3; count += 1) {
    turns.push([]);
    await nextTurn();
  }
  expect(turns).toEqual([['a1', 'a2'], ['a3', 'b1'], ['c1', 'a4'], ['b2']]);
});

it('begins at once again when a turn has room', async () => {
  const pacer = new EventLoopPacer(1);
  const begun: number[] = [];
  for (const piece of [1, 2]) pacer.begin('a', () => begun.push(piece));
  await nextTurn();
  await nextTurn();
  pacer.begin('a', () => begun.push(3));
  expect(begun).toEqual([1, 2, 3]);
});

it('begins each piece in the context of whoever asked for it', async () => {
  const pacer = new EventLoopPacer(1);
  const context = new AsyncLocalStorage<string>();
  const seen: unknown[] = [];
  for (const name of ['first', 'second']) {
    context.run(name, () => pacer.begin('a', () => seen.push(context.getStore())));
  }
  await nextTurn();
  expect(seen).toEqual(['first', 'second']);
});
