import fastify from 'fastify';
import { InvalidParameters } from '../../../shared/domain/domain-error';
import { acceptOnlyJsonObjects, parseJsonObject } from './json-body';

const parse = (text: string): object | undefined => parseJsonObject(Buffer.from(text));

function faultOf(body: Uint8Array): [string | undefined, string | undefined] {
  try {
    parseJsonObject(body);
  } catch (error) {
    if (error instanceof InvalidParameters) return [error.faults[0]?.field, error.faults[0]?.code];
    throw error;
  }
  return [undefined, undefined];
}

const numbered = (count: number) => Object.fromEntries(Array.from({ length: count }, (_, i) => [`f${i}`, i]));

describe('parseJsonObject', () => {
  it('reads an object, with or without a byte order mark', () => {
    expect(parse('{"a": [1, {"b": "chữ 😀"}]}')).toEqual({ a: [1, { b: 'chữ 😀' }] });
    expect(parse('\ufeff{"a": 1}')).toEqual({ a: 1 });
  });

  it('reads 200 fields, and any number of elements', () => {
    const body = { fields: numbered(200), elements: Array.from({ length: 1000 }, (_, i) => i) };
    expect(parse(JSON.stringify(body))).toEqual(body);
  });

  it('counts members and elements at every depth, and refuses more than it may have', () => {
    const nested = (elements: number) => ({ a: { b: Array.from({ length: elements }, () => ({ c: 1 })) } });
    const body = nested(2); // a, b, two elements, two members
    expect(parseJsonObject(Buffer.from(JSON.stringify(body)), 6)).toEqual(body);
    expect(() => parseJsonObject(Buffer.from(JSON.stringify(body)), 5)).toThrow(
      expect.objectContaining({ faults: [expect.objectContaining({ code: 'TOO_MANY_VALUES' })] }),
    );
    expect(faultOf(Buffer.from(JSON.stringify(nested(2_500))))).toEqual(['body', 'TOO_MANY_VALUES']);
  });

  it('takes no body for none', () => {
    expect(parse('')).toBeUndefined();
  });

  it.each([
    ['[]', 'body', 'NOT_AN_OBJECT'],
    ['null', 'body', 'NOT_AN_OBJECT'],
    ['"text"', 'body', 'NOT_AN_OBJECT'],
    ['{"a": 1', 'body', 'MALFORMED_JSON'],
    ['{"a": NaN}', 'body', 'MALFORMED_JSON'],
    ['{"a": {"b": "\\u0000"}}', 'a.b', 'NUL_CHARACTER'],
    ['{"a": ["\\ud800"]}', 'a.0', 'LONE_SURROGATE'],
    ['{"__proto__": {"admin": true}}', 'body', 'UNUSABLE_FIELD'],
    ['{"\\u0000": 1}', 'body', 'UNUSABLE_FIELD'],
    [JSON.stringify({ a: numbered(201) }), 'body', 'TOO_MANY_FIELDS'],
    ['{"a":'.repeat(33) + '1' + '}'.repeat(33), 'body', 'TOO_DEEP'],
    ['{"a":'.repeat(40_000) + '1' + '}'.repeat(40_000), 'body', 'TOO_DEEP'],
  ])('refuses %.30s with %s %s', (text, field, code) => {
    expect(faultOf(Buffer.from(text))).toEqual([field, code]);
  });

  it('refuses what is not UTF-8', () => {
    expect(faultOf(Buffer.from([0x7b, 0xff, 0x7d]))).toEqual(['body', 'NOT_UTF8']);
    expect(faultOf(Buffer.from('{}', 'utf16le'))).toEqual(['body', 'MALFORMED_JSON']);
  });
});

describe('acceptOnlyJsonObjects', () => {
  it('reads long bodies of networks in turn, and short ones at once', async () => {
    const server = fastify();
    acceptOnlyJsonObjects(server);
    const served: unknown[] = [];
    server.post('/', ({ body }) => {
      served.push((body as { name: string }).name);
      return 'ok';
    });
    const post = (remoteAddress: string, name: string, length: number) =>
      server.inject({ method: 'POST', url: '/', remoteAddress, payload: { name, text: 'x'.repeat(length) } });
    const flood = Array.from({ length: 50 }, () => post('192.0.2.1', 'of many', 100_000));
    const others = [post('192.0.2.2', 'of one', 100_000), post('192.0.2.3', 'short', 10)];
    const answers = await Promise.all([...flood, ...others]);
    expect(answers.map(({ statusCode }) => statusCode)).toEqual(answers.map(() => 200));
    expect(served.slice(0, 10)).toContain('of one');
    expect(served.slice(0, 10)).toContain('short');
    await server.close();
  });

  it('reads every long body whose sender is there', async () => {
    const server = fastify();
    acceptOnlyJsonObjects(server);
    server.post('/', () => 'ok');
    const url = await server.listen({ port: 0, host: '127.0.0.1' });
    const headers = { 'content-type': 'application/json' };
    const body = JSON.stringify({ text: 'x'.repeat(100_000) });
    const calls = Array.from({ length: 30 }, () => fetch(url, { method: 'POST', headers, body }));
    expect((await Promise.all(calls)).map(({ status }) => status)).toEqual(calls.map(() => 200));
    await server.close();
  });
});
