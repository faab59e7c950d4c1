import fc from 'fast-check';
import { nearOrderCodes } from './near-codes';

const near = (memo: string) => nearOrderCodes(memo, 'LOA');

describe('nearOrderCodes', () => {
  it.each([
    ['in pieces', 'LOA 1234 5678'],
    ['behind another separator', 'LOA:12345678'],
    ['with two hyphens', 'LOA--12345678'],
    ['without the prefix', 'chuyen tien 12345678'],
    ['with a mistyped prefix', 'L0A12345678'],
    ['with a date glued to it', 'LOA12345678160222'],
    ['with an account glued in front', '007112345678'],
    ['in full-width digits', '１２３４５６７８'],
  ])('recognises a code %s', (_, memo) => {
    expect(near(memo).sameDigits).toContain('LOA12345678');
  });

  it.each([
    ['one digit wrong', 'LOA 12345778'],
    ['one missing', 'LOA 1245678'],
    ['one too many', 'LOA 123456678'],
    ['two exchanged', 'LOA 12354678'],
    ['the last two exchanged', 'LOA 12345687'],
  ])('guesses at %s', (_, memo) => {
    expect(near(memo).oneOff).toContain('LOA12345678');
  });

  it('finds nothing in a memo without digits', () => {
    expect(near('NGUYEN VAN A chuyen tien').sameDigits.size).toBe(0);
  });

  it('guesses at a bounded number of codes, quickly, whatever is written', () => {
    fc.assert(
      fc.property(fc.string({ unit: fc.constantFrom(...'0123456789 -.a'), maxLength: 20_000 }), (memo) => {
        const { sameDigits, oneOff } = near(memo);
        expect(sameDigits.size + oneOff.size).toBeLessThan(2_200);
        for (const code of [...sameDigits, ...oneOff]) expect(code).toMatch(/^LOA\d{5,8}$/);
      }),
      { numRuns: 200 },
    );
  });
});
