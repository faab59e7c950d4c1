import { notification } from '../../../../harness/client';
import type { Attack } from '../attack';
import { storm } from '../means/attempt';

const LENGTHS = [100, 10_000, 200_000] as const;

/** Notifications of a bank that is none. */
export const wrongSecrets: Attack = {
  name: 'wrong-secrets',
  finding: 'notifications with wrong secrets, short and long',
  addresses: 20,
  run: (context, signal) =>
    storm(context, 2, signal, (attempt, index) =>
      attempt('POST', '/api/payment/webhook', {
        headers: { 'x-secret-key': `not-the-secret-${process.pid}-${index}` },
        body: notification({ content: 'x'.repeat(LENGTHS[index % LENGTHS.length]!) }),
      }),
    ),
};
