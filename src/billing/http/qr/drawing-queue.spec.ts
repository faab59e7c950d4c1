import { TooManyDrawings } from '../../domain/billing.errors';
import { DrawingQueue } from './drawing-queue';

/** Work that ends when it is told to, and notes when it begins. */
function piecesOfWork() {
  const begun: string[] = [];
  const end = new Map<string, () => void>();
  const work = (name: string) => () => {
    begun.push(name);
    return new Promise<string>((resolve) => end.set(name, () => resolve(name)));
  };
  return { begun, end, work };
}

const settle = () => new Promise((resolve) => setImmediate(resolve));

describe('DrawingQueue', () => {
  it('runs one at a time, the ordered before the others', async () => {
    const { begun, end, work } = piecesOfWork();
    const queue = new DrawingQueue(1, { ordered: 9, other: 9 });
    const lanes = { a: 'other', b: 'other', c: 'ordered', d: 'ordered' } as const;
    const all = Object.entries(lanes).map(([name, lane]) => queue.run(lane, work(name)));
    for (const name of ['a', 'c', 'd', 'b']) {
      await settle();
      expect(begun.at(-1)).toBe(name);
      end.get(name)?.();
    }
    expect(await Promise.all(all)).toEqual(['a', 'b', 'c', 'd']);
  });

  it('refuses what would wait in a full lane, and only that', async () => {
    const { end, work } = piecesOfWork();
    const queue = new DrawingQueue(1, { ordered: 1, other: 1 });
    const runs = [queue.run('other', work('a')), queue.run('other', work('b'))];
    await expect(queue.run('other', work('c'))).rejects.toThrow(TooManyDrawings);
    runs.push(queue.run('ordered', work('d')));
    for (const name of ['a', 'd', 'b']) {
      await settle();
      end.get(name)?.();
    }
    expect(await Promise.all(runs)).toEqual(['a', 'b', 'd']);
  });

  it('goes on after work that failed', async () => {
    const queue = new DrawingQueue(1, { ordered: 1, other: 1 });
    const failing = queue.run('other', () => Promise.reject(new Error('broken')));
    const next = queue.run('other', () => Promise.resolve('drawn'));
    await expect(failing).rejects.toThrow('broken');
    expect(await next).toBe('drawn');
  });
});
