import type { Language, Notice } from '../../../accounts';

/** What mails are about: notices to owners, and what this module finds out by itself. */
export type Topic =
  | Notice
  | { readonly kind: 'low-credits'; readonly balance: number; readonly threshold: number }
  | {
      readonly kind: 'credits-expiring';
      /** At least one; those first that end first. */
      readonly lots: readonly { readonly credits: number; readonly expiresAt: Date }[];
    }
  | {
      readonly kind: 'order-paid';
      readonly orderCode: string;
      readonly amountVnd: number;
      readonly credits: number;
    };

/** What a letter says, before it is plain text or HTML. */
export interface Letter {
  readonly subject: string;
  /** Before the link. */
  readonly paragraphs: readonly string[];
  /** `path` is below the service's public address. */
  readonly link?: { readonly label: string; readonly path: string };
  /** After it. */
  readonly closing: string;
}

/** How numbers and moments are written. */
export interface Figures {
  readonly number: (value: number) => string;
  readonly moment: (value: Date) => string;
}

/** What letters say in one language, by what they are about. */
export type LetterTexts = {
  readonly [Kind in Topic['kind']]: (
    topic: Extract<Topic, { kind: Kind }>,
    facts: { readonly occurredAt: Date; readonly figures: Figures },
  ) => Letter;
};

/** Customers and their money are in Vietnam. */
const TIME_ZONE = 'Asia/Ho_Chi_Minh';

export function figuresOf(language: Language): Figures {
  const locale = { vi: 'vi-VN', en: 'en-GB' }[language];
  const numbers = new Intl.NumberFormat(locale);
  const moments = new Intl.DateTimeFormat(locale, {
    ...{ day: '2-digit', month: '2-digit', year: 'numeric', hour: '2-digit', minute: '2-digit' },
    ...{ timeZone: TIME_ZONE, timeZoneName: 'short' },
  });
  return { number: (value) => numbers.format(value), moment: (value) => moments.format(value) };
}

export const verifyPath = (token: string): string => `/verify-email?token=${token}`;
/** The page places an order like the last that was paid, or finds the one that waits. */
export const BUY_AGAIN_PATH = '/credits/again';
export const PLAYGROUND_PATH = '/playground';
export const WEBHOOKS_PATH = '/webhooks';
export const orderPath = (orderCode: string): string => `/credits/${orderCode}`;
export const resetPath = (token: string): string => `/reset-password?token=${token}`;

export const sumOf = (lots: readonly { readonly credits: number }[]): number =>
  lots.reduce((sum, { credits }) => sum + credits, 0);
