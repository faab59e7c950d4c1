import { randomUUID } from 'node:crypto';
import { InMemoryPeople } from '../../../../test/harness/in-memory/people';
import type { Account } from '../../domain/account';
import { InvalidCredentials, SessionNotFound } from '../../domain/accounts.errors';
import { sha256 } from '../secrets';
import { Sessions } from './sessions';

const MINUTE_SEC = 60;
const DAY_SEC = 86_400;
const from = { client: 'Firefox on Linux', network: '203.0.113.0/24' };

let people: InMemoryPeople;
let sessions: Sessions;
let lan: Account;
let minh: Account;
beforeEach(async () => {
  people = new InMemoryPeople();
  sessions = new Sessions(people.sessions, people.accounts, people.transaction, people.clock);
  lan = await people.person('lan@example.com');
  minh = await people.person('minh@example.com');
});

const recognise = (token: string, network = from.network) => sessions.recognise(token, network);

describe('Sessions', () => {
  it('are not opened by a password that was replaced since it was checked', async () => {
    await people.accounts.changePassword(lan.id, 'hash of another');
    await expect(sessions.open(lan, from)).rejects.toBeInstanceOf(InvalidCredentials);
    expect(await people.sessions.list(lan.id, people.clock.now())).toEqual([]);
  });

  it('open with a token of which only the hash is stored', async () => {
    const add = jest.spyOn(people.sessions, 'add');
    const token = await sessions.open(lan, from);
    const now = people.clock.now();
    expect(add.mock.calls).toEqual([
      [
        {
          ...from,
          hash: sha256(token),
          id: expect.stringMatching(/^[0-9a-f-]{36}$/) as string,
          accountId: lan.id,
          createdAt: now,
          lastUsedAt: now,
          expiresAt: new Date(now.getTime() + 90 * DAY_SEC * 1_000),
        },
      ],
    ]);
    expect(await recognise(token)).toEqual({ account: lan, key: null });
    expect(await sessions.open(lan, from)).not.toBe(token);
  });

  it('end when nobody has used them for 14 days, and after 90 in any case', async () => {
    const [used, idle] = [await sessions.open(lan, from), await sessions.open(lan, from)];
    for (let day = 1; day < 90; day += 1) {
      people.clock.moveOn(DAY_SEC);
      await recognise(used);
      expect(await people.alive(idle)).toEqual([day < 14]);
    }
    people.clock.moveOn(DAY_SEC);
    for (const token of [used, idle]) {
      await expect(recognise(token)).rejects.toBeInstanceOf(InvalidCredentials);
    }
  });

  it('note a use every five minutes, and where it came from', async () => {
    const noteUse = jest.spyOn(people.sessions, 'noteUse');
    const token = await sessions.open(lan, from);
    people.clock.moveOn(5 * MINUTE_SEC - 1);
    await recognise(token, '198.51.100.0/24');
    expect(noteUse).not.toHaveBeenCalled();
    people.clock.moveOn(1);
    await recognise(token, '198.51.100.0/24');
    await recognise(token, from.network);
    expect(noteUse).toHaveBeenCalledTimes(1);
    expect(await sessions.list(lan, token)).toMatchObject([
      { network: '198.51.100.0/24', lastUsedAt: people.clock.now() },
    ]);
  });

  it('are listed for their owner, who sees which is the one that asks', async () => {
    const [own, other] = [
      await sessions.open(lan, from),
      await sessions.open(lan, { ...from, client: null }),
    ];
    await sessions.open(minh, from);
    const listed = await sessions.list(lan, own);
    expect(listed.map(({ accountId, client, current }) => [accountId, client, current])).toEqual([
      [lan.id, from.client, true],
      [lan.id, null, false],
    ]);
    expect((await sessions.list(lan, other)).map(({ current }) => current)).toEqual([false, true]);
  });

  it('are a hundred for an account: the one that nobody has used for longest makes room', async () => {
    const others = await sessions.open(minh, from);
    const tokens: string[] = [];
    for (let count = 0; count < 100; count += 1) {
      people.clock.moveOn(1);
      tokens.push(await sessions.open(lan, from));
    }
    people.clock.moveOn(5 * MINUTE_SEC);
    await recognise(tokens[0]!);
    tokens.push(await sessions.open(lan, from), await sessions.open(lan, from));
    const alive = await people.alive(...tokens);
    expect(tokens.filter((_, index) => !alive[index])).toEqual([tokens[1], tokens[2]]);
    expect(await people.alive(others)).toEqual([true]);
  });

  it('are ended one by one, by their owner only', async () => {
    const [own, other] = [await sessions.open(lan, from), await sessions.open(lan, from)];
    const [first, second] = await sessions.list(lan, own);
    await expect(sessions.endOne(minh, own, second!.id)).rejects.toBeInstanceOf(SessionNotFound);
    await expect(sessions.endOne(lan, own, randomUUID())).rejects.toBeInstanceOf(SessionNotFound);
    expect(await sessions.endOne(lan, own, second!.id)).toEqual({ ...second, current: false });
    expect(await people.alive(own, other)).toEqual([true, false]);
    expect(await sessions.endOne(lan, own, first!.id)).toEqual({ ...first, current: true });
    expect(await people.alive(own, other)).toEqual([false, false]);
  });

  it('end by logging out, and everywhere else', async () => {
    const tokens = [
      await sessions.open(lan, from),
      await sessions.open(lan, from),
      await sessions.open(minh, from),
    ];
    await sessions.endOthers(lan, tokens[1]!);
    expect(await people.alive(...tokens)).toEqual([false, true, true]);
    await sessions.end(tokens[1]!);
    expect(await people.alive(...tokens)).toEqual([false, false, true]);
    await expect(recognise(tokens[1]!)).rejects.toThrow('You are not signed in.');
  });
});
