import { InvalidParameters } from '../../shared/domain/domain-error';
import { type Language, LANGUAGES } from './language';

/** What an account may do: use the service, or run it as well. */
export const ROLES = ['customer', 'admin'] as const;
export type Role = (typeof ROLES)[number];

/** Somebody who owns credits and API keys. The two balances change only through `CreditLedger`. */
export interface Account {
  readonly id: string;
  /** Lower case; unique. */
  readonly email: string;
  readonly name: string;
  /** When its owner opened a link that was sent to the address; null as long as nobody has. */
  readonly emailVerifiedAt: Date | null;
  /** Whether the credits that it is to start with are given then. */
  readonly creditsAwaitVerification: boolean;
  /** In which its owner is written to. */
  readonly language: Language;
  /** argon2id in its PHC text form; null when the account was made without a password. */
  readonly passwordHash: string | null;
  readonly role: Role;
  readonly planId: string;
  /** Requests a minute, as the plan allowed when it was bought. */
  readonly rateLimitPerMinute: number;
  /** Credits (characters) that can be spent. Never negative. */
  readonly creditsAvailable: number;
  /** Credits set aside for requests that are not finished. Never negative. */
  readonly creditsHeld: number;
  /** The sum of all credits ever granted. */
  readonly creditsGranted: number;
  /** How many of those owned, available and held together, end at some time. */
  readonly creditsEnding: number;
  /** The sum of all credits ever granted that end, or have ended. */
  readonly creditsEndingGranted: number;
  /** How many holds the account ever had; numbers its requests without gaps. */
  readonly holdCount: number;
  /** Credits below which its owner wants to be told; 0 for never, null for what the operator has set. */
  readonly lowCreditsThreshold: number | null;
  readonly createdAt: Date;
  /** Licences of voices whose duties were agreed to at `createdAt`, when the account was opened. */
  readonly agreedLicences: readonly string[];
  /** Since when an operator keeps everybody out, its owner included; null when nobody does. */
  readonly suspendedAt: Date | null;
  /** Why; null unless suspended. */
  readonly suspendedReason: string | null;
  /** Since when it is nobody's, and kept only for its ledger; null while it is somebody's. */
  readonly deletedAt: Date | null;
  /** When nothing personal was left of a deleted one; null until then. */
  readonly erasedAt: Date | null;
}

/** The plan of an account that has bought nothing yet. */
export const FREE_PLAN = { planId: 'free', rateLimitPerMinute: 600 } as const;

/** Whether the account has ever bought a plan. */
export const hasBought = ({ planId }: Pick<Account, 'planId'>): boolean => planId !== FREE_PLAN.planId;

/** RFC 5321 section 4.5.3.1.3 caps a path at 256 octets, two of which are the brackets. */
const LONGEST_EMAIL = 254;

const spelling = (email: string): string => email.normalize('NFC').trim().toLowerCase();

/** Whether it has a local part and a domain, no white space within, and a length that mail servers take. */
export function isEmailAddress(email: string): boolean {
  if (email.length > 2 * LONGEST_EMAIL) return false; // spelling a longer one takes time
  const spelt = spelling(email);
  return spelt.length <= LONGEST_EMAIL && /^[^\s@]+@[^\s@.]+(\.[^\s@.]+)+$/.test(spelt);
}

/**
 * The one spelling under which an address is stored and found.
 * @throws InvalidParameters when it has no local part, no domain, white space, or is too long
 */
export function normaliseEmail(email: string): string {
  if (!isEmailAddress(email)) {
    throw InvalidParameters.of('email', 'IS_EMAIL', 'email must be an e-mail address.');
  }
  return spelling(email);
}

/** A new account, not stored yet, without credits. */
export function openAccount(details: {
  id: string;
  email: string;
  name: string;
  passwordHash: string | null;
  role: Role;
  agreedLicences?: readonly string[];
  language?: Language;
  creditsAwaitVerification?: boolean;
  now: Date;
}): Account {
  const { now, email, agreedLicences = [], creditsAwaitVerification = false, ...rest } = details;
  const { language = LANGUAGES[0] } = rest;
  return {
    ...rest,
    ...FREE_PLAN,
    email: normaliseEmail(email),
    emailVerifiedAt: null,
    creditsAwaitVerification,
    language,
    creditsAvailable: 0,
    creditsHeld: 0,
    creditsGranted: 0,
    creditsEnding: 0,
    creditsEndingGranted: 0,
    holdCount: 0,
    lowCreditsThreshold: null,
    createdAt: now,
    agreedLicences,
    suspendedAt: null,
    suspendedReason: null,
    deletedAt: null,
    erasedAt: null,
  };
}
