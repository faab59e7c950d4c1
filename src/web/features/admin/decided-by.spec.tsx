import { cleanup, render, screen } from '@testing-library/react';
import { LanguageProvider } from '../../i18n/language';
import { SessionProvider } from '../../lib/session';
import { Fetching } from '../../testing/fetching';
import { DecidedBy } from './decided-by';

const OPERATOR = '0b0e6d5c-3a43-4a58-9a53-6f1c1f9c2d10';

describe('who decided something', () => {
  beforeEach(() => {
    Object.defineProperty(navigator, 'languages', { value: ['en-GB'], configurable: true });
  });
  afterEach(cleanup);

  it.each([
    ['an operator', OPERATOR, undefined, /0b0e6d5c$/, `/admin/accounts/${OPERATOR}`],
    ['a command line that is kept', 'root@loa-1', 'pro/monthly', /: command line · root@loa-1$/, null],
    ['a command line that is not', null, undefined, /: command line$/, null],
    [
      ...(['what the log has', null, 'pro/monthly', /: see the log$/] as const),
      '/admin/audit-log?subject_id=pro%2Fmonthly',
    ],
  ])('is told of %s', async (_, by, subject, said, address) => {
    Fetching.answer(200, { status: 1, result: { account: { id: 'other', email: 'op@example.com' } } });
    render(
      <Fetching>
        <LanguageProvider>
          <SessionProvider opening={() => null}>
            <DecidedBy by={by} subject={subject} />
          </SessionProvider>
        </LanguageProvider>
      </Fetching>,
    );
    const line = await screen.findByText(/^Decided by/);
    expect(line.textContent).toMatch(said);
    expect(line.querySelector('a')?.getAttribute('href') ?? null).toBe(address);
  });
});
