import { randomUUID } from 'node:crypto';
import { allCommands } from '../../../src/cli/commands';
import type { CommandContext } from '../../../src/cli/command';
import { commandUser } from '../../../src/platform/process/command-user';
import { Browser } from '../../harness/account-api';
import { BUILD_LIMIT_MS } from '../../harness/built-app';
import { OperatorDesk } from '../../harness/operator-desk';

const commands = allCommands();

let desk: OperatorDesk;
beforeAll(async () => {
  desk = await OperatorDesk.open();
}, BUILD_LIMIT_MS);
afterAll(() => desk.close());

/** Runs a command as the terminal does. */
async function runCommand(name: string, options: Record<string, string | boolean>): Promise<string[]> {
  const printed: string[] = [];
  const context: CommandContext = {
    app: desk.api.app,
    withDatabase: (work) => work(desk.api.app),
    options: new Map(Object.entries(options)),
    operands: [],
    isInteractive: false,
    readLine: () => Promise.resolve(''),
    print: (line) => void printed.push(line),
    remark: () => undefined,
  };
  await commands.get(name)!.run(context);
  return printed;
}

describe('the command line', () => {
  /** Commands that change nothing, and those whose work is no row: voices are folders, and need no database. */
  const READING = [
    'backup',
    'plans:list',
    'sales:export',
    'e-invoices:open',
    'transfers:unmatched',
    'audit:list',
    'verify-ledger',
    'migrate',
  ];
  const WITHOUT_DATABASE = [...commands].flatMap(([name, { standsAlone }]) => (standsAlone ? [name] : []));
  /** Each runs with these options, given an account, its key and a waiting transfer, and leaves an entry of this act. */
  const WRITING: Record<string, [act: string, options: (given: Given) => Record<string, string | boolean>]> =
    {
      'account:create': ['account.create', () => ({ email: `${randomUUID()}@example.com`, credits: '5' })],
      'account:password': ['account.password', ({ email }) => ({ email })],
      'account:totp-reset': ['account.totp-reset', ({ email }) => ({ email })],
      'account:suspend': ['account.suspend', ({ email }) => ({ email, reason: 'x' })],
      'account:unsuspend': ['account.unsuspend', ({ email }) => ({ email })],
      'key:create': ['key.create', ({ email }) => ({ email, name: 'k' })],
      'key:revoke': ['key.revoke', ({ email, keyId }) => ({ email, id: keyId })],
      'credits:grant': ['credits.grant', ({ email }) => ({ email, credits: '7', reason: 'x' })],
      'plans:set': [
        'plan.set',
        () => ({
          id: 'cli',
          cycle: 'monthly',
          name: 'C',
          amount: '1000',
          credits: '1',
          rate: '1',
          reason: 'x',
        }),
      ],
      'plans:withdraw': ['plan.withdraw', () => ({ id: 'starter', cycle: 'monthly', reason: 'x' })],
      'plans:offer': ['plan.offer', () => ({ id: 'starter', cycle: 'monthly', reason: 'x' })],
      'e-invoices:retry': ['e-invoice.retry', ({ order }) => ({ order })],
      'orders:refund': [
        'order.refund',
        ({ paidOrder }) => ({
          order: paidOrder,
          credits: '1',
          'refund-reference': randomUUID(),
          reason: 'x',
        }),
      ],
      'transfers:assign': [
        'transfer.assign',
        ({ transferId, order }) => ({ id: transferId, order, reason: 'x', 'accept-mismatch': '99000' }),
      ],
      'transfers:close': [
        'transfer.close',
        ({ transferId }) => ({ id: transferId, as: 'not-ours', reason: 'x' }),
      ],
      'transfers:reopen': ['transfer.reopen', ({ transferId }) => ({ id: transferId })],
      reconcile: ['transfers.reconcile', () => ({ file: `${__dirname}/no-transfers.csv` })],
    };
  type Given = Record<'email' | 'keyId' | 'transferId' | 'order' | 'paidOrder', string>;

  async function given(): Promise<Given> {
    const browser = new Browser(desk.api, '198.51.100.3');
    const email = `${randomUUID()}@example.com`;
    await browser.register(email);
    const key = await browser.post('/api/v1/account/api-keys', { name: 'k' });
    const place = async () => {
      const order = await browser.post('/api/payment/orders', { plan_id: 'pro', billing_cycle: 'monthly' });
      return String(order.body.result.order.order_code);
    };
    const [orderCode, paidOrder] = [await place(), await place()];
    await browser.post('/api/payment/mock-pay', { order_code: paidOrder });
    await desk.query(
      `INSERT INTO e_invoices (order_id, created_at, failures) SELECT id, created_at, 0 FROM orders WHERE order_code = $1`,
      [orderCode],
    );
    return {
      email,
      keyId: String(key.body.result.api_key?.id ?? key.body.result.id),
      transferId: await desk.waitingTransfer(),
      order: orderCode,
      paidOrder,
    };
  }

  it('has no command of which nobody has said whether it writes', () => {
    const known = [...READING, ...WITHOUT_DATABASE, ...Object.keys(WRITING)];
    expect([...commands.keys()].filter((name) => !known.includes(name))).toEqual([]);
  });

  it.each(Object.entries(WRITING))('%s leaves an entry', async (name, [act, options]) => {
    const entriesOf = () => desk.query<{ id: string }>('SELECT id FROM operator_acts WHERE act = $1', [act]);
    const before = (await entriesOf()).length;
    await runCommand(name, options(await given()));
    expect((await entriesOf()).length).toBe(before + 1);
    const [newest] = await runCommand('audit:list', { act, limit: '1' });
    expect(JSON.parse(newest!)).toMatchObject({ act, by: expect.stringContaining('@') });
    expect(newest).not.toContain('@example.com');
  });

  it("finds what was done to an account by its owner's e-mail address", async () => {
    const { email } = await given();
    await runCommand('credits:grant', { email, credits: '7', reason: 'x' });
    expect(await runCommand('audit:list', { subject: email.toUpperCase() })).toEqual([
      expect.stringContaining('"act":"credits.grant"'),
    ]);
    expect(await runCommand('audit:list', { subject: 'nobody@example.com' })).toEqual([]);
  });

  it('says with a transfer who decided about it', async () => {
    const { transferId: id, order } = await given();
    const decided = async () => {
      const { items } = (await desk.operator.get('/api/v1/admin/transfers?limit=100')).body.result as {
        items: { transfer_id: string; assigned_by: string | null; closed_by: string | null }[];
      };
      const { assigned_by, closed_by } = items.find(({ transfer_id }) => transfer_id === id)!;
      return { assigned_by, closed_by };
    };
    await runCommand('transfers:close', { id, as: 'dismissed', reason: 'x' });
    expect(await decided()).toEqual({ assigned_by: null, closed_by: commandUser() });
    await runCommand('transfers:reopen', { id });
    await runCommand('transfers:assign', { id, order, reason: 'x', 'accept-mismatch': '99000' });
    expect(await decided()).toEqual({ assigned_by: commandUser(), closed_by: null });
  });
});
