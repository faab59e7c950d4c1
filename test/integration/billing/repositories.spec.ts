import { randomUUID } from 'node:crypto';
import { DataSource } from 'typeorm';
import { Transfer } from '../../../src/billing/domain/transfers/transfer';
import { TypeOrmEInvoicesRepository } from '../../../src/billing/infrastructure/e-invoices/typeorm-e-invoices.repository';
import { TypeOrmBillingDetailsRepository } from '../../../src/billing/infrastructure/receipts/typeorm-billing-details.repository';
import { TypeOrmOrderReceiptsRepository } from '../../../src/billing/infrastructure/receipts/typeorm-order-receipts.repository';
import { TypeOrmOrdersRepository } from '../../../src/billing/infrastructure/orders/typeorm-orders.repository';
import { TypeOrmRefundsRepository } from '../../../src/billing/infrastructure/refunds/typeorm-refunds.repository';
import { TypeOrmTransfersRepository } from '../../../src/billing/infrastructure/transfers/typeorm-transfers.repository';
import { dataSourceOptions } from '../../../src/data-source';
import { TypeOrmTransaction } from '../../../src/platform/database/typeorm-transaction';
import { describeEInvoices, type EInvoiceStores } from '../../contracts/e-invoices.contract';
import { describeOrderReceipts, type ReceiptStores } from '../../contracts/order-receipts.contract';
import { describeOrders, withRival } from '../../contracts/orders.contract';
import { describeRefunds, type RefundStores } from '../../contracts/refunds.contract';
import { describeTransfers } from '../../contracts/transfers.contract';
import { exactTransfer, sampleOrder } from '../../harness/billing-samples';
import { insertAccount } from '../../harness/insert-account';
import { createDatabase, type TestDatabase } from '../../harness/postgres';

let database: TestDatabase;
let dataSource: DataSource;
beforeAll(async () => {
  database = await createDatabase();
  dataSource = await new DataSource(dataSourceOptions(database.url)).initialize();
});
afterAll(async () => {
  await dataSource.destroy();
  await database.drop();
});

async function openStores(): Promise<ReceiptStores & EInvoiceStores & RefundStores> {
  const transaction = new TypeOrmTransaction(dataSource);
  const tables =
    'orders, transfers, order_receipts, receipt_years, e_invoices, order_refunds, refund_references';
  await transaction.query(`TRUNCATE ${tables}`);
  return {
    orders: new TypeOrmOrdersRepository(transaction),
    transfers: new TypeOrmTransfersRepository(transaction),
    receipts: new TypeOrmOrderReceiptsRepository(transaction),
    details: new TypeOrmBillingDetailsRepository(transaction),
    eInvoices: new TypeOrmEInvoicesRepository(transaction),
    refunds: new TypeOrmRefundsRepository(transaction),
    transaction,
    newAccount: () => insertAccount(transaction),
  };
}

describeOrders('The PostgreSQL one', openStores);
describeTransfers('The PostgreSQL one', openStores);
describeOrderReceipts('The PostgreSQL one', openStores);
describeEInvoices('The PostgreSQL one', openStores);
describeRefunds('The PostgreSQL one', openStores);

describe('The PostgreSQL repository of transfers', () => {
  it('leaves out of a sweep what another transaction is settling, and does not wait for it', async () => {
    const stores = await openStores();
    const id = randomUUID();
    const notice = exactTransfer(sampleOrder());
    await stores.transfers.add(Transfer.receive(id, notice, {}, new Date(0)));
    const list = () => stores.transfers.listUnsettled(new Date(), 10, null);
    const seen = await withRival(
      stores.transaction,
      async (meetRival) => {
        await stores.transfers.lock(id);
        await meetRival();
      },
      list,
    );
    expect(seen).toEqual([]);
    expect(await list()).toEqual([{ id, receivedAt: new Date(0) }]);
  });
});
