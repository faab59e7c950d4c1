import { useCallback, useMemo, useState } from 'react';
import { placesOfWords } from './heard-word';
import type { Stretch } from './text-edit';
import type { Spoken } from './use-speech';

/** The word of the spoken text that is being heard; told where the sound is. */
export function useHeardWord(spoken: Spoken | null): [Stretch | null, (positionSec: number) => void] {
  const [heard, setHeard] = useState<Stretch | null>(null);
  const places = useMemo(() => (spoken ? placesOfWords(spoken.body.input_text, spoken.words) : []), [spoken]);
  const onPosition = useCallback(
    (sec: number) => setHeard(places.find(({ word }) => word.start <= sec && sec < word.end) ?? null),
    [places],
  );
  return [heard, onPosition];
}
