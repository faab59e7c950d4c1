import { execFile } from 'node:child_process';
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { promisify } from 'node:util';
import { BUILD_LIMIT_MS } from '../../harness/built-app';
import { Client, notification, withSecret } from '../../harness/client';
import { freePort } from '../../harness/free-port';
import { startRedis } from '../../harness/servers/redis';
import { Service } from '../../harness/service';
import { useTools } from '../../harness/tools';
import { CERTIFICATE, WebhookReceiver } from '../../harness/servers/webhook-receiver';

useTools('promtool');

const OPS = path.resolve(__dirname, '../../../ops');
const RULES = path.join(OPS, 'prometheus');
/** Prometheus itself makes it: whether a target answered. */
const OF_PROMETHEUS = 'up';

interface Panel {
  readonly id: number;
  readonly type: string;
  readonly title: string;
  readonly gridPos: { readonly x: number; readonly y: number; readonly w: number; readonly h: number };
  readonly datasource?: { readonly type: string; readonly uid: string };
  readonly targets?: readonly {
    readonly refId: string;
    readonly expr: string;
    readonly legendFormat: string;
  }[];
}

const dashboard = async () =>
  JSON.parse(await readFile(path.join(OPS, 'grafana/loa.json'), 'utf8')) as {
    readonly uid: string;
    readonly title: string;
    readonly schemaVersion: number;
    readonly templating: { readonly list: readonly { readonly name: string; readonly type: string }[] };
    readonly panels: readonly Panel[];
  };

const expressions = async (): Promise<string[]> =>
  (await dashboard()).panels.flatMap(({ targets = [] }) => targets.map(({ expr }) => expr));

/** Names of metrics in PromQL, without what is done with them. */
const metricsIn = (text: string): string[] =>
  text.match(/\b(?:loa|process|nodejs)_[a-z0-9_]+|\bup\b(?=\{)/g) ?? [];

const promtool = (...args: string[]) => promisify(execFile)('promtool', args, { cwd: RULES });

describe('The alert rules', () => {
  it('are accepted by Prometheus', async () => {
    expect((await promtool('check', 'rules', 'alerts.yml')).stdout).toMatch(/SUCCESS: 15 rules found/);
  });

  it('notice what they are meant to notice', async () => {
    expect((await promtool('test', 'rules', 'alerts.test.yml')).stdout).toContain('SUCCESS');
  });
});

describe('The dashboard', () => {
  it('has the form that Grafana loads', async () => {
    const { uid, title, schemaVersion, templating, panels } = await dashboard();
    expect({ uid, title }).toEqual({ uid: 'loa', title: 'Loa' });
    expect(schemaVersion).toBeGreaterThanOrEqual(36); // the first with references to data sources by uid
    expect(templating.list).toContainEqual(
      expect.objectContaining({ name: 'datasource', type: 'datasource' }),
    );
    expect(new Set(panels.map(({ id }) => id)).size).toBe(panels.length);
    for (const { type, title: name, gridPos, datasource, targets = [] } of panels) {
      expect(name).not.toBe('');
      expect(gridPos.x + gridPos.w).toBeLessThanOrEqual(24); // the columns of Grafana's grid
      if (type === 'row') continue;
      expect(type).toBe('timeseries');
      expect(datasource).toEqual({ type: 'prometheus', uid: '${datasource}' });
      expect(targets.map(({ refId }) => refId)).toEqual(['A', 'B', 'C'].slice(0, targets.length));
      expect(targets.length).toBeGreaterThan(0);
    }
  });

  it('lays no panel over another', async () => {
    const { panels } = await dashboard();
    const cells = panels.flatMap(({ gridPos: { x, y, w, h } }) =>
      Array.from({ length: w * h }, (_, cell) => `${x + (cell % w)} ${y + Math.floor(cell / w)}`),
    );
    expect(new Set(cells).size).toBe(cells.length);
  });

  it('asks in PromQL that Prometheus understands', async () => {
    const folder = await mkdtemp(path.join(tmpdir(), 'loa-promql-'));
    const asked = (await expressions()).map((expr) => expr.replaceAll('$__rate_interval', '5m'));
    const rules = asked.map((expr, index) => ({ record: `panel:${index}`, expr }));
    const file = path.join(folder, 'panels.yml'); // JSON is YAML
    await writeFile(file, JSON.stringify({ groups: [{ name: 'panels', rules }] }));
    expect((await promtool('check', 'rules', file)).stdout).toContain(`${asked.length} rules found`);
    await rm(folder, { recursive: true });
  });
});

it(
  'The service has every metric that rules and dashboard name',
  async () => {
    const [redis, receiver, port] = [await startRedis(), await WebhookReceiver.start(), await freePort()];
    const service = await Service.start({
      variables: {
        REDIS_URL: redis.url,
        METRICS_PORT: String(port),
        SIGNUP_CREDITS_PER_DAY: '100000',
        NODE_EXTRA_CA_CERTS: CERTIFICATE,
        WEBHOOK_ALLOWED_NETWORKS: '127.0.0.1,::1',
      },
    });
    try {
      const { client } = await new Client(service.baseUrl).newCustomer();
      await client.post('/api/v1/webhooks', { url: receiver.url, events: ['speech.completed'] });
      expect((await client.post('/api/v1/tts', { input_text: 'Xin chào.' })).http).toBe(200);
      await receiver.called(1);
      await new Client(service.baseUrl).post('/api/payment/webhook', notification(), withSecret);
      await service.line((line) => line.includes('/api/payment/webhook'));
      const metrics = await (await fetch(`http://127.0.0.1:${port}/metrics`)).text();
      const known = new Set([...metrics.matchAll(/^([a-z_0-9]+)(?:\{| )/gm)].map(([, name]) => name!));
      const rules = await readFile(path.join(RULES, 'alerts.yml'), 'utf8');
      const named = new Set([rules, ...(await expressions())].flatMap(metricsIn));
      expect(named.size).toBeGreaterThan(20);
      expect([...named].filter((name) => !known.has(name) && name !== OF_PROMETHEUS)).toEqual([]);
    } finally {
      await service.stop();
      await receiver.stop();
      await redis.stop();
    }
  },
  BUILD_LIMIT_MS,
);
