import { useDeferredValue, useMemo, useState } from 'react';
import { type Mark, marksAfterEdit, marksOf, type Token, tokensOf } from './marks';
import type { Quoted } from '../use-quote';

interface Marked {
  /** Every token of the text. */
  readonly tokens: readonly Token[];
  /** The one that is looked at, if any. */
  readonly token: Token | null;
  /** Which of its places was picked. */
  readonly picked: Mark | null;
  /** What is drawn under the text; nothing while it lags behind. */
  readonly shown: readonly Mark[];
  /** Looks at the token that starts here in the quoted text, or at none. */
  readonly pick: (start: number | null) => void;
}

/** What is read otherwise than it is written, by the last quote, in the text as it is now. */
export function useMarks(quoted: Quoted | null, text: string): Marked {
  const written = useDeferredValue(text); // what is drawn under the text may come a moment after it
  const marks = useMemo(() => (quoted ? marksOf(quoted.text, quoted.quote.reading) : []), [quoted]);
  const shown = useMemo(
    () => (quoted ? marksAfterEdit(quoted.text, marks, written) : []),
    [quoted, marks, written],
  );
  const tokens = useMemo(() => tokensOf(marks), [marks]);
  const [start, pick] = useState<number | null>(null);
  const isQuoted = quoted?.text === text; // else the places of its tokens are those of another text
  const picked = (isQuoted && marks.find(({ step }) => step.start === start)) || null;
  const token = tokens.find((each) => each.marks.some((mark) => mark === picked)) ?? null;
  return { tokens, token, picked, shown: text === written ? shown : [], pick };
}
