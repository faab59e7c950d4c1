import { useRef } from 'react';
import { Button } from '../../../ui/controls';
import { useLanguage } from '../../../i18n/language';
import { isolated } from '../../../lib/isolated';
import { Popover } from '../../../ui/popover';
import { AlwaysRead } from './always-read';
import type { Choice } from './choices';
import type { Looked } from '../manuscript/use-marks';
import { visible } from './visible';
import styles from './reading.module.css';

interface TokenCardProps {
  readonly looked: Looked;
  /** Whether the writer has decided what it is. */
  readonly isChosen: boolean;
  readonly onChoose: (kind: Choice['class']) => void;
  /** Leaves it to the reader again. */
  readonly onUndo: () => void;
  /** Takes nothing in the text for its class any more; another may take its place. */
  readonly onSwitchOff: () => void;
  /** Plays from here on; null where there is nothing to play. */
  readonly onPlay: (() => void) | null;
  readonly onClose: () => void;
}

/** One token, beside it: what will be said for it, what else it could be, and what to do about it. */
export function TokenCard(props: TokenCardProps) {
  const { looked, isChosen, onChoose, onUndo, onSwitchOff, onPlay, onClose } = props;
  const { text, format } = useLanguage();
  const { studio } = text;
  const { step, marks } = looked.token;
  const card = useRef<HTMLDivElement>(null);
  const written = visible(step.written);
  /** What is pressed goes away with what it was about: the card keeps the focus. */
  const keepingFocus = (act: () => void): void => {
    card.current?.focus();
    act();
  };
  return (
    <Popover
      ref={card}
      className={styles.tokenCard}
      label={studio.tokenCard(isolated(written))}
      anchor={looked.anchor}
      takesFocus={looked.takesFocus}
      onClose={onClose}
    >
      <div role="status">
        <p dir="auto">
          <strong>{written}</strong> <span aria-hidden>→</span>{' '}
          {step.spoken.trim() || <span className="hint">{text.playground.silent}</span>}
        </p>
        <p className="hint">
          {studio.classes[step.class]} ·{' '}
          {isChosen ? studio.chosenByYou : studio.certainty(format.percent(step.certainty))}
          {marks.length > 1 && ` · ${studio.places(format.number(marks.length))}`}
        </p>
      </div>
      <Alternatives
        token={looked.token}
        isChosen={isChosen}
        onChoose={(kind) => keepingFocus(() => onChoose(kind))}
        onUndo={() => keepingFocus(onUndo)}
      />
      <AlwaysRead key={step.written + step.spoken} step={step} onTaught={() => card.current?.focus()} />
      <p className="actions">
        {onPlay && (
          <Button className="small" onClick={onPlay}>
            {studio.playFromHere}
          </Button>
        )}
        <Button
          className="small"
          onClick={() => {
            onClose();
            onSwitchOff();
          }}
        >
          {studio.switchOff(studio.classes[step.class])}
        </Button>
        <Button className="small" onClick={onClose}>
          {text.common.close}
        </Button>
      </p>
    </Popover>
  );
}

type AlternativesProps = Pick<Looked, 'token'> & Pick<TokenCardProps, 'isChosen' | 'onChoose' | 'onUndo'>;

/** What else the token could be, and the way back from what was chosen. */
function Alternatives({ token: { step }, isChosen, onChoose, onUndo }: AlternativesProps) {
  const { text, format } = useLanguage();
  const { studio } = text;
  if (step.alternatives.length === 0 && !isChosen) return null;
  return (
    <div className={styles.alternatives} role="group" aria-label={studio.alternatives}>
      {step.alternatives.map(({ class: kind, spoken, certainty }) => (
        <Button key={kind} className="small" onClick={() => onChoose(kind)}>
          <span dir="auto">{spoken.trim() || text.playground.silent}</span>
          <span className="hint">
            {studio.classes[kind]}
            {!isChosen && ` · ${format.percent(certainty)}`}
          </span>
        </Button>
      ))}
      {isChosen && (
        <Button className="small" onClick={onUndo}>
          {studio.undoChoice}
        </Button>
      )}
    </div>
  );
}
