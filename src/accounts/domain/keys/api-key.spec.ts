import { randomInt } from 'node:crypto';
import fc from 'fast-check';
import { InvalidParameters } from '../../../shared/domain/domain-error';
import { checkLimits, hasValidChecksum, shownParts, writeKey } from './api-key';
import { crc32 } from './crc32';

const newKey = (): string => writeKey((limit) => randomInt(limit));

describe('crc32', () => {
  it('gives the check value of the CRC catalogue', () => {
    expect(crc32('123456789')).toBe(0xcbf43926);
  });

  it('gives what zlib gives for the empty text and for a pangram', () => {
    expect(crc32('')).toBe(0);
    expect(crc32('The quick brown fox jumps over the lazy dog')).toBe(0x414fa339);
  });
});

describe('API keys', () => {
  it('are brand, 30 random characters and 6 of checksum', () => {
    expect(newKey()).toMatch(/^loa_live_[0-9A-Za-z]{36}$/);
    expect(newKey()).not.toBe(newKey());
  });

  it('pass their own checksum', () => {
    for (let round = 0; round < 200; round += 1) expect(hasValidChecksum(newKey())).toBe(true);
  });

  it('have the checksum that CRC-32 and base62 give, so that keys of today stay valid', () => {
    expect(writeKey(() => 0)).toBe(`loa_live_${'0'.repeat(30)}2IeQ5X`);
    expect(writeKey((limit) => limit - 1)).toBe(`loa_live_${'z'.repeat(30)}478DzU`);
  });

  it('fail it after any one changed character', () => {
    fc.assert(
      fc.property(fc.nat(35), fc.constantFrom(...'09AZaz'), (position, letter) => {
        const key = newKey();
        const index = 'loa_live_'.length + position;
        fc.pre(key[index] !== letter);
        expect(hasValidChecksum(key.slice(0, index) + letter + key.slice(index + 1))).toBe(false);
      }),
    );
  });

  it.each(['', 'loa_live_', 'loa_test_' + '0'.repeat(36), `${newKey()}0`, ` ${newKey()}`])(
    'refuse %j',
    (text) => {
      expect(hasValidChecksum(text)).toBe(false);
    },
  );

  it('show their start and their last four characters', () => {
    const key = newKey();
    expect(shownParts(key)).toEqual({ prefix: key.slice(0, 13), last4: key.slice(-4) });
  });
});

describe('limits of a key', () => {
  const now = new Date('2026-11-23T12:00:00Z');

  it('are kept as they are set, scopes in one order', () => {
    const limits = { scopes: ['pay', 'speak'], dailyCreditLimit: null } as const;
    expect(checkLimits(limits, now)).toEqual({ scopes: ['speak', 'pay'], dailyCreditLimit: null });
    expect(checkLimits({}, now)).toEqual({});
  });

  it('end in the future, or never', () => {
    const soon = { expiresAt: new Date(now.getTime() + 1) };
    expect(checkLimits(soon, now)).toEqual(soon);
    expect(checkLimits({ expiresAt: null }, now)).toEqual({ expiresAt: null });
    expect(() => checkLimits({ expiresAt: now }, now)).toThrow(InvalidParameters);
  });
});
