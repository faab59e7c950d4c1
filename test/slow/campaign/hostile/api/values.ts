import type { Random } from '../../random';
import type { Api, Schema } from './operations';

/** A value as JSON has it. */
export type Json = null | boolean | number | string | readonly Json[] | { readonly [name: string]: Json };

/** How likely a field is given that may be left out. */
const OPTIONAL_SHARE = 0.3;

/** A value as the schema wants it: its example where it has one. */
export function validValue(api: Api, schema: Schema, random: Random): Json {
  const { type, enum: choices, example, items, properties, minimum = 0, maximum } = api.resolve(schema);
  if (choices) return random.pick(choices) as Json;
  if (properties) return validObject(api, { ...api.resolve(schema), properties }, random);
  if (example !== undefined && random.chance(0.8)) return example as Json;
  if (type === 'array') return items ? [validValue(api, items, random)] : [];
  if (type === 'boolean') return random.chance(0.5);
  if (type === 'number' || type === 'integer')
    return random.between(Math.ceil(minimum), Math.min(maximum ?? 1000, 1e9));
  if (type === 'object') return {};
  return random.pick(['abc', 'Lan', 'Xin chào', '2026-11-20', 'x'.repeat(20)]);
}

function validObject(
  api: Api,
  { properties, required = [] }: Schema & { properties: Readonly<Record<string, Schema>> },
  random: Random,
): Json {
  const given = Object.entries(properties).filter(
    ([name]) => required.includes(name) || random.chance(OPTIONAL_SHARE),
  );
  return Object.fromEntries(given.map(([name, schema]) => [name, validValue(api, schema, random)]));
}

/** A value for a parameter that is no object. */
export const validText = (api: Api, schema: Schema, random: Random): string => {
  const value = validValue(api, schema, random);
  return typeof value === 'object' ? JSON.stringify(value) : String(value);
};

const OF_EACH_TYPE: readonly Json[] = [
  ...[null, true, false, 0, -1, 1, 1.5, -0, 1e308, -1e308, 2 ** 31, 2 ** 53, -(2 ** 63), 5e-324],
  ...['', ' ', '0', 'true', 'null', 'NaN', '1e3', [], [[]], [null], [0], ['a'], {}],
  ...[
    { a: 1 },
    { length: 1e9 },
    { toString: 1 },
    { $gt: '' },
    { then: 1 },
    { constructor: { prototype: {} } },
  ],
];

/** Any value of any type; most are wrong wherever they stand. */
export const anyValue = (random: Random): Json => random.pick(OF_EACH_TYPE);

/** Whether the schema can never hold the value: its JSON type is another. Null is in doubt. */
export function contradicts(api: Api, schema: Schema, value: Json): boolean {
  const { type } = api.resolve(schema);
  if (value === null || type === undefined || schema.oneOf) return false;
  const actual = Array.isArray(value) ? 'array' : typeof value;
  return actual !== (type === 'integer' ? 'number' : type);
}
