import { useState } from 'react';
import { LiveSound } from '../features/playground/sound/live-sound';

const RATE = 8_000;
/** Of the whole tone. */
export const LENGTH_SEC = 4;

/** A tone that swells and fades like a few words, of which a share is made. */
export function useTone(share: number): LiveSound {
  const [sound] = useState(() => {
    const made = new LiveSound();
    const samples = Float32Array.from(
      { length: LENGTH_SEC * RATE * share },
      (_, i) => Math.sin(i) * Math.abs(Math.sin((i / RATE) * 2.4)),
    );
    if (share === 1) made.complete(made.bufferOf(samples, RATE));
    else if (share > 0) made.add(made.bufferOf(samples, RATE));
    return made;
  });
  return sound;
}
