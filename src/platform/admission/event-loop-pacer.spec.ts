import { AsyncLocalStorage } from 'node:async_hooks';
import { setImmediate as nextTurn } from 'node:timers/promises';
import { EventLoopPacer } from './event-loop-pacer';

async function turns(count: number): Promise<void> {
  for (let turn = 0; turn < count; turn += 1) await nextTurn();
}

it('begins a piece, lets turns of the event loop go by, and begins one of the next owner', async () => {
  const pacer = new EventLoopPacer(3);
  const begun: string[] = [];
  for (const piece of ['a1', 'a2', 'a3', 'b1']) {
    pacer.begin(piece.charAt(0), () => begun.push(piece) > 0);
  }
  expect(begun).toEqual(['a1']);
  await turns(2);
  expect(begun).toEqual(['a1']);
  await turns(1);
  expect(begun).toEqual(['a1', 'a2']);
  await turns(3);
  expect(begun).toEqual(['a1', 'a2', 'b1']);
});

it('begins at once again when the turns have gone by', async () => {
  const pacer = new EventLoopPacer(2);
  const begun: number[] = [];
  pacer.begin('a', () => begun.push(1) > 0);
  await turns(2);
  pacer.begin('a', () => begun.push(2) > 0);
  expect(begun).toEqual([1, 2]);
});

it('loses no turn to pieces that nobody needs any longer', async () => {
  const pacer = new EventLoopPacer(1);
  const begun: number[] = [];
  pacer.begin('a', () => begun.push(1) > 0);
  for (let count = 0; count < 1000; count += 1) pacer.begin('a', () => false);
  pacer.begin('a', () => begun.push(2) > 0);
  await turns(1);
  expect(begun).toEqual([1, 2]);
});

it('begins each piece in the context of whoever asked for it', async () => {
  const pacer = new EventLoopPacer(1);
  const context = new AsyncLocalStorage<string>();
  const seen: unknown[] = [];
  for (const name of ['first', 'second']) {
    context.run(name, () => pacer.begin('a', () => seen.push(context.getStore()) > 0));
  }
  await nextTurn();
  expect(seen).toEqual(['first', 'second']);
});
