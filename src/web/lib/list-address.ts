import { optionsOf } from './options';
import { navigate, useAddress } from './router';

/** The greatest number that the API takes; lists end long before. */
const LAST_PAGE = 1_000_000;

interface ListAddress {
  /** The page that is shown, from 1. */
  readonly page: number;
  /** What a filter is set to; empty where it is not. */
  readonly filter: (name: string) => string;
  /** The same, where only what the dictionary names means something; undefined for anything else. */
  readonly choice: <Value extends string>(
    name: string,
    names: Readonly<Record<Value, string>>,
  ) => Value | undefined;
  /** Shows another page of the same list. */
  readonly turnTo: (page: number, options?: { replace?: boolean }) => void;
  /** Sets filters, or removes them with an empty text, and begins at the first page. */
  readonly narrow: (filters: Readonly<Record<string, string>>) => void;
}

/** The page and the filters of a list as the address holds them, so that they can be kept and sent. */
export function useListAddress(): ListAddress {
  const { pathname, searchParams } = useAddress();
  const show = (query: URLSearchParams, options?: { replace?: boolean }): void =>
    navigate(`${pathname}${query.size > 0 ? `?${query.toString()}` : ''}`, options);
  return {
    page: Math.min(LAST_PAGE, Math.max(1, Number.parseInt(searchParams.get('page') ?? '1', 10) || 1)),
    filter: (name) => searchParams.get(name) ?? '',
    choice: (name, names) => optionsOf(names).find(([value]) => value === searchParams.get(name))?.[0],
    turnTo(page, options) {
      const query = new URLSearchParams(searchParams);
      query.delete('page');
      if (page > 1) query.set('page', String(page));
      show(query, options);
    },
    narrow(filters) {
      const query = new URLSearchParams(searchParams);
      query.delete('page');
      for (const [name, value] of Object.entries(filters)) {
        query.delete(name);
        if (value !== '') query.set(name, value);
      }
      show(query);
    },
  };
}
