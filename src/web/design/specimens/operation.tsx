import type { DailyUsageDto, TransferCandidateDto, WebhookDto } from '../../api/generated';
import { UsageChart } from '../../features/account/usage-chart';
import { ComparedAmount, ComparedCode, ComparedCustomer } from '../../features/admin/compared';
import { WebhookState } from '../../features/webhooks/webhook-state';
import type { Specimen } from '../specimen';

const WEBHOOK: WebhookDto = {
  id: '7f0c',
  url: 'https://loa.invalid/events',
  events: ['order.paid'],
  enabled: true,
  disabled_reason: null,
  disabled_at: null,
  failing_since: null,
  created_at: '2026-11-01T02:00:00Z',
};
const STOPPED = { enabled: false, disabled_at: '2026-11-19T02:00:00Z' } as const;

const CANDIDATE: TransferCandidateDto = {
  order_code: 'LOA482913075',
  account_id: '0b0e6d5c',
  account_email: 'lan@example.com',
  account_name: 'Nguyễn Thị Lan',
  amount: 99_000,
  status: 'PENDING',
  created_at: '2026-11-20T01:00:00Z',
  failed: [],
  digits_in_place: '482913075',
};
const TRANSFER = { amount: 99_000, content: 'NGUYEN THI LAN LOA482913075' };

const DAYS: readonly DailyUsageDto[] = Array.from({ length: 14 }, (_, day) => ({
  date: `2026-11-${String(day + 1).padStart(2, '0')}`,
  requests: day,
  characters: (day * day * 7) % 29,
  seconds: day * 1.5,
}));

export const operation: readonly Specimen[] = [
  {
    name: 'WebhookState',
    states: [
      { name: 'enabled', Show: () => <WebhookState webhook={WEBHOOK} /> },
      {
        name: 'failing',
        Show: () => <WebhookState webhook={{ ...WEBHOOK, failing_since: '2026-11-19T02:00:00Z' }} />,
      },
      { name: 'disabled by its owner', Show: () => <WebhookState webhook={{ ...WEBHOOK, ...STOPPED }} /> },
      {
        name: 'disabled because it failed',
        Show: () => <WebhookState webhook={{ ...WEBHOOK, ...STOPPED, disabled_reason: 'failing' }} />,
      },
    ],
  },
  {
    name: 'ComparedCode',
    states: [
      { name: 'all digits agree', Show: () => <ComparedCode candidate={CANDIDATE} /> },
      {
        name: 'two do not',
        Show: () => <ComparedCode candidate={{ ...CANDIDATE, digits_in_place: '482931075' }} />,
      },
      {
        name: 'no digits in the memo',
        Show: () => <ComparedCode candidate={{ ...CANDIDATE, digits_in_place: null }} />,
      },
    ],
  },
  {
    name: 'ComparedAmount',
    states: [99_000, 90_000, 100_000].map((amount) => ({
      name: `${amount - CANDIDATE.amount} dong over`,
      Show: () => <ComparedAmount transfer={{ ...TRANSFER, amount }} candidate={CANDIDATE} />,
    })),
  },
  {
    name: 'ComparedCustomer',
    states: [
      { name: 'named', Show: () => <ComparedCustomer transfer={TRANSFER} candidate={CANDIDATE} /> },
      {
        name: 'not named',
        Show: () => (
          <ComparedCustomer transfer={{ ...TRANSFER, content: 'CHUYEN TIEN' }} candidate={CANDIDATE} />
        ),
      },
    ],
  },
  {
    name: 'UsageChart',
    states: [
      { name: 'two weeks', Show: () => <UsageChart days={DAYS} /> },
      { name: 'nothing spoken', Show: () => <UsageChart days={[]} /> },
      { name: 'as a table', Show: () => <UsageChart days={DAYS.slice(-3)} />, press: 'summary' },
    ],
  },
];
