import { cassoReference, isBlankReference } from './bank-reference';

describe('a bank reference', () => {
  it.each(['', ' ', '\t\n', '\u00a0', '\u200b', '\ufeff\u2060', '\u00ad', '\u3164', '\0', '\u202e'])(
    'is blank: %j',
    (reference) => {
      expect(isBlankReference(reference)).toBe(true);
      expect(cassoReference(reference, 7)).toBe('CASSO-7');
    },
  );

  it.each(['FT1', ' FT1 ', '0', '-', '\u200bFT1', 'Số 1'])('is not blank: %j', (reference) => {
    expect(isBlankReference(reference)).toBe(false);
    expect(cassoReference(reference, 7)).toBe(reference.trim());
  });

  it('without one a transfer has the number that Casso gave it', () => {
    expect(cassoReference(' FT26 1 ', 7)).toBe('FT26 1');
  });
});
