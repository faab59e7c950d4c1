import { costs } from '../../../../../src/platform/admission/costs';
import type { Attack } from '../attack';
import { Caller, resultOf } from '../caller';
import { attemptsBy } from '../means/attempt';
import { gather, readAnswer } from '../means/crowd';

const FAIR_STREAMS = costs['order-events'].open.perAccount;

/** Event streams of one account's orders, held open. */
export const eventStreams: Attack = {
  name: 'event-streams',
  finding: '10: 599 event streams from one account',
  addresses: 20,
  members: 1,
  async run(context, signal) {
    const { tally, baseUrl, addresses, members } = context;
    const authorization = `Bearer ${members[0]!.key}`;
    const attempt = attemptsBy(new Caller(baseUrl, addresses[0]!, false), context, signal);
    const ordered = await attempt('POST', '/api/payment/orders', {
      headers: { authorization },
      body: { plan_id: 'starter', billing_cycle: 'monthly' },
    });
    if (ordered?.status !== 200) return tally.count('no order to follow');
    const code = resultOf(ordered).order.order_code as string;
    const head = `GET /api/payment/orders/${code}/events HTTP/1.1\r\nHost: loa\r\nAuthorization: ${authorization}\r\n`;
    let streams = 0;
    await gather(
      context,
      {
        size: 1_000,
        perSec: 200,
        greet: (socket) => {
          readAnswer(socket, tally);
          socket.once('data', (bytes: Buffer) => {
            if (signal.aborted || !bytes.toString('latin1').startsWith('HTTP/1.1 200')) return;
            streams += 1;
            socket.once('close', () => (streams -= signal.aborted ? 0 : 1));
          });
          socket.write(`${head}\r\n`);
        },
      },
      signal,
    );
    tally.count('streams open at the end', streams);
  },
  excess(tally) {
    const open = tally.of('streams open at the end');
    return open > FAIR_STREAMS ? [`${open} event streams of one account, more than ${FAIR_STREAMS}`] : [];
  },
};
