import { cleanup, fireEvent, render, screen, within } from '@testing-library/react';
import type { ApiKeyDto } from '../../api/generated';
import { LanguageProvider } from '../../i18n/language';
import { Fetching } from '../../testing/fetching';
import { Keys } from './keys';

const key = (id: string): ApiKeyDto => ({
  ...{ id, name: `Key ${id}`, prefix: 'loa_1234', last4: 'abcd', enabled: true, scopes: ['speak'] },
  ...{ expires_at: null, daily_credit_limit: null, monthly_credit_limit: null, credits_today: 0 },
  ...{ credits_this_month: 0, last_used_at: null, created_at: '2026-11-20T08:00:00.000Z' },
});

const press = (name: string): boolean => fireEvent.click(screen.getByRole('button', { name }));

describe('a key that is changed late', () => {
  beforeEach(() => {
    Object.defineProperty(navigator, 'languages', { value: ['en-GB'], configurable: true });
    Fetching.answer(200, { status: 1, result: { items: [key('a'), key('b')] } });
    render(
      <Fetching>
        <LanguageProvider>
          <Keys />
        </LanguageProvider>
      </Fetching>,
    );
  });
  afterEach(cleanup);

  it.each([
    ['Edit key \u2068Key a\u2069', 'Save'],
    ['Delete key \u2068Key a\u2069', 'Delete'],
  ])('leaves what is being typed about another: %s', async (ask, yes) => {
    await screen.findByText('Key a');
    const answer = Fetching.late();
    press(ask);
    press(yes);
    press('Cancel');
    press('Edit key \u2068Key b\u2069');
    const name = within(screen.getByRole('dialog')).getByLabelText('Name of the key');
    fireEvent.change(name, { target: { value: 'Reader' } });
    await answer();
    expect(name).toHaveProperty('value', 'Reader');
    expect(name.isConnected).toBe(true);
  });
});
