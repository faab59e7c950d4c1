/** The app on a telephone that makes codes for an account, and the codes for when it is lost. */
export interface SecondFactor {
  readonly accountId: string;
  /** Shared with the app: codes are made from it. */
  readonly secret: Buffer;
  /** When its owner proved to have it in an app: from then on it is asked for. Null until then. */
  readonly confirmedAt: Date | null;
  /** The step of time of the last code that was accepted: neither it nor an earlier one is accepted again. */
  readonly lastStep: number;
  /** SHA-256 of the recovery codes that are left, hexadecimal. */
  readonly recoveryHashes: readonly string[];
}

/** Recovery codes that an account is given at once. */
export const RECOVERY_CODES = 10;

const GROUP = 5;
const GROUPS = 4;
/** Without what is mistaken for something else; 32 of them, so 20 hold 100 bits: a plain hash is enough at rest. */
const ALPHABET = 'ABCDEFGHJKLMNPQRSTUVWXYZ23456789';

/** Four groups of five: `K7QMA-…`. @param randomBelow a secure random whole number from 0 to limit - 1 */
export function writeRecoveryCode(randomBelow: (limit: number) => number): string {
  const group = (): string =>
    Array.from({ length: GROUP }, () => ALPHABET[randomBelow(ALPHABET.length)]).join('');
  return Array.from({ length: GROUPS }, group).join('-');
}

/** A code as it is compared, however it was typed. */
export const plainCode = (typed: string): string => typed.replace(/[\s-]/g, '').toUpperCase();
