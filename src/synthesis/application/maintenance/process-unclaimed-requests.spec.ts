import { InMemorySynthesis } from '../../../../test/harness/in-memory/in-memory-synthesis';
import { newAudioNames } from '../audio-names';
import { LEASE_SEC } from '../lease';
import { ProcessUnclaimedRequests } from './process-unclaimed-requests';

describe('ProcessUnclaimedRequests', () => {
  let app: InMemorySynthesis;
  let account: string;
  let task: ProcessUnclaimedRequests;
  beforeEach(async () => {
    app = new InMemorySynthesis();
    account = await app.newAccount(100);
    task = new ProcessUnclaimedRequests(app.requests, app.processRequest);
  });
  afterEach(() => jest.restoreAllMocks());

  const statuses = async () => (await app.requestsOf(account)).map(({ status }) => status);

  /** As a process leaves it that dies while it speaks. */
  async function leave(text: string): Promise<string> {
    const id = await app.openRequest(account, text);
    await app.requests.claim(id, newAudioNames(), LEASE_SEC);
    return id;
  }

  async function run(): Promise<void> {
    await task.execute();
    await task.idle();
  }

  it('speaks everything that a dead process has left, once its lease is over, more than fit side by side', async () => {
    for (let n = 1; n <= 9; n += 1) await leave(`Câu ${n}.`);
    await run();
    expect(new Set(await statuses())).toEqual(new Set(['PENDING']));
    app.clock.moveOn(LEASE_SEC + 0.001);
    await run();
    expect(await statuses()).toEqual(Array.from({ length: 9 }, () => 'SUCCESS'));
    expect((await app.money(account)).held).toBe(0);
  });

  it('leaves what was opened just now to those who are told of it', async () => {
    await app.openRequest(account, 'Một.');
    app.clock.moveOn(14);
    await run();
    expect(await statuses()).toEqual(['PENDING']);
    app.clock.moveOn(2);
    await run();
    expect(await statuses()).toEqual(['SUCCESS']);
  });

  it('leaves alone what this process is speaking, though it hung for longer than its lease', async () => {
    app.renderer.meanwhile = async () => {
      app.clock.moveOn(LEASE_SEC + 1);
      app.renderer.meanwhile = () => Promise.resolve();
      await run();
    };
    expect((await app.speak(account, 'Chậm.')).request.status).toBe('SUCCESS');
    expect(app.renderer.jobs).toHaveLength(1);
    expect((await app.money(account)).charges).toEqual([-5]);
  });

  it('goes on behind a request that fails, and tries one again that could not be settled', async () => {
    const broken = await leave('Một.');
    await leave('Hai.');
    app.clock.moveOn(LEASE_SEC + 1);
    jest
      .spyOn(app.ledger, 'charge')
      .mockImplementationOnce(() => Promise.reject(new Error('connection lost')));
    await run();
    expect((await statuses()).sort()).toEqual(['PENDING', 'SUCCESS']);
    expect((await app.requestsOf(account)).find(({ id }) => id === broken)?.status).toBe('PENDING');
    app.clock.moveOn(LEASE_SEC + 1);
    await run();
    expect(await statuses()).toEqual(['SUCCESS', 'SUCCESS']);
  });

  it('begins nothing more once it is stopped', async () => {
    await leave('Một.');
    app.clock.moveOn(LEASE_SEC + 1);
    await task.stop();
    await run();
    expect(await statuses()).toEqual(['PENDING']);
  });
});
