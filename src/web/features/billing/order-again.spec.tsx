import { cleanup, render, waitFor } from '@testing-library/react';
import type { OrderDto } from '../../api/generated';
import { LanguageProvider } from '../../i18n/language';
import { Fetching } from '../../testing/fetching';
import { OrderAgain } from './order-again';

type Known = Pick<OrderDto, 'order_code' | 'status' | 'plan_id' | 'billing_cycle'>;

const order = (order_code: string, status: Known['status'], plan_id = 'pro'): Known => ({
  ...{ order_code, status, plan_id, billing_cycle: 'yearly' },
});

/** @returns the keys of the orders that are placed */
function follow(orders: readonly Known[], plans = ['pro']): (string | null)[] {
  const keys: (string | null)[] = [];
  Fetching.by(({ method, url, headers }) => {
    const { pathname } = new URL(url);
    if (method === 'POST') keys.push(headers.get('idempotency-key'));
    const result =
      method === 'POST'
        ? { order: order('NEW', 'PENDING') }
        : {
            items: pathname.endsWith('orders') ? orders : plans.map((plan_id) => order('', 'PAID', plan_id)),
          };
    return Response.json({ status: 1, result });
  });
  history.replaceState(null, '', '/credits/again');
  render(
    <Fetching>
      <LanguageProvider>
        <OrderAgain />
      </LanguageProvider>
    </Fetching>,
  );
  return keys;
}

const leadsTo = (path: string) => waitFor(() => expect(location.pathname).toBe(path));

describe('a notice about few credits', () => {
  afterEach(cleanup);

  it('leads to a new order of what was last paid for, one for each state of the list', async () => {
    const keys = follow([
      order('C', 'EXPIRED', 'starter'),
      order('B', 'PAID'),
      order('A', 'PAID', 'starter'),
    ]);
    await leadsTo('/credits/NEW');
    expect(keys).toEqual(['again-after-C']);
  });

  it('leads to the order that waits already', async () => {
    const keys = follow([order('C', 'PENDING', 'starter'), order('B', 'PENDING'), order('A', 'PAID')]);
    await leadsTo('/credits/B');
    expect(keys).toEqual([]);
  });

  it.each([
    ['nothing was paid', [order('A', 'CANCELLED')], ['pro']],
    ['it is off sale', [order('A', 'PAID')], ['starter']],
  ])('leads to the plans where %s', async (_, orders, plans) => {
    const keys = follow(orders, plans);
    await leadsTo('/credits');
    expect(keys).toEqual([]);
  });
});
