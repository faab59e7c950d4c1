import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import { call } from '../../api/call';
import {
  adminAccountsList,
  adminAccountsListLedger,
  adminAccountsShow,
  adminActsList,
  adminApiKeysList,
  adminOrdersList,
  adminPlansList,
  adminPlansListChanges,
  adminSignUpsList,
  adminSpeechShow,
  adminSpeechShowRecent,
  adminTakingsShow,
  adminTransfersBacklog,
  adminTransfersList,
  adminTransfersListUnmatched,
  adminVoicesList,
  adminVoicesShow,
  type AdminAccountsListData,
  type AdminActsListData,
  type AdminOrdersListData,
  type AdminTransfersListData,
  type AdminTransfersListUnmatchedData,
} from '../../api/generated';

/** All that operators see. What one of them does may change any of it: lists, counts, and the log of their acts. */
export const ADMIN = ['admin'] as const;

/** What the dashboard shows of money, and the menu of what waits. */
export const takingsQuery = queryOptions({
  queryKey: [...ADMIN, 'takings'],
  queryFn: () => call(adminTakingsShow()),
});

export const recentSpeechQuery = queryOptions({
  queryKey: [...ADMIN, 'speech', 'recent'],
  queryFn: () => call(adminSpeechShowRecent()),
});

/** The engines, and what waits for them. */
export const speechQuery = queryOptions({
  queryKey: [...ADMIN, 'speech'],
  queryFn: () => call(adminSpeechShow()),
});

export const backlogQuery = queryOptions({
  queryKey: [...ADMIN, 'transfers', 'backlog'],
  queryFn: () => call(adminTransfersBacklog()),
});

export const signUpsQuery = queryOptions({
  queryKey: [...ADMIN, 'sign-ups'],
  queryFn: () => call(adminSignUpsList()),
});

export const voicesQuery = queryOptions({
  queryKey: [...ADMIN, 'voices'],
  queryFn: () => call(adminVoicesList()).then(({ items }) => items),
});

export const voiceQuery = (name: string) =>
  queryOptions({
    queryKey: [...ADMIN, 'voices', name],
    queryFn: () => call(adminVoicesShow({ path: { name } })),
  });

export const plansQuery = queryOptions({
  queryKey: [...ADMIN, 'plans'],
  queryFn: () => call(adminPlansList()),
});

export const planChangesQuery = (page: number) =>
  queryOptions({
    queryKey: [...ADMIN, 'plans', 'changes', page],
    queryFn: () => call(adminPlansListChanges({ query: { page, limit: 10 } })),
    placeholderData: keepPreviousData,
  });

export const accountsQuery = (query: NonNullable<AdminAccountsListData['query']>) =>
  queryOptions({
    queryKey: [...ADMIN, 'accounts', query],
    queryFn: () => call(adminAccountsList({ query })),
    placeholderData: keepPreviousData,
  });

export const accountQuery = (id: string) =>
  queryOptions({
    queryKey: [...ADMIN, 'accounts', id],
    queryFn: () => call(adminAccountsShow({ path: { id } })),
  });

export const accountLedgerQuery = (id: string, page: number) =>
  queryOptions({
    queryKey: [...ADMIN, 'accounts', id, 'ledger', page],
    queryFn: () => call(adminAccountsListLedger({ path: { id }, query: { page } })),
    placeholderData: keepPreviousData,
  });

export const accountKeysQuery = (id: string) =>
  queryOptions({
    queryKey: [...ADMIN, 'accounts', id, 'keys'],
    queryFn: () => call(adminApiKeysList({ path: { id } })),
  });

export const ordersQuery = (query: NonNullable<AdminOrdersListData['query']>) =>
  queryOptions({
    queryKey: [...ADMIN, 'orders', query],
    queryFn: () => call(adminOrdersList({ query })),
    placeholderData: keepPreviousData,
  });

export const transfersQuery = (query: NonNullable<AdminTransfersListData['query']>) =>
  queryOptions({
    queryKey: [...ADMIN, 'transfers', query],
    queryFn: () => call(adminTransfersList({ query })),
    placeholderData: keepPreviousData,
  });

export const unmatchedQuery = (query: NonNullable<AdminTransfersListUnmatchedData['query']>) =>
  queryOptions({
    queryKey: [...ADMIN, 'transfers', 'unmatched', query],
    queryFn: () => call(adminTransfersListUnmatched({ query })),
    placeholderData: keepPreviousData,
  });

export const actsQuery = (query: NonNullable<AdminActsListData['query']>) =>
  queryOptions({
    queryKey: [...ADMIN, 'acts', query],
    queryFn: () => call(adminActsList({ query })),
    placeholderData: keepPreviousData,
  });
