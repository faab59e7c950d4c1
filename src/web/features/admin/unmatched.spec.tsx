import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import type { TransferCandidateDto, UnmatchedTransferDto } from '../../api/generated';
import { LanguageProvider } from '../../i18n/language';
import { Fetching } from '../../testing/fetching';
import { Unmatched } from './unmatched';

const PAST = '2026-11-20T08:00:00.000Z';

const candidate = (of: Partial<TransferCandidateDto>): TransferCandidateDto => ({
  ...{ order_code: 'LOA12345678', account_id: 'a', account_email: 'lan@example.com', account_name: 'Lan' },
  ...{ amount: 99_000, status: 'PENDING', created_at: PAST, failed: [], digits_in_place: null },
  ...of,
});

function show(candidates: readonly TransferCandidateDto[]): void {
  const transfer: UnmatchedTransferDto = {
    ...{ transfer_id: 't', channel: 'webhook', gateway: 'Ngân hàng Thử', reference_code: 'FT1' },
    ...{ direction: 'in', amount: 90_000, content: 'LOA 12345678', account_number: '0123456789' },
    ...{ transferred_at: PAST, received_at: PAST, outcome: 'unmatched', reason: 'wrong-amount' },
    ...{ order_code: null, assigned_reason: null, assigned_by: null, settled_at: PAST, closed_as: null },
    ...{ closed_reason: null, closed_by: null, closed_at: null, refund_reference: null },
    candidates: [...candidates],
  };
  Fetching.answer(200, { status: 1, result: { items: [transfer], total: 1, page: 1, limit: 10 } });
  render(
    <Fetching>
      <LanguageProvider>
        <Unmatched />
      </LanguageProvider>
    </Fetching>,
  );
}

describe('money that waits', () => {
  beforeEach(() => {
    Object.defineProperty(navigator, 'languages', { value: ['en-GB'], configurable: true });
  });
  afterEach(cleanup);

  it('can be assigned to an order that may take it, whatever else speaks against it', async () => {
    show([candidate({ status: 'EXPIRED', failed: ['wrong-amount', 'other-account'] })]);
    fireEvent.click(await screen.findByRole('button', { name: 'Assign to LOA12345678' }));
    screen.getByRole('dialog');
    screen.getByRole('button', { name: 'Assign all the same' });
  });

  it.each([
    ['is paid already', 'order-already-paid', 'Order already paid'],
    ['is of a deleted account', 'account-deleted', 'Account deleted'],
  ] as const)(
    'is not offered to an order that %s, which stands there all the same',
    async (_, rule, said) => {
      show([
        candidate({ status: 'PAID', failed: ['wrong-amount', rule] }),
        candidate({ order_code: 'LOA1' }),
      ]);
      await screen.findByRole('button', { name: 'Assign to LOA1' });
      screen.getByRole('cell', { name: new RegExp(said) });
      expect(screen.queryByRole('button', { name: 'Assign to LOA12345678' })).toBeNull();
    },
  );
});
