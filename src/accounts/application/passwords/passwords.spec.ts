import { InMemoryPeople } from '../../../../test/harness/in-memory/people';
import { InvalidParameters } from '../../../shared/domain/domain-error';
import type { Account } from '../../domain/account';
import { InvalidCredentials } from '../../domain/accounts.errors';
import { ChangePassword } from './change-password';
import { CheckPassword } from '../log-in/check-password';
import type { LinksRepository } from '../email/links.repository';
import type { NotifyOwner } from '../notify-owner';
import { ReplacePassword } from './replace-password';
import { ResetPassword } from './reset-password';

let people: InMemoryPeople;
let lan: Account;
let minh: Account;
let closed: string[];
let told: unknown[][];
beforeEach(async () => {
  [closed, told] = [[], []];
  people = new InMemoryPeople();
  lan = await people.person('lan@example.com');
  minh = await people.person('minh@example.com', null);
});

function replacePassword(): ReplacePassword {
  const { accounts, sessions, transaction } = people;
  const links = { disableAll: (id: string) => Promise.resolve(closed.push(id)) };
  const notifyOwner = { execute: (...notice: unknown[]) => Promise.resolve(told.push(notice)) };
  return new ReplacePassword(
    accounts,
    sessions,
    links as unknown as LinksRepository,
    notifyOwner as unknown as NotifyOwner,
    transaction,
  );
}

describe('CheckPassword', () => {
  const from = { network: '203.0.113.0/24', owner: 'browser' };
  const check = (email: string, password: string) =>
    new CheckPassword(people.accounts, people.passwords, people.journal).execute(email, password, from);

  it('finds the account that address and password open', async () => {
    expect(await check(' LAN@example.com', 'con meo leo cay')).toEqual(lan);
    expect(people.failures).toEqual([]);
    expect(people.passwords.owners).toEqual(['browser']);
  });

  it('tells a wrong password, an unknown address and none apart in the journal only', async () => {
    const refusals = [
      check('lan@example.com', 'wrong'),
      check('nobody@example.com', 'con meo leo cay'),
      check('minh@example.com', 'null'),
      check('no address', 'con meo leo cay'),
    ];
    for (const refusal of refusals) await expect(refusal).rejects.toEqual(new InvalidCredentials());
    const told = [lan.id, null, minh.id, null].map((id) => [id, from.network]);
    expect(people.failures).toEqual(expect.arrayContaining(told));
    expect(people.failures).toHaveLength(4);
    expect(people.passwords.owners).toHaveLength(4); // each takes the time of a check
  });

  it('says what else went wrong', async () => {
    const fault = new Error('the database is down');
    jest.spyOn(people.accounts, 'findByEmail').mockRejectedValueOnce(fault);
    await expect(check('lan@example.com', 'con meo leo cay')).rejects.toBe(fault);
    expect(people.failures).toEqual([]);
  });
});

describe('ChangePassword', () => {
  const change = (current: string, next: string, token: string) => {
    const { accounts, passwords, transaction } = people;
    const changePassword = new ChangePassword(accounts, passwords, replacePassword(), transaction);
    return changePassword.execute(lan, current, next, token);
  };

  it('replaces it, signs every other browser of the account out and makes its links useless', async () => {
    const [own, other, stranger] = [
      await people.session(lan),
      await people.session(lan),
      await people.session(minh),
    ];
    await change('con meo leo cay', 'con cho sua trang', own);
    expect((await people.account(lan.email))?.passwordHash).toBe('hash of con cho sua trang');
    expect(await people.alive(own, other, stranger)).toEqual([true, false, true]);
    expect([closed, told]).toEqual([[lan.id], [[lan, { kind: 'password-changed', isAccessRemoved: false }]]]);
    expect(people.passwords.owners).toEqual([lan.id, lan.id]);
  });

  it('changes nothing without the current one, or to one that anybody would guess', async () => {
    const [own, other] = [await people.session(lan), await people.session(lan)];
    await expect(change('wrong', 'con cho sua trang', own)).rejects.toBeInstanceOf(InvalidCredentials);
    const guessable = change('con meo leo cay', 'lan@example.com', own);
    await expect(guessable).rejects.toBeInstanceOf(InvalidParameters);
    await expect(guessable).rejects.toMatchObject({ faults: [{ field: 'new_password' }] });
    expect((await people.account(lan.email))?.passwordHash).toBe(lan.passwordHash);
    expect(await people.alive(own, other)).toEqual([true, true]);
  });

  it('changes nothing for whoever knows the one that was replaced meanwhile', async () => {
    const begun = change('con meo leo cay', 'con cho sua trang', '');
    await people.accounts.changePassword(lan.id, 'hash of another');
    await expect(begun).rejects.toBeInstanceOf(InvalidCredentials);
    expect((await people.account(lan.email))?.passwordHash).toBe('hash of another');
  });

  it('keeps the old one when the sessions cannot be ended', async () => {
    jest.spyOn(people.sessions, 'removeAll').mockRejectedValueOnce(new Error('the database is down'));
    await expect(change('con meo leo cay', 'con cho sua trang', '')).rejects.toThrow('down');
    expect((await people.account(lan.email))?.passwordHash).toBe(lan.passwordHash);
  });
});

describe('ResetPassword', () => {
  const reset = (password: string | null, account = minh) =>
    new ResetPassword(people.passwords, replacePassword()).execute(account, password);

  it('sets it, also where there was none, ends every session and makes links useless', async () => {
    const tokens = [await people.session(minh), await people.session(minh), await people.session(lan)];
    expect(await reset('con cho sua trang')).toBe('con cho sua trang');
    expect((await people.account(minh.email))?.passwordHash).toBe('hash of con cho sua trang');
    expect(await people.alive(...tokens)).toEqual([false, false, true]);
    expect([closed, told]).toEqual([
      [minh.id],
      [[minh, { kind: 'password-changed', isAccessRemoved: false }]],
    ]);
    expect(people.passwords.owners).toEqual(['operator']);
  });

  it('makes one up that nobody guesses', async () => {
    const passwords = [await reset(null), await reset(null)] as const;
    for (const password of passwords) expect(password).toMatch(/^[A-Za-z0-9_-]{20}$/);
    expect(passwords[0]).not.toBe(passwords[1]);
    expect((await people.account(minh.email))?.passwordHash).toBe(`hash of ${passwords[1]}`);
  });

  it('refuses one that anybody would guess', async () => {
    await expect(reset('password123')).rejects.toMatchObject({ faults: [{ field: 'password' }] });
    expect((await people.account(minh.email))?.passwordHash).toBeNull();
  });

  it('keeps the old one when the sessions cannot be ended', async () => {
    jest.spyOn(people.sessions, 'removeAll').mockRejectedValueOnce(new Error('the database is down'));
    await expect(reset('con cho sua trang', lan)).rejects.toThrow('down');
    expect((await people.account(lan.email))?.passwordHash).toBe(lan.passwordHash);
  });
});
