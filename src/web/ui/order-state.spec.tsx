import { cleanup, render } from '@testing-library/react';
import type { OrderDto } from '../api/generated';
import { LanguageProvider } from '../i18n/language';
import { DatedOrderState } from './order-state';

describe('the state of an order', () => {
  beforeEach(() => {
    Object.defineProperty(navigator, 'languages', { value: ['en-GB'], configurable: true });
  });
  afterEach(cleanup);

  it.each([
    ['PENDING', null, /^Waiting for paymentby 20\/11\/2026/],
    ['PAID', '2026-11-19T05:00:00.000Z', /^Paidon 19\/11\/2026/],
    ['EXPIRED', null, /^Expiredon 20\/11\/2026/],
    ['CANCELLED', null, /^Cancelled$/],
  ] as const)('%s says until when or since when', (status, paid_at, said) => {
    const order = { status, paid_at, expires_at: '2026-11-20T05:00:00.000Z' } as OrderDto;
    const { container } = render(
      <LanguageProvider>
        <DatedOrderState {...order} />
      </LanguageProvider>,
    );
    expect(container.textContent).toMatch(said);
  });
});
