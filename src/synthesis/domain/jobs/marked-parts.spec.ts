import fc from 'fast-check';
import { JOB_LIMITS, readSsml } from '../../http/ssml/read-ssml';
import type { MarkedText } from '../markup';
import { cutMarked, type MarkedPart, MAX_PART_PASSAGES } from './marked-parts';
import { MAX_PART_CHARS } from './text-parts';

const marked = (content: string) => readSsml(`<speak>${content}</speak>`, JOB_LIMITS);
function markedParts(whole: MarkedText, chapters: Parameters<typeof cutMarked>[1]): MarkedPart[] {
  const parts: MarkedPart[] = [];
  for (const _ of cutMarked(whole, chapters, 'vi', parts));
  return parts;
}
const partsOf = (content: string, chapters: 'none' | 'headings' | 'paragraphs' = 'none') =>
  markedParts(marked(content), chapters);
const sentence = (chars: number) => `${'ă'.repeat(chars - 1)}.`;

describe('cutMarked', () => {
  it('leaves a short document whole', () => {
    const [part, ...others] = partsOf('<p>Một</p><p><prosody rate="slow">Hai</prosody></p>');
    expect(others).toEqual([]);
    expect(part).toMatchObject({ text: 'Một Hai', charCount: 6, ending: 'paragraph', title: null });
    expect(part!.markup.passages.map(({ start, end, rate }) => [start, end, rate])).toEqual([
      [0, 4, 1],
      [4, 7, 0.75],
    ]);
  });

  it('cuts between sentences, rather than where the manner changes', () => {
    const parts = partsOf(
      `<s>${sentence(1500)}</s><s>Hai <prosody rate="fast">${'ă'.repeat(400)}</prosody> ${sentence(300)}</s>`,
    );
    expect(parts.map(({ text }) => text.trim().length)).toEqual([1500, 705]);
    expect(parts.map(({ ending }) => ending)).toEqual(['sentence', 'sentence']);
    expect(parts[1]!.markup.passages.map(({ start }) => start)).toEqual([0, 4, 405]);
  });

  it.each([
    ['Mời TS. Lan. ', (text: string) => text],
    ['approx. two of us. ', (text: string) => `<lang xml:lang="en">${text}</lang>`],
  ])('cuts behind no abbreviation, in the language of the passage: %s', (sentence, marked) => {
    const parts = partsOf(marked(sentence.repeat(400)));
    expect(new Set(parts.map(({ text }) => text.trim().split(' ').at(-1)))).toEqual(
      new Set([sentence.trim().split(' ').at(-1)]),
    );
    expect(parts.length).toBeGreaterThan(1);
  });

  it('leaves the seconds of a break where a part ends to the passage itself', () => {
    const [first] = partsOf(`${sentence(1500)}<break time="3s"/>${sentence(1500)}`);
    expect(first!.ending).toBe('word');
    expect(first!.markup.passages.at(-1)!.pauseAfter).toBe(3);
  });

  it('gives the pauses of a passage that is cut to the part at their side', () => {
    const parts = partsOf(`<break time="2s"/>${sentence(1500)} ${sentence(1500)}<break time="3s"/>Hết.`);
    const pauses = parts.map(({ markup: { passages } }) => [
      passages[0]!.pauseBeforeSec,
      passages[0]!.pauseAfter,
    ]);
    expect(pauses).toEqual([
      [2, 'word'],
      [0, 3],
    ]);
  });

  it('cuts no stretch that is read as another text', () => {
    const parts = partsOf(
      `${'ă'.repeat(1600)} <sub alias="tên">${'b c. '.repeat(50)}</sub> ${sentence(900)}`,
    );
    const [found, ...others] = parts.flatMap(({ text, markup }) =>
      markup.substitutes.map(({ start, end, spoken }) => [text.slice(start, end), spoken]),
    );
    expect(found).toEqual(['b c. '.repeat(50).trim(), 'tên']);
    expect(others).toEqual([]);
  });

  it('begins a chapter at each paragraph, or at each that is a heading', () => {
    const content =
      '<p>Lời nói đầu.</p><p>Chương 1</p><break time="1s"/><p>Một <lang xml:lang="en">two</lang>.</p>' +
      '<p><s>Chương 2: Hai</s><s>Hết.</s></p>';
    const titles = (chapters: 'headings' | 'paragraphs') =>
      partsOf(content, chapters).map(({ title, text }) => [title, text.trim()]);
    expect(titles('headings')).toEqual([
      [null, 'Lời nói đầu.'],
      ['Chương 1', 'Chương 1 Một two.'],
      ['Chương 2: Hai', 'Chương 2: Hai Hết.'],
    ]);
    expect(titles('paragraphs').map(([title]) => title)).toEqual([
      'Lời nói đầu.',
      'Chương 1',
      'Một two.',
      'Chương 2: Hai Hết.',
    ]);
  });

  it('bounds the passages of a part, and the parts of a document', () => {
    const parts = partsOf('<s>a</s>'.repeat(1000));
    expect(Math.max(...parts.map(({ markup }) => markup.passages.length))).toBe(MAX_PART_PASSAGES);
    expect(() => partsOf('<p>a</p>'.repeat(10_001), 'paragraphs')).toThrow('output.chapters');
  });

  it('is the document, whatever it holds: text, characters and markup', () => {
    const word = fc.constantFrom(...['Một', 'hai. ', ' ba', '\n', 'ă'.repeat(900), 'c '.repeat(1200), '😀']);
    const element = fc.constantFrom(
      ...['s', 'p', 'prosody rate="fast"', 'sub alias="x"', 'say-as interpret-as="characters"'],
    );
    const wrapped = fc.tuple(fc.option(element), word).map(([tag, text]) => {
      if (tag === null) return `${text}<break time="100ms"/>`;
      const inner = /^(?:sub|say)/.test(tag) ? 'Một. Hai' : text;
      return `<${tag}>${inner}</${tag.split(' ')[0]}>`;
    });
    fc.assert(
      fc.property(fc.array(wrapped, { minLength: 1, maxLength: 30 }), (elements) => {
        const whole = marked(`Đầu ${elements.join('')}`);
        const parts = markedParts(whole, 'none');
        expect(parts.map(({ text }) => text).join('')).toBe(whole.text);
        expect(parts.reduce((sum, { charCount }) => sum + charCount, 0)).toBe(whole.charCount);
        const moved = (kind: 'substitutes' | 'saidAs') => {
          let at = 0;
          return parts.flatMap(({ text, markup }) => {
            const from = at;
            at += Array.from(text).length;
            return markup[kind].map((each) => ({ ...each, start: each.start + from, end: each.end + from }));
          });
        };
        expect(moved('substitutes')).toEqual(whole.substitutes);
        expect(moved('saidAs')).toEqual(whole.saidAs);
        for (const { text, markup } of parts) {
          const length = Array.from(text).length;
          expect(length).toBeLessThanOrEqual(MAX_PART_CHARS);
          expect(markup.passages[0]!.start).toBe(0);
          expect(markup.passages.at(-1)!.end).toBe(length);
        }
      }),
    );
  });
});
