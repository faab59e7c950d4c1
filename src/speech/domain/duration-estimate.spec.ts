import { estimateDurationSec } from './duration-estimate';
import type { Voice } from './voice';

const voice = { charsPerSec: 20 } as Voice;

describe('estimateDurationSec', () => {
  it('counts code points at the rate of the voice', () => {
    expect(estimateDurationSec('a'.repeat(40), voice)).toBe(2);
    expect(estimateDurationSec('😀'.repeat(40), voice)).toBe(2);
  });

  it('follows the speed', () => {
    expect(estimateDurationSec('a'.repeat(40), voice, 4)).toBe(0.5);
  });
});
