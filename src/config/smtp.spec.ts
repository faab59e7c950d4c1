import { UnusableSetting } from './setting';
import { mailSender, smtpServer } from './smtp';

describe('SMTP_URL', () => {
  it.each([
    ['smtps://mail.example.com', { host: 'mail.example.com', port: 465, auth: null, tls: 'implicit' }],
    ['smtp://mail.example.com', { host: 'mail.example.com', port: 587, auth: null, tls: 'starttls' }],
    ['smtp://localhost:2525/', { host: 'localhost', port: 2525, auth: null, tls: 'none' }],
    ['smtp://[::1]:25', { host: '::1', port: 25, auth: null, tls: 'none' }],
    ['smtps://127.0.0.1:1465', { host: '127.0.0.1', port: 1465, auth: null, tls: 'implicit' }],
    [
      'smtp://loa%40example.com:p%3Aw%2F@mail:25',
      { host: 'mail', port: 25, auth: { user: 'loa@example.com', pass: 'p:w/' }, tls: 'starttls' },
    ],
  ])('%s names a server', (text, server) => {
    expect(smtpServer(text)).toEqual(server);
  });

  it.each([
    'mail.example.com',
    'https://mail.example.com',
    'smtp://',
    'smtp://user@mail.example.com',
    'smtp://:password@mail.example.com',
    'smtp://a:%zz@mail.example.com',
    'smtp://mail.example.com/box',
    'smtp://mail.example.com?tls=none',
    'smtp://mail.example.com:70000',
  ])('%s names none', (text) => {
    expect(() => smtpServer(text)).toThrow(UnusableSetting);
  });
});

describe('MAIL_FROM', () => {
  it.each([
    ['loa@example.com', { name: '', address: 'loa@example.com' }],
    [' Loa <no-reply@loa.example.com> ', { name: 'Loa', address: 'no-reply@loa.example.com' }],
    ['Loa, giọng nói <loa@localhost>', { name: 'Loa, giọng nói', address: 'loa@localhost' }],
  ])('%s is a sender', (text, sender) => {
    expect(mailSender(text)).toEqual(sender);
  });

  it.each(['Loa', 'Loa <>', 'a@b@c', '<a@b> c', 'Loa <a@b>, Ba <c@d>', 'a b@c', 'L\r\nBcc: x <a@b.c>'])(
    '%j is none',
    (text) => {
      expect(() => mailSender(text)).toThrow(UnusableSetting);
    },
  );
});
