import { writtenSpanAt } from './reading';
import { readText } from './read-text';

const vi = (text: string) => readText(text, { language: 'vi' });

describe('readText', () => {
  it('traces what changed, in code points of the input', () => {
    const { trace } = vi('🎉 Giá 15k nhé');
    expect(trace).toMatchObject([
      { start: 0, end: 1, written: '🎉', spoken: '', rule: 'emoji' },
      { start: 6, end: 9, written: '15k', spoken: 'mười lăm nghìn', rule: 'thousands' },
    ]);
  });

  it('leaves a language without rules as it is written, and takes out what no language has', () => {
    expect(readText('🎉 Le 15/3, **15 €**', { language: 'fr' }).spokenText).toBe('Le 15/3, 15 €');
  });

  it('counts the code points of decomposed input', () => {
    const text = 'Giá có 5 đồng'.normalize('NFD');
    const { spokenText, trace } = vi(text);
    expect(spokenText).toBe('Giá có năm đồng');
    expect(Array.from(text).slice(trace[0]!.start, trace[0]!.end).join('')).toBe('5');
  });

  it('leads from a spoken position back to the written stretch', () => {
    const text = 'Giá 1.500.000đ hôm nay';
    const reading = vi(text);
    const at = (word: string) => writtenSpanAt(reading, reading.spokenText.indexOf(word));
    expect(at('năm trăm')).toEqual({ start: 4, end: 14 });
    expect(at('hôm')).toEqual({ start: 15, end: 18 });
    expect(writtenSpanAt(reading, 1000)).toBeNull();
  });

  it('leaves a rule out that is switched off', () => {
    expect(
      readText('Giá 15k', { language: 'vi', off: ['thousands', 'letters-and-digits'] }).trace,
    ).toMatchObject([
      { start: 4, end: 6, written: '15', spoken: 'mười lăm', rule: 'number' },
      { start: 6, end: 7, written: 'k', spoken: 'ca', rule: 'letters' },
    ]);
  });

  it('says what will not be heard', () => {
    const codes = vi('<b>Chào</b> **bạn** 😀 三\u200b').warnings.map((warning) => warning.code);
    expect(new Set(codes)).toEqual(
      new Set(['INVISIBLE_CHARACTERS_DROPPED', 'MARKUP_DROPPED', 'EMOJI_DROPPED', 'UNREADABLE_DROPPED']),
    );
    expect(vi('Xin chào các bạn.').warnings).toEqual([]);
  });

  it('names what will not be heard, each piece once and no more than ten', () => {
    const named = (text: string) => vi(text).warnings.map(({ dropped }) => dropped);
    expect(named('Chào **bạn** 😀 **và** 😀🎉')).toEqual([['**'], ['😀', '🎉']]);
    expect(named('Chào 三 và 四, 三')).toEqual([['三', '四']]);
    expect(named('Chào ☀☁☂☃☄★☆☎☏☑☒☓')).toEqual([[...'☀☁☂☃☄★☆☎☏☑']]);
  });

  it.each(['😀🎉', '...', '***', '三', ''])('has nothing to say for %j', (text) => {
    const { spokenText, alignment } = vi(text);
    expect(spokenText).toBe('');
    expect(alignment.every((segment) => segment.spokenEnd === 0)).toBe(true);
  });

  it('leaves no letter-like numeral of the Latin script behind', () => {
    expect(vi('Ꜣↀ năm').spokenText).not.toMatch(/\p{N}/u);
  });

  it('reads noise inside a number as part of the number', () => {
    const { trace } = vi('Có 1.\u200b500 người');
    expect(trace).toMatchObject([
      { start: 3, end: 9, written: '1.\u200b500', spoken: 'một nghìn năm trăm', rule: 'number' },
    ]);
  });
});
