import type { InvalidParameters } from '../../shared/domain/domain-error';
import { speechSettings } from './speech-settings';

const faultyFields = (given: Parameters<typeof speechSettings>[0]) => {
  try {
    speechSettings(given);
    return [];
  } catch (error) {
    return (error as InvalidParameters).faults.map((fault) => fault.field);
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
    [{ speed: 0.2499 }, ['speed']],
    [{ speed: 4.0001 }, ['speed']],
    [{ pitch: 0.49 }, ['pitch']],
    [{ pitch: 2.01 }, ['pitch']],
    [{ volume: -1 }, ['volume']],
    [{ volume: 201 }, ['volume']],
    [{ volume: 50.5 }, ['volume']],
    [{ speed: NaN }, ['speed']],
    [{ speed: Infinity, pitch: -1, volume: 1e9 }, ['speed', 'pitch', 'volume']],
  ])('refuses %j', (given, fields) => {
    expect(faultyFields(given)).toEqual(fields);
  });
});
