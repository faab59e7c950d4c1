import { exactTransfer, sampleOrder } from '../../../../test/harness/billing-samples';
import { InvalidParameters } from '../../../shared/domain/domain-error';
import {
  TransferAlreadyCredited,
  TransferClosed,
  TransferMismatch,
  TransferNotWaiting,
} from '../billing.errors';
import type { Closure } from './closure';
import type { SettlementFacts } from './settlement';
import { Transfer } from './transfer';
import type { TransferNotice } from './transfer-notice';

const [received, settled, later] = [8, 9, 10].map((hour) => new Date(Date.UTC(2026, 10, 20, hour))) as [
  Date,
  Date,
  Date,
];
const order = sampleOrder();
const notice = exactTransfer(order);

const receive = (changes: Partial<TransferNotice> = {}, id = 't1') =>
  Transfer.receive(id, { ...notice, ...changes }, { sent: true }, received);
const facts = (changes: Partial<SettlementFacts> = {}): SettlementFacts => ({
  earlier: [],
  codes: { codes: [order.toState().orderCode], former: [], tooManyDigits: false },
  order: order.toState(),
  ...changes,
});
const assignment = { reason: 'asked by phone', by: 'admin-1', acceptedVnd: 1 };

describe('Transfer', () => {
  it('is received unsettled, with what was told and how', () => {
    const transfer = receive();
    expect(transfer.settlement).toBeNull();
    expect(transfer.toState()).toEqual({
      ...notice,
      id: 't1',
      raw: { sent: true },
      receivedAt: received,
      outcome: 'received',
      reason: null,
      orderId: null,
      assignedReason: null,
      assignedBy: null,
      settledAt: null,
      closedAs: null,
      closedReason: null,
      closedBy: null,
      closedAt: null,
      refundReference: null,
    });
  });

  it('is credited to the order that it pays', () => {
    const transfer = receive();
    expect(transfer.settle(facts(), settled)).toEqual({ outcome: 'credited', reason: null });
    expect(transfer.toState()).toEqual({
      ...receive().toState(),
      outcome: 'credited',
      orderId: order.toState().id,
      settledAt: settled,
    });
  });

  it('keeps why it paid nothing, and no order then', () => {
    const transfer = receive({ amountVnd: 1 });
    expect(transfer.settle(facts(), settled)).toEqual({ outcome: 'unmatched', reason: 'wrong-amount' });
    expect(transfer.toState()).toMatchObject({ reason: 'wrong-amount', orderId: null, settledAt: settled });
  });

  it('stays as it is once it is settled', () => {
    const transfer = receive({ amountVnd: 1 });
    transfer.settle(facts(), settled);
    const before = transfer.toState();
    const settlement = Transfer.restore(before).settle(facts({ order: null }), later);
    expect(settlement).toEqual({ outcome: 'unmatched', reason: 'wrong-amount' });
    expect(transfer.settle(facts({ order: null }), later)).toEqual(settlement);
    expect(transfer.toState()).toBe(before);
  });

  it('is assigned by an operator whatever the rules said, with the reason and the operator', () => {
    const transfer = receive({ amountVnd: 1 });
    transfer.settle(facts(), settled);
    transfer.assign(order.toState(), assignment, [transfer.toState()], later);
    expect(transfer.toState()).toMatchObject({
      outcome: 'credited',
      reason: null,
      orderId: order.toState().id,
      assignedReason: 'asked by phone',
      assignedBy: 'admin-1',
      settledAt: later,
    });
  });

  it.each<[string, Partial<TransferNotice>, string[]]>([
    ['amount', { amountVnd: 1 }, ['wrong-amount']],
    ['account', { accountNumber: '9' }, ['other-account']],
    ['account and amount', { accountNumber: '9', amountVnd: 1 }, ['other-account', 'wrong-amount']],
  ])('is assigned to an order of another %s only when its own amount is said', (_, changes, differences) => {
    const transfer = receive(changes);
    const { amountVnd } = transfer.toState();
    const assign = (acceptedVnd: number | null) =>
      transfer.assign(order.toState(), { ...assignment, acceptedVnd }, [], later);
    for (const wrong of [null, amountVnd + 1, 0]) expect(() => assign(wrong)).toThrow(TransferMismatch);
    expect(() => assign(null)).toThrow(`(${differences.join(', ')})`);
    expect(transfer.settlement).toBeNull();
    assign(amountVnd);
    expect(transfer.settlement?.outcome).toBe('credited');
  });

  describe('that waits', () => {
    const refund: Closure = { as: 'refunded', reason: 'paid twice', refundReference: ' FT9 ', by: 'admin-1' };
    const waiting = (id = 't1') => {
      const transfer = receive({ amountVnd: 1 }, id);
      transfer.settle(facts(), settled);
      return transfer;
    };

    it('is closed with the reason and the operator, and reopened as it was', () => {
      const transfer = waiting();
      const before = transfer.toState();
      expect(transfer.isWaiting).toBe(true);
      transfer.close(refund, [before], later);
      expect(transfer.isWaiting).toBe(false);
      expect(transfer.toState()).toEqual({
        ...before,
        closedAs: 'refunded',
        closedReason: 'paid twice',
        closedBy: 'admin-1',
        closedAt: later,
        refundReference: 'FT9',
      });
      for (let call = 0; call < 2; call += 1) {
        transfer.reopen();
        expect(transfer.toState()).toEqual(before);
      }
    });

    it('is closed although it names no order', () => {
      const transfer = receive();
      transfer.settle(
        facts({ order: null, codes: { codes: [], former: [], tooManyDigits: false } }),
        settled,
      );
      transfer.close({ ...refund, as: 'not-ours', refundReference: null }, [], later);
      expect(transfer.toState()).toMatchObject({ closedAs: 'not-ours', refundReference: null });
    });

    it('pays nothing once it or another delivery of the same money is closed', () => {
      const closed = waiting();
      closed.close(refund, [], later);
      const repeat = receive({ amountVnd: 1 }, 't2');
      const earlier = [closed.toState()];
      for (const transfer of [closed, repeat]) {
        expect(() => transfer.assign(order.toState(), assignment, earlier, later)).toThrow(TransferClosed);
        expect(() => transfer.close(refund, earlier, later)).toThrow(TransferClosed);
      }
      const paying = { ...order.toState(), amountVnd: 1 };
      expect(repeat.settle(facts({ earlier, order: paying }), later)).toEqual({
        outcome: 'duplicate',
        reason: null,
      });
    });

    it('cannot be closed before it is settled, after it has paid, as a repeat, nor when it went out', () => {
      expect(() => receive().close(refund, [], later)).toThrow(TransferNotWaiting);
      const paid = receive();
      paid.settle(facts(), settled);
      expect(() => paid.close(refund, [], later)).toThrow(TransferAlreadyCredited);
      expect(() => paid.reopen()).toThrow(TransferAlreadyCredited);
      const repeat = receive({ amountVnd: 1 }, 't2');
      repeat.settle(facts({ earlier: [waiting().toState()] }), later);
      expect(() => repeat.close(refund, [], later)).toThrow(TransferNotWaiting);
      expect(() => receive({ direction: 'out' }).close(refund, [], later)).toThrow(InvalidParameters);
    });

    it.each<[Partial<Closure>, string]>([
      [{ reason: ' ' }, 'reason'],
      [{ refundReference: null }, 'refund_reference'],
      [{ refundReference: ' ' }, 'refund_reference'],
      [{ refundReference: 'F'.repeat(201) }, 'refund_reference'],
      [{ as: 'dismissed' }, 'refund_reference'],
      [{ as: 'lost' as never, refundReference: null }, 'as'],
    ])('is not closed by %j', (changes, field) => {
      const transfer = waiting();
      expect(() => transfer.close({ ...refund, ...changes }, [], later)).toThrow(
        expect.objectContaining({ faults: [expect.objectContaining({ field })] }),
      );
      expect(transfer.isWaiting).toBe(true);
    });
  });

  it('is not assigned when the money went out', () => {
    const transfer = receive({ direction: 'out' });
    const assign = () => transfer.assign(order.toState(), assignment, [], later);
    expect(assign).toThrow(InvalidParameters);
    expect(assign).toThrow(
      expect.objectContaining({
        faults: [expect.objectContaining({ field: 'transfer_id', code: 'NOT_INCOMING' })],
      }),
    );
    expect(transfer.settlement).toBeNull();
  });

  it('is not assigned when it or another delivery of the same money has paid', () => {
    const paid = receive();
    paid.settle(facts(), settled);
    const repeat = receive({}, 't2');
    const assign = (transfer: Transfer, ...earlier: Transfer[]) =>
      transfer.assign(
        order.toState(),
        assignment,
        earlier.map((other) => other.toState()),
        later,
      );
    expect(() => assign(paid)).toThrow(TransferAlreadyCredited);
    expect(() => assign(repeat, paid)).toThrow(TransferAlreadyCredited);
    expect(repeat.settlement).toBeNull();
  });

  it('is assigned when other money has paid under its reference', () => {
    const paid = receive();
    paid.settle(facts(), settled);
    const other = receive({ notificationId: 7 }, 't2');
    other.assign(sampleOrder().toState(), assignment, [paid.toState()], later);
    expect(other.settlement?.outcome).toBe('credited');
  });

  it('becomes a duplicate of another delivery of the same money that pays, and keeps its reason', () => {
    const waiting = receive();
    waiting.settle(facts({ order: null }), settled);
    expect(waiting.yieldTo(receive({}, 't2'), later)).toBe(true);
    expect(waiting.toState()).toMatchObject({
      outcome: 'duplicate',
      reason: 'unknown-order',
      settledAt: later,
    });
  });

  it('yields neither to itself nor to other money', () => {
    const waiting = receive();
    waiting.settle(facts({ order: null }), settled);
    const before = waiting.toState();
    expect(waiting.yieldTo(receive(), later)).toBe(false);
    expect(waiting.yieldTo(receive({ amountVnd: 1 }, 't2'), later)).toBe(false);
    expect(waiting.toState()).toBe(before);
  });
});
