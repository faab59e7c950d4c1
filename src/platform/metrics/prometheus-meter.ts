import {
  Counter,
  Gauge,
  Histogram as PrometheusHistogram,
  Registry,
  collectDefaultMetrics,
} from 'prom-client';
import {
  type Histogram,
  type Labels,
  Meter,
  type Metric,
  type Reading,
} from '../../shared/application/meter';

const UNREADABLE: Metric<'metric'> = {
  name: 'loa_unreadable_metrics_total',
  help: 'Gauges that could not be read when somebody asked; they are left out then.',
  labels: ['metric'],
};

/** Keeps the measurements of this process in Prometheus' terms. */
export class PrometheusMeter extends Meter {
  private readonly registry = new Registry();
  private readonly counters = new Map<string, Counter>();
  private readonly histograms = new Map<string, PrometheusHistogram>();

  constructor() {
    super();
    collectDefaultMetrics({ register: this.registry });
  }

  count<Label extends string>(counter: Metric<Label>, labels: Labels<Label>, by = 1): void {
    let known = this.counters.get(counter.name);
    if (!known) {
      known = new Counter({ ...describe(counter), registers: [this.registry] });
      this.counters.set(counter.name, known);
    }
    known.inc(labels, by);
  }

  observe<Label extends string>(histogram: Histogram<Label>, labels: Labels<Label>, value: number): void {
    let known = this.histograms.get(histogram.name);
    if (!known) {
      const buckets = [...histogram.buckets];
      known = new PrometheusHistogram({ ...describe(histogram), buckets, registers: [this.registry] });
      this.histograms.set(histogram.name, known);
    }
    known.observe(labels, value);
  }

  gauge<Label extends string>(
    gauge: Metric<Label>,
    read: () => Reading<Label>[] | Promise<Reading<Label>[]>,
  ): void {
    const note = () => this.count(UNREADABLE, { metric: gauge.name });
    new Gauge({
      ...describe(gauge),
      registers: [this.registry],
      async collect() {
        this.reset();
        try {
          for (const { labels, value } of await read()) this.set(labels, value);
        } catch {
          this.remove({}); // or it would read 0
          note(); // The others are still worth reading, most of all when the database is away.
        }
      },
    });
  }

  /** Everything measured, in Prometheus' text format. */
  async text(): Promise<string> {
    return this.registry.metrics();
  }

  get contentType(): string {
    return this.registry.contentType;
  }
}

function describe({ name, help, labels }: Metric) {
  return { name, help, labelNames: [...labels] };
}
