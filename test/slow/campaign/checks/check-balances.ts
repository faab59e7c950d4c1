import type { Customer, Journal } from '../journal';
import type { Records } from './evidence';

/** Every balance is what its owner reckons: begun with, bought, less what was spoken. */
export function* checkBalances(journal: Journal, { accounts, requests }: Records): Generator<string> {
  const spoken = new Set(
    requests.filter(({ status }) => status === 'SUCCESS').map(({ idempotencyKey }) => idempotencyKey),
  );
  for (const customer of journal.customers) {
    const account = accounts.find(({ id }) => id === customer.accountId);
    if (!account) {
      yield `lost: account ${customer.accountId} is not there`;
      continue;
    }
    const expected =
      customer.signupCredits + boughtBy(customer, journal) - spentBy(customer, journal, spoken);
    const { id, available, held } = account;
    if (held !== 0) yield `stuck: account ${id} still holds ${held} credits`;
    if (available + held !== expected)
      yield `${available + held < expected ? 'lost' : 'doubled'}: account ${id} has ${available + held} credits, not ${expected}`;
  }
}

function boughtBy(customer: Customer, journal: Journal): number {
  const paid = new Set(
    journal.transfers.filter(({ acknowledged }) => acknowledged.length > 0).map(({ pays }) => pays),
  );
  const bought = journal.purchases
    .filter((purchase) => purchase.customer === customer)
    .flatMap(({ answers }) => answers.slice(0, 1))
    .filter(({ orderCode }) => paid.has(orderCode));
  return bought.reduce((sum, { credits }) => sum + credits, 0);
}

/** What was promised, and of the calls whose answers were lost those that came to something. */
function spentBy(customer: Customer, journal: Journal, spoken: ReadonlySet<string | null>): number {
  const speeches = journal.speeches.filter((speech) => speech.customer === customer);
  return speeches
    .filter(
      ({ answers, unknown, idempotencyKey }) =>
        answers.length > 0 || (unknown > 0 && spoken.has(idempotencyKey)),
    )
    .reduce((sum, { text }) => sum + [...text].length, 0);
}
