import type { DailyUsageDto } from '../../api/generated';
import { useLanguage } from '../../i18n/language';
import { Empty, Table } from '../../ui/layout';
import styles from './usage-chart.module.css';

const HEIGHT = 100;
const STEP = 10;
const BAR = 7;

/** Characters per day as bars, and the same numbers as a table. */
export function UsageChart({ days }: { days: readonly DailyUsageDto[] }) {
  const { text, format } = useLanguage();
  const most = Math.max(...days.map(({ characters }) => characters));
  const [first, last] = [days.at(0), days.at(-1)];
  if (!first || !last || most === 0) return <Empty title={text.overview.usageEmpty} />;
  return (
    <figure className={styles.chart}>
      <p className={styles.top} aria-hidden>
        {format.number(most)}
      </p>
      <svg viewBox={`0 0 ${days.length * STEP} ${HEIGHT}`} preserveAspectRatio="none" aria-hidden>
        {days.map(({ date, characters }, index) => {
          const height = characters === 0 ? 0 : Math.max(2, (characters / most) * HEIGHT);
          return (
            <g key={date}>
              <title>{`${format.day(date)}: ${format.number(characters)}`}</title>
              <rect className={styles.day} x={index * STEP} width={STEP} height={HEIGHT} />
              <rect
                className={styles.bar}
                x={index * STEP + (STEP - BAR) / 2}
                y={HEIGHT - height}
                width={BAR}
                height={height}
                rx={1.5}
              />
            </g>
          );
        })}
      </svg>
      <p className={styles.axis} aria-hidden>
        <span>{format.day(first.date)}</span>
        <span>{format.day(last.date)}</span>
      </p>
      <figcaption>
        <details>
          <summary>{text.overview.usageTable}</summary>
          <Table label={text.overview.usage}>
            <thead>
              <tr>
                <th scope="col">{text.overview.day}</th>
                <th scope="col" className="number">
                  {text.overview.requests}
                </th>
                <th scope="col" className="number">
                  {text.overview.characters}
                </th>
                <th scope="col" className="number">
                  {text.overview.audioSeconds}
                </th>
              </tr>
            </thead>
            <tbody>
              {days.toReversed().map((day) => (
                <tr key={day.date}>
                  <th scope="row">{format.day(day.date)}</th>
                  <td className="number">{format.number(day.requests)}</td>
                  <td className="number">{format.number(day.characters)}</td>
                  <td className="number">{format.decimal(day.seconds)}</td>
                </tr>
              ))}
            </tbody>
          </Table>
        </details>
      </figcaption>
    </figure>
  );
}
