import { allOf } from './pages.ts';

describe('allOf', () => {
  /** A list of so many numbers, and which of its pages were asked for. */
  function listOf(total: number) {
    const asked: number[] = [];
    const pageAt = ({ page, limit }: { page: number; limit: number }) => {
      asked.push(page);
      const all = Array.from({ length: total }, (_, i) => i);
      return Promise.resolve({ total, items: all.slice((page - 1) * limit, page * limit) });
    };
    return { asked, pageAt };
  }

  it.each([
    [0, [1]],
    [100, [1]],
    [101, [1, 2]],
    [250, [1, 2, 3]],
  ])('gives all of %s items', async (total, pages) => {
    const { asked, pageAt } = listOf(total);
    const items: number[] = [];
    for await (const item of allOf(pageAt)) items.push(item);
    expect(items).toEqual(Array.from({ length: total }, (_, i) => i));
    expect(asked).toEqual(pages);
  });

  it('asks for no page that is not wanted', async () => {
    const { asked, pageAt } = listOf(250);
    for await (const item of allOf(pageAt)) if (item === 99) break;
    expect(asked).toEqual([1]);
  });
});
