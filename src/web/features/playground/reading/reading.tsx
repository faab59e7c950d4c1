import type { ReadingWarningDto } from '../../../api/generated';
import { Card } from '../../../ui/layout';
import { useLanguage } from '../../../i18n/language';
import { countOf, LONGEST_TEXT } from '../drafts/draft';
import { isVisible } from '../manuscript/marks';
import type { Quoted } from '../use-quote';
import { visible } from './visible';
import styles from './reading.module.css';

/** How the whole text is read: what is said, and what will not be heard. Of an earlier text it is pale until the answer comes. */
export function Reading({ value, quoted }: { value: string; quoted: Quoted | null }) {
  const { text, format } = useLanguage();
  const quote = quoted?.quote;
  const isLong = countOf(value) > LONGEST_TEXT;
  return (
    <Card title={text.playground.reading} className={quoted?.isCurrent === false ? styles.earlier : ''}>
      {quote && !isLong ? (
        <>
          {/* A long one scrolls, so the keyboard has to reach it. */}
          <div
            className={styles.spoken}
            dir="auto"
            role="region"
            tabIndex={0}
            aria-busy={!quoted.isCurrent}
            aria-label={text.playground.spokenText}
          >
            {quote.spoken_text}
          </div>
          {!quote.reading.some(isVisible) && <p className="hint">{text.playground.readingPlain}</p>}
          {quote.warnings.length > 0 && <Warnings warnings={quote.warnings} />}
        </>
      ) : (
        <p className="hint">
          {isLong ? text.playground.readingLong(format.number(LONGEST_TEXT)) : text.playground.readingEmpty}
        </p>
      )}
    </Card>
  );
}

/** What will not be heard: a line for each kind, with the pieces themselves. */
function Warnings({ warnings }: { warnings: readonly ReadingWarningDto[] }) {
  const { text } = useLanguage();
  const codes = [...new Set(warnings.map(({ code }) => code))];
  const piecesOf = (code: string) =>
    new Set(warnings.filter((warning) => warning.code === code).flatMap(({ dropped }) => dropped));
  return (
    <>
      <h3>{text.playground.warnings}</h3>
      <ul className={styles.warnings}>
        {codes.map((code) => (
          <li key={code}>
            {text.playground.warningCodes[code]}:{' '}
            {[...piecesOf(code)].map((piece) => (
              <code key={piece} className={styles.piece} dir="auto">
                {visible(piece)}
              </code>
            ))}
          </li>
        ))}
      </ul>
    </>
  );
}
