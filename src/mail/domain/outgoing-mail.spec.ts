import fc from 'fast-check';
import { OutgoingMail, retryDelaySec, TRIED_HOURS } from './outgoing-mail';

const NOON = new Date('2026-11-20T05:00:00.000Z');
const after = (hours: number): Date => new Date(NOON.getTime() + hours * 3_600_000);
const content = { to: 'lan@example.com', subject: 'Chào', text: 'Xin chào', html: '<p>Xin chào</p>' };
const write = (validHours?: number) =>
  OutgoingMail.write({
    ...{ id: 'mail', accountId: 'account', kind: 'greeting', content, now: NOON },
    ...(validHours !== undefined && { validHours }),
  });

describe('OutgoingMail', () => {
  it('is due at once, for as long as anybody needs it', () => {
    expect(write().toState()).toEqual({
      ...{ id: 'mail', accountId: 'account', kind: 'greeting', content },
      ...{ status: 'PENDING', failures: 0, nextAttemptAt: NOON, createdAt: NOON },
      uselessAt: after(TRIED_HOURS),
    });
    expect(write(1).toState().uselessAt).toEqual(after(1));
    expect(write(1000).toState().uselessAt).toEqual(after(TRIED_HOURS));
    const link = write(1);
    expect([link.isUseless(new Date(after(1).getTime() - 1)), link.isUseless(after(1))]).toEqual([
      false,
      true,
    ]);
  });

  it('keeps nothing personal once it is sent or given up', () => {
    const [sent, failed] = [write(), write()];
    expect([sent.noteSent(), failed.giveUp()]).toEqual(['sent', 'given-up']);
    expect(sent.toState()).toMatchObject({ status: 'SENT', content: null, nextAttemptAt: null });
    expect(failed.toState()).toMatchObject({ status: 'FAILED', content: null, nextAttemptAt: null });
  });

  it('is tried again after longer and longer waits, until nobody would need it', () => {
    const mail = write();
    const waits: number[] = [];
    for (let now = NOON; mail.noteFailure(now, 0) === 'refused'; now = mail.toState().nextAttemptAt!)
      waits.push((mail.toState().nextAttemptAt!.getTime() - now.getTime()) / 1000);
    expect(waits.slice(0, 12)).toEqual([
      ...[30, 60, 120, 240, 480, 960, 1920, 3840, 7680],
      ...[14_400, 14_400, 14_400],
    ]);
    expect(mail.toState()).toMatchObject({ status: 'FAILED', content: null, failures: waits.length + 1 });
    expect(waits.reduce((sum, wait) => sum + wait)).toBeLessThan(TRIED_HOURS * 3600);
  });

  it('has what failed together not tried together again', () => {
    fc.assert(
      fc.property(
        fc.integer({ min: 1, max: 100 }),
        fc.double({ min: 0, max: 1, noNaN: true }),
        (failures, chance) => {
          const least = retryDelaySec(failures, 0);
          expect(retryDelaySec(failures, chance)).toBeCloseTo(least * (1 + chance / 10), 3);
        },
      ),
    );
  });
});
