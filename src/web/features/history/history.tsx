import { useMutation, useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { call, local } from '../../api/call';
import { speechRemoveAudio, type HistoryItem } from '../../api/generated';
import { Confirm } from '../../ui/confirm';
import { Button } from '../../ui/controls';
import { FailedSpeech } from '../../ui/failed-speech';
import { Badge, Card, Loaded, Screen } from '../../ui/layout';
import { Listing } from '../../ui/listing';
import { Player } from '../../ui/player';
import { useLanguage } from '../../i18n/language';
import { isolated } from '../../lib/isolated';
import { useListAddress } from '../../lib/list-address';
import { Link } from '../../lib/router';
import { type Filters, FILTERS, HistoryFilters, isFiltered, isReversed } from './history-filters';
import { HISTORY, historyQuery, requestQuery } from './queries';
import { Receipt } from './receipt';
import { toneOf } from '../../ui/request-tone';
import styles from './history.module.css';

const LIMIT = 10;

/** Every request of the account. The address holds the page and the filters, so it can be kept and sent. */
export function History() {
  const { text } = useLanguage();
  const { page, filter, choice, turnTo, narrow } = useListAddress();
  const status = choice('status', text.history.statuses) ?? '';
  const chosen = { ...Object.fromEntries(FILTERS.map((name) => [name, filter(name)])), status } as Filters;
  const given = Object.entries(chosen).filter(([, value]) => value !== '');
  const canAsk = !isReversed(chosen); // the field says what is wrong
  const history = useQuery({
    ...historyQuery({ page, limit: LIMIT, ...Object.fromEntries(given) }),
    enabled: canAsk,
  });
  const [playing, setPlaying] = useState('');
  const narrowed = isFiltered(chosen);
  return (
    <Screen title={text.history.title}>
      <Card>
        <HistoryFilters chosen={chosen} onChange={narrow} />
      </Card>
      {canAsk && (
        <Card>
          <Listing
            query={history}
            empty={narrowed ? text.history.emptyFiltered : text.history.empty}
            emptyHint={narrowed ? undefined : text.history.emptyHint}
            emptyAct={
              !narrowed && (
                <Link to="/playground" className="button primary">
                  {text.nav.playground}
                </Link>
              )
            }
            onPage={turnTo}
          >
            {(items) => (
              <ul className="rows">
                {items.map((item) => (
                  <Entry
                    key={item.request_id}
                    item={item}
                    isPlaying={playing === item.request_id}
                    onPlay={setPlaying}
                  />
                ))}
              </ul>
            )}
          </Listing>
        </Card>
      )}
    </Screen>
  );
}

interface EntryProps {
  readonly item: HistoryItem;
  readonly isPlaying: boolean;
  /** This one is to be heard, or none where it is empty. */
  readonly onPlay: (requestId: string) => void;
}

function Entry({ item, isPlaying, onPlay }: EntryProps) {
  const { text, format } = useLanguage();
  const [open, setOpen] = useState(false);
  const [shownAt] = useState(() => Date.now());
  const { request_id: requestId, audio_url, expires_at } = item;
  const excerpt = isolated(item.input_text.slice(0, 60));
  const isKept = audio_url !== null && expires_at !== null && Date.parse(expires_at) > shownAt;
  const isGone = audio_url !== null && !isKept;
  return (
    <li>
      <span className="excerpt" dir="auto">
        {item.input_text}
      </span>
      <span className="hint">
        {[
          isolated(item.speaker_name),
          text.common.characters(format.number(item.char_count)),
          item.audio_type,
          format.time(item.created_at),
          ...(isGone ? [text.history.expiredShort] : []),
        ].join(' · ')}
      </span>
      <Badge tone={toneOf(item.status)}>{text.history.statuses[item.status]}</Badge>
      <span className="acts">
        {isKept && (
          <Button
            className="small"
            aria-label={isPlaying ? text.history.stopOf(excerpt) : text.history.playOf(excerpt)}
            onClick={() => onPlay(isPlaying ? '' : requestId)}
          >
            {isPlaying ? text.history.stop : text.history.play}
          </Button>
        )}
        <Button
          className="small"
          aria-expanded={open}
          aria-label={text.history.openOf(excerpt)}
          onClick={() => setOpen(!open)}
        >
          {text.history.details}
        </Button>
      </span>
      {isPlaying && audio_url && <Inline audioUrl={audio_url} onEnded={() => onPlay('')} />}
      {open && <Details requestId={requestId} onRemoved={() => onPlay('')} />}
    </li>
  );
}

/** The sound in its row, from its beginning on. */
function Inline({ audioUrl, onEnded }: { audioUrl: string; onEnded: () => void }) {
  const { text } = useLanguage();
  const [failed, setFailed] = useState(false);
  return (
    <div className={styles.inlinePlayer}>
      <audio
        controls
        autoPlay
        src={local(audioUrl)}
        aria-label={text.playground.result}
        onEnded={onEnded}
        onError={() => setFailed(true)}
      />
      <p role="alert" className="fault">
        {failed && text.history.notPlayed}
      </p>
    </div>
  );
}

function Details({ requestId, onRemoved }: { requestId: string; onRemoved: () => void }) {
  const { text, format } = useLanguage();
  const [receipt, setReceipt] = useState(false);
  const [removing, setRemoving] = useState(false);
  const [shownAt] = useState(() => Date.now());
  const request = useQuery(requestQuery(requestId));
  return (
    <div className="details">
      <Loaded query={request}>
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
            {status === 'FAILED' && <FailedSpeech what={text.history.failed} error={error} />}
            {audio_url && expires_at && (
              <Audio requestId={requestId} audioUrl={audio_url} expiresAt={expires_at} />
            )}
            <p className="links">
              <Link to={`/playground?request=${requestId}`}>{text.history.again}</Link>
              <Button className="small" onClick={() => setReceipt(true)}>
                {text.history.receipt}
              </Button>
              {expires_at && Date.parse(expires_at) > shownAt && (
                <Button className="small" onClick={() => setRemoving(true)}>
                  {text.history.remove}
                </Button>
              )}
            </p>
            {removing && (
              <RemoveAudio requestId={requestId} onRemoved={onRemoved} onClose={() => setRemoving(false)} />
            )}
            {receipt && <Receipt requestId={requestId} onClose={() => setReceipt(false)} />}
          </>
        )}
      </Loaded>
    </div>
  );
}

interface RemoveAudioProps {
  readonly requestId: string;
  readonly onRemoved: () => void;
  readonly onClose: () => void;
}

function RemoveAudio({ requestId, onRemoved, onClose }: RemoveAudioProps) {
  const { text } = useLanguage();
  const remove = useMutation({
    mutationFn: () => call(speechRemoveAudio({ path: { request_id: requestId } })),
    onSuccess: onRemoved,
    meta: { changes: [HISTORY] },
  });
  return (
    <Confirm
      title={text.history.removeTitle}
      yes={text.history.remove}
      kind="danger"
      action={remove}
      onClose={onClose}
    >
      <p>{text.history.removeHint}</p>
    </Confirm>
  );
}

function Audio(props: { requestId: string; audioUrl: string; expiresAt: string }) {
  const { text } = useLanguage();
  const [openedAt] = useState(() => Date.now());
  if (Date.parse(props.expiresAt) <= openedAt) return <p className="notice">{text.history.expired}</p>;
  return <Player {...props} />;
}
