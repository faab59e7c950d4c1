import type { Dictionary } from './vi';

/** The texts of log-in and registration, in English. */
export const enAuth: Dictionary['auth'] = {
  login: 'Log in',
  loginTitle: 'Welcome back',
  register: 'Sign up',
  registerTitle: 'Create an account',
  logout: 'Log out',
  email: 'Email',
  password: 'Password',
  passwordHint: '10 to 128 characters. A long sentence that you remember is best.',
  name: 'Name to be shown (optional)',
  noAccount: 'No account yet?',
  haveAccount: 'Have an account?',
  lapsedTitle: 'Your session has ended',
  lapsedHint: 'Please log in again. What you were writing is still there.',
  showPassword: 'Show password',
  wrong: 'The email or the password is wrong.',
  pitch: [
    'Reads numbers, dates, money and abbreviations right',
    'Northern, central and southern voices',
    'Pay by the character, top up by bank QR code',
  ],
};
