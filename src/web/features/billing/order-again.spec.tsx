import { cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react';
import { LanguageProvider } from '../../i18n/language';
import { Fetching } from '../../testing/fetching';
import { OrderAgain } from './order-again';

/** @returns what was asked for */
const follow = (answer: Response): string[] => followBy(() => answer.clone());

/** @returns what was asked for */
function followBy(answerTo: (method: string, pathname: string) => Response): string[] {
  const calls: string[] = [];
  Fetching.by(({ method, url }) => {
    const { pathname } = new URL(url);
    calls.push(`${method} ${pathname}`);
    return answerTo(method, pathname);
  });
  history.replaceState(null, '', '/credits/again');
  render(
    <Fetching>
      <LanguageProvider>
        <OrderAgain />
      </LanguageProvider>
    </Fetching>,
  );
  return calls;
}

const refusal = (status: number, code: string): Response =>
  Response.json({ status: 0, code, message: code, errors: null }, { status });
const leadsTo = (path: string) => waitFor(() => expect(location.pathname).toBe(path));

describe('a notice about few credits', () => {
  beforeEach(() => {
    Object.defineProperty(navigator, 'languages', { value: ['en-GB'], configurable: true });
  });
  afterEach(cleanup);

  it('leads to the order that the service has ready', async () => {
    const calls = follow(Response.json({ status: 1, result: { order: { order_code: 'LOA12345678' } } }));
    await leadsTo('/credits/LOA12345678');
    expect(calls).toEqual(['POST /api/payment/orders/again']);
  });

  it.each([
    [404, 'NOTHING_PAID_YET'],
    [404, 'PLAN_NOT_FOUND'],
    [409, 'PLAN_OFF_SALE'],
  ])('leads to the plans where the last order cannot be repeated: %s %s', async (status, code) => {
    follow(refusal(status, code));
    await leadsTo('/credits');
  });

  it('shows the orders that wait where no more may, and goes on once one is cancelled', async () => {
    const waiting = {
      ...{ id: 'o', order_code: 'LOA1', plan_id: 'pro', billing_cycle: 'monthly', amount: 5, credits: 5 },
      ...{ status: 'PENDING', paid_at: null, expires_at: '2999-01-01T00:00:00.000Z', refunds: [] },
    };
    let cancelled = false;
    const calls = followBy((method, pathname) => {
      if (method === 'DELETE') cancelled = true;
      if (method === 'POST' && !cancelled) return refusal(409, 'TOO_MANY_PENDING_ORDERS');
      const order = method === 'POST' ? { order_code: 'LOA12345678' } : waiting;
      const items = pathname === '/api/payment/orders' ? [waiting] : [];
      return Response.json({ status: 1, result: { order, items, total: 1, page: 1, limit: 10 } });
    });
    await screen.findByText(/Too many orders/);
    await screen.findByRole('link', { name: 'LOA1' });
    expect(location.pathname).toBe('/credits/again');
    fireEvent.click(screen.getByRole('button', { name: 'Cancel the order LOA1' }));
    await leadsTo('/credits/LOA12345678');
    expect(calls).toContain('DELETE /api/payment/orders/LOA1');
  });

  it('says what is wrong otherwise', async () => {
    follow(refusal(403, 'FORBIDDEN'));
    await screen.findByRole('alert');
    await waitFor(() => expect(screen.getByRole('alert').textContent).not.toBe(''));
    expect(location.pathname).toBe('/credits/again');
    expect(screen.queryByRole('table')).toBeNull();
  });
});
