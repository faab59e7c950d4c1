import { isTaxCode } from './tax-code';

describe('isTaxCode', () => {
  it.each(['0101248141', '0300588569', '0100109106', '0100109106-001', '001099012345'])(
    'takes %s',
    (code) => {
      expect(isTaxCode(code)).toBe(true);
    },
  );

  it.each([
    ['a wrong check digit', '0101248142'],
    ['digits exchanged', '0102148141'],
    ['a wrong check digit before a branch', '0100109107-001'],
    ['too short', '010124814'],
    ['eleven digits', '01012481410'],
    ['a branch without a hyphen', '0100109106001'],
    ['a branch of two digits', '0100109106-01'],
    ['letters', '01O1248141'],
    ['other digits', '٠١٠١٢٤٨١٤١'],
    ['a line break', '0101248141\n'],
    ['nothing', ''],
  ])('refuses %s', (_, code) => {
    expect(isTaxCode(code)).toBe(false);
  });

  it('finds no tenth digit where the sum leaves none', () => {
    // 31·0 + … + 3·0 = 0 leaves 10, which is no digit.
    for (let digit = 0; digit < 10; digit += 1) expect(isTaxCode(`000000000${digit}`)).toBe(false);
  });
});
