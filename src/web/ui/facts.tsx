import type { ReactNode } from 'react';

interface FactsProps {
  readonly rows: readonly (readonly [name: string, value: ReactNode])[];
  /** Side by side where there is room. */
  readonly tight?: boolean;
}

/** Names and what they stand for. */
export function Facts({ rows, tight = false }: FactsProps) {
  return (
    <dl className={tight ? 'facts tight' : 'facts'}>
      {rows.map(([name, value]) => (
        <div key={name}>
          <dt>{name}</dt>
          <dd>{value}</dd>
        </div>
      ))}
    </dl>
  );
}
