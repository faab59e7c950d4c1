import type { VoiceFigures } from './voice-figures';

/** A figure that is not as it should be. */
export interface Finding {
  /** In a word or two. */
  readonly name: string;
  /** Nobody can be served with such a voice; of anything else the operator is only told. */
  readonly isBroken: boolean;
}

/**
 * What a voice is held to.
 *
 * - Tempo: people read at 4.70 (Thai) to 8.03 (Japanese) syllables a second, Vietnamese at 5.25 (Coupé, Oh, Dediu and
 *   Pellegrino, Science Advances 5, 2019, doi:10.1126/sciadv.aaw2594). Nobody reads ten; a slow reader with pauses
 *   still comes to two.
 * - Clipping: models overshoot by single samples now and then, which nobody hears; one sample in a thousand is some
 *   crackling in each second.
 * - Silence: of a voice that is silent half of the time, words are missing; silence at the ends of a part comes on top
 *   of the pauses that the service makes.
 * - Loudness: each recording is brought to -23 LUFS (EBU R 128); what is below -40 comes up by more than 17 dB, with its
 *   noise.
 * - Real-time factor: from 1 on, speech is made more slowly than it is heard.
 */
export const VOICE_LIMITS = {
  leastSecPerSyllable: 0.1,
  mostSecPerSyllable: 0.5,
  mostClippedShare: 0.001,
  mostSilentShare: 0.5,
  mostEndSec: 1,
  leastLufs: -40,
  mostRealTimeFactor: 1,
} as const;

/** What of a voice is out of `VOICE_LIMITS`; what breaks it comes first. */
export function findingsOf(figures: VoiceFigures): Finding[] {
  const { sentences, unheard, secPerSyllable, clippedShare, silentShare, leadSec, tailSec } = figures;
  const limits = VOICE_LIMITS;
  const broken: Checks = [
    [unheard === sentences ? 'silent' : `${unheard} of ${sentences} silent`, unheard > 0],
    ['clipped', clippedShare > limits.mostClippedShare],
    ['too fast', secPerSyllable < limits.leastSecPerSyllable],
    ['too slow', secPerSyllable > limits.mostSecPerSyllable],
  ];
  const odd: Checks = [
    ['gaps', silentShare > limits.mostSilentShare],
    ['late start', leadSec > limits.mostEndSec],
    ['late end', tailSec > limits.mostEndSec],
    ['quiet', figures.lufs < limits.leastLufs],
    ['slow to compute', figures.realTimeFactor >= limits.mostRealTimeFactor],
  ];
  return [...found(broken, true), ...found(odd, false)];
}

type Checks = readonly (readonly [name: string, isOut: boolean])[];

function found(checks: Checks, isBroken: boolean): Finding[] {
  return checks.filter(([, isOut]) => isOut).map(([name]) => ({ name, isBroken }));
}
