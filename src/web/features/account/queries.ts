import { queryOptions } from '@tanstack/react-query';
import { call } from '../../api/call';
import {
  sessionsList,
  speechHistory,
  totpShow,
  usageByKey,
  usageByVoice,
  usageUsage,
} from '../../api/generated';
import { IN_VIETNAM } from './usage-period';

export const usageQuery = queryOptions({
  queryKey: ['usage'],
  queryFn: () => call(usageUsage({ query: IN_VIETNAM })),
});

export const usageByVoiceQuery = queryOptions({
  queryKey: ['usage', 'voice'],
  queryFn: () => call(usageByVoice({ query: IN_VIETNAM })),
});

export const usageByKeyQuery = queryOptions({
  queryKey: ['usage', 'key'],
  queryFn: () => call(usageByKey({ query: IN_VIETNAM })),
});

/** What was asked for last. */
export const newestQuery = queryOptions({
  queryKey: ['history', 'newest'],
  queryFn: () => call(speechHistory({ query: { limit: 5 } })),
});

export const totpQuery = queryOptions({ queryKey: ['totp'], queryFn: () => call(totpShow()) });

export const sessionsQuery = queryOptions({ queryKey: ['sessions'], queryFn: () => call(sessionsList()) });
