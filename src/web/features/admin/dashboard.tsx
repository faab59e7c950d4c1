import { call } from '../../api/call';
import { adminSpeechShow, adminSpeechShowRecent, type TakingsResult } from '../../api/generated';
import { Facts } from '../../ui/facts';
import { Badge, Card, Loaded, Screen } from '../../ui/layout';
import { useLanguage } from '../../i18n/language';
import { Link } from '../../lib/router';
import { type Data, useData, useRepeated } from '../../lib/use-data';
import { RecentFigures } from './recent-figures';
import { loadTakings } from './takings';

/** The database counts anew each time. */
const REFRESH_MS = 60_000;

const loadSpeech = () => call(adminSpeechShowRecent());
const loadEngines = () => call(adminSpeechShow());

/** Where operators arrive: what came in, what is spoken, and what needs them. */
export function Dashboard() {
  const { text } = useLanguage();
  const words = text.admin.dashboard;
  const takings = useData(loadTakings);
  const speech = useData(loadSpeech);
  const engines = useData(loadEngines);
  useRepeated(takings.reload, REFRESH_MS);
  useRepeated(speech.reload, REFRESH_MS);
  useRepeated(engines.reload, REFRESH_MS);
  return (
    <Screen title={text.admin.nav.dashboard}>
      <MoneyTiles takings={takings} />
      <Card title={words.recently}>
        <Loaded data={takings}>
          {(sold) => (
            <Loaded data={speech}>{(spoken) => <RecentFigures sold={sold} spoken={spoken} />}</Loaded>
          )}
        </Loaded>
        <p className="hint">{words.days}</p>
      </Card>
      <Card title={text.admin.health.engines}>
        <Loaded data={engines}>
          {({ engines: all }) => (
            <Facts
              tight
              rows={all.map(({ provider, available }) => [
                provider,
                <Badge key={provider} tone={available ? 'good' : 'bad'}>
                  {available ? text.admin.health.up : text.admin.health.down}
                </Badge>,
              ])}
            />
          )}
        </Loaded>
        <Link to="/admin/health">{text.admin.nav.health}</Link>
      </Card>
    </Screen>
  );
}

/** What came in, what waits, and whether the bank is heard of. */
function MoneyTiles({ takings }: { takings: Data<TakingsResult> }) {
  const { text, format } = useLanguage();
  const words = text.admin.dashboard;
  return (
    <div className="tiles">
      <Card title={words.moneyToday} className="tile">
        <Loaded data={takings}>
          {({ today }) => (
            <>
              <p className="figure">{format.vnd(today.amount)}</p>
              <p className="hint">{words.orders(format.number(today.orders))}</p>
            </>
          )}
        </Loaded>
      </Card>
      <Card title={text.admin.nav.unmatched} className="tile">
        <Loaded data={takings}>
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
        <Loaded data={takings}>
          {({ last_webhook_at: last }) => (
            <>
              <p className="figure">{last ? format.time(last) : words.never}</p>
              <p className="hint">{last ? words.lastWebhookHint : words.neverHint}</p>
            </>
          )}
        </Loaded>
      </Card>
    </div>
  );
}
