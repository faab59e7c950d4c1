import type { Operation } from '../api/operations';
import type { Json } from '../api/values';
import { bomb, PROTOTYPE_NAMES } from './words';
import { type Bench, requestOf, validDraft } from './draft';
import type { HostileRequest } from '../request';

const SPEECH = 'POST /api/v1/tts';
const QUOTE = 'POST /api/v1/tts/quote';

/** Longest text for routes that read it without speaking it. */
const LONGEST = 5_000;
/** Speech costs a hundred times what reading costs: long texts are rare there. */
const LONGEST_SPOKEN = 400;

/** A strange text to be read or spoken. */
export function speechText(bench: Bench): HostileRequest {
  const { random, api } = bench;
  const isSpoken = random.chance(0.35);
  const operation = api.operation(isSpoken ? SPEECH : QUOTE);
  const longest = isSpoken && random.chance(0.97) ? LONGEST_SPOKEN : LONGEST;
  const { kind, text } = bomb(random, longest);
  const draft = validDraft(bench, operation);
  const settings: Readonly<Record<string, Json>> = isSpoken ? { speed: random.pick([0.5, 1, 2, 4]) } : {};
  return requestOf(bench, `text: ${kind}`, {
    ...draft,
    json: { ...draft.json, ...settings, input_text: text },
  });
}

const stringFields = (bench: Bench, operation: Operation): string[] => {
  const { properties = {} } = bench.api.resolve(operation.body ?? {});
  return Object.keys(properties).filter((name) => bench.api.resolve(properties[name]!).type === 'string');
};

/** A strange text in any field that takes a text: names, reasons, memos, passwords. */
export function fieldText(bench: Bench): HostileRequest {
  const { random, api } = bench;
  const operation = random.pick(api.operations.filter((each) => stringFields(bench, each).length > 0));
  const field = random.pick(stringFields(bench, operation));
  const { kind, text } = bomb(random, random.pick([20, 100, 500, 3_000]));
  const draft = validDraft(bench, operation);
  return requestOf(bench, `text in ${field}: ${kind}`, { ...draft, json: { ...draft.json, [field]: text } });
}

/** A strange text in the query. */
export function queryText(bench: Bench): HostileRequest {
  const { random, api } = bench;
  const operation = random.pick(
    api.operations.filter(({ parameters }) => parameters.some((each) => each.in === 'query')),
  );
  const { name } = random.pick(operation.parameters.filter((each) => each.in === 'query'));
  const { kind, text } = bomb(random, random.pick([20, 200]));
  const draft = validDraft(bench, operation);
  return requestOf(bench, `text in ?${name}=: ${kind}`, {
    ...draft,
    query: [...draft.query.filter(([each]) => each !== name), [name, text]],
  });
}

/** A strange text in the place of an identifier in the path. */
export function pathText(bench: Bench): HostileRequest {
  const { random, api } = bench;
  const operation = random.pick(api.operations.filter(({ path }) => path.includes('{')));
  const { name } = random.pick(operation.parameters.filter((each) => each.in === 'path'));
  const isName = random.chance(0.3);
  const { kind, text } = isName
    ? { kind: 'prototype name', text: random.pick(PROTOTYPE_NAMES) }
    : bomb(random, random.pick([5, 40, 1_500]));
  const draft = validDraft(bench, operation);
  return requestOf(bench, `text in path: ${kind}`, { ...draft, path: { ...draft.path, [name]: text } });
}
