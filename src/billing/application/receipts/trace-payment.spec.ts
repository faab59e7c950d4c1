import { exactTransfer } from '../../../../test/harness/billing-samples';
import { InMemoryBilling } from '../../../../test/harness/in-memory/in-memory-billing';
import { InMemoryCreditLedger } from '../../../../test/harness/in-memory/in-memory-credit-ledger';
import { InMemoryTransaction } from '../../../../test/harness/in-memory/in-memory-transaction';
import { TraceSpending } from '../../../accounts';
import { TracePayment } from './trace-payment';

describe('TracePayment', () => {
  it('follows the credits of a request through its grants to the references of the bank', async () => {
    const billing = new InMemoryBilling();
    const ledger = new InMemoryCreditLedger(new InMemoryTransaction());
    const [paid, gift] = [await billing.order(), await billing.order()];
    const [code, giftedCode] = [paid, gift].map((order) => order.toState().orderCode) as [string, string];
    await billing.receiveTransfer.execute(exactTransfer(paid, { referenceCode: 'FT1' }), {});
    await billing.receiveTransfer.execute(exactTransfer(gift, { referenceCode: 'FT2' }), {});
    await ledger.openAccount('Lan');
    const grant = (type: 'order' | 'adjustment', sourceId: string) =>
      ledger.grant({ accountId: 'Lan', credits: 10, type, sourceId, reason: null });
    await grant('order', code);
    await grant('adjustment', giftedCode); // an operator's source that looks like an order
    await ledger.spend('Lan', 15, 'request');

    const receipt = await new TracePayment(new TraceSpending(ledger, ledger.lots), billing.transfers).execute(
      'Lan',
      'request',
    );
    expect(receipt.hold).toMatchObject({ id: 'request', credits: 15 });
    expect(receipt.slices.map(({ grant, credits }) => [grant.sourceId, credits])).toEqual([
      [code, 10],
      [giftedCode, 5],
    ]);
    expect([...receipt.referenceCodes]).toEqual([[code, 'FT1']]);
  });
});
