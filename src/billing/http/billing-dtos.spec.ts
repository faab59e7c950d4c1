import { DtoPipe } from '../../platform/http/bodies/validation.pipe';
import { TransferNotification } from './gateways/transfer-notification.dto';
import { PlaceOrderRequest } from './orders/orders.dto';

const read = (metatype: new () => object, body: object): Promise<unknown> =>
  new DtoPipe().transform(body, { type: 'body', metatype });

const required = (field: string) => ({ field, code: 'REQUIRED', message: `${field} is required` });

it('an order without anything lacks its plan and its billing cycle', async () => {
  const faults = [required('plan_id'), required('billing_cycle')];
  await expect(read(PlaceOrderRequest, {})).rejects.toMatchObject({ faults });
});

const notification = {
  id: 92704,
  gateway: 'Vietcombank',
  transactionDate: '2026-11-20 14:02:37',
  accountNumber: '0000000000',
  content: 'LOA 12345678',
  transferType: 'in',
  transferAmount: 99000,
  referenceCode: 'FT26324000123456',
};

it.each(Object.keys(notification))('a notification without %s says so', async (field) => {
  const body = { ...notification, [field]: undefined };
  await expect(read(TransferNotification, body)).rejects.toMatchObject({ faults: [required(field)] });
});
