import { queryOptions } from '@tanstack/react-query';
import { call } from '../../api/call';
import { dictionariesList, dictionariesShow } from '../../api/generated';
import { DICTIONARIES_KEY } from '../../lib/dictionaries';

export const dictionariesQuery = queryOptions({
  queryKey: DICTIONARIES_KEY,
  queryFn: () => call(dictionariesList()),
});

export const dictionaryQuery = (id: string) =>
  queryOptions({
    queryKey: [...DICTIONARIES_KEY, id],
    queryFn: () => call(dictionariesShow({ path: { id } })),
  });
