import { BUILD_LIMIT_MS } from '../../harness/built-app';
import { Client, type Loose } from '../../harness/client';
import { eventually } from '../../harness/eventually';
import { query } from '../../harness/launcher-installation';
import { runCommand } from '../../harness/commands/run-command';
import { Service } from '../../harness/service';

/** Forty parts: each a paragraph, which is a chapter. */
const TEXT = Array.from({ length: 40 }, (_, i) => `Đoạn ${i + 1}. Hôm nay trời đẹp, chúng tôi đi chơi.`).join(
  '\n\n',
);

it.each([
  ['dies', 'kill'],
  ['is stopped', 'terminate'],
] as const)(
  'A job goes on when its process %s, and no part is spoken twice',
  async (_what, end) => {
    const first = await Service.start({ variables: { SIGNUP_CREDITS: '100000' } });
    const { key } = await new Client(first.baseUrl).newCustomer();
    const headers = { authorization: `Bearer ${key}`, 'content-type': 'application/json' };
    const body = JSON.stringify({ input_text: TEXT, output: { chapters: 'paragraphs' } });
    const opened = await fetch(`${first.baseUrl}/api/v1/tts/jobs`, { method: 'POST', headers, body });
    const { job_id } = ((await opened.json()) as Loose).result;
    const made = () =>
      query(
        first.databaseUrl,
        "SELECT index, stored_key FROM speech_job_parts WHERE status = 'MADE' ORDER BY index",
      );
    await eventually(async () => (await made()).length >= 2);
    await first[end]();
    const before = await made();

    const { databaseUrl, dataDir } = first;
    const second = await Service.start({ continues: { databaseUrl, dataDir } });
    try {
      const job = await eventually(async () => {
        const answer = await fetch(`${second.baseUrl}/api/v1/tts/jobs/${job_id}`, { headers });
        const { result } = (await answer.json()) as Loose;
        return result.status === 'SUCCESS' && result;
      });
      expect(job).toMatchObject({ charged: TEXT.length, progress: { parts_done: 40 } });
      expect((await made()).slice(0, before.length)).toEqual(before);
      const file = await fetch(second.baseUrl + new URL(job.result.audio_url).pathname);
      expect((await file.arrayBuffer()).byteLength).toBe(job.result.file_size);
      const { stdout } = await runCommand(second, 'verify-ledger');
      expect(stdout).toBe('');
    } finally {
      await second.stop();
      await first.stop();
    }
  },
  BUILD_LIMIT_MS,
);
