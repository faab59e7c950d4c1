import type { HostileRequest } from './request';
import { reproduction } from './reproduction';
import { shrink } from './shrink';

const request: HostileRequest = {
  ...{ attack: 'text', route: 'POST /x', caller: 'key', method: 'POST', target: '/x?a=1&b=2&c=3', raw: null },
  headers: [
    ['Authorization', 'Bearer secret-key'],
    ['X-Other', '1'],
  ],
  body: Buffer.from(
    JSON.stringify({ speed: 1, text: `${'xin chào '.repeat(20)}⅞${' bạn'.repeat(20)}`, name: 'a' }),
  ),
  ...{
    answersDue: 1,
    hangsUp: 'never',
    mustRefuse: false,
    mustServe: false,
    isForeign: false,
    answersJson: true,
  },
};

const textOf = ({ body }: HostileRequest): string =>
  (JSON.parse(body!.toString()) as { text?: string }).text ?? '';

it('leaves what is needed to show a fault, and nothing else', async () => {
  const smallest = await shrink(request, (candidate) => {
    const hasKey = candidate.headers.some(([name]) => name === 'Authorization');
    return Promise.resolve(hasKey && candidate.target.includes('b=2') && textOf(candidate).includes('⅞'));
  });
  expect(smallest.target).toBe('/x?b=2');
  expect(smallest.headers).toEqual([['Authorization', 'Bearer secret-key']]);
  expect(smallest.body?.toString()).toBe('{"text":"⅞"}');
});

it('is written as a command for a shell, without secrets and with every byte to be seen', () => {
  const names = new Map([['secret-key', '$KEY']]);
  const body = Buffer.from(`{"text":"it's ⅞ e\u0301"}`);
  expect(reproduction({ ...request, headers: request.headers.slice(0, 1), body }, names)).toBe(
    `curl -i --path-as-is -X POST "$URL"'/x?a=1&b=2&c=3' -H 'Authorization: Bearer '"$KEY" ` +
      String.raw`--data-binary $'{"text":"it\'s ⅞ e\xcc\x81"}'`,
  );
  const raw = Buffer.from('GET / HTTP/9.9\r\n\r\n');
  expect(reproduction({ ...request, raw }, names)).toBe(
    String.raw`printf %s $'GET / HTTP/9.9\x0d\x0a\x0d\x0a' | nc $HOST $PORT`,
  );
});
