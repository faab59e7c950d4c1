import type { InvalidParameters } from '../../shared/domain/domain-error';
import { speechSettings } from './speech-settings';

const faultsOf = (given: Parameters<typeof speechSettings>[0]) => {
  try {
    speechSettings(given);
    return [];
  } catch (error) {
    return (error as InvalidParameters).faults.map(({ field, code }) => `${field}: ${code}`);
  }
};

describe('speechSettings', () => {
  it('fills in the defaults', () => {
    expect(speechSettings({})).toEqual({ speed: 1, pitch: 1, volume: 100 });
  });

  it.each([
    { speed: 0.25, pitch: 0.5, volume: 0 },
    { speed: 4, pitch: 2, volume: 200 },
    { speed: 1.07, pitch: 0.93, volume: 1 },
  ])('accepts both ends of the ranges: %j', (given) => {
    expect(speechSettings(given)).toEqual(given);
  });

  it.each([
    [{ speed: 0.2499 }, ['speed: MIN']],
    [{ speed: 4.0001 }, ['speed: MAX']],
    [{ pitch: 0.49 }, ['pitch: MIN']],
    [{ pitch: 2.01 }, ['pitch: MAX']],
    [{ volume: -1 }, ['volume: MIN']],
    [{ volume: 201 }, ['volume: MAX']],
    [{ volume: 50.5 }, ['volume: IS_INT']],
    [{ speed: NaN }, ['speed: IS_NUMBER']],
    [{ speed: Infinity, pitch: -1, volume: 1e9 }, ['speed: MAX', 'pitch: MIN', 'volume: MAX']],
  ])('refuses %j', (given, faults) => {
    expect(faultsOf(given)).toEqual(faults);
  });
});
