import { sampleOrder } from '../../../../test/harness/billing-samples';
import { InvalidParameters } from '../../../shared/domain/domain-error';
import { orderQrContent, orderVietQr } from './order-qr';
import { decodeVietQr } from '../vietqr/decode-vietqr';
import { encodeVietQr } from '../vietqr/encode-vietqr';
import type { VietQrFields } from '../vietqr/vietqr-fields';

const order = sampleOrder({ orderCode: 'LOA12345678', bankBin: '970436', accountNo: '0123499999' });
const asked = { bankBin: '970436', accountNo: '0123499999', amountVnd: 299_000, memo: 'LOA 12345678' };

describe('the QR code of an order', () => {
  it('asks for its amount, to its account, with its memo', () => {
    expect(orderVietQr(order)).toEqual(asked);
    expect(decodeVietQr(orderQrContent(order))).toEqual(asked);
  });

  it('is refused for an account that cannot stand in it', () => {
    expect(() => orderQrContent(sampleOrder({ accountNo: '12-34' }))).toThrow(InvalidParameters);
  });

  it.each(['bankBin', 'accountNo', 'amountVnd', 'memo'] as const)(
    'is not drawn when a fault in encoding changes the %s',
    (field) => {
      const another = { bankBin: '970418', accountNo: '1', amountVnd: 1, memo: 'LOA 87654321' }[field];
      jest.isolateModules(() => {
        const faulty = (fields: VietQrFields) => encodeVietQr({ ...fields, [field]: another });
        jest.doMock('../vietqr/encode-vietqr', () => ({ encodeVietQr: faulty }));
        const isolated: { orderQrContent: typeof orderQrContent } = jest.requireActual('./order-qr');
        expect(() => isolated.orderQrContent(order)).toThrow('LOA12345678 says something else');
      });
      jest.dontMock('../vietqr/encode-vietqr');
    },
  );
});
