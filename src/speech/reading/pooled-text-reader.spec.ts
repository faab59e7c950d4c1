import type { WorkerPool } from '../workers/worker-pool';
import { PooledTextReader } from './pooled-text-reader';

/** Has each look at the clock come 1 ms after the one before. */
function slowClock(): void {
  let nowMs = 0;
  jest.spyOn(performance, 'now').mockImplementation(() => nowMs++);
}

describe('PooledTextReader', () => {
  afterEach(() => jest.restoreAllMocks());

  it('lets others have the event loop between the many short texts of a document', async () => {
    slowClock();
    const reader = new PooledTextReader({} as WorkerPool);
    let readCount = 0;
    const seen: number[] = [];
    setImmediate(() => seen.push(readCount));
    for (; readCount < 100; readCount += 1) await reader.read('Xin chào 20.', { language: 'vi' });
    expect(seen).toEqual([10]);
  });
});
