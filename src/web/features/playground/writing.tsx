import { Card } from '../../ui/layout';
import { useLanguage } from '../../i18n/language';
import { choicesAfterEdit } from './choices';
import { countOf, type Draft, LONGEST_TEXT } from './draft';
import { Manuscript } from './manuscript';
import { ManuscriptFacts } from './manuscript-facts';
import { Reading } from './reading';
import type { Stretch } from './text-edit';
import { Tokens } from './tokens';
import { useMarks } from './use-marks';
import type { Quoted } from './use-quote';

interface WritingProps {
  readonly draft: Draft;
  readonly onChange: (change: Partial<Draft>) => void;
  readonly quoted: Quoted | null;
  /** The word that is being heard. */
  readonly heard: Stretch | null;
  readonly onSpeak: () => void;
  /** A dictionary knows a word more. */
  readonly onTaught: () => void;
}

/** The text, what it costs, and how it is read. */
export function Writing({ draft, onChange, quoted, heard, onSpeak, onTaught }: WritingProps) {
  const { text } = useLanguage();
  const { tokens, token, shown, pick } = useMarks(quoted, draft.text);
  const isEmpty = draft.text.trim() === '';
  return (
    <div>
      <Card>
        <div className="field manuscript">
          <label htmlFor="manuscript">{text.playground.text}</label>
          <Manuscript
            value={draft.text}
            marks={shown}
            chosen={token ? shown.filter(({ step }) => token.marks.some((mark) => mark.step === step)) : []}
            heard={heard}
            isTooLong={countOf(draft.text) > LONGEST_TEXT}
            onChange={(now) => {
              onChange({ text: now, choices: choicesAfterEdit(draft.choices, draft.text, now) });
              pick(null);
            }}
            onPick={({ step }) => pick(step.start)}
            onSpeak={onSpeak}
          />
          <ManuscriptFacts
            value={draft.text}
            quote={quoted?.quote ?? null}
            onChange={(now) => onChange({ text: now })}
          />
        </div>
        <Tokens
          tokens={isEmpty ? [] : tokens}
          token={token}
          onPick={pick}
          draft={draft}
          onChange={onChange}
          onTaught={onTaught}
        />
      </Card>
      <Reading quote={isEmpty ? null : (quoted?.quote ?? null)} />
    </div>
  );
}
