import { bytesOf, type Header, type HostileRequest } from '../request';
import { type Bench, header, requestOf, validDraft } from './draft';
import { PROTOTYPE_NAMES } from './words';

/** Headers that are wrong, contradictory, many or long, beside a call that is in order. */
export function headers(bench: Bench): HostileRequest {
  const { random, api, people } = bench;
  const request = requestOf(bench, '', validDraft(bench, random.pick(api.operations)));
  const name = random.pick(PROTOTYPE_NAMES);
  const many = (count: number, make: (index: number) => Header) =>
    Array.from({ length: count }, (_, index) => make(index));
  const { session } = people.customer;
  const [kind, extra] = random.pick<readonly [string, readonly Header[]]>([
    ['long', [['X-Long', 'a'.repeat(random.pick([8_000, 15_000, 17_000, 100_000]))]]],
    ['a long name', [[`X-${'a'.repeat(random.pick([8_000, 20_000]))}`, '1']]],
    ['many', many(random.pick([90, 150, 3_000]), (index) => [`X-${index}`, '1'])],
    ['one many times', many(500, () => ['X-Same', '1'])],
    ['names', PROTOTYPE_NAMES.map((each) => [each, '1'])],
    [
      'Host twice',
      [
        ['Host', 'a'],
        ['Host', 'b'],
      ],
    ],
    [
      'a strange Host',
      [
        [
          'Host',
          random.pick([
            '',
            ' ',
            'evil.example',
            'a:b:c',
            '[::1',
            bytesOf('việt.vn'),
            '\xff',
            name,
            'a'.repeat(5_000),
            '127.0.0.1:0@evil',
          ]),
        ],
      ],
    ],
    ['Content-Type twice', [['Content-Type', 'text/plain']]],
    [
      'Authorization twice',
      [
        ['Authorization', 'Bearer x'],
        ['Authorization', 'Basic x'],
      ],
    ],
    ['cookies', many(300, (index) => ['Cookie', `c${index}=1`])],
    ['a cookie of names', [['Cookie', PROTOTYPE_NAMES.map((each) => `${each}=1`).join('; ')]]],
    [
      'an odd cookie',
      [
        [
          'Cookie',
          random.pick([
            '=',
            ';;;=;',
            'a',
            `${session}; ${session}x`,
            'x="',
            '%=%zz',
            'loa_session=%zz',
            '\xff=\xfe',
          ]),
        ],
      ],
    ],
    [
      'forwarded',
      [
        [
          'X-Forwarded-For',
          random.pick(['127.0.0.1', '::1', name, '1.1.1.1, '.repeat(500), 'unknown', '\xff', '256.1.1.1']),
        ],
        ['X-Forwarded-Host', 'evil.example'],
        ['X-Forwarded-Proto', 'https'],
        ['Forwarded', 'for=x;host=evil.example'],
      ],
    ],
    [
      'a method override',
      [
        ['X-HTTP-Method-Override', 'DELETE'],
        ['X-HTTP-Method', 'DELETE'],
        ['X-Method-Override', 'DELETE'],
      ],
    ],
    [
      'a rewritten address',
      [
        ['X-Original-URL', '/api/v1/admin/accounts'],
        ['X-Rewrite-URL', '/api/v1/admin/accounts'],
      ],
    ],
    [
      'another site',
      [
        [
          'Origin',
          random.pick(['null', 'https://evil.example', 'file://', name, '', `http://${'a'.repeat(5_000)}`]),
        ],
        ['Referer', 'https://evil.example/'],
      ],
    ],
    ['a site that is none', [['Sec-Fetch-Site', random.pick(['cross-site', 'same-site', 'x', name, ''])]]],
    [
      'Accept',
      [
        [
          'Accept',
          random.pick(['', '*', 'text/html;q=x', '*/*,'.repeat(2_000), name, '\xff', 'application/xml']),
        ],
      ],
    ],
    ['encodings', [['Accept-Encoding', random.pick(['gzip;q=1.0000', 'br, '.repeat(1_000), '*;q=0', name])]]],
    ['an id', [['X-Request-Id', random.pick(['\r', "'; --", 'a'.repeat(5_000), name, '../x'])]]],
    ['controls', [['X-Control', random.pick(['\x01', 'a\x00b', '\x7f', '\x1b[2J', '\x0b'])]]],
    ['a line break', [['X-Break', 'a\r\nX-Injected: yes']]],
    ['a bare CR', [['X-Break', 'a\rX-Injected: yes']]],
    ['a bare LF', [['X-Break', 'a\nX-Injected: yes']]],
    ['a folded line', [['X-Folded', 'a\r\n b']]],
    ['a space before the colon', [['X-Space ', '1']]],
    ['no name', [['', '1']]],
    ['Expect', [['Expect', random.pick(['100-continue', '200-ok', name, '', '100-continue, 100-continue'])]]],
    [
      'hop by hop',
      [
        ['Connection', random.pick(['close, X-Secret-Key', 'Authorization', 'keep-alive, close', name, ''])],
        ['Keep-Alive', 'timeout=1e9'],
      ],
    ],
    [
      'TE and Trailer',
      [
        ['TE', 'trailers, deflate;q=9'],
        ['Trailer', 'Authorization, X-Secret-Key'],
        ['Via', '1.1 '.repeat(500)],
        ['Max-Forwards', '0'],
      ],
    ],
    ['languages', [['Accept-Language', `${'vi-'.repeat(2_000)}VN`]]],
    ['last event', [header('Last-Event-ID', random.pick([name, '9'.repeat(5_000), '👍']))]],
  ]);
  const sent = [...request.headers, ...extra];
  const isTwice = (wanted: string) => sent.filter(([each]) => each === wanted).length > 1;
  return {
    ...request,
    attack: `header: ${kind}`,
    headers: sent,
    mustRefuse: isTwice('Host') || isTwice('Content-Type'),
  };
}

