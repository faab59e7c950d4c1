import { InvalidParameters } from '../../shared/domain/domain-error';
import { languagesOf, speakingIn, spokenLanguage, type Voice } from './voice';

const vietnamese = { speakerId: 'vi-1', language: 'vi' } as Voice;
const polyglot = { speakerId: 'poly', language: 'vi', languages: ['en', 'vi', 'fr'] } as unknown as Voice;

describe('A voice', () => {
  it('speaks its own language when it is asked for no other', () => {
    expect(spokenLanguage(polyglot)).toBe('vi');
    expect(speakingIn(polyglot, undefined)).toBe(polyglot);
    expect(speakingIn(polyglot, 'vi')).toBe(polyglot);
  });

  it('speaks another one of its languages when it is asked to', () => {
    expect(spokenLanguage(speakingIn(polyglot, 'fr'))).toBe('fr');
  });

  it.each([
    [vietnamese, 'en'],
    [polyglot, 'de'],
    [polyglot, ''],
    [polyglot, 'EN'],
  ])('does not speak %j in %j', (voice, language) => {
    expect(() => speakingIn(voice, language)).toThrow(InvalidParameters);
    expect(() => speakingIn(voice, language)).toThrow(
      expect.objectContaining({ faults: [expect.objectContaining({ field: 'language' })] }),
    );
  });

  it('tells all its languages, its own first', () => {
    expect(languagesOf(polyglot)).toEqual(['vi', 'en', 'fr']);
    expect(languagesOf(vietnamese)).toEqual(['vi']);
  });
});
