import { useRef } from 'react';
import { Button } from '../../../ui/controls';
import { useLanguage } from '../../../i18n/language';
import { entryOf } from '../../../lib/entry-of';
import { isChosen, withoutToken, withToken } from './choices';
import type { Draft } from '../drafts/draft';
import type { Token } from '../manuscript/marks';
import { TokenCard } from './token-card';
import { TokenList } from './token-list';

interface TokensProps {
  readonly tokens: readonly Token[];
  /** The one that is looked at. */
  readonly token: Token | null;
  /** Looks at the token that starts here, or at none. */
  readonly onPick: (start: number | null) => void;
  readonly draft: Draft;
  readonly onChange: (change: Partial<Draft>) => void;
  /** Plays from the token on; null where there is no sound of the text as it is. */
  readonly onPlay: (() => void) | null;
}

/** What is read otherwise than it is written, and what its writer can do about it. */
export function Tokens({ tokens, token, onPick, draft, onChange, onPlay }: TokensProps) {
  const box = useRef<HTMLDivElement>(null);
  const close = (): void => {
    onPick(null);
    box.current?.querySelector<HTMLElement>('[aria-pressed=true]')?.focus();
  };
  return (
    <div ref={box} className="reading-desk" tabIndex={-1}>
      <TokenList
        tokens={tokens}
        chosen={token}
        onChoose={(wanted) => onPick(wanted === token ? null : wanted.marks[0]!.step.start)}
      />
      {token && (
        <TokenCard
          token={token}
          isChosen={isChosen(draft.choices, token)}
          onChoose={(kind) => onChange({ choices: withToken(draft.choices, token, kind) })}
          onUndo={() => onChange({ choices: withoutToken(draft.choices, token) })}
          onSwitchOff={() => {
            onChange({ off: [...draft.off, token.step.class] });
            box.current?.focus();
          }}
          onPlay={onPlay}
          onClose={close}
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