/** Parts of an audio file that nobody would ask for, and conditions that nobody would set. */
export function ranges(bench: Bench): HostileRequest {
  const { random, api } = bench;
  const operation = api.operation(
    random.pick(['GET /audio/{file}', 'GET /audio/{file}', 'HEAD /audio/{file}']),
  );
  const draft = validDraft(bench, operation);
  const { audioFile } = bench.people.own;
  const [key = '', type = ''] = audioFile.split('.');
  const range = random.pick([
    ...[
      'bytes=0-',
      'bytes=-1',
      'bytes=0-0',
      'bytes=5-1',
      'bytes=-0',
      'bytes=-',
      'bytes=',
      'bytes',
      'bytes=a-b',
      'lines=1-2',
    ],
    ...[
      'bytes=99999999-',
      'bytes=0-99999999999999999999999',
      `bytes=${'9'.repeat(400)}-`,
      'bytes=-99999999999',
      'bytes=0-1,5-6',
    ],
    ...[
      `bytes=${'0-,'.repeat(1_500)}0-`,
      'bytes = 0 - 1',
      'BYTES=0-1',
      'bytes=0x0-0x1',
      'bytes=1e3-',
      'bytes=--1',
      'bytes=0-1,bytes=2-3',
    ],
  ]);
  const conditions: readonly (readonly Header[])[] = [
    [],
    [['If-None-Match', random.pick(['*', `"${key}"`, 'W/"x"', '"a",'.repeat(2_000), '"', ''])]],
    [['If-Range', random.pick([`"${key}"`, 'x', 'Wed, 99 Foo 2026 99:99:99 GMT', ''])]],
    [
      ['If-Match', '"x"'],
      ['If-Modified-Since', 'never'],
      ['If-Unmodified-Since', '0'],
    ],
  ];
  const file = random.pick([
    audioFile,
    audioFile,
    audioFile,
    `${key}.exe`,
    key,
    `.${type}`,
    `${key}.${type}.${type}`,
    `${key.slice(1)}0.${type}`,
    key.toUpperCase(),
    `${key}.toString`,
  ]);
  const wanted: readonly Header[] = [['Range', range], ...random.pick(conditions)];
  const request = requestOf(bench, `range: ${range.slice(0, 30)}`, {
    ...draft,
    path: { file },
    headers: wanted,
  });
  return { ...request, answersJson: false };
}
