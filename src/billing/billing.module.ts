import { type DynamicModule, Module, type Provider, type Type } from '@nestjs/common';
import type { Environment } from '../config/environment';
import type { ProcessRole } from '../config/process-role';
import type { Settings } from '../config/settings';
import { Clock } from '../shared/domain/clock';
import { AssignTransfer } from './application/transfers/assign-transfer';
import { BillingDetailsRepository } from './application/receipts/billing-details.repository';
import { BillingLooks } from './application/billing-looks';
import { CancelOrder } from './application/orders/cancel-order';
import { CloseTransfer } from './application/transfers/close-transfer';
import { EInvoiceProvider } from './application/e-invoices/e-invoice-provider';
import { EInvoicesRepository } from './application/e-invoices/e-invoices.repository';
import { FindBuyer } from './application/receipts/find-buyer';
import { FindOrder } from './application/orders/find-order';
import { FindReceipt } from './application/receipts/find-receipt';
import { IssueReceipt } from './application/receipts/issue-receipt';
import { ListSales } from './application/sales/list-sales';
import { OfferPlan } from './application/plans/offer-plan';
import { OrderReceiptsRepository } from './application/receipts/order-receipts.repository';
import { OrdersRepository } from './application/orders/orders.repository';
import { PaidOrders } from './application/orders/paid-orders';
import { PaymentGateways } from './application/transfers/payment-gateway';
import { PayOrder } from './application/orders/pay-order';
import { PlaceOrder } from './application/orders/place-order';
import { PlansRepository } from './application/plans/plans.repository';
import { ReceiveTransfer } from './application/transfers/receive-transfer';
import { ReconcileTransfers } from './application/transfers/reconcile-transfers';
import { RefundOrder } from './application/refunds/refund-order';
import { RefundsRepository } from './application/refunds/refunds.repository';
import { RetryEInvoice } from './application/e-invoices/retry-e-invoice';
import { ReviewTransfers } from './application/transfers/review-transfers';
import { SendDueEInvoices } from './application/e-invoices/send-due-e-invoices';
import { SetPlan } from './application/plans/set-plan';
import { SettleTransfer } from './application/transfers/settle-transfer';
import { SimulateTransfer } from './application/transfers/simulate-transfer';
import { SweepTransfers } from './application/transfers/sweep-transfers';
import { Takings } from './application/sales/takings';
import { TellOwnerOfRefund } from './application/refunds/tell-owner-of-refund';
import { TracePayment } from './application/receipts/trace-payment';
import { TransferQueue } from './application/transfers/transfer-queue';
import { TransfersRepository } from './application/transfers/transfers.repository';
import { VoidOrdersWhenAccountDeleted } from './application/orders/void-orders-when-account-deleted';
import { OrderTerms } from './domain/orders/order';
import { ReceiptTerms } from './domain/receipts/order-receipt';
import { CassoPaymentGateway } from './http/gateways/casso-payment-gateway';
import { PayosPaymentGateway } from './http/gateways/payos-payment-gateway';
import { sepaySignature } from './http/gateways/sepay-signature';
import { sharedSecret } from './http/gateways/shared-secret';
import { StandardPaymentGateway } from './http/gateways/standard-payment-gateway';
import type { WebhookProof } from './http/gateways/webhook-proof';
import { WebhookSecrets } from './http/gateways/webhook-secrets';
import { AdminOrdersController } from './http/orders/admin-orders.controller';
import { AdminPlansController } from './http/plans/admin-plans.controller';
import { AdminTakingsController } from './http/sales/admin-takings.controller';
import { AdminTransfersController } from './http/transfers/admin-transfers.controller';
import { CheckStatusController } from './http/orders/check-status.controller';
import { MockPayController } from './http/transfers/mock-pay.controller';
import { OrderEventsController } from './http/orders/order-events.controller';
import { BillingDetailsController } from './http/receipts/billing-details.controller';
import { OrderReceiptController } from './http/receipts/order-receipt.controller';
import { ReceiptPdfs } from './http/receipts/receipt-pdfs';
import { OrderPresenter } from './http/orders/order.presenter';
import { OrderParts } from './http/orders/order-parts';
import { OrdersController } from './http/orders/orders.controller';
import { PlansController } from './http/plans/plans.controller';
import { QrAddresses } from './http/qr/qr-addresses';
import { QrImages } from './http/qr/qr-images';
import { QrController } from './http/qr/qr.controller';
import { ReceiptsController } from './http/receipts/receipts.controller';
import { AdminSalesController } from './http/sales/admin-sales.controller';
import { WebhookController } from './http/gateways/webhook.controller';
import { bullQueue } from '../platform/queue/bull-queue';
import {
  BullTransferQueue,
  TRANSFER_JOBS,
  TRANSFERS_QUEUE,
} from './infrastructure/transfers/bull-transfer-queue';
import { EInvoicesSchedule } from './infrastructure/e-invoices/e-invoices-schedule';
import { SepayEInvoiceProvider } from './infrastructure/e-invoices/sepay-e-invoice-provider';
import { TypeOrmEInvoicesRepository } from './infrastructure/e-invoices/typeorm-e-invoices.repository';
import { InProcessTransferQueue } from './infrastructure/transfers/in-process-transfer-queue';
import { PaymentsEraser } from './infrastructure/payments-eraser';
import { TransferProcessor } from './infrastructure/transfers/transfer-processor';
import { TransferSweeper } from './infrastructure/transfers/transfer-sweeper';
import { TypeOrmBillingDetailsRepository } from './infrastructure/receipts/typeorm-billing-details.repository';
import { TypeOrmOrderReceiptsRepository } from './infrastructure/receipts/typeorm-order-receipts.repository';
import { TypeOrmOrdersRepository } from './infrastructure/orders/typeorm-orders.repository';
import { TypeOrmPlansRepository } from './infrastructure/plans/typeorm-plans.repository';
import { TypeOrmRefundsRepository } from './infrastructure/refunds/typeorm-refunds.repository';
import { TypeOrmTakings } from './infrastructure/sales/typeorm-takings';
import { TypeOrmTransfersRepository } from './infrastructure/transfers/typeorm-transfers.repository';

