import { notification, withSecret } from '../../test/harness/client';
import { HttpCaller } from '../support/http-caller';
import type { WaitingOrder } from './orders';

/** The bank gateway. */
export class Gateway {
  private readonly caller: HttpCaller;

  constructor(baseUrl: string) {
    this.caller = new HttpCaller(baseUrl, withSecret);
  }

  /**
   * Notifies the service that an order's money has come.
   * @returns the bank's reference of the transfer
   * @throws Error unless the service accepts it
   */
  async notify({ order_code, amount_vnd }: WaitingOrder): Promise<string> {
    const notice = notification({
      content: `CT tu 0071000000001 ${order_code}`,
      transferAmount: Number(amount_vnd),
    });
    const { status, body } = await this.caller.call('POST', '/api/payment/webhook', notice);
    if (status !== 200) throw new Error(`The webhook answers ${status}: ${body.toString()}`);
    return String(notice.referenceCode);
  }

  close(): void {
    this.caller.close();
  }
}
