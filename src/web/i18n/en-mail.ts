import { counted } from './format';
import type { Dictionary } from './vi';

/** The texts about what is done by e-mail, in English. */
export const enMail: Dictionary['mail'] = {
  forgot: 'Forgot password?',
  forgotTitle: 'Forgotten password',
  forgotHint: 'We will send a link to this address, with which you choose a new password.',
  forgotNoMails:
    'This service sends no email. Please contact its operator, who can set a new password for you.',
  noMails: 'This service sends no email, so the address needs no confirmation and cannot be changed here.',
  send: 'Send the link',
  sent: 'If an account has this address, the link is on its way. It works for an hour.',
  resetTitle: 'Choose a new password',
  reset: 'Set the password',
  wasReset: 'The password is set, and all devices have been logged out.',
  verifyTitle: 'Confirm your email',
  verifyHint: 'Press the button to confirm that this address is yours.',
  verify: 'Confirm',
  verified: (email) => `${email} is confirmed.`,
  given: (credits) => `You have been given ${counted(credits, 'credit')}.`,
  goOn: 'Go to your account',
  address: 'Email address',
  isVerified: 'confirmed',
  verifyOrChange: 'Confirm or change the address',
  resend: 'Send the confirmation link again',
  resent: 'Sent. Look in your mailbox, and in its spam folder.',
  waiting:
    'Free credits are waiting for you to confirm your email: open the link in the mail that we have sent.',
  change: 'Change the address',
  newAddress: 'New email',
  changeSent: 'A link was sent to the new address. The address is changed once you open it.',
};
