import { randomUUID } from 'node:crypto';
import { Logger } from '@nestjs/common';
import { InMemoryMails } from '../../../test/harness/in-memory/in-memory-mails';
import { MovableClock } from '../../../test/harness/movable-clock';
import type { Meter } from '../../shared/application/meter';
import { type MailContent, OutgoingMail } from '../domain/outgoing-mail';
import { MailFault, MailTransport } from './mail-transport';
import { SendDueMails } from './send-due-mails';
import { SendMail } from './send-mail';

/** Takes what it is given, unless a test has other answers for it. */
class ScriptedTransport extends MailTransport {
  readonly sent: string[] = [];
  readonly answers: (() => Promise<void>)[] = [];

  async send(id: string, _content: MailContent, signal: AbortSignal): Promise<void> {
    await this.answers.shift()?.();
    signal.throwIfAborted();
    this.sent.push(id);
  }
}

let mails: InMemoryMails;
let transport: ScriptedTransport;
let clock: MovableClock;
let outcomes: string[];
let told: string[];
beforeEach(() => {
  [mails, transport, clock] = [new InMemoryMails(), new ScriptedTransport(), new MovableClock()];
  [outcomes, told] = [[], []];
  jest.spyOn(Logger.prototype, 'warn').mockImplementation((line) => void told.push(String(line)));
});
afterEach(() => jest.restoreAllMocks());

const meter = { count: (_: unknown, { outcome }: { outcome: string }) => outcomes.push(outcome) };
const process = () =>
  new SendDueMails(mails, new SendMail(mails, transport, clock, meter as unknown as Meter), clock);

async function write(validHours = 24): Promise<string> {
  const id = randomUUID();
  const content = { to: 'lan@example.com', subject: 'Chào', text: 'bí mật', html: 'bí mật' };
  await mails.add(
    OutgoingMail.write({ id, accountId: 'lan', kind: 'greeting', content, validHours, now: clock.now() }),
  );
  return id;
}
const settle = async (sender = process()) => {
  await sender.execute();
  await sender.whenIdle();
};
const stateOf = (id: string) => mails.rows.find((row) => row.id === id);

it('sends what is due, once', async () => {
  const ids = [await write(), await write()];
  await settle();
  await settle();
  expect(transport.sent).toEqual(ids);
  expect(stateOf(ids[0]!)).toMatchObject({ status: 'SENT', content: null });
  expect([outcomes, told]).toEqual([['sent', 'sent'], []]);
});

it('tries again what was refused for now, and tells the operator without naming anybody', async () => {
  const id = await write();
  transport.answers.push(() => Promise.reject(new MailFault('EENVELOPE 451', false)));
  await settle();
  expect(stateOf(id)).toMatchObject({ status: 'PENDING', failures: 1 });
  expect(told).toEqual([expect.stringMatching(`${id} .greeting. .*is tried again: EENVELOPE 451$`)]);
  expect(told[0]).not.toMatch(/lan@|bí mật/);
  await settle();
  expect(transport.sent).toEqual([]);
  clock.moveOn(33);
  await settle();
  expect([transport.sent, outcomes]).toEqual([[id], ['refused', 'sent']]);
});

it('gives up what is refused for good, and what nobody needs any more', async () => {
  const refused = await write();
  transport.answers.push(() => Promise.reject(new MailFault('EENVELOPE 550', true)));
  await settle();
  const late = await write(1);
  clock.moveOn(3600);
  await settle();
  expect([stateOf(refused), stateOf(late)]).toMatchObject([{ status: 'FAILED' }, { status: 'FAILED' }]);
  expect([transport.sent, outcomes]).toEqual([[], ['given-up', 'given-up']]);
  expect(told).toEqual([
    expect.stringContaining('is given up: EENVELOPE 550'),
    expect.stringContaining('is given up: nobody needs it'),
  ]);
});

it('sends no mail that another process is sending, and takes up what one left behind', async () => {
  const id = await write();
  let finish = (): void => undefined;
  transport.answers.push(() => new Promise((resolve) => (finish = resolve)));
  const [slow, other] = [process(), process()];
  await slow.execute();
  await settle(other);
  expect(transport.sent).toEqual([]);
  clock.moveOn(120); // the claim has run out
  await settle(other);
  expect(transport.sent).toEqual([id]);
  finish();
  await slow.whenIdle();
});

it('has so many connections at once and no more, and begins nothing once it is to stop', async () => {
  const finishers: (() => void)[] = [];
  for (let index = 0; index < 20; index += 1) {
    await write();
    transport.answers.push(() => new Promise((resolve) => finishers.push(resolve)));
  }
  const sender = process();
  await sender.execute();
  await sender.execute();
  expect(finishers).toHaveLength(8);
  const stopped = sender.stop();
  for (const finish of finishers) finish();
  await stopped;
  await sender.execute();
  expect(transport.sent).toHaveLength(8);
});

it('reports an outcome that cannot be stored, and lets the claim run out', async () => {
  const errors = jest.spyOn(Logger.prototype, 'error').mockImplementation(() => undefined);
  const id = await write();
  jest.spyOn(mails, 'save').mockRejectedValueOnce(new Error('the database is away'));
  await settle();
  expect(errors).toHaveBeenCalledTimes(1);
  expect(stateOf(id)).toMatchObject({ status: 'PENDING' });
});
