import { findOrderCodes } from './order-code';

describe('findOrderCodes', () => {
  it.each([
    ['combining marks of alternating class', '\u0301\u0316'.repeat(250_000)],
    ['white space after every prefix', `TTS${' '.repeat(2000)}`.repeat(250)],
    ['prefixes', 'TTS'.repeat(170_000)],
    ['digits', `TTS${'1'.repeat(500_000)}`],
    ['letters', 'AB'.repeat(250_000)],
    ['letters and white space', `LOA${' '.repeat(2000)}`.repeat(250)],
  ])('reads half a million characters of %s in linear time', (_, content) => {
    const before = process.cpuUsage(); // what other processes take does not count
    expect(findOrderCodes({ content, prefix: 'TTS' }).codes).toEqual([]);
    expect(process.cpuUsage(before).user).toBeLessThan(2_000_000);
  });
});
