import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import { call } from '../../api/call';
import {
  accountListLedger,
  billingDetailsShow,
  type OrderDto,
  ordersList,
  ordersShow,
} from '../../api/generated';

/** The list of orders, and each of them. */
export const ORDERS = ['orders'] as const;

/** @param status only orders in this state; all where it is left out */
export const ordersQuery = (page: number, status?: OrderDto['status']) =>
  queryOptions({
    queryKey: [...ORDERS, 'list', page, status],
    queryFn: () => call(ordersList({ query: { page, limit: 10, ...(status && { status }) } })),
    placeholderData: keepPreviousData,
  });

export const orderQuery = (orderCode: string) =>
  queryOptions({
    queryKey: [...ORDERS, 'one', orderCode],
    queryFn: () => call(ordersShow({ path: { orderCode } })),
    gcTime: 0, // what an earlier visit has found may be paid
  });

export const ledgerQuery = (page: number) =>
  queryOptions({
    queryKey: ['ledger', page],
    queryFn: () => call(accountListLedger({ query: { page, limit: 20 } })),
    placeholderData: keepPreviousData,
  });

export const billingDetailsQuery = queryOptions({
  queryKey: ['billing-details'],
  queryFn: () => call(billingDetailsShow()),
});
