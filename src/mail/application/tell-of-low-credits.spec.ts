import { InMemoryMails } from '../../../test/harness/in-memory/in-memory-mails';
import { InMemoryPeople } from '../../../test/harness/in-memory/people';
import { type AccountsRepository, FindLowCredits, LowCreditsPolicy } from '../../accounts';
import { InProcessEventBus } from '../../platform/events/in-process-event-bus';
import { type EndedJob, JobEnded } from '../../shared/events/job-ended';
import { type EndedSpeech, SpeechEnded } from '../../shared/events/speech-ended';
import { MailPolicy } from './mail-policy';
import { Outbox } from './outbox';
import { TellOfLowCredits } from './tell-of-low-credits';

const at = new Date('2026-11-20T08:00:00.000Z');

type Account = Awaited<ReturnType<InMemoryPeople['person']>>;

let people: InMemoryPeople;
let mails: InMemoryMails;
let events: InProcessEventBus;
let account: Account;
beforeEach(async () => {
  [people, mails, events] = [new InMemoryPeople(), new InMemoryMails(), new InProcessEventBus()];
  const policy = new MailPolicy('https://loa.example.com');
  const accounts = { find: () => Promise.resolve(account) } as unknown as AccountsRepository;
  const findLowCredits = new FindLowCredits(accounts, people.ledger, new LowCreditsPolicy(1000));
  new TellOfLowCredits(new Outbox(mails, policy), accounts, findLowCredits, events);
  account = { ...(await people.person('lan@example.com')), planId: 'starter', emailVerifiedAt: at };
  await people.ledger.grant({
    ...{ accountId: account.id, credits: 1500, type: 'order', sourceId: 'LOA1', reason: null },
  });
});

async function speak(requestId: string, credits: number): Promise<void> {
  await people.ledger.spend(account.id, credits, requestId);
  const speech = { accountId: account.id, requestId } as EndedSpeech;
  await events.publish([new SpeechEnded(speech, at)]);
}
const subjects = () => mails.rows.map(({ content }) => content?.subject);

it('writes once each time that a balance falls below the threshold', async () => {
  await speak('one', 500);
  expect(subjects()).toEqual([]);
  await speak('two', 1);
  await speak('three', 100);
  expect(mails.rows).toMatchObject([
    { accountId: account.id, kind: 'low-credits', content: { to: 'lan@example.com' } },
  ]);
  expect(subjects()).toEqual(['Tài khoản Loa còn 999 ký tự']);
});

it('writes of jobs too, and of nothing that cost nothing', async () => {
  await people.ledger.spend(account.id, 600, 'job');
  await events.publish([new JobEnded({ accountId: account.id, jobId: 'job' } as EndedJob, at)]);
  await events.publish([new JobEnded({ accountId: account.id, jobId: 'free' } as EndedJob, at)]);
  expect(subjects()).toEqual(['Tài khoản Loa còn 900 ký tự']);
});

it('goes by the threshold of the account, and for 0 by none', async () => {
  account = { ...account, lowCreditsThreshold: 1200 };
  await speak('one', 301);
  expect(subjects()).toEqual(['Tài khoản Loa còn 1.199 ký tự']);
  account = { ...account, lowCreditsThreshold: 0 };
  await speak('two', 1199);
  expect(subjects()).toHaveLength(1);
});

it.each([
  ['whose address nobody has verified', { emailVerifiedAt: null }],
  ['who have bought nothing', { planId: 'free' }],
])('writes to none %s', async (_, changes: Partial<Account>) => {
  account = { ...account, ...changes };
  await speak('one', 600);
  expect(subjects()).toEqual([]);
});
