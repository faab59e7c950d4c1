import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import { call } from '../../api/call';
import { webhooksList, webhooksListDeliveries, type WebhooksListDeliveriesData } from '../../api/generated';

/** The account's webhooks, at most ten. What becomes of a delivery may disable one, so deliveries are part of them. */
export const webhooksQuery = queryOptions({ queryKey: ['webhooks'], queryFn: () => call(webhooksList()) });

export const deliveriesQuery = (id: string, query: NonNullable<WebhooksListDeliveriesData['query']>) =>
  queryOptions({
    queryKey: [...webhooksQuery.queryKey, id, 'deliveries', query],
    queryFn: () => call(webhooksListDeliveries({ path: { id }, query })),
    placeholderData: keepPreviousData,
  });
