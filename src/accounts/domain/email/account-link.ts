/** What a link in a mail is good for. */
export type LinkPurpose = 'verify-email' | 'reset-password';

/** A link that was sent to an address; who opens it reads the address's mails. Only the SHA-256 of its token is kept. */
export interface AccountLink {
  readonly hash: Buffer;
  readonly accountId: string;
  readonly purpose: LinkPurpose;
  /** The address that it was sent to: the account's, or the one that it is to have. */
  readonly email: string;
  readonly createdAt: Date;
  readonly expiresAt: Date;
}

/** How long links are good, and how many are sent for an account in that time, whatever becomes of them. */
export const linkRules = {
  'verify-email': { validHours: 24, most: 5 },
  'reset-password': { validHours: 1, most: 3 },
} as const satisfies Record<LinkPurpose, { validHours: number; most: number }>;
