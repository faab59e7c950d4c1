import { InMemoryPeople } from '../../../../test/harness/in-memory/people';
import { InvalidParameters } from '../../../shared/domain/domain-error';
import { EmailTaken, Forbidden, SignUpsExhausted } from '../../domain/accounts.errors';
import { MailService } from '../mail-service';
import { OpenAccount } from './open-account';
import type { SendLink } from '../email/send-link';
import { SignUp } from './sign-up';
import type { SignUpsRepository } from './sign-ups.repository';
import { SignUpPolicy } from './sign-up-policy';

let people: InMemoryPeople;
let policy: SignUpPolicy;
let counted: unknown[][];
let admitted: boolean;
let mail: MailService;
let linked: unknown[][];
beforeEach(() => {
  people = new InMemoryPeople();
  policy = new SignUpPolicy(true, 500, 3, 2_000);
  [counted, admitted, linked] = [[], true, []];
  mail = new MailService(false);
});
const signUps = {
  count: (...asked: unknown[]) => Promise.resolve(counted.push(['count', ...asked]) > 0 && admitted),
  give: (day: string, given: { credits: number }, most: number | null) => {
    counted.push(['give', day, given, most]);
    return Promise.resolve(most !== null && given.credits > most ? 0 : given.credits);
  },
} as unknown as SignUpsRepository;

const sendLink = {
  execute: ({ email }: { email: string }, purpose: string) => Promise.resolve(linked.push([email, purpose])),
} as unknown as SendLink;

const openAccount = () =>
  new OpenAccount(people.accounts, people.ledger, people.passwords, policy, people.transaction, people.clock);
const details = {
  email: 'Lan@Example.com',
  password: 'con meo leo cay',
  name: 'Lan',
  language: 'en' as const,
};
const signUp = (changes: Partial<typeof details> = {}) =>
  new SignUp(openAccount(), signUps, policy, mail, sendLink, people.clock).execute({
    ...details,
    network: 'home',
    ...changes,
  });

describe('OpenAccount', () => {
  const open = (changes: object = {}) => openAccount().execute({ ...details, role: 'customer', ...changes });

  it('opens an account with what the policy gives', async () => {
    const account = await open();
    expect(account).toMatchObject({
      id: expect.stringMatching(/^[0-9a-f-]{36}$/) as string,
      email: 'lan@example.com',
      name: 'Lan',
      role: 'customer',
      passwordHash: 'hash of con meo leo cay',
      creditsAvailable: 500,
      creditsGranted: 500,
      createdAt: people.clock.now(),
    });
    expect(people.ledger.balanceOf(account.id)).toMatchObject({ available: 500, granted: 500 });
    const { items } = await people.ledger.entries(account.id, { page: 1, limit: 10 });
    expect(items).toMatchObject([{ type: 'signup', credits: 500, sourceId: account.id, reason: null }]);
    expect(people.passwords.owners).toEqual(['operator']);
  });

  it('opens one without credits, or a password', async () => {
    policy = new SignUpPolicy(true, 0, null, null);
    const account = await open({ password: null });
    expect(account).toMatchObject({ passwordHash: null, creditsAvailable: 0 });
    expect((await people.ledger.entries(account.id, { page: 1, limit: 1 })).total).toBe(0);
    expect(people.passwords.owners).toEqual([]);
  });

  it('refuses an address that is taken, one that is none, and a guessable password', async () => {
    await open();
    await expect(open({ email: 'lan@example.com' })).rejects.toBeInstanceOf(EmailTaken);
    await expect(open({ email: 'lan' })).rejects.toMatchObject({ faults: [{ field: 'email' }] });
    const guessable = open({ email: 'minh@example.com', password: 'minh@example.com' });
    await expect(guessable).rejects.toBeInstanceOf(InvalidParameters);
    await expect(guessable).rejects.toMatchObject({ faults: [{ field: 'password' }] });
    expect(await people.account('minh@example.com')).toBeNull();
  });

  it('opens none when its credits cannot be given', async () => {
    jest.spyOn(people.ledger, 'grant').mockRejectedValueOnce(new Error('the database is down'));
    await expect(open()).rejects.toThrow('down');
    expect(await people.account('lan@example.com')).toBeNull();
  });
});

describe('SignUp', () => {
  it('opens a customer’s account, counted for its network and day', async () => {
    const account = await signUp();
    expect(account).toMatchObject({ email: 'lan@example.com', role: 'customer', creditsAvailable: 500 });
    expect(counted).toEqual([
      ['count', '2026-11-20', 'home', 3],
      ['give', '2026-11-20', { accounts: 1, credits: 500 }, 2_000],
    ]);
    expect(linked).toEqual([]);
    expect(people.passwords.owners).toEqual(['home']);
  });

  it('gives nothing once the credits of the day are given', async () => {
    policy = new SignUpPolicy(true, 500, 3, 400);
    const account = await signUp();
    expect([account.creditsAvailable, people.ledger.balanceOf(account.id).available]).toEqual([0, 0]);
  });

  it('refuses a network that has opened as many as it may, until the day ends', async () => {
    admitted = false;
    const refusal = signUp();
    await expect(refusal).rejects.toBeInstanceOf(SignUpsExhausted);
    await expect(refusal).rejects.toMatchObject({
      retryAfterSec: 16 * 3_600,
      quota: { limit: 3, remaining: 0 },
    });
    expect(await people.account('lan@example.com')).toBeNull();
    expect(counted).toHaveLength(1);
  });

  it('counts no network where there is no limit', async () => {
    policy = new SignUpPolicy(true, 500, null, null);
    await signUp();
    expect(counted).toEqual([['give', '2026-11-20', { accounts: 1, credits: 500 }, null]]);
  });

  it('has a link sent where mails are, and the credits wait for it where they are to', async () => {
    mail = new MailService(true);
    expect(await signUp()).toMatchObject({ creditsAvailable: 500, creditsAwaitVerification: false });
    policy = new SignUpPolicy(true, 500, null, 2_000, true);
    const waiting = await signUp({ email: 'minh@example.com' });
    expect(waiting).toMatchObject({ language: 'en', creditsAvailable: 0, creditsAwaitVerification: true });
    expect(counted.at(-1)).toEqual(['give', '2026-11-20', { accounts: 1, credits: 0 }, 2_000]);
    expect(linked).toEqual([
      ['lan@example.com', 'verify-email'],
      ['minh@example.com', 'verify-email'],
    ]);
  });

  it('takes no address that is thrown away, unless the operator does', async () => {
    const email = 'lan@mailinator.com';
    await expect(signUp({ email })).rejects.toMatchObject({
      faults: [{ field: 'email', code: 'DISPOSABLE' }],
    });
    policy = new SignUpPolicy(true, 500, null, null, false, true);
    expect((await signUp({ email })).email).toBe(email);
  });

  it('is refused where people cannot register themselves', async () => {
    policy = new SignUpPolicy(false, 500, 3, null);
    await expect(signUp()).rejects.toBeInstanceOf(Forbidden);
    expect([counted, people.passwords.owners]).toEqual([[], []]);
  });
});
