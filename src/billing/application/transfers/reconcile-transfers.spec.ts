import { exactTransfer, sampleOrder } from '../../../../test/harness/billing-samples';
import { InMemoryBilling } from '../../../../test/harness/in-memory/in-memory-billing';
import type { TransferNotice } from '../../domain/transfers/transfer-notice';
import { ReconcileTransfers } from './reconcile-transfers';

let billing: InMemoryBilling;
beforeEach(() => (billing = new InMemoryBilling()));

const HOUR_MS = 3_600_000;
const after = (hours: number) => new Date(Date.UTC(2026, 10, 20, 7) + hours * HOUR_MS);

/** A transfer that pays a new order, told by no webhook yet. */
const payment = async (changes: Partial<TransferNotice> = {}): Promise<TransferNotice> =>
  exactTransfer(await billing.order(), { transferredAt: after(0), ...changes });
const listed = (notice: TransferNotice, changes: Partial<TransferNotice> = {}): TransferNotice => ({
  ...notice,
  channel: 'statement',
  notificationId: null,
  ...changes,
});
const deliver = async (notice: TransferNotice) => {
  await billing.receiveTransfer.execute(notice, {});
  return notice;
};

/** What is found, in words: finding, reference, outcome. */
async function reconcile(pages: readonly (readonly TransferNotice[])[], dryRun = false) {
  const statement = {
    async *pages() {
      for (const page of pages) {
        yield await Promise.resolve(page.map((notice) => ({ notice, raw: { line: notice.content } })));
      }
    },
  };
  const found: unknown[] = [];
  const reconciliation = new ReconcileTransfers(billing.transfers, billing.receiveTransfer);
  for await (const { finding, notice, outcome } of reconciliation.execute(statement, dryRun)) {
    found.push([finding, notice.referenceCode, outcome]);
  }
  return found;
}

describe('ReconcileTransfers', () => {
  it('delivers what no webhook has brought, and keeps the line that told of it', async () => {
    const [missed, known] = [await payment(), await deliver(await payment())];
    const pages = [[listed(missed)], [listed(known)]];
    expect(await reconcile(pages)).toEqual([
      ['missed', missed.referenceCode, 'credited'],
      ['received', known.referenceCode, 'credited'],
    ]);
    expect(await billing.deliveries(missed.referenceCode)).toMatchObject([
      { outcome: 'credited', channel: 'statement', raw: { line: missed.content } },
    ]);
    expect(await reconcile(pages)).toEqual([
      ['received', missed.referenceCode, 'credited'],
      ['received', known.referenceCode, 'credited'],
    ]);
  });

  it('only compares in a trial, and counts a repeated line once', async () => {
    const missed = listed(await payment());
    expect(await reconcile([[missed, missed]], true)).toEqual([
      ['missed', missed.referenceCode, null],
      ['received', missed.referenceCode, 'received'],
    ]);
    expect(await billing.deliveries(missed.referenceCode)).toEqual([]);
  });

  it('says of a repeated line what the first came to, also while that is not known', async () => {
    const missed = listed(await payment());
    const stuck = listed(await payment());
    expect((await reconcile([[missed, missed]]))[1]).toEqual(['received', missed.referenceCode, 'credited']);
    billing.handlerFault = new Error('the handler fails');
    expect((await reconcile([[stuck, stuck]])).slice(0, 2)).toEqual([
      ['missed', stuck.referenceCode, 'accepted'],
      ['received', stuck.referenceCode, 'received'],
    ]);
  });

  it('passes over money that went out', async () => {
    const out = listed(await payment(), { direction: 'out' });
    expect(await reconcile([[out]])).toEqual([]);
    expect(await billing.deliveries(out.referenceCode)).toEqual([]);
  });

  it('takes other money under a known reference for new', async () => {
    const known = await deliver(await payment());
    const other = listed(known, { amountVnd: 1 });
    expect(await reconcile([[listed(known), other]])).toEqual([
      ['received', known.referenceCode, 'credited'],
      ['missed', known.referenceCode, 'unmatched'],
    ]);
  });

  it('says credited of money that was told of before it paid', async () => {
    const order = sampleOrder(); // placed later
    const notice = exactTransfer(order);
    expect(await deliver({ ...notice, channel: 'casso' })).toBeDefined();
    await billing.orders.add(order);
    await deliver(notice);
    expect(await reconcile([[listed(notice)]])).toEqual([['received', notice.referenceCode, 'credited']]);
  });

  describe('of credited money that the statement lacks', () => {
    const unlisted = async (...notices: TransferNotice[]) =>
      (await reconcile([notices], true)).flatMap((line) =>
        (line as string[])[0] === 'unlisted' ? [line] : [],
      );

    it('tells from the first to the last moment in it, both included', async () => {
      const paid: TransferNotice[] = [];
      for (const hours of [-1, 0, 30, 60, 61])
        paid.push(await deliver(await payment({ transferredAt: after(hours) })));
      const [, first, between, last] = paid as [
        TransferNotice,
        TransferNotice,
        TransferNotice,
        TransferNotice,
      ];
      const [begin, end] = [after(0), after(60)].map((transferredAt) =>
        listed(first, { transferredAt, referenceCode: `FT${transferredAt.getTime()}` }),
      ) as [TransferNotice, TransferNotice];
      const lacking = [first, between, last].map(({ referenceCode }) => [
        'unlisted',
        referenceCode,
        'credited',
      ]);
      expect(await unlisted(begin, end)).toEqual(lacking);
      expect(await unlisted(end, begin)).toEqual(lacking);
      expect(await unlisted(begin, listed(between), end)).toEqual([lacking[0], lacking[2]]);
    });

    it('takes a line with the same reference for it only if it is the same money', async () => {
      const paid = await deliver(await payment());
      expect(await unlisted(listed(paid, { amountVnd: 1 }))).toEqual([
        ['unlisted', paid.referenceCode, 'credited'],
      ]);
      expect(await unlisted(listed(paid), listed(paid, { amountVnd: 1 }))).toEqual([]);
    });

    it('tells of the accounts in it only, however they are spaced', async () => {
      const paid = await deliver(await payment());
      const elsewhere = listed(paid, { referenceCode: 'FT-OTHER', accountNumber: '111' });
      expect(await unlisted(elsewhere)).toEqual([]);
      expect(await unlisted(elsewhere, { ...elsewhere, accountNumber: '0000 000 000' })).toEqual([
        ['unlisted', paid.referenceCode, 'credited'],
      ]);
    });

    it('tells nothing when nothing is listed', async () => {
      await deliver(await payment());
      expect(await reconcile([])).toEqual([]);
    });
  });
});
