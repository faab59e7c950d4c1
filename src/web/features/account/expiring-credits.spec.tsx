import { cleanup, render, screen } from '@testing-library/react';
import { LanguageProvider } from '../../i18n/language';
import { SessionProvider } from '../../lib/session';
import { Fetching } from '../../testing/fetching';
import { ExpiringCredits } from './expiring-credits';

const lots = (count: number) =>
  Array.from({ length: count }, (_, index) => ({
    credits: 1_500 + index,
    expires_at: `2026-12-0${index + 1}T05:00:00.000Z`,
  }));

/** @returns the lines of the list, once the account is there */
async function linesFor(expiring_credits: object[] | undefined, language: string): Promise<string[]> {
  Object.defineProperty(navigator, 'languages', { value: [language], configurable: true });
  Fetching.by(() => Response.json({ status: 1, result: { account: { id: 'a', expiring_credits } } }));
  render(
    <Fetching>
      <LanguageProvider>
        <SessionProvider opening={() => null}>
          <ExpiringCredits />
          <p>here</p>
        </SessionProvider>
      </LanguageProvider>
    </Fetching>,
  );
  await screen.findByText('here');
  return screen.queryAllByRole('listitem').map((item) => item.textContent);
}

describe('credits that expire', () => {
  afterEach(cleanup);

  it('are told with their number and day, in the order of their end', async () => {
    const lines = await linesFor(lots(2), 'en-GB');
    expect(lines).toEqual([
      expect.stringMatching(/^1,500 credits expire on 01\/12\/2026/),
      expect.stringMatching(/^1,501 credits expire on 02\/12\/2026/),
    ]);
    expect(screen.getByRole('list', { name: 'Credits about to expire' })).toBeTruthy();
  });

  it('are told in Vietnamese', async () => {
    const lines = await linesFor(lots(1), 'vi-VN');
    expect(lines).toEqual([expect.stringMatching(/^1\.500 ký tự hết hạn lúc .*1\/12\/2026/)]);
    expect(screen.getByRole('list', { name: 'Ký tự sắp hết hạn' })).toBeTruthy();
  });

  it('are three at most, and the rest is counted', async () => {
    const lines = await linesFor(lots(5), 'en-GB');
    expect(lines).toHaveLength(4);
    expect(lines[3]).toBe('and later those of 2 more purchases');
    cleanup();
    expect(await linesFor(lots(3), 'en-GB')).toHaveLength(3);
  });

  it.each([[[]], [undefined]])('leave no trace where there are none (%p)', async (none) => {
    expect(await linesFor(none, 'en-GB')).toEqual([]);
    expect(screen.queryByRole('list')).toBeNull();
  });
});
