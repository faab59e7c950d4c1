import { InMemoryPeople } from '../../../test/harness/in-memory/people';
import { InProcessEventBus } from '../../platform/events/in-process-event-bus';
import { type Notice, NoticeGiven } from '../domain/notice';
import { MailService } from './mail-service';
import { NotifyOwner } from './notify-owner';

const notice: Notice = { kind: 'password-changed', isAccessRemoved: false };
const people = new InMemoryPeople();
const at = people.clock.now();

async function lan(emailVerifiedAt: Date | null) {
  return { ...(await new InMemoryPeople().person('lan@example.com')), emailVerifiedAt };
}

function notifier(sendsMails: boolean, hears = true) {
  const [events, given] = [new InProcessEventBus(), [] as NoticeGiven[]];
  if (hears) events.subscribe(NoticeGiven, { handle: (event) => Promise.resolve(void given.push(event)) });
  return { given, notify: new NotifyOwner(events, new MailService(sendsMails), people.clock) };
}

describe('NotifyOwner', () => {
  it('tells the owner at the address that is verified', async () => {
    const { given, notify } = notifier(true);
    const account = await lan(at);
    await notify.execute(account, notice);
    const to = { accountId: account.id, email: 'lan@example.com', language: account.language };
    expect(given).toEqual([new NoticeGiven(to, notice, at)]);
  });

  it('tells nobody at an address that may be a stranger’s, unless it is asked to', async () => {
    const { given, notify } = notifier(true);
    const account = await lan(null);
    await notify.execute(account, notice);
    expect(given).toEqual([]);
    await notify.sendTo('minh@example.com', account, notice);
    expect(given.map(({ to }) => to.email)).toEqual(['minh@example.com']);
  });

  it('tells nobody of an account that is deleted', async () => {
    const { given, notify } = notifier(true);
    await notify.execute({ ...(await lan(at)), deletedAt: at }, notice);
    expect(given).toEqual([]);
  });

  it('tells nobody, and goes on, where the service has no way to reach people any more', async () => {
    const { notify } = notifier(false, false);
    const account = await lan(at);
    await expect(notify.execute(account, notice)).resolves.toBeUndefined();
    await expect(notify.sendTo('minh@example.com', account, notice)).resolves.toBeUndefined();
  });
});
