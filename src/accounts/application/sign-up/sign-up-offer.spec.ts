import { MovableClock } from '../../../../test/harness/movable-clock';
import { SignUpOffer } from './sign-up-offer';
import type { SignUpsRepository } from './sign-ups.repository';
import { SignUpPolicy } from './sign-up-policy';

const clock = new MovableClock(new Date('2026-11-20T08:00:00.000Z'));

/** @param latest credits given on the last day on which somebody opened an account */
const offer = (policy: SignUpPolicy, latest?: { day: string; credits: number }) =>
  new SignUpOffer(
    {
      days: () => Promise.resolve(latest ? [{ accounts: 1, ...latest }] : []),
    } as unknown as SignUpsRepository,
    policy,
    clock,
  );

describe('SignUpOffer', () => {
  const limited = new SignUpPolicy(true, 500, 3, 2_000);

  it.each([
    ['what the policy gives', limited, undefined, 500],
    ['the last that the day has', limited, { day: '2026-11-20', credits: 1_500 }, 500],
    ['nothing where the day has too little left', limited, { day: '2026-11-20', credits: 1_501 }, 0],
    ['the same again on the next day', limited, { day: '2026-11-19', credits: 2_000 }, 500],
    ['always the same without a limit', new SignUpPolicy(true, 500, null, null), undefined, 500],
    ['nothing where nobody can register', new SignUpPolicy(false, 500, null, null), undefined, 0],
  ])('is %s', async (_, policy, latest, credits) => {
    expect(await offer(policy, latest).freeCredits()).toBe(credits);
    expect(offer(policy).isOpen).toBe(policy.enabled);
  });
});
