import { Injectable } from '@nestjs/common';
import { AccountExport } from '../../../accounts';
import { FindBuyer } from '../../application/receipts/find-buyer';
import { OrdersRepository } from '../../application/orders/orders.repository';
import { presentBillingDetails } from '../receipts/billing-details.presenter';
import { OrderPresenter } from './order.presenter';

/** What an account's export has of this module. */
@Injectable()
export class OrderParts {
  constructor(
    private readonly findBuyer: FindBuyer,
    private readonly orders: OrdersRepository,
    private readonly presenter: OrderPresenter,
    accountExport: AccountExport,
  ) {
    accountExport.add(
      { name: 'billing_details', records: ({ id }) => this.presentBuyer(id) },
      { name: 'orders', records: ({ id }) => this.presentOrders(id) },
    );
  }

  private async *presentBuyer(accountId: string): AsyncGenerator<object[]> {
    yield [presentBillingDetails(await this.findBuyer.execute(accountId))];
  }

  private async *presentOrders(accountId: string): AsyncGenerator<object[]> {
    for await (const orders of this.orders.all({ accountId })) yield await this.presenter.orders(orders);
  }
}
