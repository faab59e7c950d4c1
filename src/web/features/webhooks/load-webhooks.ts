import { call } from '../../api/call';
import { webhooksList } from '../../api/generated';

/** The account's webhooks, at most ten. */
export const loadWebhooks = () => call(webhooksList());
