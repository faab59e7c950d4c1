import { banks as published } from '../../../../test/data/vietqr-dev.json';
import { BANK_LIST, findBank } from './banks';

describe('findBank', () => {
  it('knows every published BIN by its present name', () => {
    const names = new Map<string, string[]>();
    for (const { bin, short_name } of published) names.set(bin, [...(names.get(bin) ?? []), short_name]);
    for (const [bin, known] of names) expect(known).toContain(findBank(bin)?.shortName);
    expect(BANK_LIST.banks).toHaveLength(names.size);
    expect(['970449', '970414', '970406'].map((bin) => findBank(bin)?.shortName)).toEqual([
      'LPBank',
      'MBV',
      'Vikki Bank',
    ]);
  });

  it('carries the published facts', () => {
    for (const { bin, code, short_name, receive, scan_pay } of published) {
      const bank = findBank(bin);
      if (bank?.shortName !== short_name) continue; // a former name
      expect(bank).toEqual({
        bin,
        code,
        shortName: short_name,
        receivesTransfers: receive,
        canScanToPay: scan_pay,
      });
    }
  });

  it('holds each BIN once, and a date', () => {
    expect(new Set(BANK_LIST.banks.map(({ bin }) => bin)).size).toBe(BANK_LIST.banks.length);
    expect(BANK_LIST.asOf).toMatch(/^\d{4}-\d{2}-\d{2}$/);
    expect(findBank('000000')).toBeNull();
  });
});
