import { useQuery } from '@tanstack/react-query';
import { useEffect } from 'react';
import type { DailyUsageDto } from '../../api/generated';
import { Badge, Card, Empty, Loaded, Screen } from '../../ui/layout';
import { WaitingCredits } from './email-address';
import { ExpiringCredits } from './expiring-credits';
import { UsageByKey, UsageByVoice } from './usage-by';
import { UsageFile } from './usage-file';
import { UsageChart } from './usage-chart';
import { newestQuery, usageQuery } from './queries';
import { useLanguage } from '../../i18n/language';
import { isolated } from '../../lib/isolated';
import { Link } from '../../lib/router';
import { useAccount, useSession } from '../../lib/session';
import { toneOf } from '../../ui/request-tone';

const RATE_DAYS = 7;

/** While credits are held or a request is open, somebody may watch for its end. */
const OPEN_REFRESH_MS = 2_000;
/** A job may hold credits for hours. */
const HELD_REFRESH_MS = 10_000;

/** Where the account stands: credits, how long they last, what was used and what was asked for last. */
export function Overview() {
  const { text, format } = useLanguage();
  const { name, credits } = useAccount();
  const { refresh } = useSession();
  const usage = useQuery(usageQuery);
  const newest = useQuery({
    ...newestQuery,
    refetchInterval: ({ state }) => {
      const isOpen = state.data?.items.some(({ status }) => status === 'PENDING');
      return isOpen ? OPEN_REFRESH_MS : credits.held > 0 && HELD_REFRESH_MS;
    },
  });
  useEffect(() => {
    refresh().catch(() => undefined); // what is known of the balance stays; the parts below say what is wrong
  }, [refresh, newest.dataUpdatedAt]);
  return (
    <Screen title={text.overview.title(name)}>
      <WaitingCredits />
      <div className="tiles">
        <Card title={text.overview.available} className="tile">
          <p className="figure">{format.number(credits.available)}</p>
          <ExpiringCredits />
          <Link to="/credits">{text.overview.buy}</Link>
        </Card>
        <Card title={text.overview.held} className="tile">
          <p className="figure">{format.number(credits.held)}</p>
          <p className="hint">{text.overview.heldHint}</p>
        </Card>
        <Card title={text.overview.daysLeft} className="tile">
          <Loaded query={usage}>
            {({ items }) => <DaysLeft days={items} available={credits.available} />}
          </Loaded>
        </Card>
      </div>
      <Card title={text.overview.usage}>
        <p className="hint">
          {text.overview.usageHint} <UsageFile by="day" what={text.overview.usage} />
        </p>
        <Loaded query={usage}>{({ items }) => <UsageChart days={items} />}</Loaded>
      </Card>
      <UsageByVoice />
      <UsageByKey />
      <Card title={text.overview.newest}>
        <Loaded query={newest}>
          {({ items }) =>
            items.length === 0 ? (
              <Start />
            ) : (
              <>
                <ul className="rows">
                  {items.map((item) => (
                    <li key={item.request_id}>
                      <span className="excerpt" dir="auto">
                        {item.input_text}
                      </span>
                      <span className="hint">{`${isolated(item.speaker_name)} · ${format.time(item.created_at)}`}</span>
                      <Badge tone={toneOf(item.status)}>{text.history.statuses[item.status]}</Badge>
                    </li>
                  ))}
                </ul>
                <Link to="/history">{text.overview.all}</Link>
              </>
            )
          }
        </Loaded>
      </Card>
    </Screen>
  );
}

/** How long the credits last when the next days are like the last. */
function DaysLeft({ days, available }: { days: readonly DailyUsageDto[]; available: number }) {
  const { text, format } = useLanguage();
  const used = days.slice(-RATE_DAYS).reduce((sum, { characters }) => sum + characters, 0);
  if (used === 0) {
    return (
      <>
        <p className="figure">–</p>
        <p className="hint">{text.overview.noRate}</p>
      </>
    );
  }
  const perDay = used / RATE_DAYS;
  const left = Math.floor(available / perDay);
  return (
    <>
      <p className="figure">
        {left > 365 ? text.overview.moreThanAYear : text.overview.days(format.number(left))}
      </p>
      <p className="hint">{text.overview.rate(format.number(Math.ceil(perDay)))}</p>
    </>
  );
}

function Start() {
  const { text } = useLanguage();
  return (
    <Empty title={text.overview.startTitle}>
      <p>{text.overview.startHint}</p>
      <p className="actions">
        <Link to="/playground" className="button primary">
          {text.nav.playground}
        </Link>
        <Link to="/keys" className="button">
          {text.nav.keys}
        </Link>
      </p>
    </Empty>
  );
}
