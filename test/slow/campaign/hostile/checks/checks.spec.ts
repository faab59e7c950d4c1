import type { HostileRequest } from '../request';
import { checkLog } from './check-log';
import { checkVitals, MEMORY_LIMIT_MIB } from './check-vitals';
import { Replays } from './replays';

describe('checkLog', () => {
  const secrets = new Map([['the key of the victim', 'loa_live_victim']]);
  const details = (...lines: string[]) =>
    checkLog(lines, secrets, new Set(['known'])).map(({ rule, detail }) => `${rule}: ${detail}`);

  it('has nothing to say of a log in order', () => {
    expect(
      details(
        'Loa listens on http://localhost:3000',
        '{"level":"info","msg":"request"}',
        '{"level":"warn","msg":"slow"}',
        '{"level":"error","request_id":"known","msg":"request failed"}',
      ),
    ).toEqual([]);
  });

  it('finds a secret, and does not repeat it', () => {
    expect(details('{"level":"info","msg":"key loa_live_victim"}')).toEqual([
      'log: the key of the victim in: {"level":"info","msg":"key […]"}',
    ]);
  });

  it('finds errors that no answer told of, and counts them', () => {
    const line =
      '{"level":"error","request_id":"x","msg":"request failed","err":{"type":"Error","message":"aborted"}}';
    expect(details(line, line)).toEqual(['log: error: request failed (Error: aborted), 2 times']);
  });

  it('finds what is no log line', () => {
    expect(details('(node:1) MaxListenersExceededWarning')).toEqual([
      'log: no log line: (node:1) MaxListenersExceededWarning',
    ]);
  });
});

describe('checkVitals', () => {
  const well = {
    ...{ peakMib: 300, peakChildrenMib: 0, peakDescriptors: 60, descriptorsAtStart: 50 },
    ...{ slowestHealthMs: 20, unhealthy: [] },
  };
  it.each([
    [/MiB of memory, more/, { peakMib: MEMORY_LIMIT_MIB + 1 }],
    [/in the processes below/, { peakChildrenMib: 10_000 }],
    [/1000 open files/, { peakDescriptors: 1_000 }],
    [/healthz took 2500 ms/, { slowestHealthMs: 2_500 }],
    [/healthz: 500, 2 times/, { unhealthy: ['500', '503'] }],
  ])('finds %s', (detail, changes) => {
    expect(checkVitals(well)).toEqual([]);
    expect(checkVitals({ ...well, ...changes })).toEqual([
      { rule: 'vitals', detail: expect.stringMatching(detail) },
    ]);
  });
});

describe('Replays', () => {
  const call = (text: string, key = 'k') =>
    ({
      route: 'POST /api/v1/tts',
      headers: [['Idempotency-Key', key]],
      body: Buffer.from(text),
    }) as unknown as HostileRequest;
  const answer = (id: string, status = 200) => ({
    ...{ status, headers: new Map<string, string>() },
    body: Buffer.from(`{"request_id":"${id}"}`),
  });

  it('finds a second result, and a second call under one key', () => {
    const replays = new Replays();
    expect(replays.check(call('one'), answer('1'))).toBeNull();
    expect(replays.check(call('one'), answer('1'))).toBeNull();
    expect(replays.check(call('two'), answer('-', 422))).toBeNull();
    expect(replays.check(call('two', 'other'), answer('2'))).toBeNull();
    expect(replays.check(call('one'), answer('3'))?.detail).toMatch(/something else/);
    expect(replays.check(call('two'), answer('1'))?.detail).toMatch(/another call/);
  });
});
