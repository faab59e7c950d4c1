import { MutationCache, notifyManager, QueryClient, type QueryKey } from '@tanstack/react-query';
import { ApiFailure } from '../api/call';

declare module '@tanstack/react-query' {
  interface Register {
    defaultError: ApiFailure;
    /** `changes`: the queries that what was done has made old. */
    mutationMeta: { readonly changes?: readonly QueryKey[] };
  }
}

// A button is busy before the next press of it; by default that is told a turn later.
notifyManager.setScheduler(queueMicrotask);

/** What is over in a moment, and costs nothing to ask for again. */
const PASSING: readonly string[] = ['OFFLINE', 'NOT_READY', 'UNAVAILABLE', 'ENGINE_BUSY', 'INTERNAL_ERROR'];

const MOST_RETRIES = 3;

/**
 * What the page has fetched. What fails by itself is tried again after one, two and four seconds, and when the browser
 * is back on line; the failure is shown meanwhile. What a mutation changes is fetched again once it is done.
 * `networkMode`: a browser that takes itself for off line may still reach a server of its own network.
 */
export function newQueryClient(): QueryClient {
  const client = new QueryClient({
    defaultOptions: {
      queries: {
        networkMode: 'always',
        refetchOnReconnect: true,
        refetchOnWindowFocus: false,
        retry: (count, error) =>
          count < MOST_RETRIES && error instanceof ApiFailure && PASSING.includes(error.code),
      },
      mutations: { networkMode: 'always' },
    },
    mutationCache: new MutationCache({
      onSuccess: (_data, _variables, _result, { meta }) => {
        for (const queryKey of meta?.changes ?? []) void client.invalidateQueries({ queryKey });
      },
    }),
  });
  return client;
}
