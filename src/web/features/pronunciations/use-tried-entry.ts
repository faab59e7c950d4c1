import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { call } from '../../api/call';
import { speakersList, speechQuote, type QuoteResult } from '../../api/generated';
import { useDebounced } from '../../lib/use-debounced';
import { entryDto, type Entry } from './entries';

/** The entry is tried once the writer pauses. */
const TRIED_AFTER_MS = 400;

/** What became of an entry that was tried. */
export interface Tried {
  /** Null while there is nothing to try, or no voice to try it with. */
  readonly quote: QuoteResult | null;
  /** Whether no voice speaks the language that the entry is for. */
  readonly lacksVoice: boolean;
}

const NOTHING: Tried = { quote: null, lacksVoice: false };

/**
 * Asks how a sentence would be read with an entry that is not saved, and with no other: the written form alone where
 * there is no sentence. Costs no credits.
 */
export function useTriedEntry(entry: Entry, sentence: string) {
  const wanted = useDebounced(JSON.stringify({ entry, sentence }), TRIED_AFTER_MS);
  return useQuery({
    queryKey: ['tried-entry', wanted],
    queryFn: () => {
      const asked = JSON.parse(wanted) as { entry: Entry; sentence: string };
      return tried(asked.entry, asked.sentence.trim() || asked.entry.written);
    },
    placeholderData: keepPreviousData,
  });
}

async function tried(entry: Entry, sentence: string): Promise<Tried> {
  const { written, spoken, language } = entry;
  if (written.trim() === '' || spoken.trim() === '') return NOTHING;
  const voice = await voiceFor(language);
  if (!voice) return { quote: null, lacksVoice: true };
  const body = { input_text: sentence, dictionaries: [], entries: [entryDto(entry)], ...voice };
  return { quote: await call(speechQuote({ body })), lacksVoice: false };
}

/** A voice of the language, as a request names it; the service's own choice for an entry that is for all. */
async function voiceFor(
  language: Entry['language'],
): Promise<{ speaker_id?: string; language?: string } | null> {
  if (language === null) return {};
  const { items } = await call(speakersList());
  const voice = items.find(({ languages }) => languages.includes(language));
  return voice ? { speaker_id: voice.speaker_id, language } : null;
}
