import { type DynamicModule, Module, type Type } from '@nestjs/common';
import type { Environment } from '../../config/environment';
import type { Settings } from '../../config/settings';
import { PaymentGateways } from '../application/transfers/payment-gateway';
import { CassoPaymentGateway } from './gateways/casso-payment-gateway';
import { PayosPaymentGateway } from './gateways/payos-payment-gateway';
import { sepaySignature } from './gateways/sepay-signature';
import { sharedSecret } from './gateways/shared-secret';
import { StandardPaymentGateway } from './gateways/standard-payment-gateway';
import type { WebhookProof } from './gateways/webhook-proof';
import { WebhookSecrets } from './gateways/webhook-secrets';
import { AdminOrdersController } from './orders/admin-orders.controller';
import { AdminPlansController } from './plans/admin-plans.controller';
import { AdminTakingsController } from './sales/admin-takings.controller';
import { AdminTransfersController } from './transfers/admin-transfers.controller';
import { CheckStatusController } from './orders/check-status.controller';
import { MockPayController } from './transfers/mock-pay.controller';
import { OrderEventsController } from './orders/order-events.controller';
import { BillingDetailsController } from './receipts/billing-details.controller';
import { OrderReceiptController } from './receipts/order-receipt.controller';
import { ReceiptPdfs } from './receipts/receipt-pdfs';
import { OrderPresenter } from './orders/order.presenter';
import { OrderParts } from './orders/order-parts';
import { OrdersController } from './orders/orders.controller';
import { PlansController } from './plans/plans.controller';
import { QrAddresses } from './qr/qr-addresses';
import { QrImages } from './qr/qr-images';
import { QrController } from './qr/qr.controller';
import { ReceiptsController } from './receipts/receipts.controller';
import { AdminSalesController } from './sales/admin-sales.controller';
import { WebhookController } from './gateways/webhook.controller';

const controllers: Type[] = [
  AdminOrdersController,
  AdminPlansController,
  AdminSalesController,
  AdminTakingsController,
  AdminTransfersController,
  BillingDetailsController,
  CheckStatusController,
  OrderEventsController,
  OrderReceiptController,
  OrdersController,
  PlansController,
  QrController,
  ReceiptsController,
  WebhookController,
];

/** The routes of billing, the gateways that call them, and QR codes. */
@Module({})
export class BillingHttpModule {
  /** @param billing the very module that the application has: another one would do all its work again */
  static with(environment: Environment, billing: DynamicModule): DynamicModule {
    return {
      module: BillingHttpModule,
      imports: [billing],
      controllers: environment.mockPayEnabled ? [...controllers, MockPayController] : controllers,
      providers: [
        OrderParts,
        OrderPresenter,
        ReceiptPdfs,
        { provide: QrAddresses, useValue: new QrAddresses(environment.publicBaseUrl) },
        {
          provide: QrImages,
          useFactory: (addresses: QrAddresses) => new QrImages(addresses),
          inject: [QrAddresses],
        },
        { provide: PaymentGateways, useValue: paymentGateways(environment.settings) },
      ],
    };
  }
}

/** A further gateway is one more line here. */
const paymentGateways = (settings: Settings): PaymentGateways =>
  new PaymentGateways(new StandardPaymentGateway(webhookProofs(settings)), [
    new CassoPaymentGateway(new WebhookSecrets(settings.CASSO_SECRETS)),
    new PayosPaymentGateway(new WebhookSecrets(settings.PAYOS_CHECKSUM_KEYS)),
  ]);

function webhookProofs({ WEBHOOK_PROOF, WEBHOOK_SECRETS }: Settings): WebhookProof[] {
  const secrets = new WebhookSecrets(WEBHOOK_SECRETS);
  const [key, signature] = [sharedSecret(secrets), sepaySignature(secrets)];
  return { key: [key], signature: [signature], either: [key, signature] }[WEBHOOK_PROOF];
}
