import { type Announcement, type GatewayCall, PaymentGateway } from '../../application/payment-gateway';
import { bankTimeOf } from './is-bank-time';
import { InvalidWebhookSecret } from '../../domain/billing.errors';
import { acknowledgeWithSuccess } from './acknowledge-with-success';
import { readBody } from './read-body';
import { TransferNotification } from './transfer-notification.dto';
import type { WebhookSecrets } from './webhook-secrets';

/** RFC 9110 section 11.1: schemes are case-insensitive. */
const APIKEY = /^apikey(?: +(.*))?$/i;

/**
 * The standard gateway: one flat notification for each transfer, with the secret itself in a header,
 * `X-Secret-Key: <secret>` or `Authorization: Apikey <secret>`. When both are sent, both must hold the same.
 */
export class SharedSecretPaymentGateway extends PaymentGateway {
  readonly key = 'webhook';
  readonly acknowledge = acknowledgeWithSuccess;

  constructor(private readonly secrets: WebhookSecrets) {
    super();
  }

  verify({ headers }: GatewayCall): void {
    const presented = [headers['x-secret-key'], apiKeyOf(headers.authorization)].filter(
      (value) => value !== undefined,
    );
    const [secret] = presented;
    const agreed = presented.every((value) => value === secret);
    // Node hands header bytes over as Latin-1.
    if (typeof secret !== 'string' || !agreed || !this.secrets.accept(Buffer.from(secret, 'latin1'))) {
      throw new InvalidWebhookSecret('Send it as X-Secret-Key or "Authorization: Apikey <secret>".');
    }
  }

  async parse(body: object): Promise<readonly Announcement[]> {
    const notification = await readBody(TransferNotification, body);
    return [
      {
        notice: {
          channel: this.key,
          notificationId: notification.id,
          gateway: notification.gateway,
          transferredAt: bankTimeOf(notification.transactionDate),
          accountNumber: notification.accountNumber,
          subAccount: notification.subAccount ?? null,
          content: notification.content,
          orderCode: notification.order_code ?? null,
          direction: notification.transferType,
          amountVnd: notification.transferAmount,
          referenceCode: notification.referenceCode,
        },
        raw: body,
      },
    ];
  }
}

/** Undefined when there is no such header; one of another scheme is for somebody else, such as a proxy. */
function apiKeyOf(authorization: string | string[] | undefined): string | undefined {
  const match = APIKEY.exec(typeof authorization === 'string' ? authorization : '');
  return match ? (match[1] ?? '') : undefined;
}
