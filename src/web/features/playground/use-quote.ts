import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { type ApiFailure, call } from '../../api/call';
import { speechQuote, type QuoteResult, type SpeechRequestBody } from '../../api/generated';
import { useSession } from '../../lib/session';
import { useDebounced } from '../../lib/use-debounced';
import { type Fetched, failureOfQuery } from '../../ui/layout';
import { isSayable } from './drafts/draft';

/** What dictionaries and texts decide. */
export const QUOTES = ['quotes'] as const;

/** A quote waits until the writer pauses. */
const QUOTE_AFTER_MS = 400;

/** What a text costs and how it is read. */
export interface Quoted {
  /** As it was asked for; somebody may have gone on writing. */
  readonly text: string;
  /** Whether text, voice and delivery are still those that were asked about. */
  readonly isCurrent: boolean;
  readonly quote: QuoteResult;
}

interface Quoting {
  readonly query: Fetched<{ readonly quoted: Quoted | null }>;
  /** Why there is no quote of what is on the desk now; what was asked about before is no matter any more. */
  readonly failure: ApiFailure | null;
}

/**
 * Asks for a quote whenever the writer pauses; for none while the text cannot be spoken. Until it comes, the one before
 * stays.
 */
export function useQuote(body: SpeechRequestBody): Quoting {
  const { learn } = useSession();
  const now = JSON.stringify(body);
  const wanted = useDebounced(now, QUOTE_AFTER_MS);
  const query = useQuery({
    queryKey: [...QUOTES, wanted],
    queryFn: async () => {
      const asked = JSON.parse(wanted) as SpeechRequestBody;
      const text = asked.input_text;
      if (!isSayable(text)) return { of: wanted, text, quote: null };
      const askedAt = performance.now();
      const quote = await call(speechQuote({ body: asked }));
      learn(quote.balance_after + quote.char_count, askedAt);
      return { of: wanted, text, quote };
    },
    select: ({ of, text, quote }): { readonly quoted: Quoted | null } => ({
      quoted: quote && { text, quote, isCurrent: of === now },
    }),
    placeholderData: keepPreviousData,
  });
  return { query, failure: wanted === now ? failureOfQuery(query) : null };
}
