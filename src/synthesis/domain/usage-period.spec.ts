import { InvalidParameters } from '../../shared/domain/domain-error';
import { usagePeriod } from './usage-period';

const NOW = new Date('2026-03-01T23:59:59.999Z');

describe('usagePeriod', () => {
  it.each([
    [{}, '2026-01-31', '2026-03-01'],
    [{ to: '2026-01-30' }, '2026-01-01', '2026-01-30'],
    [{ from: '2026-02-27' }, '2026-02-27', '2026-03-01'],
    [{ from: '2024-02-29', to: '2024-02-29' }, '2024-02-29', '2024-02-29'],
    [{ from: '2024-01-01', to: '2024-12-31' }, '2024-01-01', '2024-12-31'],
  ])('takes %j as %s to %s', (given, from, to) => {
    expect(usagePeriod(given, NOW)).toEqual({ from, to, zone: 'UTC' });
  });

  it.each([
    [{ from: '2026-02-30' }, 'from', 'IS_DATE'],
    [{ to: '2026-13-01' }, 'to', 'IS_DATE'],
    [{ to: '2026-1-1' }, 'to', 'IS_DATE'],
    [{ to: '0000-01-01' }, 'to', 'IS_DATE'],
    [{ from: '2026-01-01T00:00:00Z' }, 'from', 'IS_DATE'],
    [{ from: '' }, 'from', 'IS_DATE'],
    [{ from: '2026-03-02' }, 'from', 'AFTER_TO'],
    [{ from: '2023-12-31', to: '2024-12-31' }, 'from', 'PERIOD_TOO_LONG'],
  ])('refuses %j naming %s', (given, field, code) => {
    let thrown: unknown;
    try {
      usagePeriod(given, NOW);
    } catch (error) {
      thrown = error;
    }
    expect(thrown).toBeInstanceOf(InvalidParameters);
    expect((thrown as InvalidParameters).faults[0]).toMatchObject({ field, code });
  });

  it('takes Vietnam’s day where its days are meant', () => {
    const late = new Date('2026-03-01T17:00:00.000Z');
    expect(usagePeriod({ zone: 'Asia/Ho_Chi_Minh' }, late).to).toBe('2026-03-02');
    expect(usagePeriod({}, late).to).toBe('2026-03-01');
  });
});
