import { SepayEInvoiceProvider } from '../../../src/billing/infrastructure/e-invoices/sepay-e-invoice-provider';
import { sampleReceipt } from '../../harness/billing-samples';
import { MovableClock } from '../../harness/movable-clock';
import { SepayEInvoices } from '../../harness/servers/sepay-e-invoices';

describe("SePay's e-invoices", () => {
  let sepay: SepayEInvoices;
  let clock: MovableClock;
  let provider: SepayEInvoiceProvider;
  const open = (clientSecret = 'secret', limits?: { timeoutMs: number; sizeBytes: number }) =>
    new SepayEInvoiceProvider(
      {
        ...{ url: sepay.url, clientId: 'client', clientSecret },
        ...{ providerAccountId: '0aea3134', templateCode: '1', invoiceSeries: 'C26TSE' },
      },
      clock,
      limits,
    );
  beforeEach(async () => {
    sepay = await SepayEInvoices.start('client:secret');
    clock = new MovableClock();
    provider = open();
  });
  afterEach(() => sepay.stop());

  const receipt = sampleReceipt();
  const ask = async (): Promise<string> => {
    const progress = await provider.issue(receipt, null);
    return 'ticket' in progress ? progress.ticket : '';
  };

  it('are asked for once, and looked after until they have a number', async () => {
    const ticket = await ask();
    expect(await provider.issue(receipt, ticket)).toEqual({ ticket });
    sepay.finish(receipt.orderId);
    expect(await provider.issue(receipt, ticket)).toEqual({ number: 'C26TSE-589' });
    expect(sepay.calls).toEqual([
      'POST /v1/token',
      `GET /v1/invoices/${receipt.orderId}`,
      'POST /v1/invoices/create',
      `GET /v1/invoices/create/check/${ticket}`,
      `GET /v1/invoices/create/check/${ticket}`,
    ]);
    expect(sepay.invoices.get(receipt.orderId)?.form).toMatchObject({
      total_amount: 299_000,
      is_draft: false,
    });
  });

  it('are found by the order when the ticket is lost, and are not asked for twice', async () => {
    await ask();
    await expect(provider.issue(receipt, null)).rejects.toThrow('EINVOICE_DOCUMENT_EXISTED');
    sepay.finish(receipt.orderId);
    expect(await provider.issue(receipt, null)).toEqual({ number: 'C26TSE-589' });
    expect(sepay.invoices.size).toBe(1);
  });

  it('that fail say why', async () => {
    const ticket = await ask();
    sepay.finish(receipt.orderId, { status: 'Failed', message: 'CQT từ chối' });
    await expect(provider.issue(receipt, ticket)).rejects.toThrow('CQT từ chối');
  });

  it('that are drafts have no number yet', async () => {
    await ask();
    sepay.finish(receipt.orderId, { number: '0' });
    await expect(provider.issue(receipt, null)).rejects.toThrow('draft');
  });

  it('are asked for with a token that is renewed when it is refused, and before it ends', async () => {
    const ticket = await ask();
    sepay.forgetToken();
    await provider.issue(receipt, ticket);
    const tokens = () => sepay.calls.filter((call) => call === 'POST /v1/token').length;
    expect(tokens()).toBe(2);
    clock.moveOn(86_400 - 59);
    await provider.issue(receipt, ticket);
    expect(tokens()).toBe(3);
  });

  it('are refused to those with another secret', async () => {
    provider = open('other');
    await expect(ask()).rejects.toThrow('UNAUTHORIZED');
    expect(sepay.calls).toEqual(['POST /v1/token']);
  });

  it.each([
    [
      'a quota that is used up',
      { status: 403, body: { error: { code: 'QUOTA_EXCEEDED', message: 'hết' } } },
      /QUOTA/,
    ],
    ['an error without words', { status: 500, body: null }, /answered 500/],
    ['something else', { status: 200, body: { success: true, data: { access_token: 1 } } }, /answered 200/],
    ['far too much', { status: 200, body: 'x'.repeat(2_000) }, /answered 200/],
  ])('tell of %s', async (_, fault, reason) => {
    provider = open('secret', { timeoutMs: 60_000, sizeBytes: 1_000 });
    sepay.faults.push(fault);
    await expect(ask()).rejects.toThrow(reason);
  });

  it('cannot be reached while SePay is away, and the secret is not told', async () => {
    await sepay.stop();
    const failure = await ask().catch(String);
    expect(failure).toMatch(/cannot be reached/);
    expect(failure).not.toContain('secret');
  });
});
