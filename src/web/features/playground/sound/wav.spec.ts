import { samplesOf, wavHead } from './wav';

const ascii = (text: string): number[] => [...text].map((char) => char.charCodeAt(0));
const FORMAT = [...ascii('fmt '), 16, 0, 0, 0, 1, 0, 1, 0, 0x22, 0x56, 0, 0, 0x44, 0xac, 0, 0, 2, 0, 16, 0];
const RIFF = [...ascii('RIFF'), 255, 255, 255, 255, ...ascii('WAVE')];
const DATA = [...ascii('data'), 255, 255, 255, 255];

it('has its rate and its samples found, also behind other chunks', () => {
  const list = [...ascii('LIST'), 3, 0, 0, 0, 1, 2, 3, 0];
  expect(wavHead(Uint8Array.from([...RIFF, ...FORMAT, ...DATA, 1, 2]))).toEqual({
    sampleRate: 22_050,
    sizeBytes: 44,
  });
  expect(wavHead(Uint8Array.from([...RIFF, ...list, ...FORMAT, ...DATA])).sizeBytes).toBe(55 + 1);
  expect(() => wavHead(Uint8Array.from([...RIFF, ...FORMAT]))).toThrow('no wav');
});

it('has samples from -1 to 1', () => {
  expect([...samplesOf(Uint8Array.from([0, 0x80, 0, 0, 0, 0x40, 9]))]).toEqual([-1, 0, 0.5]);
});
