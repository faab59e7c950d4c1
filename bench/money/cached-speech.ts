import { randomBytes, randomUUID } from 'node:crypto';
import type { Section } from '../support/benchmark';
import { HttpCaller } from '../support/http-caller';
import { againstStatements, IN_FLIGHT } from './against-statements';
import { type Customer, execute } from './customers';
import { withService } from './scene';

const REQUESTS = 800;
const SPEECH = { input_text: 'Quý khách vui lòng giữ máy, tổng đài viên sẽ trả lời trong giây lát.' };

/** What a text costs that was spoken before: nothing is synthesised, but everything is charged and stored. */
export const cachedSpeech: Section = ({ rounds, quick }) =>
  withService({}, async (scene) => {
    const { databaseUrl, baseUrl } = scene.service;
    const speakers = new Map(
      scene.customers.map((customer) => [
        customer,
        new HttpCaller(baseUrl, { authorization: `Bearer ${customer.key}` }),
      ]),
    );
    const speak = async (customer: Customer): Promise<string> => {
      const { status, body } = await speakers.get(customer)!.call('POST', '/api/v1/tts', SPEECH);
      if (status !== 200) throw new Error(`POST /api/v1/tts answers ${status}: ${body.toString()}`);
      return (JSON.parse(body.toString()) as { result: { request_id: string } }).result.request_id;
    };
    for (const customer of scene.customers) await speak(customer); // the first makes the file
    const known = await scene.database.record(() => Promise.resolve(scene.customers[0]!), speak);
    const [made] = await execute<{ number: string; audio_key: string }>(
      databaseUrl,
      'SELECT number, audio_key FROM speech_requests WHERE id = $1',
      [known.outcome],
    );
    const madeBefore = await requestsOf(databaseUrl);
    const report = await againstStatements<Customer>(scene, {
      heading: `POST /api/v1/tts on stored audio, ${IN_FLIGHT} in flight, against pgbench with the same statements`,
      goal: '≥ 0.3',
      count: quick ? IN_FLIGHT : REQUESTS,
      rounds,
      take: (count) =>
        Promise.resolve(
          Array.from({ length: count }, (_, i) => scene.customers[i % scene.customers.length]!),
        ),
      ours: speak,
      statements: known.statements,
      // The row's number, behind account and key, is what the statement before it answered.
      restate: (model, { accountId }) =>
        model
          .replace(new RegExp(`('${known.input.accountId}', '[^']+'), ${made!.number},`), '$1, :number,')
          .replaceAll(known.outcome, randomUUID())
          .replaceAll(made!.audio_key, randomBytes(20).toString('hex'))
          .replaceAll(known.input.accountId, accountId),
      verify: async (done) => {
        const count = (await requestsOf(databaseUrl)) - madeBefore;
        if (count !== done) throw new Error(`Of ${done} requests ${count} are kept.`);
      },
    });
    for (const caller of speakers.values()) caller.close();
    return report;
  });

async function requestsOf(databaseUrl: string): Promise<number> {
  const [row] = await execute<{ count: number }>(
    databaseUrl,
    "SELECT count(*)::int FROM speech_requests WHERE status = 'SUCCESS'",
  );
  return row!.count;
}
