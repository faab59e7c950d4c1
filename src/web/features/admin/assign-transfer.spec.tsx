import { act, cleanup, fireEvent, render, screen } from '@testing-library/react';
import type { TransferCandidateDto, UnmatchedTransferDto } from '../../api/generated';
import { LanguageProvider } from '../../i18n/language';
import { Fetching } from '../../testing/fetching';
import { AssignTransfer } from './assign-transfer';

const TRANSFER = { transfer_id: 't', amount: 99_000, content: 'LOA' } as UnmatchedTransferDto;

const CANDIDATE: TransferCandidateDto = {
  ...{ order_code: 'LOA1', account_id: 'a', account_email: 'lan@example.com', account_name: 'Lan' },
  ...{ amount: 99_000, status: 'PENDING', created_at: '2026-11-20T08:00:00.000Z' },
  ...{ failed: [], digits_in_place: null },
};

const found = () => Response.json({ status: 1, result: { candidate: CANDIDATE } });
const notFound = () =>
  Response.json({ status: 0, code: 'NOT_FOUND', message: 'no', errors: null }, { status: 404 });

const code = () => screen.getByLabelText<HTMLInputElement>('Order code');
const type = (value: string) => fireEvent.change(code(), { target: { value } });

/** Looks at an order. @returns answers it */
async function look(orderCode: string): Promise<(response: Response) => Promise<void>> {
  let answer: (response: Response) => void = () => undefined;
  Fetching.by(() => new Promise((resolve) => (answer = resolve)));
  type(orderCode);
  fireEvent.submit(code().form!);
  await act(() => Promise.resolve());
  return (response) =>
    act(async () => {
      answer(response);
      await new Promise((resolve) => setTimeout(resolve));
    });
}

describe('the order that an operator names for money that waits', () => {
  beforeEach(() => {
    Object.defineProperty(navigator, 'languages', { value: ['en-GB'], configurable: true });
    render(
      <Fetching>
        <LanguageProvider>
          <AssignTransfer transfer={TRANSFER} candidate={null} onPaid={jest.fn()} onClose={jest.fn()} />
        </LanguageProvider>
      </Fetching>,
    );
  });
  afterEach(cleanup);

  it('is compared, until another code is typed', async () => {
    await (
      await look('LOA1')
    )(found());
    await screen.findByText('lan@example.com');
    type('LOA2');
    expect(screen.queryByText('lan@example.com')).toBeNull();
  });

  it('is not the one of a code that was typed before, whose answer comes late', async () => {
    const answer = await look('LOA1');
    type('LOA2');
    await answer(found());
    expect(screen.queryByText('lan@example.com')).toBeNull();
  });

  it('is said to be missing until another code is typed', async () => {
    await (
      await look('LOA1')
    )(notFound());
    expect((await screen.findByRole('alert')).textContent).not.toBe('');
    type('LOA2');
    expect(screen.getByRole('alert').textContent).toBe('');
  });
});
