import type { Order } from '../../domain/orders/order';
import { orderVietQr } from '../../domain/orders/order-qr';
import type { VietQrPayment } from './vietqr-drawing';

/** Payments that are remembered, some 3 MB. */
const MOST_REMEMBERED = 10_000;

/** Where the QR images of orders are found. The form follows the VietQR image services. */
export class QrAddresses {
  /** In the order in which their addresses were given out last. */
  private readonly givenOut = new Set<string>();

  /** @param publicBaseUrl without a slash at its end */
  constructor(private readonly publicBaseUrl: string) {}

  of(order: Order, format: 'png' | 'svg'): string {
    const payment = { ...orderVietQr(order), accountName: order.toState().accountName };
    this.remember(payment);
    const { bankBin, accountNo, amountVnd, memo, accountName } = payment;
    const query = [
      `amount=${amountVnd}`,
      `addInfo=${encodeURIComponent(memo ?? '')}`,
      `accountName=${encodeURIComponent(accountName)}`,
    ].join('&');
    return `${this.publicBaseUrl}/api/payment/qr/${bankBin}-${accountNo}-compact2.${format}?${query}`;
  }

  /** Whether this process has lately answered with the address of this payment's images: an order asks for it. */
  wasGivenOut(payment: VietQrPayment): boolean {
    return this.givenOut.has(keyOf(payment));
  }

  private remember(payment: VietQrPayment): void {
    const key = keyOf(payment);
    this.givenOut.delete(key);
    this.givenOut.add(key);
    const [oldest] = this.givenOut;
    if (this.givenOut.size > MOST_REMEMBERED && oldest !== undefined) this.givenOut.delete(oldest);
  }
}

const keyOf = ({ bankBin, accountNo, amountVnd, memo, accountName }: VietQrPayment): string =>
  JSON.stringify([bankBin, accountNo, amountVnd, memo, accountName]);
