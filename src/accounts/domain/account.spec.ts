import { InvalidParameters } from '../../shared/domain/domain-error';
import { FREE_PLAN, hasBought, isEmailAddress, normaliseEmail, openAccount } from './account';

describe('normaliseEmail', () => {
  it.each([
    ['Lan@Example.COM', 'lan@example.com'],
    ['  lan+tts@example.com ', 'lan+tts@example.com'],
    ['lan@mail.example.com.vn', 'lan@mail.example.com.vn'],
    ['nguyễn@ví-dụ.vn', 'nguyễn@ví-dụ.vn'],
  ])('stores %j as %j', (given, stored) => {
    expect(normaliseEmail(given)).toBe(stored);
  });

  it.each([
    '',
    'lan',
    'lan@',
    '@example.com',
    'lan@example',
    'lan@exa mple.com',
    'a@b@c.vn',
    'lan@.com',
    'lan@example.com.',
    'lan@example..com',
    'la n@example.com',
    'lan@example.c m',
    'lan@a.b@c.vn',
    `${'a'.repeat(250)}@b.vn`,
    `${'a'.repeat(240)}${'\u0301\u0316'.repeat(200)}@b.vn`,
  ])('refuses %j', (given) => {
    expect(() => normaliseEmail(given)).toThrow(InvalidParameters);
  });

  it('names the field', () => {
    expect(() => normaliseEmail('lan')).toThrow(
      expect.objectContaining({ faults: [expect.objectContaining({ field: 'email', code: 'IS_EMAIL' })] }),
    );
  });

  it('writes letters with their marks as one', () => {
    expect(normaliseEmail('nguye\u0302\u0303n@example.com')).toBe('nguy\u1ec5n@example.com');
  });

  it('takes 254 characters once they are trimmed, and no more', () => {
    const local = 'a'.repeat(249);
    expect(isEmailAddress(` ${local}@b.vn `)).toBe(true);
    expect(isEmailAddress(`a${local}@b.vn`)).toBe(false);
  });
});

describe('openAccount', () => {
  it('makes an account on the free plan, without credits', () => {
    const now = new Date('2026-11-20T03:00:00Z');
    const details = { id: 'a1', name: 'Lan', passwordHash: 'hash', role: 'admin' } as const;
    expect(openAccount({ ...details, email: ' Lan@Example.com', now })).toEqual({
      ...details,
      suspendedAt: null,
      suspendedReason: null,
      deletedAt: null,
      erasedAt: null,
      email: 'lan@example.com',
      planId: 'free',
      rateLimitPerMinute: 600,
      creditsAvailable: 0,
      creditsHeld: 0,
      creditsGranted: 0,
      creditsEnding: 0,
      creditsEndingGranted: 0,
      holdCount: 0,
      lowCreditsThreshold: null,
      createdAt: now,
      agreedLicences: [],
      language: 'vi',
      emailVerifiedAt: null,
      creditsAwaitVerification: false,
    });
    expect(() => openAccount({ ...details, email: '', now })).toThrow(InvalidParameters);
  });
});

it('an account has bought something once it is on another plan than the free one', () => {
  expect([hasBought(FREE_PLAN), hasBought({ planId: 'pro' })]).toEqual([false, true]);
});
