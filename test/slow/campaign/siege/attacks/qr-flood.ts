import type { Attack } from '../attack';
import { storm } from '../means/attempt';
import { BANK } from '../settings';

/** QR images, each for another amount and memo, so that none was drawn before. */
export const qrFlood: Attack = {
  name: 'qr-flood',
  finding: '2: QR images are drawn on the main thread, 30 ms each, without login',
  addresses: 20,
  limits: { webhook: 500, health: 100 },
  run: (context, signal) =>
    storm(context, 2, signal, (attempt, index) =>
      attempt(
        'GET',
        `/api/payment/qr/${BANK.BANK_BIN}-${BANK.BANK_ACCOUNT_NO}-compact2.png` +
          `?amount=${1_000 + index}&addInfo=QR%20${process.pid}%20${index}&accountName=NGUYEN%20VAN%20A`,
      ),
    ),
};
