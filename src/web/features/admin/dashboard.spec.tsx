import { cleanup, render, screen } from '@testing-library/react';
import type { SoldDto } from '../../api/generated';
import { LanguageProvider } from '../../i18n/language';
import { Fetching } from '../../testing/fetching';
import { Dashboard } from './dashboard';

const sold = (amount: number, refunded: number): SoldDto => ({
  ...{ orders: 2, amount, credits: 500_000, net_amount: amount - refunded },
  refunded: { orders: refunded > 0 ? 1 : 0, amount: refunded, credits: refunded / 10 },
});
const spoken = { requests: 0, failed: 0, credits: 0, p95_sec: null };

function show(today: SoldDto, month: SoldDto): void {
  const results = new Map<string, object>([
    [
      '/api/v1/admin/takings',
      {
        ...{ today, last_7_days: today, last_30_days: month, last_webhook_at: null },
        waiting: { count: 0, amount: 0 },
      },
    ],
    ['/api/v1/admin/speech/recent', { today: spoken, last_7_days: spoken, last_30_days: spoken }],
    ['/api/v1/admin/speech', { engines: [] }],
  ]);
  Fetching.by(({ url }) => Response.json({ status: 1, result: results.get(new URL(url).pathname) }));
  render(
    <Fetching>
      <LanguageProvider>
        <Dashboard />
      </LanguageProvider>
    </Fetching>,
  );
}

const rowOf = async (name: string): Promise<(string | null)[]> => {
  const head = await screen.findByRole('rowheader', { name });
  return Array.from(head.closest('tr')?.querySelectorAll('td') ?? [], (cell) => cell.textContent);
};

describe("the operators' dashboard", () => {
  beforeEach(() => {
    Object.defineProperty(navigator, 'languages', { value: ['en-GB'], configurable: true });
  });
  afterEach(cleanup);

  it('tells what came in, what of it was sent back, and what is left', async () => {
    show(sold(198_000, 40_000), sold(99_000, 139_000));
    expect(await rowOf('Money in')).toEqual(['₫198,000', '₫198,000', '₫99,000']);
    expect(await rowOf('Refunded')).toEqual(['₫40,000', '₫40,000', '₫139,000']);
    expect(await rowOf('Net')).toEqual(['₫158,000', '₫158,000', '-₫40,000']);
    expect(await rowOf('Credits taken back with refunds')).toEqual(['4,000', '4,000', '13,900']);
    screen.getByText('₫40,000 refunded, net ₫158,000');
  });

  it('says nothing of refunds beside the money of a day that has none', async () => {
    show(sold(198_000, 0), sold(198_000, 0));
    expect(await rowOf('Net')).toEqual(['₫198,000', '₫198,000', '₫198,000']);
    expect(screen.queryByText(/refunded, net/)).toBeNull();
  });
});
