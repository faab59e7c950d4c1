import { useLanguage } from '../../../i18n/language';
import { isUnsure, type Token } from '../manuscript/marks';
import type { Look } from '../manuscript/use-marks';
import { visible } from './visible';
import styles from './reading.module.css';

interface TokenListProps {
  readonly tokens: readonly Token[];
  readonly chosen: Token | null;
  /** Looks at a token, or, where it is looked at already, at none. */
  readonly onLook: (look: Look | null) => void;
}

/** What is read otherwise than it is written, each different token once: for those who do not point into the text. */
export function TokenList({ tokens, chosen, onLook }: TokenListProps) {
  const { text, format } = useLanguage();
  const { studio } = text;
  if (tokens.length === 0) return null;
  const press = (token: Token, anchor: Element): void =>
    onLook(token === chosen ? null : { start: token.marks[0]!.step.start, anchor, takesFocus: true });
  const unsure = tokens.filter(({ step }) => isUnsure(step)).length;
  return (
    <div className={styles.tokens} role="group" aria-label={studio.tokens}>
      <p className="hint">
        {studio.tokenCount(format.number(tokens.length))}
        {unsure > 0 && ` · ${studio.unsureCount(format.number(unsure))}`}
      </p>
      <ul className="chips">
        {tokens.map((token) => (
          <li key={token.marks[0]!.start}>
            <button
              type="button"
              className={isUnsure(token.step) ? `${styles.token} ${styles.unsure}` : styles.token}
              aria-haspopup="dialog"
              aria-expanded={token === chosen}
              onClick={({ currentTarget }) => press(token, currentTarget)}
            >
              <bdi>{visible(token.step.written)}</bdi>
              {token.marks.length > 1 && <span className="hint"> ×{format.number(token.marks.length)}</span>}
              {isUnsure(token.step) && <span className="sr-only"> ({studio.unsure})</span>}
            </button>
          </li>
        ))}
      </ul>
    </div>
  );
}
