import type { EntitySchema, EntitySchemaColumnOptions, ValueTransformer } from 'typeorm';

/** A row as the driver hands it over. */
export type Row = Readonly<Record<string, unknown>>;

/**
 * The columns of a table, for the statements of every request, which are written once: TypeORM writes a new statement for
 * each call and goes through its metadata for each row, which takes several times as long as to send and read them.
 */
export class TableColumns<State extends object> {
  private readonly columns: ReadonlyMap<string, EntitySchemaColumnOptions>;

  constructor({ options }: EntitySchema<State>) {
    this.columns = new Map(Object.entries<EntitySchemaColumnOptions>(options.columns as never));
  }

  get properties(): readonly (keyof State & string)[] {
    return [...this.columns.keys()] as (keyof State & string)[];
  }

  /** The column of a property. */
  nameOf(property: keyof State & string): string {
    return this.columns.get(property)?.name ?? property;
  }

  /** All columns of the table that has this alias, for a SELECT whose rows `read` understands. */
  selection(alias: string): string {
    return this.properties
      .map((property) => `${alias}.${this.nameOf(property)} AS "${alias}.${property}"`)
      .join(', ');
  }

  /** The state in a row of a SELECT of `selection`. */
  read(row: Row, alias: string): State {
    const values = new Map(Object.entries(row));
    const state = Array.from(this.columns, ([property, { transformer }]): [string, unknown] => {
      const value = values.get(`${alias}.${property}`);
      return [property, transformer ? (transformer as ValueTransformer).from(value) : value];
    });
    return Object.fromEntries(state) as State;
  }

  /** The parameters for these properties of a state, in this order. */
  values(state: Readonly<Partial<State>>, properties: readonly (keyof State & string)[]): unknown[] {
    const given = new Map(Object.entries(state));
    return properties.map((property) => {
      const value: unknown = given.get(property) ?? null;
      // The driver would make a PostgreSQL array of a JSON one.
      return value !== null && this.columns.get(property)?.type === 'jsonb' ? JSON.stringify(value) : value;
    });
  }
}
