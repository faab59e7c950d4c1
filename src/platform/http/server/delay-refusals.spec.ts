import fastify from 'fastify';
import { delayRefusals, RefusalDelays, REFUSALS } from './delay-refusals';

describe('RefusalDelays', () => {
  it('holds back the refusals of a network that calls on, each longer than the one before', () => {
    const delays = new RefusalDelays();
    const next = (count: number, network = 'a') =>
      Array.from({ length: count }, () => delays.next(network, 1_000));
    expect(next(8)).toEqual([0, 0, 0, 0, 0, 100, 200, 300]);
    expect(next(1, 'b')).toEqual([0]);
    expect(Math.max(...next(100))).toBe(REFUSALS.longestMs);
  });

  it('forgets them after a minute', () => {
    const delays = new RefusalDelays();
    for (let count = 0; count < 10; count += 1) delays.next('a', 1_000);
    expect(delays.next('a', 60_999)).toBeGreaterThan(0);
    expect(delays.next('a', 61_000)).toBe(0);
  });
});

describe('delayRefusals', () => {
  it('has only refusals wait', async () => {
    const server = fastify();
    delayRefusals(server);
    server.get<{ Params: { status: string } }>('/:status', ({ params }, reply) =>
      reply.status(Number(params.status)).send('answered'),
    );
    const call = async (status: number) => {
      const from = performance.now();
      const answer = await server.inject(`/${status}`);
      expect(answer).toMatchObject({ statusCode: status, body: 'answered' });
      return performance.now() - from;
    };
    for (let count = 0; count < REFUSALS.atOnce; count += 1) await call(429);
    const order: number[] = [];
    const note = (status: number) => call(status).then((tookMs) => (order.push(status), tookMs));
    const [heldMs] = await Promise.all([note(429), note(200), note(404)]);
    expect(order.at(-1)).toBe(429);
    expect(heldMs).toBeGreaterThanOrEqual(REFUSALS.stepMs - 1); // a timer may be early by a fraction
  });
});
