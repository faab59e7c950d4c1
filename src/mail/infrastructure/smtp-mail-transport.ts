import type { MailSender, SmtpServer } from '../../config/smtp';
import { MailFault, MailTransport } from '../application/mail-transport';
import type { MailContent } from '../domain/outgoing-mail';

/** A submission server answers at once; half a minute is for those that are overloaded, or make strangers wait. */
const LIMIT_MS = 30_000;

type Transporter = Awaited<ReturnType<typeof createSmtp>>;

/** Hands mails to the operator's server, each over a connection of its own. */
export class SmtpMailTransport extends MailTransport {
  private constructor(
    private readonly transporter: Transporter,
    private readonly from: MailSender,
    private readonly limitMs: number,
  ) {
    super();
  }

  /** Connects to nothing yet. */
  static async open(server: SmtpServer, from: MailSender, limitMs = LIMIT_MS): Promise<SmtpMailTransport> {
    return new SmtpMailTransport(await createSmtp(server, limitMs), from, limitMs);
  }

  async send(id: string, { to, ...content }: MailContent, signal: AbortSignal): Promise<void> {
    const { address } = this.from;
    try {
      await this.transporter.sendMail({
        ...content,
        from: this.from,
        to: { name: '', address: to }, // one address, whatever signs it holds
        messageId: `<${id}@${address.slice(address.indexOf('@') + 1)}>`,
        headers: { 'Auto-Submitted': 'auto-generated' }, // RFC 3834: no vacation notice answers it
        signal: AbortSignal.any([signal, AbortSignal.timeout(this.limitMs)]),
      });
    } catch (error) {
      signal.throwIfAborted();
      throw faultOf(error);
    }
  }
}

/** nodemailer is loaded here: without a mail server nothing needs it. */
async function createSmtp({ host, port, auth, tls }: SmtpServer, limitMs: number) {
  const { createTransport } = await import('nodemailer');
  return createTransport({
    ...{ host, port, ...(auth && { auth }) },
    ...{ secure: tls === 'implicit', requireTLS: tls === 'starttls', ignoreTLS: tls === 'none' },
    ...{ connectionTimeout: limitMs, greetingTimeout: limitMs, socketTimeout: limitMs },
    ...{ disableFileAccess: true, disableUrlAccess: true },
  });
}

/** Of answers only the number is told on: their words often repeat the receiver's address. */
function faultOf(error: unknown): MailFault {
  const { code = 'ERROR', responseCode, permanent, message } = error as SmtpError;
  const isOfThisMail = code === 'EENVELOPE' || code === 'EMESSAGE';
  if (responseCode !== undefined)
    return new MailFault(`${code} ${responseCode}`, isOfThisMail && permanent === true);
  return isOfThisMail ? new MailFault(code, true) : new MailFault(`${code}: ${message}`, false);
}

/** What nodemailer throws; its own type cannot be imported. */
interface SmtpError extends Error {
  readonly code?: string;
  /** Of the server's answer, such as 451. */
  readonly responseCode?: number;
  /** With it: whether the answer was 5xx. */
  readonly permanent?: boolean;
}
