import { InvalidParameters } from '../../shared/domain/domain-error';
import { type Reading, type ReadingLanguage, readText } from '../../text-normalization';
import { TextReader, type Voice } from '../../speech';
import { readSpec } from './spec-reader';

class PlainTextReader extends TextReader {
  read(text: string, language: ReadingLanguage, off: readonly string[]): Promise<Reading> {
    return Promise.resolve(readText(text, { language, off }));
  }
}

/** A voice on characters that lacks a few. */
const voice = {
  language: 'vi',
  alphabet: new Set('aàãáắăặậbcdđeẹèêghiìíklmnoóòơớpstuúvxyý'),
} as unknown as Voice;

const read = (text: string, by = voice) => {
  const settings = { speed: 1, pitch: 1, volume: 100 };
  const draft = { text: { text, charCount: text.length }, voice: by, settings, readingOff: [] };
  return readSpec({ ...draft, audioType: 'mp3' }, new PlainTextReader());
};

describe('readSpec', () => {
  it('warns of every letter that the voice leaves out, beside what the reading drops', async () => {
    const { spokenText, warnings } = await read('Xin chào các bạn, mời cả nhà đi chơi xa xa 😀');
    expect(spokenText).toBe('Xin chào các bạn, mời cả nhà đi chơi xa xa');
    expect(warnings.map(({ code }) => code)).toEqual(['EMOJI_DROPPED', 'UNKNOWN_LETTERS_DROPPED']);
    expect(warnings.at(-1)!.message).toMatch(/\(3\): ạ ờ ả$/);
    expect(warnings.map(({ dropped }) => dropped)).toEqual([['😀'], ['ạ', 'ờ', 'ả']]);
  });

  it('refuses a text of which the voice knows too little, before anything is held for it', async () => {
    await expect(read('Được rồi, ở đó đẹp thật')).rejects.toThrow(InvalidParameters);
  });

  it('has nothing to say of a voice that speaks any text', async () => {
    const { warnings } = await read('Được rồi, ở đó đẹp thật', { language: 'vi' } as Voice);
    expect(warnings).toEqual([]);
  });
});
