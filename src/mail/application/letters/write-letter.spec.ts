import { type Language } from '../../../accounts';
import type { Topic } from './letter';
import { writeLetter } from './write-letter';

const occurredAt = new Date('2026-11-20T05:07:00.000Z');
const facts = { publicBaseUrl: 'https://loa.example.com', occurredAt };
const topics: readonly Topic[] = [
  { kind: 'confirm-address', token: 'T0KEN_-x', validHours: 24 },
  { kind: 'reset-password', token: 'T0KEN_-x', validHours: 1 },
  { kind: 'password-changed', isAccessRemoved: false },
  { kind: 'totp-set-up' },
  { kind: 'totp-removed' },
  { kind: 'address-changed' },
  { kind: 'new-sign-in', client: 'Firefox on Linux', network: '203.0.113.7' },
  { kind: 'webhook-disabled', host: 'shop.example.com:8443', reason: 'gone' },
  { kind: 'low-credits', balance: 987, threshold: 1000 },
  {
    kind: 'credits-expiring',
    lots: [
      { credits: 40_000, expiresAt: new Date('2026-11-27T05:07:00.000Z') },
      { credits: 2_345, expiresAt: new Date('2026-11-27T06:00:00.000Z') },
    ],
  },
  { kind: 'order-paid', orderCode: 'LOA7K2M', amountVnd: 99_000, credits: 100_000 },
  { kind: 'order-refunded', orderCode: 'LOA7K2M', amountVnd: 99_000, credits: 40_000, reference: 'FT26325' },
];
const letters = (['vi', 'en'] satisfies Language[]).flatMap((language) =>
  topics.map((topic) => [language, topic.kind, writeLetter(topic, language, facts)] as const),
);

describe('a letter', () => {
  it.each(letters)(
    'in %s about %s says the same as text and as HTML',
    (language, _kind, { text, html, subject }) => {
      const readable = (markup: string) =>
        markup
          .replace(/^.*<body[^>]*>/s, '')
          .replace(/<[^>]+>/g, ' ')
          .replaceAll('&quot;', '"')
          .replaceAll('&amp;', '&');
      const words = (plain: string) => plain.split(/\s+/).filter((word) => word !== '' && word !== '--');
      expect(words(readable(html))).toEqual(words(text.replace(/:\n(?=https)/, '\n')));
      expect(html).toContain(`<html lang="${language}">`);
      expect(subject).not.toMatch(/[\r\n]/);
      expect(html).not.toMatch(/<img|<script|src=/);
    },
  );

  it('differs between the languages', () => {
    const subjects = letters.map(([, , { subject }]) => subject);
    expect(new Set(subjects).size).toBe(subjects.length);
  });

  it.each([
    ['confirm-address', 'https://loa.example.com/verify-email?token=T0KEN_-x'],
    ['reset-password', 'https://loa.example.com/reset-password?token=T0KEN_-x'],
    ['webhook-disabled', 'https://loa.example.com/webhooks'],
    ['low-credits', 'https://loa.example.com/credits/again'],
    ['credits-expiring', 'https://loa.example.com/playground'],
    ['order-paid', 'https://loa.example.com/credits/LOA7K2M'],
    ['order-refunded', 'https://loa.example.com/credits/LOA7K2M'],
  ])('about %s leads to %s', (kind, address) => {
    for (const [, , { text, html }] of letters.filter(([, about]) => about === kind)) {
      expect(text).toContain(`:\n${address}\n`);
      expect(html).toContain(`<a href="${address}">`);
    }
  });

  it.each(['vi', 'en'] satisfies Language[])('in %s says why a webhook is disabled', (language) => {
    const about = { kind: 'webhook-disabled', host: 'shop.example.com' } as const;
    const gone = writeLetter({ ...about, reason: 'gone' }, language, facts);
    const failing = writeLetter({ ...about, reason: 'failing' }, language, facts);
    expect(gone.subject).toContain(about.host);
    expect(gone.text).toMatch(/shop\.example\.com.* 410/);
    expect(failing.text).toMatch(/shop\.example\.com/);
    expect(failing.text).not.toContain('410');
  });

  it.each([
    ['vi', '99.000 đồng', '40.000 ký tự', 'giữ nguyên'],
    ['en', '99,000 VND', '40,000 credits', 'stay as they are'],
  ] satisfies [Language, string, string, string][])(
    'in %s says what was sent back, under which reference, and what of the credits',
    (language, amount, taken, kept) => {
      const about = { kind: 'order-refunded', orderCode: 'LOA7K2M', amountVnd: 99_000 } as const;
      const telling = (credits: number) =>
        writeLetter({ ...about, credits, reference: 'FT26325' }, language, facts).text;
      for (const said of [amount, 'FT26325', taken]) expect(telling(40_000)).toContain(said);
      expect(telling(40_000)).not.toContain(kept);
      expect(telling(0)).toContain(kept);
    },
  );

  it('takes what strangers have chosen for text', () => {
    const topic = { kind: 'new-sign-in', client: '"<b>&x"', network: '203.0.113.7' } as const;
    const { text, html } = writeLetter(topic, 'en', facts);
    expect(text).toContain(topic.client);
    expect(html).toContain('&quot;&lt;b&gt;&amp;x&quot;');
    expect(html).not.toContain('<b>');
  });

  it.each([
    ['vi', 'Firefox trên Linux', 'trình duyệt không xác định'],
    ['en', 'Firefox on Linux', 'an unknown browser'],
  ] satisfies [Language, string, string][])(
    'in %s names a browser in that language',
    (language, known, not) => {
      const about = { kind: 'new-sign-in', network: '203.0.113.7' } as const;
      const naming = (client: string | null) => writeLetter({ ...about, client }, language, facts);
      expect(naming('Firefox on Linux').text).toContain(`\n\n${known} · 203.0.113.7`);
      expect(naming(null).text).toContain(`\n\n${not} · 203.0.113.7`);
    },
  );

  it('tells the time of Vietnam, and numbers as the language writes them', () => {
    const signIn = topics.find(({ kind }) => kind === 'new-sign-in')!;
    expect(writeLetter(signIn, 'vi', facts).text).toContain('12:07');
    const expiring = topics.find(({ kind }) => kind === 'credits-expiring')!;
    const { subject, text } = writeLetter(expiring, 'vi', facts);
    expect(subject).toContain('42.345');
    expect(text).toMatch(/40\.000 ký tự, hết hạn lúc .*12:07/);
    const low = { kind: 'low-credits', balance: 12_345, threshold: 20_000 } as const;
    expect(writeLetter(low, 'vi', facts).text).toContain('12.345');
    expect(writeLetter(low, 'en', facts).text).toContain('12,345');
  });
});
