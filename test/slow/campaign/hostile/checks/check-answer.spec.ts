import type { Answer } from '../answers';
import type { HostileRequest } from '../request';
import type { Rule } from './breach';
import { checkExchange, limitMs } from './check-answer';

const ID = '9b52e134-0c6d-47ba-b27b-e1869c094b4d';

const request: HostileRequest = {
  ...{
    attack: 'text: symbols',
    route: 'POST /api/v1/tts',
    caller: 'key',
    method: 'POST',
    target: '/api/v1/tts',
  },
  ...{ headers: [], body: Buffer.from('{"input_text":"at Foo (a.js:1:1)"}'), raw: null, answersDue: 1 },
  ...{ hangsUp: 'never', mustRefuse: false, mustServe: false, isForeign: false, answersJson: true },
};

const confidential = {
  unspeakable: new Map([['the key of the victim', 'loa_live_victim']]),
  foreign: new Map([['the e-mail address of the victim', 'victim@example.com']]),
};

function answer(status: number, body: unknown, headers: Record<string, string> = {}): Answer {
  const all = { 'content-type': 'application/json; charset=utf-8', 'x-request-id': ID, ...headers };
  const text = typeof body === 'string' ? body : JSON.stringify(body);
  return { status, headers: new Map(Object.entries(all)), body: Buffer.from(text) };
}

const success = (result: object) => answer(200, { status: 1, result });
const failure = (status: number, changes: object = {}, headers: Record<string, string> = {}) =>
  answer(status, { status: 0, code: 'INVALID_PARAMS', message: 'No.', errors: null, ...changes }, headers);

const rulesBroken = (received: Answer | null, changes: Partial<HostileRequest> = {}): Rule[] => {
  const exchange = { answers: received ? [received] : [], elapsedMs: 1, isOverdue: false };
  const breaches = checkExchange(
    { ...request, ...changes },
    { ...exchange, failure: received ? null : 'read ECONNRESET' },
    confidential,
  );
  return breaches.map(({ rule }) => rule);
};

describe('of answers that are in order', () => {
  it.each<[string, Answer, Partial<HostileRequest>]>([
    ['a success', success({ a: 1 }), {}],
    ['a refusal', failure(400), {}],
    ['faulty fields', failure(400, { errors: [{ field: 'a', code: 'B', message: 'c' }] }), {}],
    [
      'an error as OpenAI has it',
      answer(400, {
        error: { message: 'No.', type: 'invalid_request_error', param: null, code: 'required' },
      }),
      { target: '/v1/audio/speech' },
    ],
    ['503 with the time to come back', failure(503, {}, { 'retry-after': '5' }), {}],
    ['audio', answer(200, 'ID3', { 'content-type': 'audio/mpeg' }), { answersJson: false }],
    ['not modified', answer(304, ''), { answersJson: false }],
    ['a time', failure(410, { message: 'The audio expired at 2026-11-25T02:56:05.000Z.' }), {}],
    ['an answer to HEAD', answer(404, ''), { method: 'HEAD' }],
    ['the documentation', answer(200, '{}'), { target: '/docs-json', answersJson: false }],
    ["OpenAI's list under encoded letters", answer(200, '{}'), { target: '/%761/%6dodels' }],
    ["OpenAI's list behind a host", answer(200, '{}'), { target: 'http://a:b@evil.example/v1/models?c' }],
    ['a repetition of what was sent', success({ text: 'at Foo (a.js:1:1)' }), {}],
    ['what the operator may see', success({ email: 'victim@example.com' }), { caller: 'admin' }],
    ['its own folder to the operator', success({ DATA_DIR: '/tmp/loa-hostile-1' }), { caller: 'admin' }],
    ['a refusal that had to be', failure(404), { mustRefuse: true, isForeign: true }],
  ])('%s breaks no rule', (_name, received, changes) => {
    expect(rulesBroken(received, changes)).toEqual([]);
  });
});

describe('planted faults are caught:', () => {
  it.each<[string, Rule, Answer | null, Partial<HostileRequest>]>([
    ['no answer', 'no answer', null, {}],
    ['a 500', 'server error', failure(500), {}],
    ['a 502 in other words', 'server error', failure(502), {}],
    ['503 without the time to come back', 'server error', failure(503), {}],
    ['503 with a date that is none', 'server error', failure(503, {}, { 'retry-after': 'soon' }), {}],
    ['an error as OpenAI has it, elsewhere', 'no envelope', answer(400, { error: { param: null } }), {}],
    ['a bare success', 'no envelope', answer(200, { a: 1 }), {}],
    ['a success that says failure', 'no envelope', answer(200, { status: 0, result: {} }), {}],
    ['a success that is no JSON', 'no envelope', answer(200, 'ok', { 'content-type': 'text/plain' }), {}],
    ['a failure as text', 'no envelope', answer(404, 'Not Found', { 'content-type': 'text/html' }), {}],
    ['broken JSON', 'no envelope', answer(400, '{"status":0'), {}],
    ['a failure without a code', 'no envelope', failure(400, { code: undefined }), {}],
    ['a failure without a message', 'no envelope', failure(400, { message: '' }), {}],
    ['errors that are none', 'no envelope', failure(400, { errors: [{ field: 'a' }] }), {}],
    ['no X-Request-Id', 'no request id', failure(400, {}, { 'x-request-id': '' }), {}],
    ['a stack', 'internals', failure(400, { message: 'x\n    at Foo.bar (/app/dist/src/a.js:10:5)' }), {}],
    ['an error class', 'internals', failure(400, { message: 'TypeError: x' }), {}],
    ['a statement', 'internals', failure(400, { message: 'SELECT id FROM accounts' }), {}],
    ["the folder of the service's data", 'internals', success({ at: '/tmp/loa-hostile-1' }), {}],
    [
      'a file of the machine',
      'internals',
      answer(200, 'root:x:0:0:root', { 'content-type': 'text/plain' }),
      { answersJson: false },
    ],
    ['a secret', 'leak', success({ key: 'loa_live_victim' }), { caller: 'admin' }],
    ['data of another account', 'leak', success({ email: 'victim@example.com' }), {}],
    [
      'the same in a header',
      'leak',
      answer(200, { status: 1, result: {} }, { 'x-a': 'victim@example.com' }),
      {},
    ],
    ['a refusal of what was in order', 'displaced', failure(400), { mustServe: true }],
    ['a stranger let in', 'let in', success({}), { mustRefuse: true }],
    ['a foreign id that conflicts', 'let in', failure(409), { isForeign: true }],
    [
      'a header of the sender',
      'injected',
      answer(200, { status: 1, result: {} }, { 'x-injected': 'yes' }),
      {},
    ],
  ])('%s', (_name, rule, received, changes) => {
    expect(rulesBroken(received, changes)).toEqual([rule]);
  });
});

it('gives speech time for its text, and everything else two seconds', () => {
  expect(limitMs(request)).toBe(2_000 + 5 * request.body!.length);
  expect(limitMs({ ...request, route: 'GET /healthz' })).toBe(2_000);
});
