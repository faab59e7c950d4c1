import type { Json } from '../api/values';
import type { HostileRequest } from '../request';
import { type Bench, header, requestOf, validDraft } from './draft';
import { notification } from '../world/gateways';
import { bomb } from './words';

const KEYS = 8;

/** The same Idempotency-Key with the same body or with another one, from both routes that know it, at any time. */
export function replayedKey(bench: Bench): HostileRequest {
  const { random, api, canary } = bench;
  const routes = ['POST /api/v1/tts', 'POST /api/payment/orders', 'POST /api/v1/admin/accounts/{id}/credits'];
  const operation = api.operation(random.pick(routes));
  const draft = validDraft(bench, operation);
  const key = `${canary}-${random.between(1, KEYS)}`;
  const json = random.pick(bodies(operation.name));
  return requestOf(bench, 'idempotency: a key again', {
    ...draft,
    json,
    headers: [['Idempotency-Key', key]],
  });
}

function bodies(route: string): readonly Readonly<Record<string, Json>>[] {
  if (route.endsWith('/tts'))
    return [{ input_text: 'một' }, { input_text: 'hai' }, { input_text: 'một', speed: 2 }];
  if (route.endsWith('/credits'))
    return [
      { credits: 5, reason: 'một' },
      { credits: 6, reason: 'hai' },
    ];
  return [
    { plan_id: 'starter', billing_cycle: 'monthly' },
    { plan_id: 'starter', billing_cycle: 'yearly' },
  ];
}

/** An Idempotency-Key that is none. */
export function oddKey(bench: Bench): HostileRequest {
  const { random, api } = bench;
  const operation = api.operation(random.pick(['POST /api/v1/tts', 'POST /api/payment/orders']));
  const key = random.pick([
    '',
    ' ',
    'x'.repeat(129),
    'x'.repeat(5_000),
    'ừ',
    '\x01',
    '\x7f',
    'a b',
    '__proto__',
    '\t',
    ',',
  ]);
  const draft = validDraft(bench, operation);
  return requestOf(bench, 'idempotency: an odd key', {
    ...draft,
    ...(operation.name.endsWith('/tts') && { json: { input_text: 'một' } }),
    headers: [header('Idempotency-Key', key)],
  });
}

const REFERENCES = 10;

/** What the bank's gateway would never send, or sends again with other facts; its secret is right. */
export function bankNotice(bench: Bench): HostileRequest {
  const { random, api, people, canary } = bench;
  const draft = validDraft(bench, api.operation('POST /api/payment/webhook'));
  const { text } = bomb(random, 300);
  const referenceCode = `FT${canary}${random.between(1, REFERENCES)}`;
  const oddTime = random.pick(['0000-01-01 00:00:00', '9999-12-31 23:59:59', '0001-01-01 00:00:00']);
  const { orderCode } = people.own;
  const [kind, changes, mustRefuse] = random.pick<
    readonly [string, Parameters<typeof notification>[0], boolean]
  >([
    ['a reference again', { referenceCode, transferAmount: random.between(1, 5) }, false],
    ['a reference again, paying', { referenceCode, content: orderCode }, false],
    ['a strange memo', { content: text }, false],
    ['many codes', { content: 'LOA12345678 '.repeat(random.pick([20, 5_000])) }, false],
    ['almost a code', { content: `LOA-${'\u200b'.repeat(500)}12345${'６'.repeat(3)}` }, false],
    ['prefixes', { content: 'LOA'.repeat(20_000) }, false],
    ['a strange code', { code: text, content: '' }, false],
    ['a strange bank', { gateway: text, description: text }, false],
    [
      'a blank reference',
      { referenceCode: random.pick([' ', '\u00a0', '\u200b', '\t\n']), content: orderCode },
      true,
    ],
    ['no reference', { referenceCode: '', content: orderCode }, true],
    [`the time ${oddTime}`, { transactionDate: oddTime, content: orderCode }, false],
    [
      'a time that is none',
      { transactionDate: random.pick(['2026-02-30 00:00:00', '2026-11-20T10:00:00', 'now', '']) },
      true,
    ],
    ['an amount below zero', { transferAmount: -99_000, content: orderCode }, true],
    ['half a dong', { transferAmount: 98_999.5, content: orderCode }, true],
    ['an endless amount', { transferAmount: 2 ** 53, content: orderCode }, true],
    ['the largest amount', { transferAmount: 2 ** 53 - 1 }, false],
    ['a direction that is none', { transferType: random.pick(['both', '', 'toString', 'in ', 'ın']) }, true],
  ]);
  const json = notification({ referenceCode: `FT${canary}${random.between(11, 1e9)}`, ...changes });
  return requestOf(bench, `bank: ${kind}`, { ...draft, json }, { mustRefuse });
}

/** Casso's notification with a good signature and other contents than Casso's. */
export function cassoNotice(bench: Bench): HostileRequest {
  const { random, api, canary } = bench;
  const draft = validDraft(bench, api.operation('POST /api/payment/webhook/{gateway}'));
  const { text } = bomb(random, 100);
  const transaction: Readonly<Record<string, Json>> = {
    id: random.between(1, 1e6),
    reference: `FT${canary}${random.between(1, 1e9)}`,
    description: text,
    amount: 1_000,
    runningBalance: 0,
    transactionDateTime: '2026-11-20 10:00:00',
    accountNumber: '0000000000',
    bankName: 'Vietcombank',
  };
  const batch = (length: number): Json => Array<Json>(length).fill(transaction);
  const [kind, data, mustRefuse] = random.pick<readonly [string, Json, boolean]>([
    ['one', transaction, false],
    ['a list of one', [transaction], false],
    ['none', [], false],
    ['a hundred', batch(100), false],
    ['no reference', { ...transaction, reference: '', virtualAccountNumber: text }, false],
    ['too many', batch(101), true],
    ['null among them', [transaction, null], true],
    ['a list in a list', [[transaction]], true],
    ['an endless amount', { ...transaction, amount: -(2 ** 53) }, true],
    ['an endless number', { ...transaction, id: 2 ** 53 }, true],
    ['the year 9999', { ...transaction, transactionDateTime: '9999-12-31 23:59:59' }, false],
    ['an object for a list', { 0: transaction, length: 1 }, true],
  ]);
  return requestOf(bench, `casso: ${kind}`, { ...draft, json: { error: 0, data } }, { mustRefuse });
}
