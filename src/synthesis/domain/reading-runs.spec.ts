import { readText } from '../../text-normalization';
import type { Voice } from '../../speech';
import type { MarkedText, SaidAs, Substitute } from './markup';
import { joinedReading, type ReadingRun, readingRuns, unmetRun, withDictionaries } from './reading-runs';
import { spokenPassages } from './spoken-passages';
import type { VoicedPassage, VoicedText } from './voiced-passages';

const place = { line: 1, column: 1, tag: 'say-as' };
const settings = { speed: 1, pitch: 1, volume: 100 };
const speaker = (language: string): Voice => ({ speakerId: language, language }) as Voice;

/** Passages of a text, each with its language; what it marks counts from the start of all. */
function voiced(
  parts: readonly (readonly [text: string, language: string])[],
  marks: { substitutes?: Substitute[]; saidAs?: SaidAs[] } = {},
): VoicedText {
  let start = 0;
  const passages = parts.map(([text, language]): VoicedPassage => {
    const passage = { start, end: start + text.length, voice: speaker(language), settings };
    start = passage.end;
    return { ...passage, pauseBeforeSec: 0, pauseAfter: 'word' };
  });
  const text = parts.map(([each]) => each).join('');
  return { passages, marked: { text, substitutes: [], saidAs: [], ...marks } as unknown as MarkedText };
}

const read = ({ text, language, aliases, choose }: ReadingRun) =>
  readText(text, { language, aliases, choose });

function readAll(text: VoicedText) {
  return joinedReading(readingRuns(text).map((run) => ({ run, reading: read(run) })));
}

describe('readingRuns', () => {
  it('cuts where the language changes only', () => {
    const runs = readingRuns(
      voiced([
        ['một ', 'vi'],
        ['hai ', 'vi'],
        ['three ', 'en'],
        ['bốn', 'vi'],
      ]),
    );
    expect(runs.map(({ start, text, language }) => [start, text, language])).toEqual([
      [0, 'một hai ', 'vi'],
      [8, 'three ', 'en'],
      [14, 'bốn', 'vi'],
    ]);
  });

  it('gives each run its marks, from its own start', () => {
    const [, second] = readingRuns(
      voiced(
        [
          ['một ', 'vi'],
          ['A1 2 WHO', 'en'],
        ],
        {
          saidAs: [
            { start: 4, end: 6, place, as: 'spelled' },
            { start: 7, end: 8, place, as: 'ordinal' },
          ],
          substitutes: [{ start: 9, end: 12, place, spoken: 'World Health' }],
        },
      ),
    );
    expect(second).toMatchObject({
      aliases: [
        { start: 0, end: 2, spoken: 'A one' },
        { start: 5, end: 8, spoken: 'World Health' },
      ],
      choose: [{ start: 3, end: 4, class: 'ordinal' }],
    });
  });
});

describe('withDictionaries', () => {
  it('puts the markup before dictionaries', () => {
    const [run] = readingRuns(
      voiced([['WHO 3/4 WHO', 'vi']], {
        substitutes: [{ start: 0, end: 3, place, spoken: 'a' }],
        saidAs: [{ start: 4, end: 7, place, as: 'date' }],
      }),
    );
    const entries = [0, 4, 8].map((start) => ({ start, end: start + 3, spoken: 'b' }));
    expect(withDictionaries(run!, entries).aliases.map(({ start, spoken }) => [start, spoken])).toEqual([
      [0, 'a'],
      [8, 'b'],
    ]);
  });
});

