import { isPlausibleBankTime, parseBankTime } from './bank-time';

describe('parseBankTime', () => {
  it('reads local time of Vietnam', () => {
    expect(parseBankTime('2026-11-20 14:02:37')?.toISOString()).toBe('2026-11-20T07:02:37.000Z');
    expect(parseBankTime('2024-02-29 00:00:00')?.toISOString()).toBe('2024-02-28T17:00:00.000Z');
  });

  it.each([
    '',
    '2026-11-20',
    '2026-11-20T14:02:37',
    '2026-11-20 14:02',
    '20-11-2026 14:02:37',
    '2026-02-30 00:00:00',
    '2025-02-29 00:00:00',
    '2026-13-01 00:00:00',
    '2026-11-20 24:00:00',
    '2026-11-20 14:60:00',
    ' 2026-11-20 14:02:37',
  ])('refuses %j', (text) => {
    expect(parseBankTime(text)).toBeNull();
  });
});

describe('isPlausibleBankTime', () => {
  it.each([
    ['0000-01-01 00:00:00', false],
    ['0001-01-01 00:00:00', false],
    ['1999-12-31 23:59:59', false],
    ['2000-01-01 00:00:00', true],
    ['2026-11-20 14:02:37', true],
    ['2099-12-31 23:59:59', true],
    ['2100-01-01 00:00:00', false],
    ['9999-12-31 23:59:59', false],
  ])('of %s is %s', (text, plausible) => {
    expect(isPlausibleBankTime(parseBankTime(text)!)).toBe(plausible);
  });
});
