import { useDeferredValue, useMemo, useState } from 'react';
import { type Mark, marksAfterEdit, marksOf, type Token, tokensOf } from './marks';
import type { Quoted } from '../use-quote';

/** Somebody looks at a token. */
export interface Look {
  /** Where the token starts in the quoted text, as the API counts. */
  readonly start: number;
  /** What was pressed: the token's card opens beside it. */
  readonly anchor: Element;
  /** Whether the card takes the focus: whoever points into the text goes on writing. */
  readonly takesFocus: boolean;
}

/** A token that is looked at. */
export interface Looked extends Look {
  readonly token: Token;
  /** Which of its places. */
  readonly mark: Mark;
}

interface Marked {
  /** Every token of the text. */
  readonly tokens: readonly Token[];
  readonly looked: Looked | null;
  /** What is drawn under the text; nothing while it lags behind. */
  readonly shown: readonly Mark[];
  /** Looks at a token, or at none. */
  readonly lookAt: (look: Look | null) => void;
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
  const [look, lookAt] = useState<Look | null>(null);
  const isQuoted = quoted?.text === text; // else the places of its tokens are those of another text
  const mark = isQuoted && look && marks.find(({ step }) => step.start === look.start);
  const token = mark && tokens.find(({ marks: places }) => places.includes(mark));
  return {
    tokens,
    looked: token ? { ...look, token, mark } : null,
    shown: text === written ? shown : [],
    lookAt,
  };
}
