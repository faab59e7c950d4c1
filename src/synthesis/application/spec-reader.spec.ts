import { FakeEngine, PlainTextReader } from '../../../test/harness/in-memory/fake-speech';
import { InMemoryDictionaries } from '../../../test/harness/in-memory/in-memory-dictionaries';
import { InMemoryTransaction } from '../../../test/harness/in-memory/in-memory-transaction';
import { FindDictionaryAliases } from '../../pronunciation';
import { InvalidParameters } from '../../shared/domain/domain-error';
import type { Voice } from '../../speech';
import { SpecReader } from './spec-reader';
import type { SynthesisSpec } from './synthesis-spec';

/** A voice on characters that lacks a few. */
const voice = {
  language: 'vi',
  quality: 'formant',
  charsPerSec: 15,
  alphabet: new Set('aàãáắăặậbcdđeẹèêghiìíklmnoóòơớpstuúvxyý'),
} as unknown as Voice;

const engine = new FakeEngine();
const dictionaries = new InMemoryDictionaries(new InMemoryTransaction());
const reader = new SpecReader(new PlainTextReader(), engine, new FindDictionaryAliases(dictionaries));

const spec = (text: string, by = voice): SynthesisSpec => ({
  text: { text, charCount: text.length },
  voice: by,
  settings: { speed: 1, pitch: 1, volume: 100 },
  audioType: 'mp3',
  readingOff: [],
  readingChoose: [],
  dictionaries: [],
});
const read = async (text: string, by = voice) => (await reader.read(spec(text, by))).reading;

describe('SpecReader', () => {
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
    const { warnings } = await read('Được rồi, ở đó đẹp thật', { language: 'vi', charsPerSec: 15 } as Voice);
    expect(warnings).toEqual([]);
  });

  it('refuses a text whose audio would be too long for it, naming the field', async () => {
    const signs = spec('⅞'.repeat(100), { language: 'vi', charsPerSec: 15 } as Voice);
    expect((await reader.read(signs)).reading.spokenText).toContain('bảy phần tám');
    const slow = reader.read({ ...signs, settings: { ...signs.settings, speed: 0.25 } });
    await expect(slow).rejects.toMatchObject({ faults: [{ field: 'input_text', code: 'SPOKEN_TOO_LONG' }] });
  });

  it('reads with entries that no dictionary has, unless dictionaries are off', async () => {
    const entry = { written: 'xa', spoken: 'cá', wholeWord: true, caseSensitive: false, language: null };
    const tried = { ...spec('xa lá'), triedEntries: [entry] };
    expect((await reader.read(tried)).reading.spokenText).toBe('cá lá');
    const off = { ...tried, readingOff: ['dictionary'] };
    expect((await reader.read(off)).reading.spokenText).toBe('xa lá');
  });

  it('prepares nothing for an engine that is down', async () => {
    expect((await reader.prepare(spec('Xin chào'))).reading.spokenText).toBe('Xin chào');
    engine.isUp = false;
    await expect(reader.prepare(spec('Xin chào'))).rejects.toMatchObject({ code: 'ENGINE_UNAVAILABLE' });
  });
});
