import {
  CassoTransferStatement,
  FileTransferStatement,
  type ReconciledTransfer,
  ReconcileTransfers,
  SepayTransferStatement,
  type TransferStatement,
} from '../billing';
import { Environment } from '../config/environment';
import { perform } from './act';
import { type Command, type CommandContext, ifGiven, required, UsageError } from './command';

export const reconcile: Command = {
  usage: 'reconcile --file PATH | --api casso|sepay --from YYYY-MM-DD  [--dry-run]',
  about:
    'compares a list of transfers (CSV, JSON or the API of Casso or SePay) with what was received, settles what no ' +
    'webhook has brought and prints it, one JSON object a line, and then what was credited but is not listed',
  options: {
    file: { type: 'string' },
    api: { type: 'string' },
    from: { type: 'string' },
    'dry-run': { type: 'boolean' },
  },
  async run({ app, options, print, remark }) {
    const dryRun = options.get('dry-run') === true;
    const counts = new Map<string, number>();
    for await (const line of app.get(ReconcileTransfers).execute(statementOf({ app, options }), dryRun)) {
      if (line.finding !== 'received') print(JSON.stringify(describe(line)));
      const kind = `${line.finding}, ${line.outcome ?? 'not settled'}`;
      counts.set(kind, (counts.get(kind) ?? 0) + 1);
    }
    if (!dryRun) await noteReconciled({ app, options }, counts);
    for (const [kind, count] of [...counts].sort()) remark(`${count} ${kind}.`);
    if (counts.size === 0) remark('The list has no incoming transfers.');
  },
};

/** Each transfer that it delivers has a transaction of its own; the log has what came of all. */
async function noteReconciled(
  context: Pick<CommandContext, 'app' | 'options'>,
  counts: ReadonlyMap<string, number>,
): Promise<void> {
  const source = ifGiven(context.options, 'api', required) ?? 'file';
  const details = { source, counts: Object.fromEntries(counts) };
  const done = (): Promise<void> => Promise.resolve();
  await perform(context, { act: 'transfers.reconcile', kind: 'transfers', details }, source, done);
}

function statementOf({ app, options }: Pick<CommandContext, 'app' | 'options'>): TransferStatement {
  if ((options.get('file') === undefined) === (options.get('api') === undefined)) {
    throw new UsageError('Give either --file or --api.');
  }
  if (options.get('file') !== undefined) return new FileTransferStatement(required(options, 'file'));
  const api = required(options, 'api');
  if (api !== 'casso' && api !== 'sepay') throw new UsageError('--api knows casso and sepay.');
  const from = required(options, 'from');
  if (!/^\d{4}-\d\d-\d\d$/.test(from)) throw new UsageError('--from must be a day: YYYY-MM-DD.');
  const { CASSO_API_KEY, CASSO_API_URL, SEPAY_API_TOKEN, SEPAY_API_URL } = app.get(Environment).settings;
  if (api === 'casso') {
    if (!CASSO_API_KEY) throw new UsageError('Set CASSO_API_KEY to the key of the Casso API.');
    return new CassoTransferStatement({ url: CASSO_API_URL, apiKey: CASSO_API_KEY }, from);
  }
  if (!SEPAY_API_TOKEN) throw new UsageError('Set SEPAY_API_TOKEN to the token of the SePay API.');
  return new SepayTransferStatement({ url: SEPAY_API_URL, token: SEPAY_API_TOKEN }, from);
}

const describe = ({ finding, notice, outcome }: ReconciledTransfer): object => ({
  finding,
  outcome,
  amount: notice.amountVnd,
  content: notice.content,
  reference_code: notice.referenceCode,
  account_number: notice.accountNumber,
  transferred_at: notice.transferredAt.toISOString(),
});
