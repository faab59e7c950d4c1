import { cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react';
import type { ReactNode } from 'react';
import type { LedgerEntryDto, OrderDto, PlanDto } from '../../api/generated';
import { LanguageProvider } from '../../i18n/language';
import { SessionProvider } from '../../lib/session';
import { Fetching } from '../../testing/fetching';
import { Buyer } from './buyer';
import { Credits } from './credits';
import { Ledger } from './ledger';
import { OrderScreen } from './order';

const SOON = '2999-01-01T00:00:00.000Z';
const PAST = '2000-01-01T00:00:00.000Z';

const plan = (billing_cycle: PlanDto['billing_cycle'], amount: number, credits: number): PlanDto => ({
  ...{ plan_id: 'pro', name: 'Chuyên nghiệp', billing_cycle, amount, credits },
  ...{ currency: 'VND', rate_limit_per_minute: 60, credits_expire_after_days: null },
});
const plans = [plan('monthly', 100_000, 100_000), plan('yearly', 960_000, 1_200_000)];

const order = (of: Partial<OrderDto> = {}): OrderDto => ({
  ...{ id: 'o', order_code: 'LOA12345678', plan_id: 'pro', billing_cycle: 'monthly', amount: 100_000 },
  ...{ credits: 100_000, status: 'PENDING', bank_name: 'Ngân hàng Thử', account_no: '0123456789' },
  ...{ memo: 'LOA 12345678', paid_at: null, expires_at: SOON, credits_expire_after_days: null, refunds: [] },
  ...of,
});

const image = 'http://localhost/api/payment/qr/970436-0123456789-compact2.png?accountName=CONG%20TY%20LOA';
const entry: LedgerEntryDto = {
  ...{ entry_id: '1', type: 'order', credits: 5000, balance_after: 6000 },
  ...{ order_code: 'LOA12345678', request_id: null, created_at: PAST, expires_at: null },
};

const buyer = { name: 'Lan', tax_code: null, address: null, email: 'lan@example.com' };

/** What is the same on every screen. */
const ALWAYS = {
  '/api/v1/account': { account: { id: 'a', credits: { available: 12_345, held: 0 } } },
  '/api/payment/billing-details': { billing_details: buyer },
};

/** @returns what was asked for by other methods than GET */
function show(page: ReactNode, results: Record<string, object>): string[] {
  const acts: string[] = [];
  Fetching.by(({ method, url }) => {
    const { pathname } = new URL(url);
    if (method !== 'GET') acts.push(`${method} ${pathname}`);
    return Response.json({
      status: 1,
      result: new Map(Object.entries({ ...ALWAYS, ...results })).get(pathname),
    });
  });
  mount(page);
  return acts;
}

const mount = (page: ReactNode) =>
  render(
    <Fetching>
      <LanguageProvider>
        <SessionProvider opening={() => null}>{page}</SessionProvider>
      </LanguageProvider>
    </Fetching>,
  );

const list = (...items: object[]) => ({ items, total: items.length, page: 1, limit: 10 });

/** What the page asks of a browser that reads English, and jsdom has not. */
function beABrowser(): void {
  Object.defineProperty(navigator, 'languages', { value: ['en-GB'], configurable: true });
  globalThis.EventSource = class extends EventTarget {
    static readonly OPEN = 1;
    readyState = 1;
    close = () => undefined;
  } as unknown as typeof EventSource;
}

const showOrder = (of: Partial<OrderDto>) =>
  show(<OrderScreen orderCode="LOA12345678" />, {
    '/api/payment/orders/LOA12345678': {
      order: order(of),
      qr: { content: '', image_url: image, svg_url: image.replace('.png', '.svg') },
      poll_interval_sec: 5,
      payment:
        of.status === 'PAID'
          ? { amount: 99_000, bank_reference: 'FT26325123', receipt_number: '2026-000123' }
          : null,
    },
    '/api/payment/plans': { items: plans },
  });

describe('an order', () => {
  beforeEach(beABrowser);
  afterEach(cleanup);

  it('says what is bought by its name, and gives each value of the transfer and the code to keep', async () => {
    showOrder({});
    await screen.findByText('\u2068Chuyên nghiệp\u2069 · Monthly');
    for (const name of ['amount', 'memo', 'account number', 'bank', 'account holder'])
      expect(screen.getByRole('button', { name: `Copy ${name}` })).toBeTruthy();
    expect(screen.getByText('CONG TY LOA')).toBeTruthy();
    const save = screen.getByRole('link', { name: 'Save the QR code' });
    expect([save.getAttribute('download'), save.getAttribute('href')]).toEqual([
      'LOA12345678.png',
      `${image.replace('http://localhost', '')}&lang=en`,
    ]);
    expect(screen.getByRole('img').getAttribute('src')).toContain('&lang=en');
  });

  it.each([
    ['is past its time', { expires_at: PAST }, 'The order has expired'],
    ['is told to have expired', { status: 'EXPIRED', expires_at: PAST }, 'The order has expired'],
    ['is cancelled', { status: 'CANCELLED' }, 'The order is cancelled'],
    ['is paid', { status: 'PAID', paid_at: PAST }, 'Paid!'],
  ] as const)('shows nothing to scan or to copy of an order that %s', async (_, of, said) => {
    showOrder(of);
    await screen.findByText(said);
    expect(screen.queryByRole('img')).toBeNull();
    expect(screen.queryByRole('button', { name: /^Copy/ })).toBeNull();
  });

  it.each([
    ['waits', {}, true],
    ['is past its time, when money still pays it,', { expires_at: PAST }, true],
    ['is paid', { status: 'PAID', paid_at: PAST }, false],
    ['is cancelled', { status: 'CANCELLED' }, false],
  ] as const)('asks whom its receipt is to name while that counts: one that %s', async (_, of, asks) => {
    showOrder(of);
    await screen.findByText('\u2068Chuyên nghiệp\u2069 · Monthly');
    expect(screen.queryAllByRole('link', { name: /^Should the receipt name/ })).toHaveLength(asks ? 1 : 0);
    expect(screen.queryAllByRole('heading', { name: 'What receipts say of you' })).toHaveLength(asks ? 1 : 0);
  });

  it('tells of a paid order what came, when and under which reference, with its receipt', async () => {
    showOrder({ status: 'PAID', paid_at: PAST });
    await screen.findByText(/99,000/);
    expect(screen.getByText('\u2068FT26325123\u2069')).toBeTruthy();
    expect(screen.getByText('2026-000123')).toBeTruthy();
    expect(screen.getByText('Paid at')).toBeTruthy();
    expect(screen.getByRole('link', { name: 'Receipt' }).getAttribute('href')).toBe(
      '/api/payment/orders/LOA12345678/receipt?lang=en',
    );
  });
});

describe('a refunded order', () => {
  beforeEach(beABrowser);
  afterEach(cleanup);

  const refundOf = (amount: number, refund_reference = 'FT26330999') => ({
    ...{ amount, credits: 7_500, refund_reference, refunded_at: '2026-11-26T03:00:00.000Z' },
  });

  it.each([
    ['all', 99_000, 'Refunded'],
    ['a part', 40_000, 'Partly refunded'],
  ])('says what was sent back of its money, and when: %s', async (_, amount, title) => {
    showOrder({ status: 'PAID', paid_at: PAST, refunds: [refundOf(amount)] });
    await screen.findByRole('heading', { name: title });
    const facts = screen.getByText('Amount sent back').closest('dl')?.textContent;
    expect(facts).toContain(amount.toLocaleString('en-GB'));
    for (const said of ['26/11/2026', '7,500', 'FT26330999']) expect(facts).toContain(said);
    expect(screen.queryByText('Paid!')).toBeNull();
    screen.getByText('Paid');
    screen.getByRole('link', { name: 'Receipt' });
  });

  it('says each part, and that it is all once they add up', async () => {
    showOrder({ status: 'PAID', paid_at: PAST, refunds: [refundOf(40_000), refundOf(59_000, 'FT26331000')] });
    await screen.findByRole('heading', { name: 'Refunded' });
    const facts = screen.getAllByText('Amount sent back').map((name) => name.closest('dl')?.textContent);
    expect(facts).toEqual([
      expect.stringMatching(/40,000.*FT26330999/),
      expect.stringMatching(/59,000.*FT26331000/),
    ]);
  });

  it('says so in the list of orders', async () => {
    show(<Credits />, {
      '/api/payment/plans': { items: plans },
      '/api/payment/orders': list(
        order({ id: 'p', order_code: 'LOA1', status: 'PAID', paid_at: PAST }),
        order({ status: 'PAID', paid_at: PAST, refunds: [refundOf(30_000), refundOf(10_000, 'FT2')] }),
      ),
    });
    const refunded = await screen.findByText(/40,000.* refunded/);
    expect(refunded.closest('tr')?.textContent).toMatch(/LOA12345678.*Paid.*refunded.*26\/11\/2026/);
    expect(screen.getAllByText(/refunded/)).toHaveLength(1);
  });
});

describe('whom receipts name', () => {
  beforeEach(beABrowser);
  afterEach(cleanup);

  const showForm = () =>
    render(
      <Fetching>
        <LanguageProvider>
          <Buyer />
        </LanguageProvider>
      </Fetching>,
    );

  it('is entered before paying, sent whole, and shown as the server has it then', async () => {
    const sent: unknown[] = [];
    let kept: object = buyer;
    globalThis.fetch = async (input) => {
      if (!(input instanceof Request)) throw new TypeError('The client sends requests.');
      if (input.method === 'PUT') {
        const body: unknown = await input.json();
        sent.push(body);
        kept = { ...buyer, name: 'Công ty Giọng Đọc', tax_code: '0101248141' };
      }
      return Response.json({ status: 1, result: { billing_details: kept } });
    };
    showForm();
    const name = await screen.findByLabelText('Name of the buyer or the company');
    fireEvent.change(name, { target: { value: 'Công ty  Giọng Đọc' } });
    fireEvent.change(screen.getByLabelText('Tax code (optional)'), { target: { value: '0101248141' } });
    fireEvent.click(screen.getByRole('button', { name: 'Save' }));
    await screen.findByText(/^Saved\./);
    expect(sent).toEqual([{ ...buyer, name: 'Công ty  Giọng Đọc', tax_code: '0101248141' }]);
    await screen.findByText('Công ty Giọng Đọc');
    expect(screen.getByDisplayValue('Công ty Giọng Đọc')).toBe(name);
    fireEvent.change(name, { target: { value: 'Công ty khác' } });
    expect(screen.queryByText(/^Saved\./)).toBeNull(); // that is not what is saved
  });

  it('says under the field what is wrong with it', async () => {
    const errors = [{ field: 'tax_code', code: 'INVALID_FORMAT', message: '' }];
    Fetching.by(({ method }) =>
      method === 'PUT'
        ? Response.json({ status: 0, code: 'INVALID_PARAMS', message: '', errors }, { status: 400 })
        : Response.json({ status: 1, result: { billing_details: buyer } }),
    );
    showForm();
    const taxCode = await screen.findByLabelText('Tax code (optional)');
    fireEvent.change(taxCode, { target: { value: '12' } });
    fireEvent.click(screen.getByRole('button', { name: 'Save' }));
    await screen.findByText(/^A tax code has 10 digits/);
    expect(taxCode.getAttribute('aria-invalid')).toBe('true');
    expect(screen.getByRole('alert').textContent).toBe('');
  });
});

describe('plans and credits', () => {
  beforeEach(beABrowser);
  afterEach(cleanup);

  it('tell what is left, what plans save and that they do not renew, and reuse an order that waits', async () => {
    const acts = show(<Credits />, {
      '/api/payment/plans': { items: plans },
      '/api/payment/orders': list(
        order({ id: 'a', order_code: 'OTHER', billing_cycle: 'yearly' }),
        order({ id: 'b', order_code: 'DEARER', amount: 90_000 }),
        order({ id: 'c', order_code: 'WAITS' }),
      ),
    });
    await screen.findByText(/does not renew by itself/);
    expect(screen.getByText('You have 12,345 credits.')).toBeTruthy();
    fireEvent.click(screen.getByRole('radio', { name: 'Yearly' }));
    await screen.findByText('20% less per credit than monthly');
    fireEvent.click(screen.getByRole('radio', { name: 'Monthly' }));
    fireEvent.click(screen.getByRole('button', { name: 'Buy \u2068Chuyên nghiệp\u2069' }));
    await waitFor(() => expect(location.pathname).toBe('/credits/WAITS'));
    expect(acts).toEqual([]);
  });

  it('show the orders that wait where no more may, to be paid or cancelled', async () => {
    const acts: string[] = [];
    let waiting = [
      order({ id: 'a', order_code: 'LOA1', amount: 5 }),
      order({ id: 'b', order_code: 'LOA2', amount: 5 }),
    ];
    Fetching.by(({ method, url }) => {
      const { pathname, searchParams } = new URL(url);
      if (method !== 'GET') acts.push(`${method} ${pathname}`);
      if (method === 'POST') {
        const refusal = { status: 0, code: 'TOO_MANY_PENDING_ORDERS', message: 'x', errors: null };
        return Response.json(refusal, { status: 409 });
      }
      if (method === 'DELETE') waiting = waiting.filter(({ order_code }) => !pathname.endsWith(order_code));
      const orders = list(...(searchParams.get('status') === 'PENDING' ? waiting : []));
      const results = { ...ALWAYS, '/api/payment/plans': { items: plans }, '/api/payment/orders': orders };
      return Response.json({ status: 1, result: new Map(Object.entries(results)).get(pathname) ?? {} });
    });
    mount(<Credits />);
    fireEvent.click(await screen.findByRole('button', { name: 'Buy \u2068Chuyên nghiệp\u2069' }));
    await screen.findByText(/^Too many orders are waiting/);
    const one = await screen.findByRole('link', { name: 'LOA1' });
    expect(one.getAttribute('href')).toBe('/credits/LOA1');
    fireEvent.click(screen.getByRole('button', { name: 'Cancel the order LOA2' }));
    await waitFor(() => expect(screen.queryByText(/^Too many orders are waiting/)).toBeNull());
    expect(acts).toEqual(['POST /api/payment/orders', 'DELETE /api/payment/orders/LOA2']);
  });

  it('list what came and what was spent, with the way to its order and its request', async () => {
    const spent: LedgerEntryDto = {
      ...{ ...entry, entry_id: '2', type: 'charge', credits: -20, balance_after: 5980 },
      ...{ order_code: null, request_id: '9b52e134-0c6d-47ba-b27b-e1869c094b4d' },
    };
    show(<Ledger />, { '/api/v1/account/ledger': list(spent, entry) });
    await screen.findByText('-20');
    expect(screen.getByRole('link', { name: 'LOA12345678' }).getAttribute('href')).toBe(
      '/credits/LOA12345678',
    );
    expect(screen.getByRole('link', { name: 'Request 9b52e134' })).toBeTruthy();
    const file = screen.getByRole('link', { name: 'Download as CSV' });
    expect(file.getAttribute('href')).toBe('/api/v1/account/ledger.csv');
  });
});

describe('plans of two cycles', () => {
  beforeEach(beABrowser);
  afterEach(cleanup);

  it('are shown by year at once where none is on sale by month', async () => {
    show(<Credits />, { '/api/payment/plans': { items: plans.slice(1) }, '/api/payment/orders': list() });
    await screen.findByRole('button', { name: 'Buy \u2068Chuyên nghiệp\u2069' });
    expect(screen.getAllByRole('radio')).toEqual([screen.getByRole('radio', { name: 'Yearly' })]);
  });

  it('name the plan of an order as that of its cycle', async () => {
    const [monthly, yearly] = plans;
    show(<Credits />, {
      '/api/payment/plans': { items: [monthly, { ...yearly, name: 'Cả năm' }] },
      '/api/payment/orders': list(order({ billing_cycle: 'yearly' })),
    });
    await screen.findByRole('cell', { name: '\u2068Cả năm\u2069 · Yearly' });
  });
});

describe('an answer about an order that comes late', () => {
  beforeEach(beABrowser);
  afterEach(cleanup);

  it('leaves whoever has gone elsewhere where they are: cancelled', async () => {
    showOrder({});
    const cancel = await screen.findByRole('button', { name: 'Cancel the order' });
    const answer = Fetching.late();
    history.replaceState(null, '', '/elsewhere');
    fireEvent.click(cancel);
    cleanup();
    await answer();
    expect(location.pathname).toBe('/elsewhere');
  });

  it('leaves whoever has gone elsewhere where they are: placed', async () => {
    show(<Credits />, {
      '/api/payment/plans': { items: plans },
      '/api/payment/orders': { ...list(), order: order() },
    });
    const buy = await screen.findByRole('button', { name: 'Buy \u2068Chuyên nghiệp\u2069' });
    const answer = Fetching.late();
    history.replaceState(null, '', '/credits');
    fireEvent.click(buy);
    cleanup();
    await answer();
    expect(location.pathname).toBe('/credits');
  });
});
