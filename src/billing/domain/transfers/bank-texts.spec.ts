import fc from 'fast-check';
import { BANK_PROFILES, bankText } from './bank-texts';
import { orderPrefixFault } from '../../../config/order-prefix';
import { findOrderCodes, transferMemo } from '../orders/order-code';

const at = new Date('2026-11-19T17:02:37.000Z');

describe('bankText', () => {
  it.each([
    ['VCB', /^MBVCB\.\d{10}\.\d{6}\.LOA 12345678\.CT tu 004\d{10} NGUYEN VAN A toi 17\d{6} /],
    ['MB', /^LOA 12345678 .* Trace\d{6} Trace \d{6} NG CHUYEN:CUSTOMER 08\d{8}$/],
    ['ACB', /^LOA 12345678 GD \d{6}-201126 00:02:37$/],
    ['BIDV', /^REM TKThe\d{6},tai ACB\.LOA 12345678-201126- 00:02:37-CTLNHIDI\d{15}-1\/1-CRE-002$/],
    ['VietinBank', /^CT DEN:\d{12} SEVQR LOA 12345678$/],
    ['MoMo', /^(\d{12})-LOA 12345678-CHUYEN TIEN-OQCH\d{8}-MOMO\1MOMO$/],
  ] as const)('writes as %s does', (profile, pattern) => {
    expect(bankText(profile, 'LOA 12345678', 'LOA12345678', at)).toMatch(pattern);
  });

  it('is the same for the same order, and another for another', () => {
    const text = (seed: string) => bankText('VCB', 'memo', seed, at);
    expect(text('LOA12345678')).toBe(text('LOA12345678'));
    expect(text('LOA12345678')).not.toBe(text('LOA12345679'));
  });

  const prefixes = fc.stringMatching(/^[A-Z]{2,5}$/).filter((prefix) => orderPrefixFault(prefix) === null);

  it('still names its order, whatever the prefix, the code and the time', () => {
    fc.assert(
      fc.property(
        fc.constantFrom(...BANK_PROFILES),
        prefixes,
        fc.stringMatching(/^[0-9]{8}$/),
        fc.date({ min: new Date('2026-01-01'), max: new Date('2036-01-01'), noInvalidDate: true }),
        (profile, prefix, digits, when) => {
          const orderCode = prefix + digits;
          const content = bankText(profile, transferMemo(orderCode), orderCode, when);
          expect(findOrderCodes({ content, prefix }).codes).toEqual([orderCode]);
        },
      ),
      { numRuns: 2_000 },
    );
  });

  it('names nothing by itself', () => {
    fc.assert(
      fc.property(fc.constantFrom(...BANK_PROFILES), prefixes, fc.string(), (profile, prefix, seed) => {
        const found = findOrderCodes({ content: bankText(profile, 'chuyen tien', seed, at), prefix });
        expect([found.codes, found.tooManyDigits]).toEqual([[], false]);
      }),
      { numRuns: 2_000 },
    );
  });
});
