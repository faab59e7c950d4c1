import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import { call } from '../../api/call';
import {
  type HistoryItem,
  receiptsShow,
  speechHistory,
  speechStatus,
  type SpeechHistoryData,
} from '../../api/generated';

/** While a request is open, somebody may watch it. */
const OPEN_REFRESH_MS = 2_000;

const isOpen = ({ status }: Pick<HistoryItem, 'status'>): boolean => status === 'PENDING';

/** All that is shown of requests: the lists of them, and each. */
export const HISTORY = ['history'] as const;

export const historyQuery = (query: NonNullable<SpeechHistoryData['query']>) =>
  queryOptions({
    queryKey: [...HISTORY, 'list', query],
    queryFn: () => call(speechHistory({ query })),
    placeholderData: keepPreviousData,
    refetchInterval: ({ state }) => state.data?.items.some(isOpen) && OPEN_REFRESH_MS,
  });

export const requestQuery = (requestId: string) =>
  queryOptions({
    queryKey: [...HISTORY, 'one', requestId],
    queryFn: () => call(speechStatus({ path: { request_id: requestId } })),
    refetchInterval: ({ state }) => state.data && isOpen(state.data) && OPEN_REFRESH_MS,
  });

export const receiptQuery = (requestId: string) =>
  queryOptions({
    queryKey: [...HISTORY, 'receipt', requestId],
    queryFn: () => call(receiptsShow({ path: { request_id: requestId } })),
  });
