import { salesPeriod } from './sales-period';

describe('salesPeriod', () => {
  it('has whole days of Vietnam', () => {
    expect(salesPeriod('2026-11-01', '2026-11-30')).toEqual({
      from: new Date('2026-10-31T17:00:00.000Z'),
      until: new Date('2026-11-30T17:00:00.000Z'),
    });
    const { from, until } = salesPeriod('2028-02-29', '2028-02-29');
    expect(until.getTime() - from.getTime()).toBe(24 * 3_600_000);
  });

  it.each([
    ['2026-11-31', '2026-12-01', ['from']],
    ['2026-11-01', '30/11/2026', ['to']],
    ['', '2026-11-30T00:00', ['from', 'to']],
    ['2026-11-02', '2026-11-01', ['to']],
  ])('refuses %s to %s', (from, to, fields) => {
    const refused = expect.objectContaining({
      faults: fields.map((field) => expect.objectContaining({ field })),
    });
    expect(() => salesPeriod(from, to)).toThrow(refused);
  });
});
