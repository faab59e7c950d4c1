/** Something that is measured. Labels have few values each and never hold user data. */
export interface Metric<Label extends string = string> {
  /** Prometheus' naming: `loa_<what>_<unit>`, counters end in `_total`. */
  readonly name: string;
  /** One sentence for the operator. */
  readonly help: string;
  readonly labels: readonly Label[];
}

export interface Histogram<Label extends string = string> extends Metric<Label> {
  /** Upper bounds, ascending, in the metric's unit. */
  readonly buckets: readonly number[];
}

export type Labels<Label extends string = string> = Readonly<Record<Label, string>>;

export interface Reading<Label extends string = string> {
  readonly labels: Labels<Label>;
  readonly value: number;
}

/**
 * Takes measurements for the operator. Never throws and never waits, so that measuring cannot break what is
 * measured.
 */
export abstract class Meter {
  /** Adds to a counter; `by` is positive. */
  abstract count<Label extends string>(counter: Metric<Label>, labels: Labels<Label>, by?: number): void;

  abstract observe<Label extends string>(
    histogram: Histogram<Label>,
    labels: Labels<Label>,
    value: number,
  ): void;

  /** Has a value read whenever the metrics are asked for. */
  abstract gauge<Label extends string>(
    gauge: Metric<Label>,
    read: () => Reading<Label>[] | Promise<Reading<Label>[]>,
  ): void;
}
