import { Card } from '../../ui/layout';
import { useLanguage } from '../../i18n/language';
import { countOf, type Draft, withText } from './drafts/draft';
import { FileTarget } from './manuscript/file-target';
import { type JobSource, LONGEST_JOB } from './job-calls';
import { Manuscript } from './manuscript/manuscript';
import { ManuscriptFacts } from './manuscript/manuscript-facts';
import { Reading } from './reading/reading';
import type { Stretch } from './manuscript/text-edit';
import { Tokens } from './reading/tokens';
import { useMarks } from './manuscript/use-marks';
import type { Quoted } from './use-quote';

interface WritingProps {
  readonly draft: Draft;
  readonly onChange: (change: Partial<Draft>) => void;
  readonly quoted: Quoted | null;
  /** The word that is being heard. */
  readonly heard: Stretch | null;
  /** Plays from a place of the text on; null where there is no sound of the text as it is. */
  readonly onPlayFrom: ((at: number) => void) | null;
  readonly onSpeak: () => void;
  /** A file that is to become a job was given. */
  readonly onSource: (source: JobSource) => void;
}

/** The text, what it costs, and how it is read. */
export function Writing(props: WritingProps) {
  const { draft, onChange, quoted, heard, onPlayFrom, onSpeak, onSource } = props;
  const { text } = useLanguage();
  const { tokens, looked, shown, lookAt } = useMarks(quoted, draft.text);
  const isEmpty = draft.text.trim() === '';
  return (
    <div>
      <Card>
        <FileTarget
          isEmpty={isEmpty}
          onText={(now) => onChange({ text: now, choices: [], off: [] })}
          onSource={onSource}
        >
          <label htmlFor="manuscript">{text.playground.text}</label>
          <Manuscript
            value={draft.text}
            marks={shown}
            chosen={
              looked ? shown.filter(({ step }) => looked.token.marks.some((mark) => mark.step === step)) : []
            }
            heard={heard}
            isTooLong={countOf(draft.text) > LONGEST_JOB}
            onChange={(now) => {
              onChange(withText(draft, now));
              lookAt(null);
            }}
            onLook={lookAt}
            onPlayFrom={onPlayFrom}
            onSpeak={onSpeak}
          />
          <ManuscriptFacts
            value={draft.text}
            quoted={quoted}
            onChange={(now) => onChange(withText(draft, now))}
          />
        </FileTarget>
        <Tokens
          tokens={isEmpty ? [] : tokens}
          looked={looked}
          onLook={lookAt}
          draft={draft}
          onChange={onChange}
          onPlay={onPlayFrom && looked && (() => onPlayFrom(looked.mark.start))}
        />
      </Card>
      <Reading value={draft.text} quoted={isEmpty ? null : quoted} />
    </div>
  );
}
