import { type QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { type ReactNode, useState } from 'react';
import { client } from '../api/generated/client.gen';
import { newQueryClient } from '../lib/query-client';

// Node's requests know no page that an address could be relative to.
client.setConfig({ baseUrl: 'http://localhost' });

function queriesTriedOnce(): QueryClient {
  const queries = newQueryClient();
  const { queries: options, ...others } = queries.getDefaultOptions();
  queries.setDefaultOptions({ ...others, queries: { ...options, retry: false } });
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

/** Requests hang from now on. */
Fetching.hang = (): void => {
  globalThis.fetch = () => new Promise(() => undefined);
};

/** No request is answered from now on. */
Fetching.cut = (): void => {
  globalThis.fetch = () => Promise.reject(new TypeError('Failed to fetch'));
};
