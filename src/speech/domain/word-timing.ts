/**
 * When one word is heard. `spokenStart` and `spokenEnd` are code points of the spoken text (NFC), end
 * exclusive; the times count from the start of the audio.
 */
export interface WordTiming {
  readonly startSec: number;
  readonly endSec: number;
  readonly spokenStart: number;
  readonly spokenEnd: number;
}
