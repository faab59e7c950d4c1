import { BANK_NOISE } from './bank-noise';
import { orderPrefixFault } from './order-prefix';

describe('orderPrefixFault', () => {
  it.each(['LOA', 'TTS', 'ORD', 'BK', 'DH', 'SHOPX', 'loa'])('takes %s', (prefix) => {
    expect(orderPrefixFault(prefix)).toBeNull();
  });

  it.each(['', 'A', 'ABCDEF', 'T.S', 'A1', 'ĐH', 'AB ', 'AB\n', 'ＡＢ'])(
    'refuses %j by its form',
    (prefix) => {
      expect(orderPrefixFault(prefix)).toContain('2 to 5 letters');
    },
  );

  it('refuses what bank text writes beside digits, and its endings', () => {
    const named = 'FT GD CT TK SD ND IB QR MOMO REM TRACE ACSP SEVQR MBVCB'.split(' ');
    expect(BANK_NOISE).toEqual(expect.arrayContaining(named));
    for (const prefix of [...named, 'ft', 'OMO', 'VCB', 'VQR', 'ACE', 'EM']) {
      expect(orderPrefixFault(prefix)).toContain('banks write beside digits');
    }
  });
});
