import type { VoiceFigures } from './voice-figures';
import { findingsOf } from './voice-limits';

const GOOD: VoiceFigures = {
  sentences: 10,
  unheard: 0,
  secPerSyllable: 0.2,
  clippedShare: 0.0005,
  silentShare: 0.2,
  leadSec: 0.1,
  tailSec: 0.3,
  lufs: -20,
  realTimeFactor: 0.1,
};

describe('Of a voice', () => {
  it('nothing is found that is within the limits', () => expect(findingsOf(GOOD)).toEqual([]));

  it.each<[Partial<VoiceFigures>, string, boolean]>([
    [{ unheard: 1 }, '1 of 10 silent', true],
    [{ clippedShare: 0.002 }, 'clipped', true],
    [{ secPerSyllable: 0.09 }, 'too fast', true],
    [{ secPerSyllable: 0.51 }, 'too slow', true],
    [{ silentShare: 0.51 }, 'gaps', false],
    [{ leadSec: 1.1 }, 'late start', false],
    [{ tailSec: 1.1 }, 'late end', false],
    [{ lufs: -41 }, 'quiet', false],
    [{ realTimeFactor: 1 }, 'slow to compute', false],
  ])('with %j it is found that it is %j', (figures, name, isBroken) => {
    expect(findingsOf({ ...GOOD, ...figures })).toEqual([{ name, isBroken }]);
  });

  it('nothing more is found when it is silent', () => {
    const silent = {
      secPerSyllable: NaN,
      clippedShare: NaN,
      silentShare: NaN,
      lufs: NaN,
      realTimeFactor: NaN,
    };
    expect(findingsOf({ ...GOOD, ...silent, unheard: 10 })).toEqual([{ name: 'silent', isBroken: true }]);
  });
});
