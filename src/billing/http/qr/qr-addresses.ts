import type { Order } from '../../domain/order';
import { orderVietQr } from '../../domain/order-qr';

/** Where the QR images of orders are found. The form follows the VietQR image services. */
export class QrAddresses {
  /** @param publicBaseUrl without a slash at its end */
  constructor(private readonly publicBaseUrl: string) {}

  of(order: Order, format: 'png' | 'svg'): string {
    const { bankBin, accountNo, amountVnd, memo } = orderVietQr(order);
    const query = [
      `amount=${amountVnd}`,
      `addInfo=${encodeURIComponent(memo ?? '')}`,
      `accountName=${encodeURIComponent(order.toState().accountName)}`,
    ].join('&');
    return `${this.publicBaseUrl}/api/payment/qr/${bankBin}-${accountNo}-compact2.${format}?${query}`;
  }
}
