import type { QueryClient } from '@tanstack/react-query';

/**
 * Asks again for all of the screen that has failed or has not come, and for what is on its way: it may hang, or was asked
 * for as somebody who was nobody any more.
 */
export async function askAgain(queries: QueryClient): Promise<void> {
  const wanted = queries.getQueryCache().findAll({
    type: 'active',
    predicate: ({ state }) =>
      state.data === undefined || state.error !== null || state.fetchStatus === 'fetching',
  });
  const filters = { predicate: (query: unknown) => wanted.some((each) => each === query) };
  await queries.cancelQueries(filters); // what hangs would else be waited for
  await queries.refetchQueries(filters);
}
