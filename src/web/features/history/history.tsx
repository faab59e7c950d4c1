import { useCallback, useState } from 'react';
import { call } from '../../api/call';
import { speechHistory, speechStatus, type HistoryItem } from '../../api/generated';
import { Button, Select } from '../../ui/controls';
import { Badge, Card, Loaded, Screen } from '../../ui/layout';
import { Listing } from '../../ui/listing';
import { Player } from '../../ui/player';
import { useLanguage } from '../../i18n/language';
import { entryOf } from '../../lib/entry-of';
import { useListAddress } from '../../lib/list-address';
import { optionsOf } from '../../lib/options';
import { Link } from '../../lib/router';
import { useData } from '../../lib/use-data';
import { Receipt } from './receipt';
import { toneOf } from '../../ui/request-tone';

const LIMIT = 10;

/** Every request of the account. The address holds the page and the filter, so it can be kept and sent. */
export function History() {
  const { text } = useLanguage();
  const { page, choice, turnTo, narrow } = useListAddress();
  const status = choice('status', text.history.statuses);
  const history = useData(
    useCallback(
      () => call(speechHistory({ query: { page, limit: LIMIT, ...(status && { status }) } })),
      [page, status],
    ),
  );
  return (
    <Screen
      title={text.history.title}
      actions={
        <Select
          label={text.history.status}
          value={status ?? ''}
          options={[['', text.history.anyStatus], ...optionsOf(text.history.statuses)]}
          onChange={(chosen) => narrow({ status: chosen })}
        />
      }
    >
      <Card>
        <Listing
          data={history}
          empty={status ? text.history.emptyFiltered : text.history.empty}
          emptyHint={status ? undefined : text.history.emptyHint}
          onPage={turnTo}
        >
          {(items) => (
            <ul className="rows">
              {items.map((item) => (
                <Entry key={item.request_id} item={item} />
              ))}
            </ul>
          )}
        </Listing>
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
  const [receipt, setReceipt] = useState(false);
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
                {text.history.failed} {error && (entryOf(text.faults.codes, error.code) ?? error.code)}
              </p>
            )}
            {audio_url && expires_at && (
              <Audio requestId={requestId} audioUrl={audio_url} expiresAt={expires_at} />
            )}
            <p className="links">
              <Link to={`/playground?request=${requestId}`}>{text.history.again}</Link>
              <Button className="small" onClick={() => setReceipt(true)}>
                {text.history.receipt}
              </Button>
            </p>
            {receipt && <Receipt requestId={requestId} onClose={() => setReceipt(false)} />}
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
