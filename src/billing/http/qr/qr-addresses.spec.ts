import { sampleOrder } from '../../../../test/harness/billing-samples';
import { orderVietQr } from '../../domain/orders/order-qr';
import { QrAddresses } from './qr-addresses';

describe('QrAddresses', () => {
  const order = sampleOrder();
  const payment = { ...orderVietQr(order), accountName: order.toState().accountName };

  it('knows the payments whose addresses it has given out, and no other', () => {
    const addresses = new QrAddresses('https://loa.example');
    expect(addresses.wasGivenOut(payment)).toBe(false);
    addresses.of(order, 'png');
    expect(addresses.wasGivenOut(payment)).toBe(true);
    for (const change of [{ amountVnd: 1 }, { accountName: 'X' }, { memo: 'LOA 1' }, { accountNo: '1' }])
      expect(addresses.wasGivenOut({ ...payment, ...change })).toBe(false);
  });

  it('remembers the latest ten thousand', () => {
    const addresses = new QrAddresses('https://loa.example');
    addresses.of(order, 'png');
    for (let number = 1; number <= 10_000; number += 1) {
      if (number === 5_000) addresses.of(order, 'svg');
      addresses.of(sampleOrder({ amountVnd: number }), 'png');
    }
    expect(addresses.wasGivenOut(payment)).toBe(true);
    for (let number = 1; number <= 5_000; number += 1) addresses.of(sampleOrder({ credits: number }), 'png');
    expect(addresses.wasGivenOut(payment)).toBe(false);
  });
});
