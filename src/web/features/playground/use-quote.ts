import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { call } from '../../api/call';
import { speechQuote, type QuoteResult, type SpeechRequestBody } from '../../api/generated';
import { useDebounced } from '../../lib/use-debounced';
import { isSayable } from './drafts/draft';

/** What dictionaries and texts decide. */
export const QUOTES = ['quotes'] as const;

/** A quote waits until the writer pauses. */
const QUOTE_AFTER_MS = 400;

/** What a text costs and how it is read. */
export interface Quoted {
  /** As it was asked for; somebody may have gone on writing. */
  readonly text: string;
  readonly quote: QuoteResult;
}

/** Asks for a quote whenever the writer pauses; for none while the text cannot be spoken. */
export function useQuote(body: SpeechRequestBody) {
  const wanted = useDebounced(JSON.stringify(body), QUOTE_AFTER_MS);
  return useQuery({
    queryKey: [...QUOTES, wanted],
    queryFn: async (): Promise<{ readonly quoted: Quoted | null }> => {
      const asked = JSON.parse(wanted) as SpeechRequestBody;
      const text = asked.input_text;
      if (!isSayable(text)) return { quoted: null };
      return { quoted: { text, quote: await call(speechQuote({ body: asked })) } };
    },
    placeholderData: keepPreviousData,
  });
}
