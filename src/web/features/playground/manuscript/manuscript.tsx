import { type KeyboardEvent, memo, type MouseEvent, type ReactNode, useLayoutEffect, useRef } from 'react';
import { useLanguage } from '../../../i18n/language';
import { isUnsure, type Mark } from './marks';
import { reveal } from './reveal';
import type { Stretch } from './text-edit';
import type { Look } from './use-marks';
import styles from './manuscript.module.css';

interface ManuscriptProps {
  readonly value: string;
  readonly onChange: (value: string) => void;
  /** What is read otherwise than it is written. */
  readonly marks: readonly Mark[];
  /** The places of the token that is looked at. */
  readonly chosen: readonly Mark[];
  /** The word that is being heard. */
  readonly heard: Stretch | null;
  readonly isTooLong: boolean;
  /** Somebody points at a token, or presses Alt and Enter in it. */
  readonly onLook: (look: Look) => void;
  /**
   * Somebody clicks twice, or with Alt, on a word, or presses Ctrl (or Command), Shift and Enter in it; null where there
   * is nothing to play. One click is for writing.
   */
  readonly onPlayFrom: ((at: number) => void) | null;
  /** Ctrl (or Command) and Enter. */
  readonly onSpeak: () => void;
}

/**
 * The text to be spoken. It is a plain text field; what there is to say about its words lies under it, in layers that
 * have its type and its lines.
 */
export function Manuscript(props: ManuscriptProps) {
  const { value, onChange, marks, chosen, heard, isTooLong, onLook, onPlayFrom, onSpeak } = props;
  const { text } = useLanguage();
  const field = useRef<HTMLTextAreaElement>(null);
  const beneath = useRef<HTMLDivElement>(null);
  const scroll = (): void => {
    // Braces: what `scrollTo` answers (a promise, in new browsers) is no clean-up for the effect.
    beneath.current?.scrollTo({ top: field.current?.scrollTop ?? 0 });
  };
  useLayoutEffect(scroll); // a layer that appears is where the field is
  const firstChosen = chosen[0]?.start;
  useLayoutEffect(() => {
    if (firstChosen !== undefined)
      reveal(field.current!, beneath.current!.querySelectorAll(`.${styles.chosen}`));
  }, [firstChosen]);
  const lookFrom = (takesFocus: boolean): void => {
    const { selectionStart: at, selectionEnd } = field.current!;
    const index = marks.findIndex(({ start, end }) => start <= at && at <= end);
    const [mark, anchor] = [marks[index], beneath.current!.querySelectorAll(`.${styles.read}`)[index]];
    if (mark && anchor && at === selectionEnd) onLook({ start: mark.step.start, anchor, takesFocus });
  };
  const click = ({ altKey, nativeEvent }: MouseEvent<HTMLTextAreaElement, PointerEvent>): void => {
    if (altKey) onPlayFrom?.(field.current!.selectionStart);
    else lookFrom(nativeEvent.pointerType === 'touch'); // which takes the keyboard off the screen
  };
  const press = (event: KeyboardEvent<HTMLTextAreaElement>): void => {
    if (event.key !== 'Enter' || !(event.ctrlKey || event.metaKey || event.altKey)) return;
    event.preventDefault();
    if (event.altKey) lookFrom(true);
    else if (event.shiftKey) onPlayFrom?.(event.currentTarget.selectionStart);
    else onSpeak();
  };
  return (
    <div className={styles.paper}>
      <div className={styles.beneath} ref={beneath} aria-hidden>
        <Layer text={value} stretches={marks} classOf={classOfMark} />
        <Layer text={value} stretches={chosen} classOf={classOfChosen} />
        <Layer text={value} stretches={heard ? [heard] : NOTHING} classOf={classOfHeard} />
      </div>
      <textarea
        ref={field}
        id="manuscript"
        dir="auto"
        value={value}
        placeholder={text.playground.placeholder}
        aria-describedby="manuscript-facts manuscript-keys"
        aria-invalid={isTooLong}
        onChange={(event) => onChange(event.target.value)}
        onClick={click}
        onDoubleClick={({ currentTarget }) => onPlayFrom?.(currentTarget.selectionStart)}
        onKeyDown={press}
        onScroll={scroll}
      />
    </div>
  );
}

const NOTHING: readonly Stretch[] = [];
const classOfMark = ({ step }: Mark) => (isUnsure(step) ? `${styles.read} ${styles.unsure}` : styles.read);
const classOfChosen = () => styles.chosen;
const classOfHeard = () => styles.heard;

interface LayerProps<Marked extends Stretch> {
  readonly text: string;
  readonly stretches: readonly Marked[];
  readonly classOf: (stretch: Marked) => string | undefined;
}

/** The text again, unseen, with what is to be seen of some of its stretches. */
const Layer = memo(function Layer<Marked extends Stretch>({ text, stretches, classOf }: LayerProps<Marked>) {
  if (stretches.length === 0) return null;
  const parts: ReactNode[] = [];
  let at = 0;
  for (const stretch of stretches) {
    parts.push(
      text.slice(at, stretch.start),
      <span key={stretch.start} className={classOf(stretch)}>
        {text.slice(stretch.start, stretch.end)}
      </span>,
    );
    at = stretch.end;
  }
  // A line end at the very end makes no line of its own here, as it does in the field.
  return (
    <div dir="auto">
      {parts}
      {text.slice(at)}{' '}
    </div>
  );
}) as <Marked extends Stretch>(props: LayerProps<Marked>) => ReactNode;
