import { InMemoryMails } from '../../../test/harness/in-memory/in-memory-mails';
import { InMemoryPeople } from '../../../test/harness/in-memory/people';
import type { AccountsRepository } from '../../accounts';
import { InProcessEventBus } from '../../platform/events/in-process-event-bus';
import { OrderPaid } from '../../shared/events/order-paid';
import { MailPolicy } from './mail-policy';
import { Outbox } from './outbox';
import { TellOfOrderPaid } from './tell-of-order-paid';

const at = new Date('2026-11-20T08:00:00.000Z');

async function mailsAfterPaying(emailVerifiedAt: Date | null) {
  const [people, mails, events] = [new InMemoryPeople(), new InMemoryMails(), new InProcessEventBus()];
  const account = { ...(await people.person('lan@example.com')), emailVerifiedAt };
  const accounts = { find: () => Promise.resolve(account) } as unknown as AccountsRepository;
  new TellOfOrderPaid(new Outbox(mails, new MailPolicy('https://loa.example.com')), accounts, events);
  await events.publish([new OrderPaid('LOA7K2M', account.id, 99_000, 100_000, 'starter', 60, null, at)]);
  return mails.rows;
}

it('writes of a paid order, and where its receipt is', async () => {
  const [mail, ...others] = await mailsAfterPaying(at);
  expect(mail).toMatchObject({ kind: 'order-paid', content: { to: 'lan@example.com' } });
  expect(mail?.content?.text).toMatch(/99\.000.*100\.000[^]*https:\/\/loa\.example\.com\/credits\/LOA7K2M\n/);
  expect(others).toEqual([]);
});

it('writes to no address that nobody has verified', async () => {
  expect(await mailsAfterPaying(null)).toEqual([]);
});
