import { Button } from '../../../ui/controls';
import { useLanguage } from '../../../i18n/language';
import { useAccount } from '../../../lib/session';
import { countOf, isSayable, LONGEST_TEXT } from '../drafts/draft';
import { LONGEST_JOB } from '../job-calls';
import type { Quoted } from '../use-quote';
import styles from './manuscript.module.css';

interface ManuscriptFactsProps {
  readonly value: string;
  readonly quoted: Quoted | null;
  readonly onChange: (value: string) => void;
}

/** How long a text is, what it costs, and what is left afterwards. */
export function ManuscriptFacts({ value, quoted, onChange }: ManuscriptFactsProps) {
  const { text, format } = useLanguage();
  const { credits } = useAccount();
  const count = countOf(value);
  const balance = credits.available - count;
  const isJob = count > LONGEST_TEXT;
  const tooLong = count > LONGEST_JOB;
  const limit = format.number(isJob ? LONGEST_JOB : LONGEST_TEXT);
  const facts = [
    text.playground.cost(format.number(count)),
    balance < 0
      ? text.playground.missing(format.number(-balance))
      : text.playground.after(format.number(balance)),
    ...(quoted && isSayable(value)
      ? [
          quoted.isCurrent
            ? text.playground.estimated(format.decimal(quoted.quote.estimated_duration_sec))
            : text.playground.estimating,
        ]
      : []),
    ...(isJob ? [text.studio.job.becomes(format.number(LONGEST_TEXT))] : []),
  ];
  return (
    <>
      <p className={styles.count}>
        <span>{text.playground.count(format.number(count), limit)}</span>
        {value === '' && (
          <Button className="small" onClick={() => onChange(text.playground.sample)}>
            {text.playground.useSample}
          </Button>
        )}
      </p>
      <p id="manuscript-facts" className={tooLong || balance < 0 ? 'fault' : 'hint'}>
        {tooLong ? text.playground.tooLong(limit) : facts.join(' · ')}
      </p>
      <p id="manuscript-keys" className="hint">
        {text.studio.underlined} <span className={styles.shortcuts}>{text.studio.keys}</span>
      </p>
    </>
  );
}
