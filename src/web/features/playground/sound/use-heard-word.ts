import { useCallback, useMemo, useState } from 'react';
import { placesOfWords, wordAt } from './heard-word';
import type { Stretch } from '../manuscript/text-edit';
import type { Spoken } from './use-speech';

interface HeardWord {
  /** The word of the spoken text that is being heard. */
  readonly heard: Stretch | null;
  /** To be told where the sound is. */
  readonly onPosition: (positionSec: number) => void;
  /** Plays from the word at a place of the spoken text on; null where no word's time is known. */
  readonly playFrom: ((at: number) => void) | null;
}

/** Where sound and text meet: which word is being heard, and when a word is heard. */
export function useHeardWord(spoken: Spoken | null): HeardWord {
  const [heard, setHeard] = useState<Stretch | null>(null);
  const places = useMemo(() => (spoken ? placesOfWords(spoken.body.input_text, spoken.words) : []), [spoken]);
  const onPosition = useCallback(
    (sec: number) => setHeard(places.find(({ word }) => word.start <= sec && sec < word.end) ?? null),
    [places],
  );
  const playFrom = (at: number): void => {
    const word = wordAt(places, at);
    if (word) spoken?.sound.play(word.start);
  };
  return { heard, onPosition, playFrom: places.length > 0 ? playFrom : null };
}
