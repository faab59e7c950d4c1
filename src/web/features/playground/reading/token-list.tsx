import { useLanguage } from '../../../i18n/language';
import { isUnsure, type Token } from '../manuscript/marks';
import { visible } from './visible';

interface TokenListProps {
  readonly tokens: readonly Token[];
  readonly chosen: Token | null;
  readonly onChoose: (token: Token) => void;
}

/** What is read otherwise than it is written, each different token once: for those who do not point into the text. */
export function TokenList({ tokens, chosen, onChoose }: TokenListProps) {
  const { text, format } = useLanguage();
  const { studio } = text;
  if (tokens.length === 0) return null;
  const unsure = tokens.filter(({ step }) => isUnsure(step)).length;
  return (
    <div className="tokens" role="group" aria-label={studio.tokens}>
      <p className="hint">
        {studio.tokenCount(format.number(tokens.length))}
        {unsure > 0 && ` · ${studio.unsureCount(format.number(unsure))}`}
      </p>
      <ul className="chips">
        {tokens.map((token) => (
          <li key={token.marks[0]!.start}>
            <button
              type="button"
              className={isUnsure(token.step) ? 'token unsure' : 'token'}
              aria-pressed={token === chosen}
              onClick={() => onChoose(token)}
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
