import { createHmac, randomBytes } from 'node:crypto';

const STEP_SEC = 30;
const DIGITS = 6;
/** RFC 4226 section 4: at least 128 bits, 160 are recommended. */
const SECRET_BYTES = 20;
/** Clocks of telephones differ: a code counts one step early and one late (RFC 6238 section 5.2). */
const STEPS_APART = [0, -1, 1];
/** RFC 4648 section 6. */
const BASE32 = 'ABCDEFGHIJKLMNOPQRSTUVWXYZ234567';

export const newTotpSecret = (): Buffer => randomBytes(SECRET_BYTES);

/** RFC 4648 base32 without padding: how people and apps write a secret. */
export function base32(bytes: Uint8Array): string {
  const bits = [...bytes].map((byte) => byte.toString(2).padStart(8, '0')).join('');
  return (bits.match(/.{1,5}/g) ?? []).map((five) => BASE32[parseInt(five.padEnd(5, '0'), 2)]).join('');
}

/** RFC 4226 section 5.3, of the number of a step of time (RFC 6238 section 4.2) with SHA-1. */
export function codeOf(secret: Uint8Array, step: number): string {
  const counter = Buffer.alloc(8);
  counter.writeBigUInt64BE(BigInt(step));
  const hash = createHmac('sha1', secret).update(counter).digest();
  const offset = hash[hash.length - 1]! & 0x0f;
  const number = (hash.readUInt32BE(offset) & 0x7fffffff) % 10 ** DIGITS;
  return String(number).padStart(DIGITS, '0');
}

/** The step of time that a moment lies in, counted from 1970. */
export const stepAt = (moment: Date): number => Math.floor(moment.getTime() / 1000 / STEP_SEC);

/** @returns the step whose code this is, of those around now; null when it is none of theirs */
export function stepOfCode(secret: Uint8Array, code: string, now: Date): number | null {
  const steps = STEPS_APART.map((apart) => stepAt(now) + apart);
  return steps.find((step) => codeOf(secret, step) === code) ?? null;
}

/** What apps take over by a QR code: Google Authenticator's "Key Uri Format". */
export function otpauthUri(secret: Uint8Array, email: string, issuer: string): string {
  const label = `${encodeURIComponent(issuer)}:${encodeURIComponent(email)}`;
  const query = `secret=${base32(secret)}&issuer=${encodeURIComponent(issuer)}&algorithm=SHA1&digits=6&period=30`;
  return `otpauth://totp/${label}?${query}`;
}
