import { useLanguage } from '../../i18n/language';
import { Field } from '../../ui/controls';
import { type Fetched, QueryFailure } from '../../ui/layout';
import type { Tried } from './use-tried-entry';
import styles from './entry-preview.module.css';

/** A sentence to try an entry in; far less than a text may have. */
const LONGEST_SENTENCE = 500;

interface EntryPreviewProps {
  readonly sentence: string;
  readonly onSentence: (sentence: string) => void;
  readonly tried: Fetched<Tried>;
  /** Whether what is wrong with the entry is said beside its fields already. */
  readonly isSaid: boolean;
}

/** How a sentence will be read with the entry as it is written now. In words: to hear it would cost credits. */
export function EntryPreview({ sentence, onSentence, tried, isSaid }: EntryPreviewProps) {
  const { text } = useLanguage();
  const words = text.pronunciations;
  const { quote = null, lacksVoice = false } = tried.data ?? {};
  // No other dictionary is applied, so what one has decided this entry has.
  const isApplied = quote?.reading.some(({ rule }) => rule === 'dictionary') ?? false;
  return (
    <>
      <Field
        label={words.tryIn}
        hint={words.tryHint}
        maxLength={LONGEST_SENTENCE}
        dir="auto"
        value={sentence}
        onChange={(event) => onSentence(event.target.value)}
      />
      {!isSaid && <QueryFailure query={tried} />}
      <div role="status" className={styles.tried}>
        {quote && (
          <>
            <p className="hint">{words.willBeRead}</p>
            <p className="read-as wrap" dir="auto">
              {quote.spoken_text}
            </p>
            {!isApplied && <p className="hint">{words.notApplied}</p>}
          </>
        )}
        {lacksVoice && <p className="hint">{words.noVoice}</p>}
      </div>
    </>
  );
}
