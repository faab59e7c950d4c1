import { randomUUID } from 'node:crypto';
import type { Attack } from '../attack';
import { cookiesOf } from '../caller';
import { storm } from '../means/attempt';

const ADDRESSES = 20;
/** The fallback of SIGNUPS_PER_NETWORK_PER_DAY in production. */
const FAIR_PER_ADDRESS = 50;

/** New accounts by the dozen, each of which spends its free credits. */
export const signUpStorm: Attack = {
  name: 'sign-up-storm',
  finding: '5: 120 sign-ups a minute for each address, each with free credits',
  addresses: ADDRESSES,
  run: (context, signal) =>
    storm(context, 2, signal, async (attempt, index) => {
      const answer = await attempt('POST', '/api/v1/auth/register', {
        body: { email: `${randomUUID()}@example.com`, password: `mat-khau-${randomUUID()}` },
      });
      if (answer?.status !== 200) return;
      context.tally.count('accounts opened');
      const spoken = await attempt('POST', '/api/v1/tts', {
        headers: { cookie: cookiesOf(answer) },
        body: { input_text: `Người mới thứ ${index} của ${process.pid} có tín dụng miễn phí. `.repeat(15) },
      });
      if (spoken?.status === 200) context.tally.count('spoken for nothing');
    }),
  excess(tally) {
    const opened = tally.of('accounts opened');
    const fair = ADDRESSES * FAIR_PER_ADDRESS;
    return opened > fair ? [`${opened} accounts opened from ${ADDRESSES} addresses, more than ${fair}`] : [];
  },
};
