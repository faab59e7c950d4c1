import { randomUUID } from 'node:crypto';
import { BUILD_LIMIT_MS } from '../../harness/built-app';
import { Client, notification, withSecret } from '../../harness/client';
import { eventually } from '../../harness/eventually';
import { runCommand } from '../../harness/commands/run-command';
import { Service } from '../../harness/service';

const KILLS = 3;
/** Answers of each kind between two kills: a slow machine needs longer for them. */
const ANSWERS = 5;

/** What the clients were told, and therefore must find again; and the calls whose answers they never got. */
interface Journal {
  readonly speeches: { requestId: string; audioUrl: string; fileSize: number }[];
  readonly unanswered: { text: string; idempotencyKey: string }[];
  readonly paidOrders: string[];
}

describe('kill -9 of the whole service, its embedded database included, under load', () => {
  let service: Service;
  let key: string;
  const journal: Journal = { speeches: [], unanswered: [], paidOrders: [] };

  const embedded = { DATABASE_URL: '', SIGNUP_CREDITS: '500000' };
  const customer = () => new Client(service.baseUrl, { authorization: `Bearer ${key}` });

  beforeAll(
    async () => {
      service = await Service.start({ variables: embedded });
      ({ key } = await new Client(service.baseUrl).newCustomer());
      for (let kill = 0; kill < KILLS; kill += 1) {
        const load = [speak('một'), speak('hai'), speak('ba'), pay(), pay()];
        const enough = (kill + 1) * ANSWERS;
        await eventually(() => journal.speeches.length >= enough && journal.paidOrders.length >= enough);
        await service.kill();
        await Promise.all(load);
        const { dataDir } = service;
        service = await Service.start({ variables: embedded, continues: { databaseUrl: '', dataDir } });
      }
    },
    BUILD_LIMIT_MS + KILLS * 120_000,
  );
  afterAll(() => service.stop());

  /** Asks for speech until the service is gone, and notes every answer. No two texts are the same. */
  async function speak(name: string): Promise<void> {
    const start = journal.speeches.length;
    await untilGone(async (round) => {
      const sentence = `Câu ${name} số ${start}, lần ${round}, không được mất. `;
      const call = { text: sentence.repeat(20), idempotencyKey: randomUUID() };
      journal.unanswered.push(call);
      const { http, body } = await ask(call);
      expect(http).toBe(200);
      const { request_id, audio_url, file_size } = body.result;
      journal.speeches.push({ requestId: request_id, audioUrl: audio_url, fileSize: file_size });
      journal.unanswered.splice(journal.unanswered.indexOf(call), 1);
    });
  }

  const ask = ({ text, idempotencyKey }: Journal['unanswered'][number]) =>
    customer().post('/api/v1/tts', { input_text: text }, { 'idempotency-key': idempotencyKey });

  /** Orders and pays until the service is gone, and notes every order whose notification was accepted. */
  async function pay(): Promise<void> {
    const client = customer();
    const gateway = new Client(service.baseUrl);
    await untilGone(async () => {
      const wanted = { plan_id: 'starter', billing_cycle: 'monthly' };
      const { order } = (await client.post('/api/payment/orders', wanted)).body.result;
      const paid = notification({ content: order.memo, transferAmount: order.amount });
      const { http } = await gateway.post('/api/payment/webhook', paid, withSecret);
      if (http === 200) journal.paidOrders.push(order.order_code);
    });
  }

  it('loses nothing that was answered', async () => {
    const client = customer();
    for (const { requestId, audioUrl, fileSize } of journal.speeches) {
      const { result } = (await client.get(`/api/v1/tts/status/${requestId}`)).body;
      expect(result).toMatchObject({ status: 'SUCCESS', file_size: fileSize });
      const { pathname } = new URL(audioUrl); // the port was another one before the kill
      const audio = await fetch(service.baseUrl + pathname);
      expect((await audio.arrayBuffer()).byteLength).toBe(fileSize);
    }
    await eventually(async () => {
      const states = await Promise.all(
        journal.paidOrders.map((code) => client.get(`/api/payment/check-status/${code}`)),
      );
      return states.every(({ body }) => body.result.status === 'PAID');
    });
  });

  it('speaks what it was interrupted at, or gives it up: nothing stays PENDING, and everything adds up', async () => {
    const client = customer();
    const totalOf = async (status: string) =>
      (await client.get(`/api/v1/tts/history?status=${status}`)).body.result.total as number;
    await eventually(async () => (await totalOf('PENDING')) === 0);
    // A slow machine may fail some: the time for what was taken over is short, so that nothing stays PENDING.
    const interrupted = (await totalOf('SUCCESS')) + (await totalOf('FAILED')) - journal.speeches.length;
    expect(interrupted).toBeGreaterThan(0);
    expect((await client.get('/api/v1/account')).body.result.account.credits.held).toBe(0);
    expect(await runCommand(service, 'verify-ledger')).toMatchObject({ code: 0, stdout: '' });
  });

  it('answers who repeats a call with its key, and charges it once', async () => {
    for (const call of journal.unanswered) expect((await ask(call)).http).toBe(200);
    const { total } = (await customer().get('/api/v1/tts/history?status=SUCCESS')).body.result;
    expect(total).toBe(journal.speeches.length + journal.unanswered.length);
  });
});

async function untilGone(work: (round: number) => Promise<void>): Promise<void> {
  for (let round = 1; ; round += 1) {
    try {
      await work(round);
    } catch (error) {
      if (/^(fetch failed|terminated|Unexpected end of JSON input)$/.test((error as Error).message)) return;
      throw error;
    }
  }
}
