import { type DynamicModule, Module, type Provider } from '@nestjs/common';
import type { Environment } from '../config/environment';
import type { ProcessRole } from '../config/process-role';
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
import type { QueueParts } from '../platform/queue/bull-queue';
import type * as bull from './infrastructure/transfers/bull-transfers';
import { EInvoicesSchedule } from './infrastructure/e-invoices/e-invoices-schedule';
import { SepayEInvoiceProvider } from './infrastructure/e-invoices/sepay-e-invoice-provider';
import { TypeOrmEInvoicesRepository } from './infrastructure/e-invoices/typeorm-e-invoices.repository';
import { InProcessTransferQueue } from './infrastructure/transfers/in-process-transfer-queue';
import { PaymentsEraser } from './infrastructure/payments-eraser';
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

/** The money that pays: plans, orders and bank transfers. */
@Module({})
export class BillingModule {
  static with(environment: Environment, role: ProcessRole): DynamicModule {
    const redisUrl = role === 'command' ? null : environment.settings.REDIS_URL;
    const useCasesAndPorts = [...useCases, ...adapters, ...termsOf(environment)];
    const queue = transferQueue(redisUrl);
    return {
      module: BillingModule,
      imports: queue.imports,
      providers: [
        ...useCasesAndPorts,
        PaymentsEraser,
        ...queue.providers,
        TransferSweeper,
        ...eInvoices(environment),
      ],
      exports: useCasesAndPorts,
    };
  }
}

/** What has transfers settled later: Bull where there is a Redis, else this process. */
function transferQueue(redisUrl: string | null): QueueParts {
  if (!redisUrl) {
    return { imports: [], providers: [{ provide: TransferQueue, useClass: InProcessTransferQueue }] };
  }
  // oxlint-disable-next-line typescript/no-require-imports -- an import would load Bull at once
  const { bullTransfers } = require('./infrastructure/transfers/bull-transfers') as typeof bull;
  return bullTransfers(redisUrl);
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

function termsOf(environment: Environment): Provider[] {
  const { settings, pendingOrdersPerAccount } = environment;
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
  ];
}
