import { readingRules } from '../../../src/text-normalization';
import { BUILD_LIMIT_MS } from '../../harness/built-app';
import { Client } from '../../harness/client';
import { Service } from '../../harness/service';

/** Texts that have no sound, little sound or far too much of it, or that engines are known to skip. */
const TEXTS = [
  ...[
    'ẛ̣',
    '∞@a.',
    '∞@a. '.repeat(60),
    'ꜣ',
    'ꞌ',
    'ꟷ',
    'ꜣ ꜣ ꜣ xin chào',
    `xin chào ${'các bạn '.repeat(90)}ꜣꜣꜣ`,
  ],
  ...[
    '⅞'.repeat(1000),
    '⅞'.repeat(5000),
    '⅞'.repeat(100),
    '≥'.repeat(5000),
    '9'.repeat(300),
    '7 '.repeat(100),
  ],
  // Marks without letters, and towers of them.
  ...[
    '\u0301\u0323',
    '\u20dd',
    '\u0651',
    'ế̈',
    'ế̈ '.repeat(20),
    `a${'\u0301'.repeat(500)}`,
    'x\u0323x\u0323 '.repeat(30),
  ],
  // Letters by themselves, repeated, with signs between them.
  ...[
    'p. '.repeat(40),
    'f’ '.repeat(40),
    'v.v. '.repeat(40),
    'a\n\n'.repeat(40),
    'p-'.repeat(300),
    'W '.repeat(60),
  ],
  ...[
    '(a) '.repeat(40),
    '.a',
    '!!!a',
    '— ( b ) —',
    '"ß"',
    'bcdfghjklmnpqrstvwxz'.repeat(20),
    'a'.repeat(500),
  ],
  // Rare letters, letters that look like others, letters of other scripts.
  ...[
    'ʰ',
    'ƻ',
    'ǃǀǁǂ',
    'ʘ',
    'ŉ',
    'ﬀ',
    'ᴀʙᴄ',
    'ⅷ',
    '𝔞𝔟',
    'ªº',
    'ᵃᵇ',
    'Ꜳ',
    'ↄ',
    'ⱥ',
    'ꭥ',
    '\u{1df00}',
    '\u{10780}',
  ],
  ...[
    'Привет',
    'ελληνικά',
    'שלום',
    'مرحبا',
    'สวัสดี',
    'नमस्ते',
    '漢字',
    '한국어',
    'ᎣᏏᏲ',
    'ᚠᚢᚦ',
    '𓀀',
    '०',
    '\u3164a',
  ],
  // Names that every object of JavaScript has.
  ...Reflect.ownKeys(Object.prototype).map(String),
  Reflect.ownKeys(Object.prototype).map(String).join(', '),
];

const RULES = readingRules.map(({ name }) => name);

describe('an odd text', () => {
  let service: Service;
  let customer: Client;

  beforeAll(async () => {
    service = await Service.start({ variables: { SIGNUP_CREDITS: '1000000' } });
    ({ client: customer } = await new Client(service.baseUrl).newCustomer());
  }, BUILD_LIMIT_MS);
  afterAll(() => service.stop());

  const cases = TEXTS.flatMap((text) =>
    ['vi-north-female-1', 'en-us-male-1'].map((speaker) => {
      const chars = Array.from(text);
      const name = chars.length > 20 ? `${chars.slice(0, 20).join('')}… (${chars.length})` : text;
      return [name, speaker, text] as const;
    }),
  );

  it.each(cases)('is spoken or refused, never failed: %j by %s', async (_name, speaker_id, input_text) => {
    const answer = await customer.post('/api/v1/tts', { input_text, speaker_id });
    if (answer.http === 200) return expect(answer.body.result.duration_sec).toBeGreaterThan(0.1);
    expect([answer.http, answer.body.code, answer.body.errors?.[0]?.field]).toEqual([
      400,
      'INVALID_PARAMS',
      'input_text',
    ]);
  });

  it.each(TEXTS.filter((text) => text.length < 100))(
    'is not failed without any rule: %j',
    async (input_text) => {
      const answer = await customer.post('/api/v1/tts', { input_text, reading: { off: RULES } });
      expect([200, 400]).toContain(answer.http);
    },
  );

  it('names the place of what it cannot speak', async () => {
    const refusal = async (input_text: string, more = {}) =>
      (await customer.post('/api/v1/tts', { input_text, ...more })).body.errors;
    expect(await refusal('😀 xin ꜣꜣ')).toEqual([
      {
        field: 'input_text',
        code: 'UNKNOWN_LETTERS',
        message:
          'input_text has 5 letters of which the voice does not know 2; the first is ꜣ at character 6.',
      },
    ]);
    expect(await refusal('⅞'.repeat(5000))).toMatchObject([
      { code: 'SPOKEN_TOO_LONG', message: expect.stringContaining('at most 28000 can be spoken') },
    ]);
    const slow = { speed: 0.25 };
    expect(await refusal('1234567 '.repeat(500), slow)).toMatchObject([{ code: 'SPOKEN_TOO_LONG' }]);
  });

  it('is refused before anything is spoken: no request is opened or failed', async () => {
    for (const status of ['FAILED', 'PENDING']) {
      const history = await customer.get(`/api/v1/tts/history?status=${status}`);
      expect(history.body.result.items).toEqual([]);
    }
    expect(service.output.filter((line) => line.includes('"level":"error"'))).toEqual([]);
  });
});
