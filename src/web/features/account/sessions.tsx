import { useMutation, useQuery } from '@tanstack/react-query';
import { ApiFailure, call } from '../../api/call';
import {
  authLogoutElsewhere,
  sessionsRemove,
  type FailedLogInDto,
  type SessionDto,
} from '../../api/generated';
import { Button, Failure } from '../../ui/controls';
import { Badge, Card, Loaded } from '../../ui/layout';
import { useLanguage } from '../../i18n/language';
import { isolated } from '../../lib/isolated';
import { sessionsQuery } from './queries';

/** Ends a session; one that is gone has ended already. */
const endSession = (id: string): Promise<unknown> =>
  call(sessionsRemove({ path: { id } })).catch((error: unknown) => {
    if (!(error instanceof ApiFailure) || error.code !== 'NOT_FOUND') throw error;
  });

/** Where the account is logged in, and who has failed to. */
export function Sessions() {
  const { text } = useLanguage();
  const sessions = useQuery(sessionsQuery);
  const meta = { changes: [sessionsQuery.queryKey] };
  const end = useMutation({ mutationFn: endSession, meta });
  const endOthers = useMutation({ mutationFn: () => call(authLogoutElsewhere()), meta });
  return (
    <Card title={text.account.sessions}>
      <p>{text.account.sessionsHint}</p>
      <Loaded query={sessions}>
        {({ items, failed_log_ins }) => (
          <>
            <ul className="rows">
              {items.map((session) => (
                <SessionRow
                  key={session.id}
                  session={session}
                  busy={end.isPending && end.variables === session.id}
                  onEnd={() => end.mutate(session.id)}
                />
              ))}
            </ul>
            {failed_log_ins.length > 0 && <FailedLogIns failures={failed_log_ins} />}
          </>
        )}
      </Loaded>
      <Failure failure={end.error ?? endOthers.error} />
      <div role="status">
        {endOthers.isSuccess && <p className="notice good">{text.account.loggedOutElsewhere}</p>}
      </div>
      <Button busy={endOthers.isPending} onClick={() => endOthers.mutate()}>
        {text.account.logoutElsewhere}
      </Button>
    </Card>
  );
}

interface SessionRowProps {
  readonly session: SessionDto;
  /** Whether it is being ended. */
  readonly busy: boolean;
  readonly onEnd: () => void;
}

function SessionRow({ session, busy, onEnd }: SessionRowProps) {
  const { text, format } = useLanguage();
  const { client, network, current, last_used_at } = session;
  // The API says it as English does: “Firefox on Windows”.
  const [program = text.account.unknownClient, system] = client?.split(' on ') ?? [];
  const name = system ? text.account.clientOn(program, system) : program;
  return (
    <li>
      <span>{name}</span>
      <span className="hint">{[network, format.time(last_used_at)].filter(Boolean).join(' · ')}</span>
      {current ? (
        <Badge tone="good">{text.account.thisDevice}</Badge>
      ) : (
        <Button
          className="small"
          aria-label={text.account.endSession(isolated(name))}
          busy={busy}
          onClick={onEnd}
        >
          {text.auth.logout}
        </Button>
      )}
    </li>
  );
}

function FailedLogIns({ failures }: { failures: readonly FailedLogInDto[] }) {
  const { text, format } = useLanguage();
  return (
    <details>
      <summary>{text.account.failedLogIns(format.number(failures.length))}</summary>
      <ul>
        {failures.map(({ failed_at, network }, index) => (
          <li key={index} className="hint">{`${format.time(failed_at)} · ${network}`}</li>
        ))}
      </ul>
    </details>
  );
}
