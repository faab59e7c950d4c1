import type { Dictionary } from './vi';

/** The texts about two-step login, in English. */
export const enTotp: Dictionary['totp'] = {
  title: 'Two-step login',
  hint: 'Besides the password, logging in takes a 6-digit code from an app on your phone (Google Authenticator, Aegis, 1Password…).',
  on: 'on',
  left: (count) => `Recovery codes left: ${count}.`,
  setUp: 'Set up two-step login',
  scan: 'Scan this code with the app, or type the key below into it; then enter the 6 digits that it shows.',
  qr: 'QR code for the app',
  secret: 'Key',
  code: '6-digit code',
  anyCode: '6-digit code, or a recovery code',
  confirm: 'Confirm and switch on',
  wrong: 'The code is wrong, too old, or has been used.',
  wrongEither: 'The password or the code is wrong.',
  codesTitle: 'Recovery codes',
  codesHint:
    'Each is good for one login without the phone. Keep them in a safe place: they are not shown again.',
  stored: 'I have stored the codes',
  renew: 'Make new recovery codes',
  disable: 'Switch two-step login off',
  loginHint: 'Open your app and enter its code. Lost the phone? Use a recovery code.',
};