const useCases = [
  AssignTransfer,
  BillingLooks,
  CancelOrder,
  CloseTransfer,
  FindBuyer,
  FindOrder,
  FindReceipt,
  IssueReceipt,
  ListSales,
  OfferPlan,
  PaidOrders,
  PayOrder,
  PlaceOrder,
  ReceiveTransfer,
  ReconcileTransfers,
  RefundOrder,
  RetryEInvoice,
  ReviewTransfers,
  SetPlan,
  SettleTransfer,
  SimulateTransfer,
  SweepTransfers,
  TellOwnerOfRefund,
  TracePayment,
  VoidOrdersWhenAccountDeleted,
];

const adapters: Provider[] = [
  { provide: BillingDetailsRepository, useClass: TypeOrmBillingDetailsRepository },
  { provide: EInvoicesRepository, useClass: TypeOrmEInvoicesRepository },
  { provide: OrderReceiptsRepository, useClass: TypeOrmOrderReceiptsRepository },
  { provide: OrdersRepository, useClass: TypeOrmOrdersRepository },
  { provide: PlansRepository, useClass: TypeOrmPlansRepository },
  { provide: RefundsRepository, useClass: TypeOrmRefundsRepository },
  { provide: Takings, useClass: TypeOrmTakings },
  { provide: TransfersRepository, useClass: TypeOrmTransfersRepository },
];

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

/** The money that pays: plans, orders, bank transfers and QR codes. */
@Module({})
export class BillingModule {
  static with(environment: Environment, role: ProcessRole): DynamicModule {
    const redisUrl = role === 'command' ? null : environment.settings.REDIS_URL;
    return {
      module: BillingModule,
      imports: redisUrl ? [bullQueue(TRANSFERS_QUEUE, redisUrl, TRANSFER_JOBS)] : [],
      controllers: environment.mockPayEnabled ? [...controllers, MockPayController] : controllers,
      providers: [
        ...useCases,
        ...adapters,
        ...settingsOf(environment),
        OrderParts,
        OrderPresenter,
        PaymentsEraser,
        ReceiptPdfs,
        {
          provide: QrImages,
          useFactory: (addresses: QrAddresses) => new QrImages(addresses),
          inject: [QrAddresses],
        },
        { provide: TransferQueue, useClass: redisUrl ? BullTransferQueue : InProcessTransferQueue },
        ...(redisUrl ? [TransferProcessor] : []),
        TransferSweeper,
        ...eInvoices(environment),
      ],
      exports: [
        AssignTransfer,
        CloseTransfer,
        EInvoicesRepository,
        FindReceipt,
        ListSales,
        OfferPlan,
        OrdersRepository,
        PlansRepository,
        ReconcileTransfers,
        RefundOrder,
        RetryEInvoice,
        ReviewTransfers,
        SetPlan,
        SweepTransfers,
        TransfersRepository,
      ],
    };
  }
}

/** Who issues e-invoices, and what has them issued; nothing where they are off. */
function eInvoices({ sepayEInvoices }: Environment): Provider[] {
  if (!sepayEInvoices) return [];
  const provider = {
    provide: EInvoiceProvider,
    useFactory: (clock: Clock) => new SepayEInvoiceProvider(sepayEInvoices, clock),
    inject: [Clock],
  };
  return [provider, SendDueEInvoices, EInvoicesSchedule];
}

function settingsOf(environment: Environment): Provider[] {
  const { settings, publicBaseUrl, pendingOrdersPerAccount } = environment;
  const receivingAccount = {
    bankBin: settings.BANK_BIN,
    bankName: settings.BANK_NAME,
    accountNo: settings.BANK_ACCOUNT_NO,
    accountName: settings.BANK_ACCOUNT_NAME,
  };
  return [
    {
      provide: OrderTerms,
      useValue: new OrderTerms(settings.ORDER_PREFIX, receivingAccount, pendingOrdersPerAccount),
    },
    {
      provide: ReceiptTerms,
      useValue: new ReceiptTerms(
        {
          name: settings.SELLER_NAME ?? settings.BANK_ACCOUNT_NAME,
          taxCode: settings.SELLER_TAX_CODE,
          address: settings.SELLER_ADDRESS,
        },
        settings.VAT_RATE_PERCENT,
        environment.sepayEInvoices !== null,
      ),
    },
    { provide: QrAddresses, useValue: new QrAddresses(publicBaseUrl) },
    { provide: PaymentGateways, useValue: paymentGateways(settings) },
  ];
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
