import { useLanguage } from '../i18n/language';
import { entryOf } from '../lib/entry-of';

interface FailedSpeechProps {
  /** That it failed, and was not charged. */
  readonly what: string;
  readonly error: { readonly code: string } | null;
}

/** That a request or a job has failed, and why. What is said of codes elsewhere is of what has just been asked for. */
export function FailedSpeech({ what, error }: FailedSpeechProps) {
  const { text } = useLanguage();
  const why = error && (entryOf(text.history.reasons, error.code) ?? error.code);
  return (
    <p className="notice bad">
      {what} {why}
    </p>
  );
}
