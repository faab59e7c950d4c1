import { cleanup, render, screen } from '@testing-library/react';
import type { ReactNode } from 'react';
import { LanguageProvider } from '../../i18n/language';
import { SessionProvider } from '../../lib/session';
import { Fetching } from '../../testing/fetching';
import { EmailAddress } from './email-address';
import { ForgotPassword } from './forgotten-password';

describe('what is done by mail', () => {
  beforeEach(() => {
    Object.defineProperty(navigator, 'languages', { value: ['en-GB'], configurable: true });
  });
  afterEach(cleanup);

  function show(page: ReactNode, sends_mails: boolean): void {
    const account = { id: 'a', email: 'lan@example.com', email_verified: false };
    Fetching.answer(200, { status: 1, result: { account, sends_mails } });
    render(
      <Fetching>
        <LanguageProvider>
          <SessionProvider opening={() => null}>{page}</SessionProvider>
        </LanguageProvider>
      </Fetching>,
    );
  }

  it('is not offered where no mails are sent', async () => {
    show(<ForgotPassword />, false);
    await screen.findByText(/^This service sends no email\. Please contact its operator/);
    expect(screen.queryByRole('button', { name: 'Send the link' })).toBeNull();
    cleanup();
    show(<EmailAddress />, false);
    await screen.findByText(/^This service sends no email, so the address needs no confirmation/);
    expect(screen.queryByRole('button', { hidden: true })).toBeNull();
  });

  it('is offered where mails are sent', async () => {
    show(<ForgotPassword />, true);
    await screen.findByRole('button', { name: 'Send the link' });
    cleanup();
    show(<EmailAddress />, true);
    await screen.findByText('Confirm or change the address');
    expect(screen.queryByText(/sends no email/)).toBeNull();
  });
});
