import { cleanup, render, screen, waitFor } from '@testing-library/react';
import { LanguageProvider } from '../../i18n/language';
import { Fetching } from '../../testing/fetching';
import { OrderAgain } from './order-again';

/** @returns what was asked for */
function follow(answer: Response): string[] {
  const calls: string[] = [];
  Fetching.by(({ method, url }) => {
    calls.push(`${method} ${new URL(url).pathname}`);
    return answer.clone();
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

  it('says what is wrong otherwise', async () => {
    follow(refusal(409, 'TOO_MANY_PENDING_ORDERS'));
    await screen.findByText(/Too many orders/);
    expect(location.pathname).toBe('/credits/again');
  });
});
