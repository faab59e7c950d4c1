import { Button } from '../../../ui/controls';
import { useLanguage } from '../../../i18n/language';
import { entryOf } from '../../../lib/entry-of';
import { isChosen, withoutToken, withToken } from './choices';
import type { Draft } from '../drafts/draft';
import type { Token } from '../manuscript/marks';
import type { Look, Looked } from '../manuscript/use-marks';
import { TokenCard } from './token-card';
import { TokenList } from './token-list';
import styles from './reading.module.css';

interface TokensProps {
  readonly tokens: readonly Token[];
  readonly looked: Looked | null;
  /** Looks at a token, or at none. */
  readonly onLook: (look: Look | null) => void;
  readonly draft: Draft;
  readonly onChange: (change: Partial<Draft>) => void;
  /** Plays from the token on; null where there is no sound of the text as it is. */
  readonly onPlay: (() => void) | null;
}

/** What is read otherwise than it is written, and what its writer can do about it. */
export function Tokens({ tokens, looked, onLook, draft, onChange, onPlay }: TokensProps) {
  return (
    <div className={styles.readingDesk}>
      <TokenList tokens={tokens} chosen={looked?.token ?? null} onLook={onLook} />
      {looked && (
        <TokenCard
          key={looked.start}
          looked={looked}
          isChosen={isChosen(draft.choices, looked.token)}
          onChoose={(kind) => onChange({ choices: withToken(draft.choices, looked.token, kind) })}
          onUndo={() => onChange({ choices: withoutToken(draft.choices, looked.token) })}
          onSwitchOff={() => onChange({ off: [...draft.off, looked.token.step.class] })}
          onPlay={onPlay}
          onClose={() => onLook(null)}
        />
      )}
      <SwitchedOff off={draft.off} onChange={(off) => onChange({ off })} />
    </div>
  );
}

/** The classes that nothing is taken for, each with the way back. */
function SwitchedOff({ off, onChange }: { off: Draft['off']; onChange: (off: Draft['off']) => void }) {
  const { text } = useLanguage();
  const { studio } = text;
  if (off.length === 0) return null;
  return (
    <>
      <h3>{studio.off}</h3>
      <p className="hint">{studio.offHint}</p>
      <ul className="chips">
        {off.map((kind) => {
          const name = entryOf(studio.classes, kind) ?? kind;
          return (
            <li key={kind}>
              <Button
                className="small"
                aria-label={studio.switchOn(name)}
                onClick={() => onChange(off.filter((other) => other !== kind))}
              >
                {name} ↺
              </Button>
            </li>
          );
        })}
      </ul>
    </>
  );
}
