import { recentDays } from './recent-days';

const of = (now: string) => JSON.parse(JSON.stringify(recentDays(new Date(now)))) as object;

it('Recent days begin at midnight in Vietnam', () => {
  expect(of('2026-11-24T16:59:59.999Z')).toEqual({
    today: '2026-11-23T17:00:00.000Z',
    last7Days: '2026-11-17T17:00:00.000Z',
    last30Days: '2026-10-25T17:00:00.000Z',
  });
  expect(of('2026-11-24T17:00:00Z')).toMatchObject({ today: '2026-11-24T17:00:00.000Z' });
});
