import { WrittenWords, wordsOfCues } from './timed-words';

const word = (spokenStart: number, spokenEnd: number, startSec: number) => ({
  spokenStart,
  spokenEnd,
  startSec,
  endSec: startSec + 0.5,
});

describe('WrittenWords', () => {
  // "Giá 5 kg." is read "Giá năm ki lô."
  const alignment = [
    { start: 0, end: 4, spokenStart: 0, spokenEnd: 4 },
    { start: 4, end: 8, spokenStart: 4, spokenEnd: 13 },
    { start: 8, end: 9, spokenStart: 13, spokenEnd: 14 },
  ];
  const part = { spokenText: 'Giá năm ki lô.', spokenStart: 0, startSec: 0, durationSec: 2 };

  it('tells what is written for the words that are heard', () => {
    const words = [word(0, 3, 0), word(4, 7, 0.5), word(8, 10, 1), word(11, 13, 1.5)];
    expect(new WrittenWords('Giá 5 kg.', alignment).next({ ...part, words })).toEqual([
      { written: 'Giá', startSec: 0, endSec: 0.5 },
      { written: '5 kg', startSec: 0.5, endSec: 2 },
    ]);
  });

  it('tells what two parts share once', () => {
    const written = new WrittenWords('Giá 5 kg.', alignment);
    const [first, second] = [
      [word(0, 3, 0), word(4, 7, 0.5)],
      [word(8, 10, 1), word(11, 13, 1.5)],
    ].map((words) => written.next({ ...part, words }));
    expect(first!.map((each) => each.written)).toEqual(['Giá', '5 kg']);
    expect(second).toEqual([]);
  });

  it('shares out the time of a part for an engine that tells none', () => {
    const plain = [{ start: 0, end: 11, spokenStart: 0, spokenEnd: 11 }];
    const segments = Array.from({ length: 11 }, (_, i) => ({
      start: i,
      end: i + 1,
      spokenStart: i,
      spokenEnd: i + 1,
    }));
    expect(plain).toHaveLength(1);
    const words = new WrittenWords('Một. Ba năm', segments).next({
      spokenText: 'Ba năm',
      spokenStart: 5,
      startSec: 10,
      durationSec: 6,
      words: [],
    });
    expect(words).toEqual([
      { written: 'Ba', startSec: 10, endSec: 13 },
      { written: 'năm', startSec: 13, endSec: 16 },
    ]);
  });
});

describe('wordsOfCues', () => {
  it('shares out the time of each subtitle among its words', () => {
    const cues = [
      { text: 'Một hai', startSec: 1, endSec: 8 },
      { text: 'Ba.', startSec: 8, endSec: 9 },
    ];
    expect(wordsOfCues(cues)).toEqual([
      { written: 'Một', startSec: 1, endSec: 5 },
      { written: 'hai', startSec: 5, endSec: 8 },
      { written: 'Ba.', startSec: 8, endSec: 9 },
    ]);
  });
});
