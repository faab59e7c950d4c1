import { PrometheusMeter } from './prometheus-meter';

const apples = { name: 'apples_total', help: 'Apples eaten.', labels: ['colour'] } as const;
const weight = { name: 'weight_grams', help: 'Weights.', labels: [], buckets: [1, 10] } as const;
const stock = { name: 'stock', help: 'Apples left.', labels: [] } as const;

describe('PrometheusMeter', () => {
  it('adds up counters by their labels', async () => {
    const meter = new PrometheusMeter();
    meter.count(apples, { colour: 'red' });
    meter.count(apples, { colour: 'red' }, 2.5);
    meter.count(apples, { colour: 'green' });
    const text = await meter.text();
    expect(text).toContain('# HELP apples_total Apples eaten.\n# TYPE apples_total counter\n');
    expect(text).toContain('apples_total{colour="red"} 3.5\n');
    expect(text).toContain('apples_total{colour="green"} 1\n');
  });

  it('sorts observations into buckets', async () => {
    const meter = new PrometheusMeter();
    for (const grams of [0.5, 5, 50]) meter.observe(weight, {}, grams);
    const text = await meter.text();
    expect(text).toContain('weight_grams_bucket{le="1"} 1\n');
    expect(text).toContain('weight_grams_bucket{le="10"} 2\n');
    expect(text).toContain('weight_grams_sum 55.5\n');
  });

  it('reads gauges again each time', async () => {
    const meter = new PrometheusMeter();
    let left = 3;
    meter.gauge(stock, () => Promise.resolve([{ labels: {}, value: left }]));
    expect(await meter.text()).toContain('\nstock 3\n');
    left = 2;
    expect(await meter.text()).toContain('\nstock 2\n');
  });

  it('leaves out a gauge that cannot be read, says so, and shows the others', async () => {
    const meter = new PrometheusMeter();
    meter.gauge(stock, () => Promise.reject(new Error('nobody counts')));
    meter.count(apples, { colour: 'red' });
    await meter.text();
    const text = await meter.text();
    expect(text).not.toMatch(/^stock /m);
    expect(text).toContain('apples_total{colour="red"} 1');
    expect(text).toContain('loa_unreadable_metrics_total{metric="stock"} ');
  });
});
