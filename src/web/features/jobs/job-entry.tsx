import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import { call, local } from '../../api/call';
import { jobsCancel, type JobDto } from '../../api/generated';
import { useLanguage } from '../../i18n/language';
import { isolated } from '../../lib/isolated';
import { useSession } from '../../lib/session';
import { Confirm } from '../../ui/confirm';
import { Button } from '../../ui/controls';
import { FailedSpeech } from '../../ui/failed-speech';
import { Badge } from '../../ui/layout';
import { isOpen, JOBS } from './queries';

const tones = { QUEUED: 'wait', RUNNING: 'wait', SUCCESS: 'good', FAILED: 'bad', CANCELLED: 'off' } as const;

/** A job in a list: what it speaks, how far it is, and what has come of it. */
export function JobEntry({ job }: { job: JobDto }) {
  const { text, format } = useLanguage();
  const words = text.jobs;
  const [asks, setAsks] = useState(false);
  const opened = format.time(job.created_at);
  return (
    <li>
      <span className="excerpt" dir="auto">
        {job.preview}
      </span>
      <span className="hint">{useFacts(job).join(' · ')}</span>
      <Badge tone={tones[job.status]}>{words.statuses[job.status]}</Badge>
      {isOpen(job) && (
        <Button className="small" aria-label={words.cancelOf(opened)} onClick={() => setAsks(true)}>
          {words.cancel}
        </Button>
      )}
      <div className="details">
        {isOpen(job) && (
          <progress
            aria-label={words.progress(opened)}
            max={job.char_count}
            value={job.progress.done_chars}
          />
        )}
        {job.error && <FailedSpeech what={words.failed} error={job.error} />}
        <Files job={job} />
      </div>
      {asks && <Cancel job={job} onClose={() => setAsks(false)} />}
    </li>
  );
}

/** From here on nobody counts seconds. */
const LONG_SEC = 300;

/** What a job speaks with, how far it is, and what it cost. */
function useFacts(job: JobDto): string[] {
  const { speaker_name, char_count, created_at, status, progress, charged, finished_at, result } = job;
  const { text, format } = useLanguage();
  const words = text.jobs;
  const { parts_done, parts, eta_sec } = progress;
  const lengthOf = (sec: number): string =>
    sec < LONG_SEC
      ? text.common.seconds(format.number(Math.round(sec)))
      : words.minutes(format.number(Math.round(sec / 60)));
  const minutes = eta_sec === null ? 0 : Math.round(eta_sec / 60);
  return [
    isolated(speaker_name),
    text.common.characters(format.number(char_count)),
    format.time(created_at),
    words.parts(format.number(parts_done), format.number(parts)),
    ...(status === 'RUNNING' && eta_sec !== null
      ? [
          minutes > 1
            ? words.minutesLeft(format.number(minutes))
            : words.secondsLeft(format.number(Math.ceil(eta_sec))),
        ]
      : []),
    ...(result ? [lengthOf(result.duration_sec)] : []),
    ...(finished_at && status !== 'FAILED' ? [words.charged(format.number(charged))] : []),
  ];
}

/** What can be fetched of a job that has ended, as long as it is kept. */
function Files({ job: { created_at, result, expires_at } }: { job: JobDto }) {
  const { text, format } = useLanguage();
  const [openedAt] = useState(() => Date.now());
  if (!result || !expires_at) return null;
  if (Date.parse(expires_at) <= openedAt) return <p className="hint">{text.history.expired}</p>;
  const audio = result.audio_url && local(result.audio_url);
  const isArchive = audio?.endsWith('.zip');
  return (
    <>
      {audio && !isArchive && (
        <div className="player">
          <audio
            controls
            preload="none"
            src={audio}
            aria-label={text.jobs.audioOf(format.time(created_at))}
          />
        </div>
      )}
      <p className="links">
        {audio && (
          <a href={audio} download>
            {isArchive ? text.jobs.archive : text.playground.download}
          </a>
        )}
        {result.subtitles_url && (
          <a href={local(result.subtitles_url)} download>
            {text.jobs.subtitles}
          </a>
        )}
      </p>
      <p className="hint">{text.jobs.expires(format.time(expires_at))}</p>
    </>
  );
}

function Cancel({ job, onClose }: { job: JobDto; onClose: () => void }) {
  const { text } = useLanguage();
  const { refresh } = useSession();
  const cancel = useMutation({
    mutationFn: () => call(jobsCancel({ path: { job_id: job.job_id } })),
    onSuccess: () => void refresh().catch(() => undefined), // the balance comes with the next screen
    meta: { changes: [JOBS] },
  });
  return (
    <Confirm
      title={text.jobs.cancelTitle}
      yes={text.jobs.cancel}
      kind="danger"
      action={cancel}
      onClose={onClose}
    >
      <p>{text.jobs.cancelHint}</p>
    </Confirm>
  );
}
