import { createServer, type Server, type Socket } from 'node:net';
import { smtpServer } from '../../../src/config/smtp';
import { MailFault } from '../../../src/mail/application/mail-transport';
import { SmtpMailTransport } from '../../../src/mail/infrastructure/smtp-mail-transport';
import { freePort } from '../../harness/free-port';
import { plainTextOf, TestSmtpServer } from '../../harness/servers/smtp-server';

const from = { name: 'Loa', address: 'no-reply@loa.example.com' };
const content = {
  to: 'lan@example.com',
  subject: 'Đặt lại mật khẩu',
  text: 'Chào bạn,\n\nhãy mở liên kết.\n',
  html: '<p>Chào bạn</p>',
};
const never = new AbortController().signal;

const faultOf = async (work: Promise<void>): Promise<MailFault> =>
  work.then(
    () => Promise.reject(new Error('it was sent')),
    (error: unknown) => (error instanceof MailFault ? error : Promise.reject(error as Error)),
  );

describe('mails by SMTP', () => {
  let server: TestSmtpServer;
  beforeEach(async () => {
    server = await TestSmtpServer.start();
  });
  afterEach(() => server.stop());

  const open = (limitMs?: number, url = server.settings.SMTP_URL) =>
    SmtpMailTransport.open(smtpServer(url), from, limitMs);
  const send = async (changes: Partial<typeof content> = {}, transport = open()) =>
    (await transport).send('one', { ...content, ...changes }, never);

  it('arrive as they were written', async () => {
    await send();
    const [mail] = server.mails;
    expect(mail!.to).toEqual(['lan@example.com']);
    expect(Object.fromEntries(mail!.headers)).toMatchObject({
      from: 'Loa <no-reply@loa.example.com>',
      to: 'lan@example.com',
      'message-id': '<one@loa.example.com>',
      'auto-submitted': 'auto-generated',
      subject: expect.stringMatching(/^=\?UTF-8\?/) as string,
    });
    expect(plainTextOf(mail!).replaceAll('\r\n', '\n').trim()).toBe(content.text.trim());
    expect(mail!.raw).toContain('multipart/alternative');
  });

  it('go to one address, whatever is in it', async () => {
    await send({ to: 'a,b;c@example.com' });
    expect(server.mails.map(({ to }) => to)).toEqual([['"a,b;c"@example.com']]);
    const hostile = await faultOf(send({ to: 'a>\r\nRCPT TO:<b@example.com' }));
    expect(hostile).toMatchObject({ isFinal: true });
    expect(server.mails).toHaveLength(1);
  });

  it.each([
    ['rcpt', 450, false],
    ['rcpt', 550, true],
    ['data', 452, false],
    ['data', 554, true],
  ] as const)('that are refused at %s with %i: for good is %s', async (at, code, isFinal) => {
    server.refusals.push({ at, code, text: 'lan@example.com is not welcome' });
    const fault = await faultOf(send());
    expect(fault.isFinal).toBe(isFinal);
    expect(fault.reason).toContain(String(code));
    expect(fault.reason).not.toContain('lan');
    await send();
    expect(server.mails).toHaveLength(1);
  });

  it('are tried again where the server hangs up, is silent or away', async () => {
    server.faults.push('hang-up');
    expect(await faultOf(send())).toMatchObject({ isFinal: false });
    server.faults.push('silence');
    expect(await faultOf(send({}, open(300)))).toMatchObject({ isFinal: false });
    const away = open(1000, `smtp://127.0.0.1:${await freePort()}`);
    expect(await faultOf(send({}, away))).toMatchObject({
      isFinal: false,
      reason: expect.stringContaining('ECONNREFUSED') as string,
    });
    expect(server.mails).toEqual([]);
  });

  it('are given half a minute in all, however slowly the server drips', async () => {
    const sockets: Socket[] = [];
    const dripping: Server = createServer((socket) => {
      sockets.push(socket);
      const timer = setInterval(() => socket.write('220-patience\r\n'), 20);
      socket.on('close', () => clearInterval(timer)).on('error', () => undefined);
    });
    const port = await freePort();
    await new Promise<void>((resolve) => dripping.listen(port, '127.0.0.1', resolve));
    const fault = await faultOf(send({}, open(300, `smtp://127.0.0.1:${port}`)));
    expect(fault).toMatchObject({ isFinal: false });
    for (const socket of sockets)
      if (!socket.destroyed) await new Promise((resolve) => socket.on('close', resolve));
    await new Promise((resolve) => dripping.close(resolve));
  });

  it('end with whoever no longer wants them sent', async () => {
    server.faults.push('silence');
    const stopping = new AbortController();
    const sending = (await open()).send('one', content, stopping.signal);
    stopping.abort(new Error('stopping'));
    await expect(sending).rejects.toThrow('stopping');
  });

  it('are not sent in the clear to another machine', async () => {
    const { port } = server;
    const elsewhere = { ...smtpServer(`smtp://mail.example.com:${port}`), host: '127.0.0.1' };
    const fault = await faultOf((await SmtpMailTransport.open(elsewhere, from)).send('one', content, never));
    expect(fault).toMatchObject({ isFinal: false, reason: expect.stringContaining('ETLS') as string });
    expect(server.mails).toEqual([]);
  });
});

describe('a mail server that wants a password', () => {
  it('is given it; a wrong one is a fault of the settings, not of the mail', async () => {
    const server = await TestSmtpServer.start({ auth: { user: 'loa@example.com', pass: 'p:w/' } });
    const open = (login: string) =>
      SmtpMailTransport.open(smtpServer(`smtp://${login}@127.0.0.1:${server.port}`), from);
    await (await open('loa%40example.com:p%3Aw%2F')).send('one', content, never);
    expect(server.mails).toHaveLength(1);
    const fault = await faultOf((await open('loa%40example.com:secret')).send('two', content, never));
    expect(fault).toMatchObject({ isFinal: false, reason: 'EAUTH 535' });
    await server.stop();
  });
});
