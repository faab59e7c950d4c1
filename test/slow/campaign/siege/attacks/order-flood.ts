import type { Attack } from '../attack';
import { storm } from '../means/attempt';

const MEMBERS = 2;
const MOST_PENDING = 10;

/** Orders that nobody means to pay. */
export const orderFlood: Attack = {
  name: 'order-flood',
  finding: '10: 600 orders a minute, pending without end',
  addresses: 4,
  members: MEMBERS,
  run: (context, signal) =>
    storm(context, 4, signal, (attempt, index) =>
      attempt('POST', '/api/payment/orders', {
        headers: { authorization: `Bearer ${context.members[index % context.members.length]!.key}` },
        body: { plan_id: 'starter', billing_cycle: 'monthly' },
      }),
    ),
  excess(tally) {
    const pending = tally.of('200');
    const fair = MEMBERS * MOST_PENDING;
    return pending > fair ? [`${pending} orders of ${MEMBERS} accounts pending, more than ${fair}`] : [];
  },
};
