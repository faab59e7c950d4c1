import { once } from 'node:events';
import type { AddressInfo } from 'node:net';
import { SMTPServer } from 'smtp-server';

/** A mail that the server was given. */
export interface ReceivedMail {
  readonly to: readonly string[];
  /** As it came, headers and all. */
  readonly raw: string;
  readonly headers: ReadonlyMap<string, string>;
}

/** What the server answers instead of taking a mail. */
export type Refusal = { readonly at: 'rcpt' | 'data'; readonly code: number; readonly text?: string };

/** A real SMTP server, which a test can have refuse, hang up or be silent. */
export class TestSmtpServer {
  readonly mails: ReceivedMail[] = [];
  /** Answers the next mails, one each. */
  readonly refusals: Refusal[] = [];
  /** Mails that are begun next: `hang-up` after they were sent, `silence` for ever. */
  readonly faults: ('hang-up' | 'silence')[] = [];

  private constructor(private readonly server: SMTPServer) {}

  static async start(options: { auth?: { user: string; pass: string } } = {}): Promise<TestSmtpServer> {
    const { auth } = options;
    const server = new SMTPServer({
      disabledCommands: auth ? ['STARTTLS'] : ['STARTTLS', 'AUTH'],
      allowInsecureAuth: true,
      onAuth: ({ username, password }, _session, done) => {
        if (username === auth?.user && password === auth?.pass) done(null, { user: username });
        else done(refused(535, 'wrong'));
      },
      onRcptTo: ({ address }, _session, done) => {
        const refusal = test.take('rcpt');
        done(refusal ? refused(refusal.code, refusal.text ?? `${address} is not known here`) : undefined);
      },
      onData: (stream, session, done) => {
        const chunks: Buffer[] = [];
        stream.on('data', (chunk: Buffer) => chunks.push(chunk));
        stream.on('end', () => {
          const fault = test.faults.shift();
          if (fault === 'silence') return;
          if (fault === 'hang-up') return test.hangUp();
          const refusal = test.take('data');
          if (refusal) return done(refused(refusal.code, refusal.text ?? 'no'));
          test.mails.push(
            received(
              session.envelope.rcptTo.map(({ address }) => address),
              chunks,
            ),
          );
          done();
        });
      },
    });
    const test = new TestSmtpServer(server);
    server.on('error', () => undefined); // clients that are gone
    server.listen(0, '127.0.0.1');
    await once(server.server, 'listening');
    return test;
  }

  get port(): number {
    return (this.server.server.address() as AddressInfo).port;
  }

  /** What a service is told. */
  get settings(): { SMTP_URL: string; MAIL_FROM: string } {
    return { SMTP_URL: `smtp://127.0.0.1:${this.port}`, MAIL_FROM: 'Loa <loa@example.com>' };
  }

  stop(): Promise<void> {
    this.hangUp();
    return new Promise((resolve) => this.server.close(() => resolve()));
  }

  private take(at: Refusal['at']): Refusal | undefined {
    return this.refusals[0]?.at === at ? this.refusals.shift() : undefined;
  }

  private hangUp(): void {
    for (const connection of this.server.connections) connection.close();
  }
}

const refused = (responseCode: number, text: string): Error =>
  Object.assign(new Error(text), { responseCode });

function received(to: string[], chunks: Buffer[]): ReceivedMail {
  const raw = Buffer.concat(chunks).toString('utf8');
  const [head = ''] = raw.split('\r\n\r\n', 1);
  const lines = head.replace(/\r\n[ \t]+/g, ' ').split('\r\n');
  const headers = lines.map((line) => /^([^:]+): ?(.*)$/.exec(line)!.slice(1) as [string, string]);
  return { to, raw, headers: new Map(headers.map(([name, value]) => [name.toLowerCase(), value])) };
}

/** The decoded plain text of a mail. */
export function plainTextOf({ raw }: ReceivedMail): string {
  const part = /Content-Type: text\/plain[^]*?\r\n\r\n([^]*?)\r\n--/.exec(raw)![0];
  const body = part.slice(part.indexOf('\r\n\r\n') + 4, part.lastIndexOf('\r\n--'));
  if (/base64/i.test(part)) return Buffer.from(body, 'base64').toString('utf8');
  if (!/quoted-printable/i.test(part)) return body;
  const bytes = body
    .replace(/=\r\n/g, '')
    .replace(/=([0-9A-F]{2})/g, (_, hex: string) => String.fromCharCode(parseInt(hex, 16)));
  return Buffer.from(bytes, 'latin1').toString('utf8');
}
