import {
  type Announcement,
  type GatewayCall,
  PaymentGateway,
} from '../../application/transfers/payment-gateway';
import { bankTimeOf } from './is-bank-time';
import { InvalidWebhookSecret } from '../../domain/billing.errors';
import { acknowledgeWithSuccess } from './acknowledge-with-success';
import { readBody } from './read-body';
import { TransferNotification } from './transfer-notification.dto';
import type { WebhookProof } from './webhook-proof';

/**
 * The standard gateway: one flat notification for each transfer, in the form of SePay, proved in one of the
 * ways that the operator allows.
 */
export class StandardPaymentGateway extends PaymentGateway {
  readonly key = 'webhook';
  readonly acknowledge = acknowledgeWithSuccess;

  constructor(private readonly proofs: readonly WebhookProof[]) {
    super();
  }

  verify(call: GatewayCall): void {
    if (this.proofs.some((proof) => proof.isIn(call))) return;
    throw new InvalidWebhookSecret(this.proofs.map(({ hint }) => hint).join(' Or: '));
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
