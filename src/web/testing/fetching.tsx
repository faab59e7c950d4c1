import { type QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { waitFor } from '@testing-library/react';
import { type ReactNode, useState } from 'react';
import { client } from '../api/generated/client.gen';
import { newQueryClient } from '../lib/query-client';

// Node's requests know no page that an address could be relative to.
client.setConfig({ baseUrl: 'http://localhost' });

/** Those of the page that was rendered last. */
let shown: QueryClient | undefined;

function queriesTriedOnce(): QueryClient {
  const queries = newQueryClient();
  const { queries: options, ...others } = queries.getDefaultOptions();
  queries.setDefaultOptions({ ...others, queries: { ...options, retry: false } });
  shown = queries;
  return queries;
}

/**
 * What a component fetches with, for tests of states that a real server is hardly brought into. Nothing is tried again
 * by itself.
 */
export function Fetching({ children }: { children: ReactNode }) {
  const [queries] = useState(queriesTriedOnce);
  return <QueryClientProvider client={queries}>{children}</QueryClientProvider>;
}

/** Requests are answered so from now on. */
Fetching.by = (answerTo: (request: Request) => Response | Promise<Response>): void => {
  globalThis.fetch = (input) =>
    Promise.resolve(answerTo(input instanceof Request ? input : new Request(new URL(input, location.href))));
};

/** Every request is answered like this from now on. */
Fetching.answer = (status: number, body: object): void =>
  Fetching.by(
    () => new Response(JSON.stringify(body), { status, headers: { 'content-type': 'application/json' } }),
  );

/**
 * Changes are still answered as they are now, but late.
 * @returns has them answered, and waits until all is done that follows from it
 */
Fetching.late = (): (() => Promise<void>) => {
  const { fetch } = globalThis;
  let answer = (): void => undefined;
  const isTime = new Promise<void>((resolve) => (answer = resolve));
  globalThis.fetch = async (input, init) => {
    if (input instanceof Request && input.method !== 'GET') await isTime;
    return fetch(input, init);
  };
  return async () => {
    answer();
    await waitFor(() => expect(shown?.isMutating()).toBe(0));
  };
};

/** Requests hang from now on. */
Fetching.hang = (): void => {
  globalThis.fetch = () => new Promise(() => undefined);
};

/** No request is answered from now on. */
Fetching.cut = (): void => {
  globalThis.fetch = () => Promise.reject(new TypeError('Failed to fetch'));
};
