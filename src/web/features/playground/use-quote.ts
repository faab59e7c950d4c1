import { useCallback } from 'react';
import { call } from '../../api/call';
import { speechQuote, type QuoteResult, type SpeechRequestBody } from '../../api/generated';
import { type Data, useData, useRested } from '../../lib/use-data';
import { isSayable } from './draft';

/** A quote waits until the writer pauses. */
const QUOTE_AFTER_MS = 400;

/** What a text costs and how it is read. */
export interface Quoted {
  /** As it was asked for; somebody may have gone on writing. */
  readonly text: string;
  readonly quote: QuoteResult;
}

/** Asks for a quote whenever the writer pauses; for none while the text cannot be spoken. */
export function useQuote(body: SpeechRequestBody): Data<{ readonly quoted: Quoted | null }> {
  const wanted = useRested(JSON.stringify(body), QUOTE_AFTER_MS);
  return useData(
    useCallback(async () => {
      const asked = JSON.parse(wanted) as SpeechRequestBody;
      const text = asked.input_text;
      if (!isSayable(text)) return { quoted: null };
      return { quoted: { text, quote: await call(speechQuote({ body: asked })) } };
    }, [wanted]),
  );
}
