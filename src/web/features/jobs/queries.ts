import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import { call } from '../../api/call';
import { type JobDto, jobsList, type JobsListData } from '../../api/generated';

/** While a job is open, somebody may watch it; else one may be opened elsewhere. */
const REFRESH_MS = { open: 3_000, idle: 30_000 };

export const isOpen = ({ status }: JobDto): boolean => status === 'QUEUED' || status === 'RUNNING';

export const JOBS = ['jobs'] as const;

export const jobsQuery = (query: NonNullable<JobsListData['query']>) =>
  queryOptions({
    queryKey: [...JOBS, query],
    queryFn: () => call(jobsList({ query })),
    placeholderData: keepPreviousData,
    refetchInterval: ({ state }) => REFRESH_MS[state.data?.items.some(isOpen) ? 'open' : 'idle'],
  });
