import { useEffect } from 'react';
import { call } from '../../api/call';
import { adminSpeechShow, adminTransfersBacklog, type EngineDto } from '../../api/generated';
import { Badge, Card, Empty, Loaded, Screen, Table } from '../../ui/layout';
import { useLanguage } from '../../i18n/language';
import { useData } from '../../lib/use-data';

const REFRESH_MS = 10_000;

const loadSpeech = () => call(adminSpeechShow());
const loadTransfers = () => call(adminTransfersBacklog());

/** Whether the service does its work: the engines, and what waits in its queues. */
export function Health() {
  const { text, format } = useLanguage();
  const { health: words } = text.admin;
  const speech = useData(loadSpeech);
  const transfers = useData(loadTransfers);
  useRepeated(speech.reload);
  useRepeated(transfers.reload);
  return (
    <Screen title={text.admin.nav.health}>
      <p className="intro">{words.intro}</p>
      <div className="tiles" aria-live="polite">
        <Card title={words.speech} className="tile">
          <Loaded data={speech}>
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
          <Loaded data={transfers}>
            {({ unsettled, oldest_received_at }) => <Queue count={unsettled} oldestAt={oldest_received_at} />}
          </Loaded>
        </Card>
      </div>
      <Card title={words.engines}>
        <Loaded data={speech}>{({ engines }) => <Engines engines={engines} />}</Loaded>
      </Card>
    </Screen>
  );
}

interface QueueProps {
  readonly count: number;
  readonly oldestAt: string | null;
  readonly children?: React.ReactNode;
}

function Queue({ count, oldestAt, children }: QueueProps) {
  const { text, format } = useLanguage();
  const { oldest, none } = text.admin.health;
  return (
    <>
      <p className="figure">{format.number(count)}</p>
      <p className="hint">{oldestAt ? oldest(format.time(oldestAt)) : none}</p>
      {children && <p>{children}</p>}
    </>
  );
}

function Engines({ engines }: { engines: readonly EngineDto[] }) {
  const { text, format } = useLanguage();
  const { health: words } = text.admin;
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

/** Does something again and again while the screen is shown. */
function useRepeated(perform: () => void): void {
  useEffect(() => {
    const timer = setInterval(perform, REFRESH_MS);
    return () => clearInterval(timer);
  }, [perform]);
}