describe('unmetRun', () => {
  const runOf = (text: string, as: SaidAs['as'], stretch: string, language = 'vi') => {
    const start = text.indexOf(stretch);
    const saidAs = [{ start, end: start + stretch.length, place, as }];
    return readingRuns(voiced([[text, language]], { saidAs }))[0]!;
  };

  it.each([
    ['hẹn 3/4 nhé', 'date', '3/4', 'hẹn ngày mùng ba tháng tư nhé'],
    [
      'hẹn Ngày 3/4/2026',
      'date',
      'Ngày 3/4/2026',
      'hẹn Ngày mùng ba tháng tư năm hai nghìn không trăm hai mươi sáu',
    ],
    ['giá 45.000 đồng', 'money', '45.000 đồng', 'giá bốn mươi lăm nghìn đồng'],
  ] as const)('lets %s stand as %s', (text, as, stretch, spoken) => {
    const run = runOf(text, as, stretch);
    expect(unmetRun(run, read(run))).toBeNull();
    expect(read(run).spokenText).toBe(spoken);
  });

  it.each([
    ['về 4', 'ordinal', '4', 'vi', 'về thứ tư'],
    ['came 4', 'ordinal', '4', 'en', 'came fourth'],
    ['gọi 12-34', 'phone', '12-34', 'vi', 'gọi một hai ba bốn'],
    ['mã Tx', 'code', 'Tx', 'vi', 'mã tê ích'],
  ] as const)('finds words for %s as %s', (text, as, stretch, language, spoken) => {
    const run = runOf(text, as, stretch, language);
    expect(read(unmetRun(run, read(run))!).spokenText).toBe(spoken);
  });

  it('refuses what a text cannot be, naming the element', () => {
    const run = runOf('con mèo', 'date', 'mèo');
    expect(() => unmetRun(run, read(run))).toThrow(
      'input_text line 1, column 1: <say-as> has a text that cannot be said as date',
    );
  });
});

describe('joinedReading', () => {
  const text = voiced([
    ['Giá 5 kg. ', 'vi'],
    ['It costs $25. ', 'en'],
    ['Hết 2', 'vi'],
  ]);

  it('reads each run by the rules of its language', () => {
    expect(readAll(text).spokenText).toBe('Giá năm ki lô gam. It costs twenty five dollars. Hết hai');
  });

  it('has offsets in the whole texts, without a gap', () => {
    const { alignment, spokenText, trace } = readAll(text);
    expect(
      trace.map(({ start, end, written }) => text.marked.text.slice(start, end) === written),
    ).not.toContain(false);
    expect(alignment[0]).toMatchObject({ start: 0, spokenStart: 0 });
    expect(alignment.at(-1)).toMatchObject({ end: text.marked.text.length, spokenEnd: spokenText.length });
    alignment.slice(1).forEach((segment, i) => {
      expect([segment.start, segment.spokenStart]).toEqual([alignment[i]!.end, alignment[i]!.spokenEnd]);
    });
  });
});

describe('spokenPassages', () => {
  const passagesOf = (text: VoicedText) =>
    spokenPassages(text.passages, readAll(text)).map((passage) => [passage.text.trim(), passage.pauseAfter]);

  it('finds the words of each passage', () => {
    const text = voiced([
      ['Giá 5 kg ', 'vi'],
      ['và 3. ', 'vi'],
      ['Two 2', 'en'],
    ]);
    expect(passagesOf(text).map(([words]) => words)).toEqual(['Giá năm ki lô gam', 'và ba.', 'Two two']);
  });

  it('says what is one thing where it begins, and leaves pauses to the passage before', () => {
    const text = voiced([
      ['Giá 5 ', 'vi'],
      ['kg ', 'vi'],
      ['… ', 'vi'],
      ['thôi', 'vi'],
    ]);
    const paused = {
      ...text,
      passages: text.passages.map((passage, i) => ({
        ...passage,
        pauseAfter: i === 1 || i === 2 ? 1 : passage.pauseAfter,
      })),
    };
    expect(passagesOf(paused)).toEqual([
      ['Giá năm ki lô gam', 2],
      ['thôi', 'word'],
    ]);
  });

  it('keeps the pauses before the first words', () => {
    const text = voiced([
      ['… ', 'vi'],
      ['một', 'vi'],
    ]);
    const passages = text.passages.map((passage) => ({ ...passage, pauseBeforeSec: 1 }));
    expect(spokenPassages(passages, readAll(text))).toMatchObject([{ text: 'một', pauseBeforeSec: 2 }]);
  });
});
