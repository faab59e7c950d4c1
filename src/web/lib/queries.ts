import { QueryClient } from '@tanstack/react-query';
import { ApiFailure } from '../api/call';

/** What is over in a moment, and costs nothing to ask for again. */
const PASSING: readonly string[] = ['OFFLINE', 'NOT_READY', 'UNAVAILABLE', 'ENGINE_BUSY', 'INTERNAL_ERROR'];

const MOST_RETRIES = 3;

/**
 * What the page has fetched. What fails by itself is tried again after one, two and four seconds, and when the browser
 * is back on line; the failure is shown meanwhile. `networkMode`: a browser that takes itself for off line may still
 * reach a server of its own network.
 */
export const newQueries = (): QueryClient =>
  new QueryClient({
    defaultOptions: {
      queries: {
        networkMode: 'always',
        refetchOnReconnect: true,
        refetchOnWindowFocus: false,
        retry: (count, error) =>
          count < MOST_RETRIES && error instanceof ApiFailure && PASSING.includes(error.code),
      },
    },
  });
