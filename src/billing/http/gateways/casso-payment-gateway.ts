import { createHmac } from 'node:crypto';
import { InvalidParameters } from '../../../shared/domain/domain-error';
import {
  type Announcement,
  type GatewayCall,
  PaymentGateway,
} from '../../application/transfers/payment-gateway';
import { InvalidWebhookSecret } from '../../domain/billing.errors';
import { cassoReference } from '../../domain/transfers/bank-reference';
import type { TransferNotice } from '../../domain/transfers/transfer-notice';
import { acknowledgeWithSuccess } from './acknowledge-with-success';
import { CassoNotification, type CassoTransaction } from './casso-notification.dto';
import { bankTimeOf } from './is-bank-time';
import { readBody } from './read-body';
import type { WebhookSecrets } from './webhook-secrets';

/** Milliseconds of signing, and the HMAC-SHA512 in hex. */
const SIGNATURE = /^t=(\d{1,15}),v1=([0-9a-f]{128})$/i;

/**
 * How old a signature may be. A call that is repeated credits nothing, and Casso does not say whether its
 * own repeats are signed again: a narrow window would cost money and protect none.
 */
const OLDEST_MS = 24 * 3_600_000;

/** How far Casso's clock may be ahead of ours. */
const CLOCK_TOLERANCE_MS = 5 * 60_000;

/** Transfers in one call; Casso sends one. */
const LARGEST_BATCH = 100;

const TEST_REFERENCE = 'MA_GIAO_DICH_THU_NGHIEM';

/**
 * Casso's webhook V2 (developer.casso.vn). Signed is not the text of the body but its content: `<t>.` and
 * the JSON without white space, the keys of every object in order.
 */
export class CassoPaymentGateway extends PaymentGateway {
  readonly key = 'casso';
  readonly acknowledge = acknowledgeWithSuccess;

  constructor(private readonly secrets: WebhookSecrets) {
    super();
  }

  verify({ headers, body, receivedAt }: GatewayCall): void {
    const [, signedAt = '', hex = ''] = SIGNATURE.exec(String(headers['x-casso-signature'] ?? '')) ?? [];
    const ageMs = receivedAt.getTime() - Number(signedAt);
    const message = `${signedAt}.${JSON.stringify(inOrder(body))}`;
    const signature = (secret: string): Buffer => createHmac('sha512', secret).update(message).digest();
    if (
      hex === '' ||
      ageMs > OLDEST_MS ||
      ageMs < -CLOCK_TOLERANCE_MS ||
      !this.secrets.accept(Buffer.from(hex, 'hex'), signature)
    ) {
      throw new InvalidWebhookSecret('Sign the body in X-Casso-Signature, at most a day before it is sent.');
    }
  }

  async parse(body: object): Promise<readonly Announcement[]> {
    const { data } = await readBody(CassoNotification, body);
    const raws = [(body as { data: object | object[] }).data].flat();
    const transactions = [data].flat();
    if (transactions.length > LARGEST_BATCH) {
      throw InvalidParameters.of(
        'data',
        'ARRAY_MAX_SIZE',
        `data has more than ${LARGEST_BATCH} transactions`,
      );
    }
    return transactions.flatMap((transaction, index) =>
      isTest(transaction) ? [] : [{ notice: this.notice(transaction), raw: raws[index] ?? {} }],
    );
  }

  private notice(transaction: CassoTransaction): TransferNotice {
    return {
      channel: this.key,
      notificationId: transaction.id,
      gateway: transaction.bankName,
      transferredAt: bankTimeOf(transaction.transactionDateTime),
      accountNumber: transaction.accountNumber,
      subAccount: transaction.virtualAccountNumber || null,
      content: transaction.description,
      orderCode: null,
      direction: transaction.amount > 0 ? 'in' : 'out',
      amountVnd: Math.abs(transaction.amount),
      referenceCode: cassoReference(transaction.reference, transaction.id),
    };
  }
}

const isTest = ({ id, reference }: CassoTransaction): boolean => id === 0 && reference === TEST_REFERENCE;

/** The value with the keys of its objects in order; lists stay as they are. */
function inOrder(value: unknown): unknown {
  if (typeof value !== 'object' || value === null || Array.isArray(value)) return value;
  return Object.fromEntries(
    Object.entries(value)
      .sort(([one], [other]) => (one < other ? -1 : 1))
      .map(([key, member]) => [key, inOrder(member)]),
  );
}
