import { InvalidParameters } from '../../../shared/domain/domain-error';
import { KEY_SCOPES, type KeyScope } from '../../../shared/domain/key-scope';
import { crc32 } from './crc32';

/** What the holder of a key may do with it, until when, and how much it may spend. */
export interface KeyLimits {
  /** In the order of `KEY_SCOPES`; at least one. */
  readonly scopes: readonly KeyScope[];
  /** From this moment on the key is refused; null for never. */
  readonly expiresAt: Date | null;
  /** Credits that requests with this key may cost in a day; null for as many as the account has. */
  readonly dailyCreditLimit: number | null;
  /** The same in a month. */
  readonly monthlyCreditLimit: number | null;
}

/** A key that may do all that its account may. */
export const WITHOUT_LIMITS: KeyLimits = {
  scopes: KEY_SCOPES,
  expiresAt: null,
  dailyCreditLimit: null,
  monthlyCreditLimit: null,
};

/** A stored API key: everything but the key itself, of which only the SHA-256 is kept. */
export interface ApiKey extends KeyLimits {
  readonly id: string;
  readonly accountId: string;
  readonly name: string;
  /** The readable start of the key, to tell keys apart. */
  readonly prefix: string;
  readonly last4: string;
  readonly hash: Buffer;
  readonly enabled: boolean;
  /** To the minute; null when never used. */
  readonly lastUsedAt: Date | null;
  readonly createdAt: Date;
}

/** API keys that an account may have. */
export const MOST_KEYS = 50;

/**
 * The limits that somebody has set, as they are kept.
 * @throws InvalidParameters for an expiry that has passed
 */
export function checkLimits<Set extends Partial<KeyLimits>>(set: Set, now: Date): Set {
  if (set.expiresAt && set.expiresAt <= now) {
    throw InvalidParameters.of('expires_at', 'IN_THE_PAST', 'expires_at must lie in the future.');
  }
  const { scopes } = set;
  return { ...set, ...(scopes && { scopes: KEY_SCOPES.filter((scope) => scopes.includes(scope)) }) };
}

const BRAND = 'loa_live_';
const BASE62 = '0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz';

/** 30 base62 characters hold 178 bits: nothing that could be guessed, so a plain hash is enough at rest. */
const SECRET_LENGTH = 30;
const CHECKSUM_LENGTH = 6;
const SHOWN_LENGTH = BRAND.length + 4;

const KEY_PATTERN = new RegExp(`^${BRAND}([0-9A-Za-z]{${SECRET_LENGTH}})([0-9A-Za-z]{${CHECKSUM_LENGTH}})$`);

/**
 * Writes a key: brand, 30 random base62 characters, and their CRC-32 in base62, so that a typing error
 * or a scanner's false find is recognised without a database.
 * @param randomBelow a secure random whole number from 0 to limit - 1
 */
export function writeKey(randomBelow: (limit: number) => number): string {
  let secret = '';
  while (secret.length < SECRET_LENGTH) secret += BASE62[randomBelow(BASE62.length)];
  return BRAND + secret + base62(crc32(BRAND + secret));
}

/** Whether a text has the form and the checksum of a key. */
export function hasValidChecksum(text: string): boolean {
  const [, secret = '', sum] = KEY_PATTERN.exec(text) ?? [];
  return base62(crc32(BRAND + secret)) === sum;
}

/** The parts of a key that may be shown again. */
export function shownParts(key: string): { prefix: string; last4: string } {
  return { prefix: key.slice(0, SHOWN_LENGTH), last4: key.slice(-4) };
}

function base62(value: number): string {
  let digits = '';
  for (let rest = value; digits.length < CHECKSUM_LENGTH; rest = Math.floor(rest / 62)) {
    digits = BASE62.charAt(rest % 62) + digits;
  }
  return digits;
}
