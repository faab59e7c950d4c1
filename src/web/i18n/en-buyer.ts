import type { Dictionary } from './vi';

/** The texts about whom receipts name, in English. */
export const enBuyer: Dictionary['buyer'] = {
  title: 'What receipts say of you',
  hint: 'A receipt is issued when its order is paid, and cannot be changed afterwards.',
  change: 'Change the details',
  beforePaying: 'Should the receipt name a company and its tax code? Enter them before you pay.',
  name: 'Name of the buyer or the company',
  taxCode: 'Tax code (optional)',
  address: 'Address (optional)',
  email: 'Email on receipts',
  none: 'none',
  shown: { name: 'Buyer', taxCode: 'Tax code', address: 'Address', email: 'Email' },
  saved: 'Saved. The receipts of orders that are paid from now on say so.',
  faults: {
    name: 'The name needs 1 to 200 visible characters.',
    tax_code:
      'A tax code has 10 digits (0123456787), 10 and 3 (0123456787-001), or 12. Please check its digits.',
    address: 'The address needs 1 to 300 visible characters.',
    email: 'Please enter an email address such as accounts@example.com.',
  },
};
