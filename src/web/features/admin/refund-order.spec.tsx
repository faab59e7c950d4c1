import { cleanup, fireEvent, render, screen, waitFor, within } from '@testing-library/react';
import type { AdminOrderDto } from '../../api/generated';
import { LanguageProvider } from '../../i18n/language';
import { SessionProvider } from '../../lib/session';
import { Fetching } from '../../testing/fetching';
import { AdminOrders } from './orders';

const PAST = '2026-11-20T08:00:00.000Z';
const order = (of: Partial<AdminOrderDto> = {}): AdminOrderDto => ({
  ...{ id: 'o', order_code: 'LOA12345678', plan_id: 'pro', billing_cycle: 'monthly', amount: 99_000 },
  ...{ credits: 500_000, status: 'PAID', bank_name: 'Ngân hàng Thử', account_no: '0123456789' },
  ...{ memo: 'LOA 12345678', paid_at: PAST, expires_at: PAST, credits_expire_after_days: null },
  ...{ account_id: 'a', account_email: 'lan@example.com', created_at: PAST, transfer_id: 't', refunds: [] },
  paid_amount: 99_000,
  ...of,
});

/** @returns what was sent to the service, and how it is answered from now on */
function show(orders: AdminOrderDto[]): { readonly sent: unknown[]; refused: boolean } {
  const stage = { sent: [] as unknown[], refused: false };
  Fetching.by((request) => {
    const { pathname } = new URL(request.url);
    if (request.method === 'POST') {
      void request.json().then((body) => stage.sent.push([pathname, body]));
      if (stage.refused) {
        const errors = [{ field: 'credits', code: 'CREDITS_NOT_LEFT' }];
        return Response.json({ status: 0, code: 'CREDITS_NOT_LEFT', message: 'x', errors }, { status: 409 });
      }
    }
    const account = { id: 'a', email: 'op@example.com', credits: { available: 1_234, held: 0 } };
    return Response.json({
      status: 1,
      result: { items: orders, total: orders.length, page: 1, limit: 20, account, order: orders[0] },
    });
  });
  render(
    <Fetching>
      <LanguageProvider>
        <SessionProvider opening={() => null}>
          <AdminOrders />
        </SessionProvider>
      </LanguageProvider>
    </Fetching>,
  );
  return stage;
}

const type = (label: string, value: string): void => {
  fireEvent.change(within(screen.getByRole('dialog')).getByLabelText(label), { target: { value } });
};

describe("an order in the operator's list", () => {
  beforeEach(() => {
    Object.defineProperty(navigator, 'languages', { value: ['en-GB'], configurable: true });
  });
  afterEach(cleanup);

  it('is refunded with the bank reference, the reason and the credits that are taken back', async () => {
    const stage = show([order()]);
    fireEvent.click(await screen.findByRole('button', { name: 'Note a refund of order LOA12345678' }));
    await screen.findByText('At most 500,000 of what the order granted; the account has 1,234 left.');
    screen.getByText('Leave it empty for all that is left: ₫99,000.');
    expect(screen.getByLabelText('Credits to take back')).toHaveProperty('value', '1234');
    type('Credits to take back', '1.235');
    fireEvent.click(screen.getByRole('button', { name: 'Note the refund' }));
    screen.getByText('Enter 1,234 or less.');
    type('Credits to take back', '1.234');
    type("Bank's reference of the refund", ' FT9 ');
    type('Reason', 'ordered by mistake');
    stage.refused = true;
    fireEvent.click(screen.getByRole('button', { name: 'Note the refund' }));
    await screen.findByText('The account does not have that many credits left.');
    stage.refused = false;
    type('Amount sent back (VND)', '50.000');
    screen.getByText('= ₫50,000');
    fireEvent.click(screen.getByRole('button', { name: 'Note the refund' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    const body = { credits: 1234, refund_reference: 'FT9', reason: 'ordered by mistake' };
    const path = '/api/v1/admin/orders/LOA12345678/refund';
    expect(stage.sent).toEqual([
      [path, body],
      [path, { ...body, amount: 50_000 }],
    ]);
  });

  const refund = (amount: number, refund_reference: string) => ({
    ...{ amount, credits: 10, refund_reference, reason: 'ordered by mistake' },
    ...{ refunded_by: 'root@loa-1', refunded_at: PAST },
  });

  it('says what was sent back and who noted it, and is refunded no more once nothing is left', async () => {
    const refunds = [refund(50_000, 'FT9'), refund(49_000, 'FT10')];
    const unpaid = order({ id: 'p', order_code: 'LOA87654321', status: 'PENDING', paid_amount: null });
    show([order({ refunds }), unpaid]);
    await screen.findByText('₫50,000 refunded · FT9 · ordered by mistake');
    screen.getByText('₫49,000 refunded · FT10 · ordered by mistake');
    expect(screen.getAllByText('Decided by: command line · root@loa-1')).toHaveLength(2);
    expect(screen.queryByRole('button', { name: /refund/ })).toBeNull();
  });

  it('is refunded again while there is something left, at most that', async () => {
    show([order({ refunds: [refund(50_000, 'FT9')] })]);
    fireEvent.click(await screen.findByRole('button', { name: 'Note a refund of order LOA12345678' }));
    await screen.findByText('At most 499,990 of what the order granted; the account has 1,234 left.');
    screen.getByText('Leave it empty for all that is left: ₫49,000.');
    const dialog = within(screen.getByRole('dialog'));
    type('Amount sent back (VND)', '49.001');
    fireEvent.click(screen.getByRole('button', { name: 'Note the refund' }));
    dialog.getByText('Enter 49,000 or less.');
    expect(dialog.getByLabelText('Credits to take back')).toHaveProperty('value', '1234');
  });
});
