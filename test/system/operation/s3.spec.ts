import { eventually } from '../../harness/eventually';
import { S3AudioStore } from '../../../src/synthesis/infrastructure/store/s3-audio-store';
import type { S3Access } from '../../../src/config/s3';
import { BUILD_LIMIT_MS, ensureBuilt } from '../../harness/built-app';
import { Client } from '../../harness/client';
import { query } from '../../harness/launcher-installation';
import { startS3, type TestS3 } from '../../harness/servers/s3-server';
import { Service } from '../../harness/service';

describe('The service with its audio in S3', () => {
  let s3: TestS3;
  let access: S3Access;
  let variables: Record<string, string>;
  beforeAll(async () => {
    await ensureBuilt();
    s3 = await startS3();
    access = await s3.newBucket();
    variables = {
      AUDIO_STORE: 's3',
      S3_ENDPOINT: access.endpoint ?? '',
      S3_BUCKET: access.bucket,
      S3_ACCESS_KEY_ID: access.accessKeyId,
      S3_SECRET_ACCESS_KEY: access.secretAccessKey,
    };
  }, BUILD_LIMIT_MS + 300_000);
  afterAll(() => s3.stop());

  async function storedCount(): Promise<number> {
    const store = await S3AudioStore.open(access);
    let count = 0;
    for await (const _ of store.list()) count += 1;
    await store.close();
    return count;
  }

  it('speaks, plays in ranges, outlives an outage without a charge, and expires', async () => {
    let service = await Service.start({ variables });
    const { client } = await new Client(service.baseUrl).newCustomer();
    const speak = (input_text = 'Xin chào.') => client.post('/api/v1/tts', { input_text });
    const credits = async () => (await client.get('/api/v1/account')).body.result.account.credits;
    const before = (await credits()).available as number;

    const spoken = (await speak()).body.result;
    const whole = Buffer.from(await (await fetch(spoken.audio_url)).arrayBuffer());
    expect(whole).toHaveLength(spoken.file_size);
    const part = await fetch(spoken.audio_url, { headers: { range: 'bytes=100-299' } });
    expect(part.status).toBe(206);
    expect(Buffer.from(await part.arrayBuffer()).equals(whole.subarray(100, 300))).toBe(true);

    await s3.kill();
    const failed = await speak();
    expect([failed.http, failed.body.code]).toEqual([500, 'SYNTHESIS_FAILED']);
    const away = await fetch(spoken.audio_url);
    expect([away.status, away.headers.get('retry-after')]).toEqual([503, '5']);
    expect(await credits()).toEqual({ available: before - 9, held: 0 });

    await s3.restart();
    expect((await speak('Chào lại.')).http).toBe(200);
    expect((await fetch(spoken.audio_url)).status).toBe(200);
    expect(await storedCount()).toBe(2);

    await service.terminate();
    await query(service.databaseUrl, "UPDATE speech_requests SET expires_at = now() - interval '1 minute'");
    const { databaseUrl, dataDir } = service;
    const first = service;
    service = await Service.start({ variables, continues: { databaseUrl, dataDir } }); // sweeps at once
    const old = service.baseUrl + new URL(spoken.audio_url as string).pathname;
    expect((await fetch(old)).status).toBe(410);
    await eventually(async () => (await storedCount()) === 0);
    await service.terminate();
    await first.stop();
  });

  it('does not start with a wrong secret, and says why in one line', async () => {
    const started = Service.start({ variables: { ...variables, S3_SECRET_ACCESS_KEY: 'wrong' } });
    await expect(started).rejects.toThrow(
      /^The settings cannot be used: S3_BUCKET .* cannot be used: SignatureDoesNotMatch$/m,
    );
  });
});
