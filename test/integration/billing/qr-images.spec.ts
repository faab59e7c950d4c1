import { orderVietQr } from '../../../src/billing/domain/orders/order-qr';
import { TooManyDrawings } from '../../../src/billing/domain/billing.errors';
import { QrAddresses } from '../../../src/billing/http/qr/qr-addresses';
import { DRAWING_LIMITS, QrImages } from '../../../src/billing/http/qr/qr-images';
import { sampleOrder } from '../../harness/billing-samples';
import { useBuiltWorkers } from '../../harness/built-app';

useBuiltWorkers();

const MOST_WAITING = 3;

describe('QR images', () => {
  let addresses: QrAddresses;
  let images: QrImages;
  beforeEach(() => {
    addresses = new QrAddresses('https://loa.example');
    const mostWaiting = { ordered: 10, other: MOST_WAITING };
    images = new QrImages(addresses, { ...DRAWING_LIMITS, mostWaiting });
  });
  afterEach(() => images.onModuleDestroy());

  const anyPayment = (amountVnd: number) => ({
    bankBin: '970436',
    accountNo: '1012345678',
    amountVnd,
    memo: null,
    accountName: null,
  });
  const png = (amountVnd: number) => images.file({ format: 'png', payment: anyPayment(amountVnd) });

  it('are drawn once for all that ask, then or later', async () => {
    const together = await Promise.all([1, 2, 3].map(() => png(1)));
    expect(new Set([...together, await png(1)]).size).toBe(1);
    expect(Buffer.from(together[0]!).subarray(1, 4).toString()).toBe('PNG');
    expect(await png(2)).not.toEqual(together[0]);
  });

  it('of another format are another file', async () => {
    const svg = await images.file({ format: 'svg', payment: anyPayment(1) });
    expect(Buffer.from(svg).toString()).toMatch(/^<svg /);
  });

  it('are drawn for orders first, and refused when too many others wait', async () => {
    const drawn: string[] = [];
    const note = async (name: string, file: Promise<Uint8Array>) => {
      await file;
      drawn.push(name);
    };
    const others = Array.from({ length: 1 + MOST_WAITING }, (_, i) => note('other', png(1 + i)));
    await expect(png(99)).rejects.toThrow(TooManyDrawings);

    const order = sampleOrder();
    addresses.of(order, 'png');
    const payment = { ...orderVietQr(order), accountName: order.toState().accountName };
    const ordered = note('ordered', images.file({ format: 'png', payment }));
    await Promise.all([...others, ordered]);
    expect(drawn).toEqual(['other', 'ordered', 'other', 'other', 'other']);
    await expect(png(99)).resolves.toBeDefined();
  });
});
