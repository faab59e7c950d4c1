import { espeakText } from './espeak-text';
import { wordTimings } from './espeak-words';

const event = (type: string, text_position: number, word_length: number, audio_position: number) => ({
  type,
  text_position,
  word_length,
  audio_position,
});

describe('wordTimings', () => {
  it('turns events into words that last until the next one or the end of the clause', () => {
    const events = [
      event('sentence', 1, 0, 0),
      event('word', 1, 3, 0),
      event('word', 5, 4, 225),
      event('end', 9, 0, 700),
      event('word', 11, 3, 900),
      event('end', 14, 0, 1200),
    ];
    expect(wordTimings(events, espeakText('Xin chào. Bạn.'))).toEqual([
      { startSec: 0, endSec: 0.225, spokenStart: 0, spokenEnd: 3 },
      { startSec: 0.225, endSec: 0.7, spokenStart: 4, spokenEnd: 8 },
      { startSec: 0.9, endSec: 1.2, spokenStart: 10, spokenEnd: 13 },
    ]);
  });

  it('makes one word of the many events of a number', () => {
    const events = [
      event('word', 1, 2, 0),
      event('word', 4, 4, 200),
      event('word', 5, 4, 300),
      event('word', 4, 4, 400),
      event('word', 9, 3, 600),
      event('end', 12, 0, 800),
    ];
    expect(wordTimings(events, espeakText('số 1250 xin'))).toEqual([
      { startSec: 0, endSec: 0.2, spokenStart: 0, spokenEnd: 2 },
      { startSec: 0.2, endSec: 0.6, spokenStart: 3, spokenEnd: 8 },
      { startSec: 0.6, endSec: 0.8, spokenStart: 8, spokenEnd: 11 },
    ]);
  });

  it('finds the word whose place is given as the white space before it', () => {
    const events = [event('word', 1, 2, 0), event('word', 6, 1, 300), event('word', 13, 1, 600)];
    const words = wordTimings(events, espeakText('at a. xin a. ghi'));
    expect(words.map(({ spokenStart, spokenEnd }) => [spokenStart, spokenEnd])).toEqual([
      [0, 2],
      [6, 9],
      [13, 16],
    ]);
  });

  it('counts in the given text, not in the one that was made safe', () => {
    const given = `${'b'.repeat(30)} xin`;
    const events = [event('word', 1, 24, 0), event('word', 26, 6, 500), event('word', 33, 3, 900)];
    const words = wordTimings(events, espeakText(given));
    expect(words.map(({ spokenStart, spokenEnd }) => [spokenStart, spokenEnd])).toEqual([
      [0, 24],
      [24, 30],
      [31, 34],
    ]);
  });
});
