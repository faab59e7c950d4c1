import { InMemoryPeople } from '../../../../test/harness/in-memory/people';
import { MovableClock } from '../../../../test/harness/movable-clock';
import { type Account, openAccount } from '../../domain/account';
import { ApiKeyNotFound, InvalidApiKey, InvalidCredentials } from '../../domain/accounts.errors';
import { type ApiKey, hasValidChecksum, shownParts, WITHOUT_LIMITS } from '../../domain/keys/api-key';
import type { ApiKeysRepository } from './api-keys.repository';
import { AuthenticateKey } from './authenticate-key';
import { IssueKey } from './issue-key';
import { RemoveKey } from './remove-key';
import { sha256 } from '../secrets';

const clock = new MovableClock();
const account: Account = openAccount({
  id: 'a1',
  email: 'lan@example.com',
  name: 'Lan',
  passwordHash: null,
  role: 'customer',
  now: clock.now(),
});

const SPENT = { today: 5, thisMonth: 40 };

let stored: ApiKey[];
let used: [ApiKey, Date][];
let lookUps: number;
const known: Pick<ApiKeysRepository, 'add' | 'findUsable' | 'markUsed' | 'remove' | 'spending'> = {
  add: (key: ApiKey) => Promise.resolve(stored.push(key) > 0),
  findUsable: (hash: Buffer) => {
    lookUps += 1;
    const key = stored.find((other) => other.hash.equals(hash));
    return Promise.resolve(key ? { key, account } : null);
  },
  markUsed: (key: ApiKey, at: Date) => Promise.resolve(void used.push([key, at])),
  remove: (accountId: string, id: string) => {
    const key = stored.find((other) => other.id === id && other.accountId === accountId) ?? null;
    stored = stored.filter((other) => other !== key);
    return Promise.resolve(key);
  },
  spending: () => Promise.resolve(new Map(stored.map(({ id }) => [id, SPENT]))),
};
const keys = known as ApiKeysRepository;
beforeEach(() => {
  [stored, used, lookUps] = [[], [], 0];
});

const people = new InMemoryPeople();
const issueKey = new IssueKey(keys, people.accounts, people.transaction, clock);
const issue = () => issueKey.execute('a1', 'my laptop');
const authenticate = (key: string) => new AuthenticateKey(keys, clock).execute(key);

describe('IssueKey', () => {
  it('makes none for whoever was let in with a password that was replaced meanwhile', async () => {
    const lan = await people.person('lan@example.com');
    const make = () => issueKey.execute(lan.id, 'my laptop', {}, lan);
    await make();
    await people.accounts.changePassword(lan.id, 'hash of another');
    await expect(make()).rejects.toBeInstanceOf(InvalidCredentials);
    expect(stored).toHaveLength(1);
  });

  it('stores everything of a key but the key', async () => {
    const { apiKey, key } = await issue();
    expect(hasValidChecksum(key)).toBe(true);
    expect(stored).toEqual([apiKey]);
    expect(apiKey).toEqual({
      id: expect.stringMatching(/^[0-9a-f-]{36}$/) as string,
      accountId: 'a1',
      name: 'my laptop',
      ...shownParts(key),
      hash: sha256(key),
      ...WITHOUT_LIMITS,
      enabled: true,
      lastUsedAt: null,
      createdAt: clock.now(),
    });
    expect(JSON.stringify(apiKey)).not.toContain(key);
  });

  it('makes each key another', async () => {
    const keys = await Promise.all(Array.from({ length: 50 }, issue));
    expect(new Set(keys.map(({ key }) => key)).size).toBe(50);
    expect(new Set(keys.map(({ apiKey: { id } }) => id)).size).toBe(50);
    const letters = new Set(keys.flatMap(({ key }) => [...key.slice('loa_live_'.length)]));
    expect(letters.size).toBe(62); // of 1,500 random ones, one fails to come up in 600 million runs
  });
});

describe('AuthenticateKey', () => {
  it('knows whose key it is, and notes its use', async () => {
    const { apiKey, key } = await issue();
    clock.moveOn(60);
    expect(await authenticate(key)).toEqual({ account, key: apiKey });
    expect(used).toEqual([[apiKey, clock.now()]]);
  });

  it('refuses a key that is not stored', async () => {
    const { key } = await issue();
    stored = [];
    await expect(authenticate(key)).rejects.toBeInstanceOf(InvalidApiKey);
    expect([lookUps, used]).toEqual([1, []]);
  });

  it('asks no database for a key with a typing error', async () => {
    const { key } = await issue();
    await expect(authenticate(`${key.slice(0, -1)}${key.endsWith('0') ? '1' : '0'}`)).rejects.toBeInstanceOf(
      InvalidApiKey,
    );
    expect(lookUps).toBe(0);
  });
});

describe('RemoveKey', () => {
  const remove = (accountId: string, id: string) => new RemoveKey(keys, clock).execute(accountId, id);

  it('tells what the key was and had spent, and leaves the others', async () => {
    const [{ apiKey }, other] = [await issue(), await issue()];
    expect(await remove('a1', apiKey.id)).toEqual({ key: apiKey, spending: SPENT });
    expect(stored).toEqual([other.apiKey]);
  });

  it("removes nobody else's key", async () => {
    const { apiKey } = await issue();
    await expect(remove('a2', apiKey.id)).rejects.toBeInstanceOf(ApiKeyNotFound);
    expect(stored).toEqual([apiKey]);
  });
});
