import { useQuery } from '@tanstack/react-query';
import type { EngineDto, SignUpsResult } from '../../api/generated';
import { Badge, Card, Empty, Loaded, Screen, Table } from '../../ui/layout';
import { useLanguage } from '../../i18n/language';
import { useAdminText } from '../../i18n/admin';
import { backlogQuery, signUpsQuery, speechQuery } from './queries';

const refetchInterval = 10_000;

/** Whether the service does its work: the engines, and what waits in its queues. */
export function Health() {
  const { format } = useLanguage();
  const admin = useAdminText();
  const { health: words } = admin;
  const speech = useQuery({ ...speechQuery, refetchInterval });
  const transfers = useQuery({ ...backlogQuery, refetchInterval });
  const signUps = useQuery({ ...signUpsQuery, refetchInterval });
  return (
    <Screen title={admin.nav.health}>
      <p className="intro">{words.intro}</p>
      <div className="tiles" aria-live="polite">
        <Card title={words.speech} className="tile">
          <Loaded query={speech}>
            {({ backlog }) => (
              <Queue count={backlog.pending} oldestAt={backlog.oldest_created_at}>
                <Badge tone={backlog.overdue > 0 ? 'bad' : 'good'}>
                  {backlog.overdue > 0 ? words.overdue(format.number(backlog.overdue)) : words.notOverdue}
                </Badge>
              </Queue>
            )}
          </Loaded>
        </Card>
        <Card title={words.transfers} className="tile">
          <Loaded query={transfers}>
            {({ unsettled, oldest_received_at }) => <Queue count={unsettled} oldestAt={oldest_received_at} />}
          </Loaded>
        </Card>
        <Card title={words.signUps} className="tile">
          <Loaded query={signUps}>{(given) => <GivenToday {...given} />}</Loaded>
        </Card>
      </div>
      <Card title={words.engines}>
        <Loaded query={speech}>{({ engines }) => <Engines engines={engines} />}</Loaded>
      </Card>
    </Screen>
  );
}

/** Credits that new accounts were given today (UTC), and how many may be. */
function GivenToday({ items, credits_per_day }: SignUpsResult) {
  const { format } = useLanguage();
  const admin = useAdminText();
  const { signUpsOf, signUpsLimit } = admin.health;
  const today = items.find(({ day }) => day === new Date().toISOString().slice(0, 10));
  const spent = credits_per_day !== null && (today?.credits ?? 0) >= credits_per_day;
  return (
    <>
      <p className="figure">{format.number(today?.credits ?? 0)}</p>
      <p className="hint">{signUpsOf(format.number(today?.accounts ?? 0))}</p>
      {credits_per_day !== null && (
        <Badge tone={spent ? 'bad' : 'good'}>{signUpsLimit(format.number(credits_per_day))}</Badge>
      )}
    </>
  );
}

interface QueueProps {
  readonly count: number;
  readonly oldestAt: string | null;
  readonly children?: React.ReactNode;
}

function Queue({ count, oldestAt, children }: QueueProps) {
  const { format } = useLanguage();
  const admin = useAdminText();
  const { oldest, none } = admin.health;
  return (
    <>
      <p className="figure">{format.number(count)}</p>
      <p className="hint">{oldestAt ? oldest(format.time(oldestAt)) : none}</p>
      {children && <p>{children}</p>}
    </>
  );
}

function Engines({ engines }: { engines: readonly EngineDto[] }) {
  const { format } = useLanguage();
  const admin = useAdminText();
  const { health: words } = admin;
  if (engines.length === 0) return <Empty title={words.noEngines} />;
  return (
    <>
      <Table label={words.engines}>
        <thead>
          <tr>
            <th scope="col">{words.engine}</th>
            <th scope="col" className="number">
              {words.voices}
            </th>
            <th scope="col">{words.state}</th>
          </tr>
        </thead>
        <tbody>
          {engines.map(({ provider, voices, available }) => (
            <tr key={provider}>
              <th scope="row">{provider}</th>
              <td className="number">{format.number(voices)}</td>
              <td>
                <Badge tone={available ? 'good' : 'bad'}>{available ? words.up : words.down}</Badge>
              </td>
            </tr>
          ))}
        </tbody>
      </Table>
      {engines.some(({ available }) => !available) && <p className="hint">{words.downHint}</p>}
    </>
  );
}
