import { useCallback, useState } from 'react';
import { call } from '../api/call';
import { speechHistory, speechStatus, type HistoryItem } from '../api/generated';
import { Button, Select } from '../components/controls';
import { Badge, Card, Empty, Loaded, Pages, Screen } from '../components/layout';
import { Player } from '../components/player';
import { useLanguage } from '../i18n/language';
import { Link, navigate, useAddress } from '../lib/router';
import { useData } from '../lib/use-data';
import { toneOf } from './request-tone';

const LIMIT = 10;
const STATUSES = ['SUCCESS', 'PENDING', 'FAILED'] as const;

/** Every request of the account. The address holds the page and the filter, so it can be kept and sent. */
export function History() {
  const { text, format } = useLanguage();
  const { searchParams } = useAddress();
  const page = Math.max(1, Number.parseInt(searchParams.get('page') ?? '1', 10) || 1);
  const status = STATUSES.find((known) => known === searchParams.get('status'));
  const history = useData(
    useCallback(
      () => call(speechHistory({ query: { page, limit: LIMIT, ...(status && { status }) } })),
      [page, status],
    ),
  );
  const show = (to: { page?: number; status?: string | undefined }): void => {
    const query = new URLSearchParams();
    if (to.status) query.set('status', to.status);
    if (to.page && to.page > 1) query.set('page', String(to.page));
    navigate(`/history${query.size > 0 ? `?${query.toString()}` : ''}`);
  };
  const options = [
    ['', text.history.anyStatus],
    ...STATUSES.map((known) => [known, text.history.statuses[known]] as const),
  ] as const;
  return (
    <Screen
      title={text.history.title}
      actions={
        <Select
          label={text.history.status}
          value={status ?? ''}
          options={options}
          onChange={(chosen) => show({ status: chosen })}
        />
      }
    >
      <Card>
        <Loaded data={history}>
          {({ items, total }) => (
            <>
              {items.length === 0 ? (
                <Empty title={status ? text.history.emptyFiltered : text.history.empty}>
                  {!status && <p>{text.history.emptyHint}</p>}
                </Empty>
              ) : (
                <>
                  <p className="hint" role="status">
                    {text.history.total(format.number(total))}
                  </p>
                  <ul className="rows">
                    {items.map((item) => (
                      <Entry key={item.request_id} item={item} />
                    ))}
                  </ul>
                </>
              )}
              <Pages page={page} limit={LIMIT} total={total} onChange={(to) => show({ page: to, status })} />
            </>
          )}
        </Loaded>
      </Card>
    </Screen>
  );
}

function Entry({ item }: { item: HistoryItem }) {
  const { text, format } = useLanguage();
  const [open, setOpen] = useState(false);
  return (
    <li>
      <span className="excerpt" dir="auto">
        {item.input_text}
      </span>
      <span className="hint">
        {[
          item.speaker_name,
          text.common.characters(format.number(item.char_count)),
          item.audio_type,
          format.time(item.created_at),
        ].join(' · ')}
      </span>
      <Badge tone={toneOf(item.status)}>{text.history.statuses[item.status]}</Badge>
      <Button
        className="small"
        aria-expanded={open}
        aria-label={text.history.openOf(item.input_text.slice(0, 60))}
        onClick={() => setOpen(!open)}
      >
        {open ? text.common.close : text.history.open}
      </Button>
      {open && <Details requestId={item.request_id} />}
    </li>
  );
}

function Details({ requestId }: { requestId: string }) {
  const { text, format } = useLanguage();
  const request = useData(
    useCallback(() => call(speechStatus({ path: { request_id: requestId } })), [requestId]),
  );
  return (
    <div className="details">
      <Loaded data={request}>
        {({ status, input_text, audio_url, expires_at, error, provider, duration_sec }) => (
          <>
            <p className="full-text" dir="auto">
              {input_text}
            </p>
            <p className="hint">
              {`${text.history.engine}: ${provider}`}
              {duration_sec !== null && ` · ${text.common.seconds(format.decimal(duration_sec))}`}
            </p>
            {status === 'PENDING' && <p className="notice">{text.history.pending}</p>}
            {status === 'FAILED' && (
              <p className="notice bad">
                {text.history.failed} {error && (text.faults.codes[error.code] ?? error.code)}
              </p>
            )}
            {audio_url && expires_at && (
              <Audio requestId={requestId} audioUrl={audio_url} expiresAt={expires_at} />
            )}
            <Link to={`/playground?request=${requestId}`}>{text.history.again}</Link>
          </>
        )}
      </Loaded>
    </div>
  );
}

function Audio(props: { requestId: string; audioUrl: string; expiresAt: string }) {
  const { text } = useLanguage();
  const [openedAt] = useState(() => Date.now());
  if (Date.parse(props.expiresAt) <= openedAt) return <p className="notice">{text.history.expired}</p>;
  return <Player {...props} />;
}
