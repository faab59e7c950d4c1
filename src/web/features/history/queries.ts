import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import { call } from '../../api/call';
import { receiptsShow, speechHistory, speechStatus, type SpeechHistoryData } from '../../api/generated';

/** All that is shown of requests: the lists of them, and each. */
export const HISTORY = ['history'] as const;

export const historyQuery = (query: NonNullable<SpeechHistoryData['query']>) =>
  queryOptions({
    queryKey: [...HISTORY, 'list', query],
    queryFn: () => call(speechHistory({ query })),
    placeholderData: keepPreviousData,
  });

export const requestQuery = (requestId: string) =>
  queryOptions({
    queryKey: [...HISTORY, 'one', requestId],
    queryFn: () => call(speechStatus({ path: { request_id: requestId } })),
  });

export const receiptQuery = (requestId: string) =>
  queryOptions({
    queryKey: [...HISTORY, 'receipt', requestId],
    queryFn: () => call(receiptsShow({ path: { request_id: requestId } })),
  });
