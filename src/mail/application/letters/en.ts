import {
  BUY_AGAIN_PATH,
  type LetterTexts,
  orderPath,
  PLAYGROUND_PATH,
  resetPath,
  sumOf,
  verifyPath,
  WEBHOOKS_PATH,
} from './letter';

const NOT_YOU = 'If it was not, change your password at once: somebody else may be using your account.';

/** Whoever had set them up had not shown that the address was theirs. */
const ACCESS_REMOVED =
  'The address had not been confirmed before, so somebody else may have opened the account. Its API keys and two-step login were removed, its webhooks are disabled, and its dictionaries apply no more by default: set up again what was yours.';

export const en: LetterTexts = {
  'confirm-address': ({ token, validHours }) => ({
    subject: 'Confirm your email address',
    paragraphs: ['This address has just been given for a Loa account. Please confirm that it is yours.'],
    link: { label: 'Confirm the email address', path: verifyPath(token) },
    closing: `The link works once, for ${hours(validHours)}. If you have not created an account, do nothing.`,
  }),
  'reset-password': ({ token, validHours }) => ({
    subject: 'Reset your Loa password',
    paragraphs: ['Somebody, probably you, has asked to reset the password of this account.'],
    link: { label: 'Choose a new password', path: resetPath(token) },
    closing: `The link works once, for ${hours(validHours)}. If it was not you, do nothing: the password stays as it is.`,
  }),
  'password-changed': ({ isAccessRemoved }, { occurredAt, figures }) => ({
    subject: 'Your Loa password has changed',
    paragraphs: [
      `The password of your account was changed on ${figures.moment(occurredAt)}, and all other devices were logged out.`,
      ...(isAccessRemoved ? [ACCESS_REMOVED] : []),
    ],
    link: { label: 'Open the account page', path: '/account' },
    closing: 'If it was not you, use “Forgot password?” on the log-in page at once.',
  }),
  'totp-set-up': (_, { occurredAt, figures }) => ({
    subject: 'Two-step login is on for your Loa account',
    paragraphs: [
      `Two-step login was switched on for your account on ${figures.moment(occurredAt)}: logging in asks for a code of an app besides the password, and all other devices were logged out.`,
    ],
    link: { label: 'Open the account page', path: '/account' },
    closing:
      'If it was not you, use “Forgot password?” on the log-in page at once, and ask the operator of the service to remove it.',
  }),
  'totp-removed': (_, { occurredAt, figures }) => ({
    subject: 'Two-step login is off for your Loa account',
    paragraphs: [
      `Two-step login was switched off for your account on ${figures.moment(occurredAt)}: logging in asks for the password alone.`,
    ],
    link: { label: 'Open the account page', path: '/account' },
    closing: 'If you neither did it nor asked for it, change your password at once, and switch it on again.',
  }),
  'address-changed': (_, { occurredAt, figures }) => ({
    subject: 'The email address of your Loa account has changed',
    paragraphs: [
      `Since ${figures.moment(occurredAt)} the Loa account that had this address has another one.`,
      'Mails about the account no longer come here.',
    ],
    closing: 'If you did not change it, tell the operator of the service at once.',
  }),
  'new-sign-in': ({ client, network }, { occurredAt, figures }) => ({
    subject: 'A new device has logged in to your Loa account',
    paragraphs: [
      'A browser that we have not seen before has logged in to your account:',
      [client ?? 'an unknown browser', network, figures.moment(occurredAt)].join(' · '),
    ],
    link: { label: 'See where you are logged in', path: '/account' },
    closing: `If it was you, there is nothing to do. ${NOT_YOU}`,
  }),
  'webhook-disabled': ({ host, reason }, { occurredAt, figures }) => ({
    subject: `Your webhook at ${host} is disabled`,
    paragraphs: [
      {
        gone: `On ${figures.moment(occurredAt)} your server at ${host} answered 410, which means that it wants no more events. So Loa has stopped sending them.`,
        failing: `Your server at ${host} has accepted nothing for three days. Since ${figures.moment(occurredAt)} Loa sends it no more events.`,
      }[reason],
      'Events that happen while the webhook is disabled are not kept for it. Those that were waiting before are sent once you enable it, if they are not older than 14 days.',
    ],
    link: { label: 'See its deliveries, and enable it', path: WEBHOOKS_PATH },
    closing: 'This mail is sent once each time that a webhook is disabled.',
  }),
  'low-credits': ({ balance, threshold }, { figures }) => ({
    subject: `Your Loa account has ${figures.number(balance)} credits left`,
    paragraphs: [
      `Your account has ${figures.number(balance)} credits left, fewer than ${figures.number(threshold)}.`,
      'Once they are spent, requests to speak are refused until you buy more.',
      'The link opens an order like your last one, with the QR code that pays it.',
    ],
    link: { label: 'Buy the same again', path: BUY_AGAIN_PATH },
    closing: 'This mail is sent once each time that the balance falls below that number.',
  }),
  'credits-expiring': ({ lots }, { figures }) => ({
    subject: `${figures.number(sumOf(lots))} of your credits will expire soon`,
    paragraphs: [
      'These credits of your Loa account will expire unless you spend them first:',
      ...lots.map(
        ({ credits, expiresAt }) => `${figures.number(credits)} credits, on ${figures.moment(expiresAt)}.`,
      ),
      'Credits that expire first are always spent first.',
    ],
    link: { label: 'Open the playground and use them', path: PLAYGROUND_PATH },
    closing: 'This mail is sent once for each purchase, seven days before its credits expire.',
  }),
  'order-paid': ({ orderCode, amountVnd, credits }, { figures }) => ({
    subject: `Order ${orderCode} is paid`,
    paragraphs: [
      `We have received ${figures.number(amountVnd)} VND for your order, and added ${figures.number(credits)} credits to your account.`,
    ],
    link: { label: 'See the order and its receipt', path: orderPath(orderCode) },
    closing: 'Thank you for using Loa.',
  }),
  'order-refunded': ({ orderCode, amountVnd, credits, reference }, { figures }) => ({
    subject: `Order ${orderCode} is refunded`,
    paragraphs: [
      `We have sent ${figures.number(amountVnd)} VND of this order back to you. The bank reference is ${reference}`,
      credits > 0
        ? `${figures.number(credits)} credits were taken back from your account.`
        : 'The credits of your account stay as they are.',
    ],
    link: { label: 'See the order and its receipt', path: orderPath(orderCode) },
    closing: 'If the money has not arrived, ask your bank about this reference.',
  }),
};

function hours(count: number): string {
  return count === 1 ? 'an hour' : `${count} hours`;
}
