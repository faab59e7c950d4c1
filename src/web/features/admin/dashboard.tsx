import { useQuery } from '@tanstack/react-query';
import type { TakingsResult } from '../../api/generated';
import { Facts } from '../../ui/facts';
import { Badge, Card, type Fetched, Loaded, Screen } from '../../ui/layout';
import { useLanguage } from '../../i18n/language';
import { useAdminText } from '../../i18n/admin';
import { Link } from '../../lib/router';
import { recentSpeechQuery, speechQuery, takingsQuery } from './queries';
import { RecentFigures } from './recent-figures';
import styles from './dashboard.module.css';

/** The database counts anew each time. */
const refetchInterval = 60_000;

/** Where operators arrive: what came in, what is spoken, and what needs them. */
export function Dashboard() {
  const admin = useAdminText();
  const words = admin.dashboard;
  const takings = useQuery({ ...takingsQuery, refetchInterval });
  const speech = useQuery({ ...recentSpeechQuery, refetchInterval });
  const engines = useQuery({ ...speechQuery, refetchInterval });
  return (
    <Screen title={admin.nav.dashboard}>
      <MoneyTiles takings={takings} />
      <Card title={words.recently}>
        <Loaded query={takings}>
          {(sold) => (
            <Loaded query={speech}>{(spoken) => <RecentFigures sold={sold} spoken={spoken} />}</Loaded>
          )}
        </Loaded>
        <p className="hint">{words.days}</p>
      </Card>
      <Card title={admin.health.engines}>
        <Loaded query={engines}>
          {({ engines: all }) => (
            <Facts
              tight
              rows={all.map(({ provider, available }) => [
                provider,
                <Badge key={provider} tone={available ? 'good' : 'bad'}>
                  {available ? admin.health.up : admin.health.down}
                </Badge>,
              ])}
            />
          )}
        </Loaded>
        <Link to="/admin/health">{admin.nav.health}</Link>
      </Card>
    </Screen>
  );
}

/** What came in, what waits, and whether the bank is heard of. */
function MoneyTiles({ takings }: { takings: Fetched<TakingsResult> }) {
  const { format } = useLanguage();
  const admin = useAdminText();
  const words = admin.dashboard;
  return (
    <div className="tiles">
      <Card title={words.moneyToday} className="tile">
        <Loaded query={takings}>
          {({ today }) => (
            <>
              <p className="figure">{format.vnd(today.amount)}</p>
              <p className="hint">{words.orders(format.number(today.orders))}</p>
              {today.refunded.orders > 0 && (
                <p className="hint">
                  {words.lessRefunds(format.vnd(today.refunded.amount), format.vnd(today.net_amount))}
                </p>
              )}
            </>
          )}
        </Loaded>
      </Card>
      <Card title={admin.nav.unmatched} className="tile">
        <Loaded query={takings}>
          {({ waiting }) => (
            <>
              <p className="figure">{format.vnd(waiting.amount)}</p>
              <p>
                <Badge tone={waiting.count > 0 ? 'bad' : 'good'}>
                  {waiting.count > 0 ? words.waiting(format.number(waiting.count)) : words.nothingWaits}
                </Badge>
              </p>
              {waiting.count > 0 && <Link to="/admin/unmatched">{words.decide}</Link>}
            </>
          )}
        </Loaded>
      </Card>
      <Card title={words.lastWebhook} className="tile">
        <Loaded query={takings}>
          {({ last_webhook_at: last }) => (
            <>
              <p className={`figure ${styles.moment}`}>{last ? format.time(last) : words.never}</p>
              <p className="hint">{last ? words.lastWebhookHint : words.neverHint}</p>
            </>
          )}
        </Loaded>
      </Card>
    </div>
  );
}
