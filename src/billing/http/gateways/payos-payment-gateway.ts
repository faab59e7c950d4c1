import { createHmac } from 'node:crypto';
import {
  type Announcement,
  type GatewayCall,
  PaymentGateway,
} from '../../application/transfers/payment-gateway';
import { InvalidWebhookSecret } from '../../domain/billing.errors';
import { acknowledgeWithSuccess } from './acknowledge-with-success';
import { bankTimeOf } from './is-bank-time';
import { PayosNotification, type PayosPayment } from './payos-notification.dto';
import { readBody } from './read-body';
import type { WebhookSecrets } from './webhook-secrets';

const SIGNATURE = /^[0-9a-f]{64}$/i;

/** What payOS sends when the address is entered there: the payment of its documentation's example. */
const TEST_PAYMENT = { orderCode: 123, reference: 'TF230204212323' };

/**
 * The webhook of payOS (payos.vn/docs, "Kiểm tra dữ liệu với signature"). Signed are the fields of `data` with
 * the checksum key of the payment channel. No time is signed: a call that is repeated credits nothing.
 */
export class PayosPaymentGateway extends PaymentGateway {
  readonly key = 'payos';
  readonly acknowledge = acknowledgeWithSuccess;

  constructor(private readonly checksumKeys: WebhookSecrets) {
    super();
  }

  verify({ body }: GatewayCall): void {
    const { data, signature: hex } = body as { data?: unknown; signature?: unknown };
    const isSigned =
      typeof hex === 'string' && SIGNATURE.test(hex) && typeof data === 'object' && data !== null;
    const signature = (key: string): Buffer =>
      createHmac('sha256', key)
        .update(signedText(data as object))
        .digest();
    if (!isSigned || !this.checksumKeys.accept(Buffer.from(hex, 'hex'), signature)) {
      throw new InvalidWebhookSecret('Sign the fields of data, and send that as signature.');
    }
  }

  async parse(body: object): Promise<readonly Announcement[]> {
    const { data } = await readBody(PayosNotification, body);
    if (data.code !== '00' || isTest(data)) return [];
    return [
      {
        notice: {
          channel: this.key,
          notificationId: null,
          gateway: 'payOS',
          transferredAt: bankTimeOf(data.transactionDateTime),
          accountNumber: data.accountNumber,
          subAccount: data.virtualAccountNumber || null,
          content: data.description,
          orderCode: null, // theirs is a number of payOS
          direction: 'in',
          amountVnd: data.amount,
          referenceCode: data.reference.trim(),
        },
        raw: (body as { data: object }).data,
      },
    ];
  }
}

const isTest = ({ orderCode, reference }: PayosPayment): boolean =>
  orderCode === TEST_PAYMENT.orderCode && reference === TEST_PAYMENT.reference;

/** `key=value&…`, the keys in order. */
const signedText = (data: object): string =>
  Object.entries(data)
    .sort(([one], [other]) => (one < other ? -1 : 1))
    .map(([key, value]) => `${key}=${signedValue(value)}`)
    .join('&');

/** As payOS writes values: nothing for null, also where it has become text; JSON for what holds others. */
function signedValue(value: unknown): string {
  if (value === null || value === 'null' || value === 'undefined') return '';
  return typeof value === 'string' ? value : JSON.stringify(value);
}
