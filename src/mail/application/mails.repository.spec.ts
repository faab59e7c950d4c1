import { randomUUID } from 'node:crypto';
import { describeMails } from '../../../test/contracts/mails.contract';
import { InMemoryMails } from '../../../test/harness/in-memory/in-memory-mails';

describeMails('The in-memory one', () => {
  const mails = new InMemoryMails();
  return Promise.resolve({
    mails,
    rows: () => Promise.resolve(mails.rows),
    newAccount: () => Promise.resolve(randomUUID()),
  });
});
