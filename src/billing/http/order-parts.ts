import { Injectable } from '@nestjs/common';
import { AccountExport, everyPage } from '../../accounts';
import { OrdersRepository } from '../application/orders.repository';
import { OrderPresenter } from './order.presenter';

/** What an account's export has of this module. */
@Injectable()
export class OrderParts {
  constructor(
    private readonly orders: OrdersRepository,
    private readonly presenter: OrderPresenter,
    accountExport: AccountExport,
  ) {
    accountExport.add({ name: 'orders', records: ({ id }) => this.present(id) });
  }

  private async *present(accountId: string): AsyncGenerator<object[]> {
    for await (const orders of everyPage((page) => this.orders.list(accountId, page)))
      yield orders.map((order) => this.presenter.order(order));
  }
}
