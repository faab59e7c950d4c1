import { TurnQueue } from './turn-queue';

function drain(queue: TurnQueue<string>): string[] {
  const served: string[] = [];
  for (let entry = queue.dequeue(); entry !== undefined; entry = queue.dequeue()) served.push(entry);
  return served;
}

it('serves owners in turn, however many one of them has queued before', () => {
  const queue = new TurnQueue<string>();
  for (const entry of ['a1', 'a2', 'a3', 'b1', 'c1', 'b2']) queue.enqueue(entry.charAt(0), entry);
  expect(drain(queue)).toEqual(['a1', 'b1', 'c1', 'a2', 'b2', 'a3']);
});

it('knows how many go before the next entry of an owner', () => {
  const queue = new TurnQueue<string>();
  expect(queue.ahead('a')).toBe(0);
  for (let count = 0; count < 50; count += 1) queue.enqueue('a', 'x');
  queue.enqueue('b', 'x');
  expect(queue.ahead('c')).toBe(2);
  expect(queue.ahead('b')).toBe(3);
  expect(queue.ahead('a')).toBe(51);
});

it('serves who asks seldom before those who always wait', () => {
  const queue = new TurnQueue<string>();
  for (const owner of 'abcdefgh') for (let count = 0; count < 9; count += 1) queue.enqueue(owner, owner);
  for (let count = 0; count < 12; count += 1) queue.dequeue();
  queue.enqueue('z', 'seldom');
  expect(queue.ahead('y')).toBe(3);
  expect(drain(queue).slice(0, 2)).toContain('seldom');
});

it('serves who has waited, however many newcomers there are', () => {
  const queue = new TurnQueue<string>();
  queue.enqueue('a', 'a1');
  queue.enqueue('a', 'a2');
  const served = [];
  for (let count = 0; count < 8; count += 1) {
    queue.enqueue(`newcomer ${count}`, 'n1');
    queue.enqueue(`newcomer ${count}`, 'n2');
    served.push(queue.dequeue());
  }
  expect(served.slice(0, 5)).toContain('a2');
});

it('keeps no owner who waits for nothing', () => {
  const queue = new TurnQueue<string>();
  for (let owner = 0; owner < 1000; owner += 1) queue.enqueue(String(owner), 'x');
  drain(queue);
  queue.enqueue('0', 'x');
  expect(queue.ahead('1')).toBe(1);
});

it('serves an owner that comes back after those who wait already', () => {
  const queue = new TurnQueue<string>();
  queue.enqueue('a', 'a1');
  queue.enqueue('b', 'b1');
  expect(queue.dequeue()).toBe('a1');
  queue.enqueue('a', 'a2');
  expect(drain(queue)).toEqual(['b1', 'a2']);
});
