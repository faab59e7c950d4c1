import { useState } from 'react';
import type { AttemptDto, DeliveryDto } from '../../api/generated';
import { useLanguage } from '../../i18n/language';
import { entryOf } from '../../lib/entry-of';
import { Button } from '../../ui/controls';
import { Badge } from '../../ui/layout';

const TONES = { PENDING: 'wait', SUCCESS: 'good', FAILED: 'bad' } as const;

/** Characters of the last answer that stand in the row; the details have all that is kept. */
const ANSWER_SHOWN = 120;

interface DeliveryProps {
  readonly delivery: DeliveryDto;
  /** Whether one of the list is just being sent again. */
  readonly busy: boolean;
  readonly onReplay: () => void;
}

/** A message to a webhook: what it tells of, how often it was sent, and what was answered last. */
export function Delivery({ delivery, busy, onReplay }: DeliveryProps) {
  const {
    format,
    text: { webhooks: words },
  } = useLanguage();
  const [open, setOpen] = useState(false);
  const { type, status, attempts, created_at } = delivery;
  const [name, time] = [
    entryOf(words.names, type) ?? (type === 'webhook.test' ? words.testName : type),
    format.time(created_at),
  ];
  const last = attempts.at(-1);
  return (
    <li>
      <span className="excerpt">
        {name} · <code>{type}</code>
      </span>
      <span className="hint">{useFacts(delivery).join(' · ')}</span>
      {last && (
        <span className="hint excerpt">
          <Answer attempt={last} />
        </span>
      )}
      <Badge tone={TONES[status]}>{words.statuses[status]}</Badge>
      <span className="acts">
        {last && (
          <Button
            className="small"
            aria-expanded={open}
            aria-label={words.detailsOf(name, time)}
            onClick={() => setOpen(!open)}
          >
            {words.details}
          </Button>
        )}
        <Button className="small" aria-label={words.replayOf(name, time)} busy={busy} onClick={onReplay}>
          {words.replay}
        </Button>
      </span>
      {open && <Attempts attempts={attempts} />}
    </li>
  );
}

/** When it happened, how often it was sent, what came of it, and when it is sent next. */
function useFacts({ attempts, created_at, next_attempt_at }: DeliveryDto): string[] {
  const {
    format,
    text: { webhooks: words },
  } = useLanguage();
  return [
    format.time(created_at),
    words.attempts(format.number(attempts.length)),
    ...(attempts.length > 0 && next_attempt_at ? [words.nextAttempt(format.time(next_attempt_at))] : []),
  ];
}

/** Why an attempt was not answered, in the page's language; as far as that is known. */
function useSilence(): (attempt: AttemptDto) => string {
  const words = useLanguage().text.webhooks;
  return ({ error_code }) => (error_code && entryOf(words.silences, error_code)) || words.unanswered;
}

/** How an attempt was answered. The answer is a stranger's: isolated, it turns no text around it. */
function Answer({ attempt }: { attempt: AttemptDto }) {
  const words = useLanguage().text.webhooks;
  const silence = useSilence();
  const { status_code, answer } = attempt;
  const begun = [...answer].slice(0, ANSWER_SHOWN).join('');
  if (status_code === null) return silence(attempt);
  return (
    <>
      {words.answered(String(status_code))}
      {begun && (
        <>
          {': '}
          <bdi>{begun}</bdi>
        </>
      )}
    </>
  );
}

/** Every call that is kept, the newest first, with what it was answered. */
function Attempts({ attempts }: { attempts: readonly AttemptDto[] }) {
  const {
    format,
    text: { webhooks: words },
  } = useLanguage();
  const silence = useSilence();
  return (
    <ul className="details">
      {attempts.toReversed().map((attempt) => (
        <li key={attempt.attempted_at}>
          <p className="hint">
            {[
              format.time(attempt.attempted_at),
              attempt.status_code === null ? silence(attempt) : words.answered(String(attempt.status_code)),
              words.milliseconds(format.number(attempt.duration_ms)),
            ].join(' · ')}
          </p>
          {attempt.error !== null && (
            <p className="hint" lang="en" dir="auto">
              {attempt.error}
            </p>
          )}
          {attempt.status_code !== null && attempt.answer === '' && <p>{words.noBody}</p>}
          {attempt.answer !== '' && (
            // Long answers scroll, so the keyboard has to reach them.
            <pre
              className="full-text"
              dir="auto"
              tabIndex={0}
              role="group"
              aria-label={words.answerOf(format.time(attempt.attempted_at))}
            >
              {attempt.answer}
            </pre>
          )}
        </li>
      ))}
    </ul>
  );
}
