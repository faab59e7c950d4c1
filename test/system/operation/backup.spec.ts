import { mkdir, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { BUILD_LIMIT_MS } from '../../harness/built-app';
import { Client, notification, withSecret } from '../../harness/client';
import { eventually } from '../../harness/eventually';
import { runCommand } from '../../harness/commands/run-command';
import { Service } from '../../harness/service';

/** Answers of each kind before and while the backup is made. */
const ANSWERS = 5;

describe('A backup of a service under load, restored elsewhere', () => {
  const variables = { SIGNUP_CREDITS: '500000' };
  const spoken: { id: string; audioUrl: string; fileSize: number }[] = [];
  const paid: string[] = [];
  let folder: string;
  let restored: Service | undefined;
  let key: string;
  let known: { spoken: number; paid: number };
  let jobId: string;

  const customer = (service: Service) => new Client(service.baseUrl, { authorization: `Bearer ${key}` });

  beforeAll(async () => {
    folder = await mkdtemp(path.join(tmpdir(), 'loa-backup-'));
    const to = path.join(folder, 'backup');
    const service = await Service.start({ variables, embeddedDatabase: true });
    ({ key } = await new Client(service.baseUrl).newCustomer());
    const text = 'Một đoạn văn dài hơn một chút.\n\n'.repeat(200);
    jobId = (await customer(service).post('/api/v1/tts/jobs', { input_text: text })).body.result.job_id;
    let isOver = false;
    const load = [speak, speak, pay].map(async (act) => {
      for (let round = 0; !isOver; round += 1) await act(service, round);
    });
    const answered = (count: number) =>
      eventually(() => spoken.length >= count && paid.length >= count && { ...counts() });
    known = await answered(ANSWERS);
    const backup = await runCommand(service, 'backup', '--to', to);
    expect(backup).toMatchObject({ code: 0, stderr: expect.stringContaining('audio files') });
    isOver = true;
    await Promise.all(load);
    expect(counts().spoken).toBeGreaterThan(known.spoken);
    await service.stop();

    const place = { databaseUrl: '', dataDir: path.join(folder, 'data') };
    await mkdir(place.dataDir);
    expect(await restore(place)).toMatchObject({ code: 0, stderr: expect.stringContaining('1 accounts') });
    expect(await runCommand(place, 'verify-ledger')).toMatchObject({ code: 0, stdout: '' });
    restored = await Service.start({ variables, continues: place });
  }, BUILD_LIMIT_MS + 240_000);
  afterAll(async () => {
    await restored?.terminate();
    await rm(folder, { recursive: true, force: true });
  });

  const counts = () => ({ spoken: spoken.length, paid: paid.length });
  const restore = (place: { databaseUrl: string; dataDir: string }) =>
    runCommand(place, 'restore', '--from', path.join(folder, 'backup'));

  async function speak(service: Service, round: number): Promise<void> {
    const input_text = `Câu số ${round} và ${spoken.length}, đang sao lưu.`;
    const { http, body } = await customer(service).post('/api/v1/tts', { input_text });
    expect(http).toBe(200);
    const { request_id: id, audio_url: audioUrl, file_size: fileSize } = body.result;
    spoken.push({ id, audioUrl, fileSize });
  }

  async function pay(service: Service): Promise<void> {
    const wanted = { plan_id: 'starter', billing_cycle: 'monthly' };
    const { order } = (await customer(service).post('/api/payment/orders', wanted)).body.result;
    const notice = notification({ content: order.memo, transferAmount: order.amount });
    expect((await new Client(service.baseUrl).post('/api/payment/webhook', notice, withSecret)).http).toBe(
      200,
    );
    paid.push(order.order_code);
  }

  it('has everything that was answered before it', async () => {
    const client = customer(restored!);
    for (const { id, audioUrl, fileSize } of spoken.slice(0, known.spoken)) {
      const { result } = (await client.get(`/api/v1/tts/status/${id}`)).body;
      expect(result).toMatchObject({ status: 'SUCCESS', file_size: fileSize });
      const audio = await fetch(restored!.baseUrl + new URL(audioUrl).pathname);
      expect((await audio.arrayBuffer()).byteLength).toBe(fileSize);
    }
    for (const code of paid.slice(0, known.paid)) {
      await eventually(async () => {
        const { body } = await client.get(`/api/payment/check-status/${code}`);
        return body.result.status === 'PAID';
      });
    }
  });

  it('goes on: the job that was under way ends, more is sold, nothing stays PENDING, and all adds up', async () => {
    const client = customer(restored!);
    const job = await eventually(async () => {
      const { result } = (await client.get(`/api/v1/tts/jobs/${jobId}`)).body;
      return result.status === 'SUCCESS' && result;
    });
    const file = await fetch(restored!.baseUrl + new URL(job.result.audio_url).pathname);
    expect((await file.arrayBuffer()).byteLength).toBe(job.result.file_size);
    await speak(restored!, -1);
    await pay(restored!);
    await eventually(async () => {
      return (await client.get('/api/v1/tts/history?status=PENDING')).body.result.total === 0;
    });
    expect(await runCommand(restored!, 'verify-ledger')).toMatchObject({ code: 0, stdout: '' });
  });

  it('overwrites nothing', async () => {
    expect(await restore(restored!)).toMatchObject({
      code: 1,
      stderr: expect.stringMatching(/already|not empty/),
    });
  });
});
