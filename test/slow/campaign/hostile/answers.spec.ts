import { gzipSync } from 'node:zlib';
import { readAnswers } from './answers';

const read = (text: string, methods = ['GET'], isClosed = false) =>
  readAnswers(Buffer.from(text, 'latin1'), methods, isClosed);
const bodies = (...args: Parameters<typeof read>) =>
  read(...args).answers.map(({ status, body }) => [status, body.toString()]);

it.each([
  ['a length', 'HTTP/1.1 200 OK\r\nContent-Length: 2\r\n\r\nab', [[200, 'ab']]],
  [
    'chunks',
    'HTTP/1.1 200 OK\r\nTransfer-Encoding: chunked\r\n\r\n1\r\na\r\n1\r\nb\r\n0\r\n\r\n',
    [[200, 'ab']],
  ],
  [
    'two answers',
    'HTTP/1.1 204 No\r\n\r\nHTTP/1.1 404 Not Found\r\nContent-Length: 1\r\n\r\nx',
    [
      [204, ''],
      [404, 'x'],
    ],
  ],
  [
    'an interim answer',
    'HTTP/1.1 100 Continue\r\n\r\nHTTP/1.1 200 OK\r\nContent-Length: 0\r\n\r\n',
    [[200, '']],
  ],
  ['an event stream', 'HTTP/1.1 200 OK\r\nContent-Type: text/event-stream\r\n\r\nevent: a\n\n', [[200, '']]],
  ['half an answer', 'HTTP/1.1 200 OK\r\nContent-Length: 2\r\n\r\na', []],
])('reads %s', (_name, text, expected) => {
  expect(bodies(text, ['GET', 'GET'])).toEqual(expected);
  expect(read(text, ['GET', 'GET']).malformed).toBeNull();
});

it('reads a body that is compressed as what it was', () => {
  const body = gzipSync('{"a":1}');
  const head = `HTTP/1.1 200 OK\r\nContent-Encoding: gzip\r\nContent-Length: ${body.length}\r\n\r\n`;
  const { answers } = readAnswers(Buffer.concat([Buffer.from(head), body]), ['GET'], false);
  expect(answers.map((answer) => answer.body.toString())).toEqual(['{"a":1}']);
});

it('reads an answer to HEAD, which has a length and no body', () => {
  expect(bodies('HTTP/1.1 200 OK\r\nContent-Length: 9\r\n\r\n', ['HEAD'])).toEqual([[200, '']]);
});

it('reads the body of a refusal that was written before the method was known', () => {
  const refusal = 'HTTP/1.1 400 Bad Request\r\nConnection: close\r\nContent-Length: 1\r\n\r\nx';
  expect(bodies(refusal, ['HEAD'])).toEqual([[400, 'x']]);
});

it.each([
  ['noise', 'nonsense\r\n\r\n', /no status line/],
  ['a header that is none', 'HTTP/1.1 200 OK\r\nno colon\r\n\r\n', /no header/],
  ['chunks that are none', 'HTTP/1.1 200 OK\r\nTransfer-Encoding: chunked\r\n\r\nxyz\r\n', /no chunk/],
  ['a length that is none', 'HTTP/1.1 200 OK\r\nContent-Length: -1\r\n\r\n', /Content-Length: -1/],
  ['gzip that is none', 'HTTP/1.1 200 OK\r\nContent-Encoding: gzip\r\nContent-Length: 1\r\n\r\nx', /no gzip/],
  ['an answer that breaks off', 'HTTP/1.1 200 OK\r\nContent-Length: 2\r\n\r\na', /body breaks off/],
])('finds %s', (_name, text, malformed) => {
  expect(read(text, ['GET'], true).malformed).toMatch(malformed);
});
