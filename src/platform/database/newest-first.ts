import type { SelectQueryBuilder } from 'typeorm';

/** Rows that are read at once: what a process holds of a table at a time. */
const ROWS = 500;

type Moment = 'createdAt' | 'receivedAt';

/**
 * All that a query finds, newest first, some hundred rows at a time. It goes on behind the last row and not behind a number of
 * rows: those that come or go meanwhile have no other read twice or left out, and the last rows are found as fast as the first.
 * @param query makes the query anew, without order and limit
 * @param moment the column by which a row is newer than another; `id` decides between those of one moment
 */
export async function* newestFirst<Row extends { readonly id: string } & Partial<Record<Moment, Date>>>(
  query: () => SelectQueryBuilder<Row>,
  moment: Moment,
  rows = ROWS,
): AsyncGenerator<readonly Row[]> {
  for (let last: Row | undefined; ;) {
    const next = query();
    const [at, id] = [`${next.alias}.${moment}`, `${next.alias}.id`];
    if (last) next.andWhere(`(${at}, ${id}) < (:lastAt, :lastId)`, { lastAt: last[moment], lastId: last.id });
    const found = await next
      .orderBy({ [at]: 'DESC', [id]: 'DESC' })
      .limit(rows)
      .getMany();
    yield found;
    if (found.length < rows) return;
    last = found.at(-1);
  }
}
