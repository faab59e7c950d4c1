import { cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react';
import type { ReactNode } from 'react';
import { en } from '../../i18n/en';
import { LanguageProvider } from '../../i18n/language';
import { SessionProvider } from '../../lib/session';
import { Fetching } from '../../testing/fetching';
import { Account } from './account';
import { LowCredits } from './low-credits';

const show = (screenOf: ReactNode) =>
  render(
    <Fetching>
      <LanguageProvider>
        <SessionProvider opening={() => null}>{screenOf}</SessionProvider>
      </LanguageProvider>
    </Fetching>,
  );

describe('the account', () => {
  beforeEach(() => {
    Object.defineProperty(navigator, 'languages', { value: ['en-GB'], configurable: true });
  });
  afterEach(cleanup);

  it.each([
    ['starter', 'Small beginnings'],
    ['free', 'Free'],
    ['withdrawn', 'withdrawn'],
  ])('names its plan %s as it is sold: %s', async (plan_id, name) => {
    const account = { id: 'a', email: 'lan@example.com', plan_id, created_at: '2026-11-20T08:00:00.000Z' };
    Fetching.by(({ url }) => {
      const isPlans = new URL(url).pathname.endsWith('/plans');
      const items = isPlans ? [{ plan_id: 'starter', name: 'Small beginnings' }] : [];
      return Response.json({ status: 1, result: { account, items, failed_log_ins: [], sends_mails: false } });
    });
    show(<Account />);
    await screen.findByText((shown) => shown.replace(/[\u2068\u2069]/g, '') === name);
  });

  it('lists its sessions again once the password is another, which ends all others', async () => {
    const account = {
      id: 'a',
      email: 'lan@example.com',
      plan_id: 'free',
      created_at: '2026-11-20T08:00:00.000Z',
    };
    const last_used_at = account.created_at;
    let items = ['Chrome on Linux', 'Safari on iOS'].map((client, at) => ({
      ...{ id: client, client, current: at === 0, network: '203.0.113.0/24', last_used_at },
    }));
    Fetching.by(({ method, url }) => {
      if (method === 'POST') items = items.slice(0, 1);
      const listed = url.endsWith('/sessions') ? items : [];
      return Response.json({ status: 1, result: { account, items: listed, failed_log_ins: [] } });
    });
    show(<Account />);
    await screen.findByText('Safari on iOS');
    const next = screen.getByLabelText('New password');
    fireEvent.change(next, { target: { value: 'a long password' } });
    fireEvent.submit(next.closest('form')!);
    await screen.findByText(en.account.changed);
    await waitFor(() => expect(screen.queryByText('Safari on iOS')).toBeNull());
  });

  it('says that a limit is saved until another is typed', async () => {
    const account = { id: 'a', email: 'lan@example.com', low_credits_threshold: 500 };
    Fetching.answer(200, { status: 1, result: { account } });
    show(<LowCredits />);
    const limit = await screen.findByLabelText(/^Tell me when/);
    fireEvent.click(screen.getByRole('button', { name: 'Save' }));
    await screen.findByText('Saved.');
    fireEvent.change(limit, { target: { value: '600' } });
    expect(screen.queryByText('Saved.')).toBeNull();
  });

  it('is told of few credits below the number that was typed, however its thousands are grouped', async () => {
    const account = { id: 'a', email: 'lan@example.com', low_credits_threshold: null };
    const sent: unknown[] = [];
    Fetching.by(async (request) => {
      if (request.method !== 'GET') sent.push(await request.json());
      return Response.json({ status: 1, result: { account } });
    });
    show(<LowCredits />);
    for (const typed of ['20.000', '20.00', '']) {
      fireEvent.change(await screen.findByLabelText(/^Tell me when/), { target: { value: typed } });
      fireEvent.click(screen.getByRole('button', { name: 'Save' }));
      await screen.findByText(typed === '20.00' ? /^Enter a whole number/ : 'Saved.');
    }
    expect(sent).toEqual([{ low_credits_threshold: 20_000 }, { low_credits_threshold: null }]);
  });
});
