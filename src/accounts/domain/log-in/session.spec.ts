import { idleSince, isUseDue, type Session, sessionEnd } from './session';
import { dayOf, secondsLeft } from '../sign-up-day';

const now = new Date('2026-11-20T08:00:00.000Z');
const before = (ms: number) => new Date(now.getTime() - ms);

describe('a session', () => {
  it('lasts 90 days, and 14 unused', () => {
    expect(sessionEnd(now)).toEqual(before(-90 * 86_400_000));
    expect(idleSince(now)).toEqual(before(14 * 86_400_000));
  });

  it('has a use written down every five minutes', () => {
    const isDue = (ms: number) => isUseDue({ lastUsedAt: before(ms) } as Session, now);
    expect([isDue(299_999), isDue(300_000), isDue(300_001)]).toEqual([false, true, true]);
  });
});

it('the day of a sign-up is that of UTC', () => {
  expect(dayOf(new Date('2026-11-20T23:59:59.999Z'))).toBe('2026-11-20');
  const left = ['00:00:00.000', '08:00:00.500', '23:59:59.999'].map((time) =>
    secondsLeft(new Date(`2026-11-20T${time}Z`)),
  );
  expect(left).toEqual([86_400, 57_600, 1]);
});
