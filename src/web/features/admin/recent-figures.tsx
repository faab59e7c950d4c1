import type { RecentSpeechResult, TakingsResult } from '../../api/generated';
import { useLanguage } from '../../i18n/language';
import { useAdminText } from '../../i18n/admin';
import { Table } from '../../ui/layout';

const PERIODS = ['today', 'last_7_days', 'last_30_days'] as const;
type Period = (typeof PERIODS)[number];

interface RecentFiguresProps {
  readonly sold: TakingsResult;
  readonly spoken: RecentSpeechResult;
}

/** Money, credits and requests of today, of a week and of a month, side by side. */
export function RecentFigures({ sold, spoken }: RecentFiguresProps) {
  const { text, format } = useLanguage();
  const admin = useAdminText();
  const { dashboard: words } = admin;
  const rows: readonly (readonly [name: string, of: (period: Period) => string])[] = [
    [words.moneyIn, (period) => format.vnd(sold[period].amount)],
    [words.refunded, (period) => format.vnd(sold[period].refunded.amount)],
    [words.net, (period) => format.vnd(sold[period].net_amount)],
    [words.paidOrders, (period) => format.number(sold[period].orders)],
    [words.creditsSold, (period) => format.number(sold[period].credits)],
    [words.creditsTakenBack, (period) => format.number(sold[period].refunded.credits)],
    [words.creditsSpent, (period) => format.number(spoken[period].credits)],
    [words.requests, (period) => format.number(spoken[period].requests)],
    [
      words.failed,
      (period) => {
        const { failed, requests } = spoken[period];
        return failed === 0
          ? format.number(0)
          : words.failedOf(format.number(failed), format.share(failed / requests));
      },
    ],
    [
      words.p95,
      (period) => {
        const seconds = spoken[period].p95_sec;
        return seconds === null ? '–' : text.common.seconds(format.decimal(seconds));
      },
    ],
  ];
  return (
    <Table label={words.recently}>
      <thead>
        <tr>
          <td />
          {PERIODS.map((period) => (
            <th key={period} scope="col" className="number">
              {words.periods[period]}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {rows.map(([name, of]) => (
          <tr key={name}>
            <th scope="row">{name}</th>
            {PERIODS.map((period) => (
              <td key={period} className="number">
                {of(period)}
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </Table>
  );
}
