import { once } from 'node:events';
import { setTimeout as wait } from 'node:timers/promises';
import { RightOfWay } from './right-of-way';

/** Requests that last until they are ended. */
function requests(rightOfWay: RightOfWay, count: number): { end: () => Promise<void> } {
  const ended = new AbortController();
  const request = () => once(ended.signal, 'abort');
  const all = Array.from({ length: count }, () => rightOfWay.during(request));
  return {
    end: async () => {
      ended.abort();
      await Promise.all(all);
    },
  };
}

const goesOnWithin = (ms: number, work: Promise<void>): Promise<boolean> =>
  Promise.race([work.then(() => true), wait(ms, false)]);

it('goes on at once where nobody waits', async () => {
  await expect(goesOnWithin(50, new RightOfWay(2).giveWay())).resolves.toBe(true);
});

it('waits while a request can use all processors, and a moment longer for the next', async () => {
  const rightOfWay = new RightOfWay(2);
  const one = requests(rightOfWay, 1);
  const work = rightOfWay.giveWay();
  await expect(goesOnWithin(200, work)).resolves.toBe(false);
  await one.end();
  await expect(goesOnWithin(50, work)).resolves.toBe(false);
  await work;
});

it('goes on after a while where requests never end', async () => {
  const rightOfWay = new RightOfWay(2);
  const many = requests(rightOfWay, 5);
  await rightOfWay.giveWay();
  await many.end();
});

it('goes on beside requests that leave processors free', async () => {
  const rightOfWay = new RightOfWay(8);
  const three = requests(rightOfWay, 3);
  await expect(goesOnWithin(50, rightOfWay.giveWay())).resolves.toBe(true);
  const fourth = requests(rightOfWay, 1);
  await expect(goesOnWithin(200, rightOfWay.giveWay())).resolves.toBe(false);
  await Promise.all([three.end(), fourth.end()]);
});

it('gives up with the reason of its signal', async () => {
  const rightOfWay = new RightOfWay(2);
  const one = requests(rightOfWay, 1);
  const stop = new AbortController();
  const work = rightOfWay.giveWay(stop.signal);
  stop.abort(new Error('cancelled'));
  await expect(work).rejects.toThrow('cancelled');
  await one.end();
});
