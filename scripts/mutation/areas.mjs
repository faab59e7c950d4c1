const folder = (name) => ({ name, mutated: `${name}/**/*.ts`, tests: `${name}/` });

/** What is mutated, and the beginning of the paths of the unit tests that may notice: those in the same folder. */
export const areas = [
  folder('src/billing/domain'),
  folder('src/billing/application'),
  folder('src/accounts/domain'),
  folder('src/accounts/application'),
  folder('src/text-normalization/vi/numbers'),
  // The ledger's suite of tests holds PostgreSQL's to the same, which no unit test reaches.
  {
    name: 'test/harness/in-memory',
    mutated: 'test/harness/in-memory/in-memory-credit-ledger.ts',
    tests: 'src/accounts/application/credits/credit-ledger.spec.ts',
  },
];

/** Data, which a test compares with what is published. */
export const notMutated = ['src/billing/domain/vietqr/banks.ts'];

/** Where everything about an area lies that the next run takes what has not changed from. */
export const placeOf = ({ name }) => `.cache/mutation/${name.replaceAll('/', '-')}`;
