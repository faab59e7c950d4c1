import { Client } from '../../test/harness/client';
import type { Section } from '../support/benchmark';
import { HttpCaller } from '../support/http-caller';
import { showSpread, table } from '../support/markdown';
import { inTurns, runAll } from '../support/paired-rounds';
import { percentile, spreadOf } from '../support/statistics';
import { type Customer, execute } from './customers';
import { type Scene, withService } from './scene';

const MANY = 1_000_000;
const FEW = 1_000;
const PAGE_SIZE = 20;
const READS = 200;

/** Whether a long history is as quick to page through as a short one. */
export const history: Section = ({ rounds, quick }) =>
  withService({}, async (scene) => {
    const [many, few] = [quick ? 2 * FEW : MANY, FEW];
    const [long, short] = [scene.customers[0]!, scene.customers[1]!];
    await writeHistory(scene, long, many);
    await writeHistory(scene, short, few);
    await execute(scene.service.databaseUrl, 'VACUUM ANALYZE speech_requests');
    const rows: string[][] = [];
    for (const [name, first] of [
      ['first', true],
      ['deepest', false],
    ] as const) {
      const [ofLong, ofShort] = [reader(scene, long, many, first), reader(scene, short, few, first)];
      const played = await inTurns(rounds, () => ({ ours: ofLong.read, peer: ofShort.read }));
      for (const { close } of [ofLong, ofShort]) close();
      const typical = (side: 'ours' | 'peer') =>
        spreadOf(played.map((round) => round[side])).median.toFixed(2);
      rows.push([
        name,
        typical('ours'),
        typical('peer'),
        showSpread(spreadOf(played.map(({ ours, peer }) => ours / peer))),
        '≤ 1.5',
      ]);
    }
    return [
      `### A page of ${PAGE_SIZE} of the history, with its exact total (median latency of ${READS})`,
      table(['page', `${many} rows, ms`, `${few} rows, ms`, 'times as long', 'goal'], rows),
    ].join('\n\n');
  });

/** One request is made over HTTP, the others like it in the database. */
async function writeHistory({ service }: Scene, { accountId, key }: Customer, count: number): Promise<void> {
  const client = new Client(service.baseUrl, { authorization: `Bearer ${key}` });
  const speech = { input_text: 'Một yêu cầu trong lịch sử.' };
  for (let model = 0; model < 2; model++) await client.post('/api/v1/tts', speech); // the second shares its file
  await execute(
    service.databaseUrl,
    `INSERT INTO speech_requests
     SELECT another.*
     FROM speech_requests AS model, generate_series(3, $2::int) AS n,
       jsonb_populate_record(model, jsonb_build_object(
         'id', gen_random_uuid(),
         'number', n,
         'audio_key', left(encode(sha256(convert_to($1::text || n, 'UTF8')), 'hex'), 40)
       )) AS another
     WHERE model.account_id = $1::uuid AND model.number = 2`,
    [accountId, count],
  );
}

function reader({ service }: Scene, { key }: Customer, total: number, first: boolean) {
  const caller = new HttpCaller(service.baseUrl, { authorization: `Bearer ${key}` });
  const page = first ? 1 : Math.ceil(total / PAGE_SIZE);
  const address = `/api/v1/tts/history?page=${page}&limit=${PAGE_SIZE}`;
  const readOnce = async (): Promise<void> => {
    const { status, body } = await caller.call('GET', address);
    if (status !== 200 || !body.includes(`"total":${total}`))
      throw new Error(`The history answers ${status}: ${body.toString().slice(0, 200)}`);
  };
  return {
    read: async () => percentile((await runAll(Array(READS).fill(null), readOnce, 1)).latenciesMs, 50),
    close: () => caller.close(),
  };
}
