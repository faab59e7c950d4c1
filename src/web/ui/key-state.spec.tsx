import { cleanup, render } from '@testing-library/react';
import { LanguageProvider } from '../i18n/language';
import { KeyState } from './key-state';

describe('the state of an API key', () => {
  beforeEach(() => {
    Object.defineProperty(navigator, 'languages', { value: ['en-GB'], configurable: true });
  });
  afterEach(cleanup);

  it.each([
    [true, null, 'good', 'Enabled'],
    [true, '2999-01-01T00:00:00.000Z', 'good', 'Enabled'],
    [false, null, 'off', 'Disabled'],
    [true, '2000-01-01T00:00:00.000Z', 'off', 'Expired'],
    [false, '2000-01-01T00:00:00.000Z', 'off', 'Expired'],
  ])('enabled %s, until %s: %s, %s', (enabled, expires_at, tone, said) => {
    const { container } = render(
      <LanguageProvider>
        <KeyState enabled={enabled} expires_at={expires_at} />
      </LanguageProvider>,
    );
    const badge = container.querySelector('.badge')!;
    expect([badge.classList.contains(tone), badge.textContent]).toEqual([true, said]);
  });
});
