import { readEnglish } from './english';
import { sayEnglish } from './english-sounds';
import { isSyllable } from './syllables';
import { ENGLISH_SOUNDS } from './lexicon/generated/english-sounds';

/** Vietnamese has each sound of these ends, but not together. */
const NEARLY = /(?:ớ[cp]|uốp|o[eé][mp]|uym|uâu|uô)$/;

describe('English sounds in Vietnamese', () => {
  it.each([
    ['maker', 'M EY K ER', 'mây cơ', 'no consonant after a diphthong'],
    ['break', 'B R EY K', 'bờ rếch', 'a consonant before another with ơ'],
    ['street', 'S T R IY T', 'xờ trít', 'tr together'],
    ['paradise', 'P EH R AH0 D AY S', 'pa ra đai', 'a faint vowel by its letter'],
    ['people', 'P IY P AH0 L', 'pi pồ', 'a low end'],
    ['help', 'HH EH L P', 'hép', 'a stop after l'],
    ['queen', 'K W IY N', 'quin', 'qu'],
    ['west', 'W EH S T', 'oét', 'a w before the vowel'],
    ['computer', 'K AH0 M P Y UW T ER', 'com piu tơ', 'iu'],
    ['flower', 'F L AW ER', 'phờ lao ơ', 'no consonant between vowels'],
    ['general', 'JH EH N ER AH0 L', 'gie nơ rồ', 'an r between vowels'],
    ['various', 'V EH R IY AH0 S', 've ri ớt', 'two sounds of three letters'],
    ['show', 'SH OW', 'sâu', 'a single open o'],
  ])('%s (%s) is %s: %s', (word, sounds, said) => {
    expect(sayEnglish(word, sounds)).toBe(said);
  });

  it('knows frequent words in any case, and a plural by its singular', () => {
    expect(readEnglish('Filament')).toBe('phi la mần');
    expect(readEnglish('FILAMENTS')).toBe('phi la mần');
    expect(readEnglish('constructor')).toBeNull();
    expect(readEnglish('zinbebe')).toBeNull();
  });

  it('says every known word in syllables that Vietnamese has, or nearly', () => {
    const strange = ENGLISH_SOUNDS.trim()
      .split(/[;\n]/)
      .flatMap((entry) => {
        const [word = '', ...sounds] = entry.split(' ');
        return sayEnglish(word, sounds.join(' '))
          .split(' ')
          .map((syllable) => `${word} ${syllable}`);
      })
      .filter((said) => !isSyllable(said.split(' ')[1]!) && !NEARLY.test(said));
    expect(strange).toEqual([]);
  });
});
