import { Injectable } from '@nestjs/common';
import { AccountNotFound, AccountsRepository, NotifyOwner } from '../../../accounts';
import type { OrderState } from '../../domain/orders/order';
import type { OrderRefund } from '../../domain/refunds/order-refund';

/** Gives the owner of an order notice that its money was sent back, in the transaction that notes it; not why, nor by whom. */
@Injectable()
export class TellOwnerOfRefund {
  constructor(
    private readonly accounts: AccountsRepository,
    private readonly notifyOwner: NotifyOwner,
  ) {}

  async execute(order: OrderState, refund: OrderRefund): Promise<void> {
    const account = await this.accounts.find(order.accountId);
    if (!account) throw new AccountNotFound();
    const { amountVnd, credits, reference } = refund;
    const { orderCode } = order;
    await this.notifyOwner.execute(account, {
      kind: 'order-refunded',
      orderCode,
      amountVnd,
      credits,
      reference,
    });
  }
}
