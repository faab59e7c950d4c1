import path from 'node:path';
import { unsafeInProduction } from './production';
import { missingForEInvoices, sepayEInvoices, type SepayEInvoiceSettings } from './sepay-e-invoices';
import { missingForS3, type S3Access, s3Access } from './s3';
import { type Setting, UnusableSetting } from './setting';
import { type Settings, settings } from './settings';
import { givenSettings, type GivenSetting } from './shown-settings';
import type { MailSender, SmtpServer } from './smtp';
import { isHalfSet } from './speech-server';
import { OperatorFault } from '../platform/process/operator-fault';

/** Some settings are missing, malformed or unsafe; `faults` has one sentence for each of them. */
export class UnusableEnvironment extends OperatorFault {
  constructor(readonly faults: readonly string[]) {
    const list = faults.length === 1 ? ` ${faults[0]}` : faults.map((fault) => `\n  - ${fault}`).join('');
    super(`The settings cannot be used:${list}`);
  }
}

/**
 * The checked settings and what follows from several of them. Nothing else reads settings from `process.env`. What
 * child processes need of it, such as PATH, is passed on by `platform/process/inherited-environment.ts`.
 */
export class Environment {
  /** @param given what somebody has set for the whole service */
  constructor(
    readonly settings: Settings,
    readonly given: readonly GivenSetting[],
  ) {}

  /**
   * Reads and checks all settings; an empty variable counts as unset.
   * @throws UnusableEnvironment naming every fault at once
   */
  static read(variables: Readonly<Record<string, string | undefined>> = process.env): Environment {
    const faults: string[] = [];
    const values: Record<string, unknown> = {};
    const given = new Map(Object.entries(variables));
    const texts = new Map<string, string>();
    for (const name of Object.keys(settings) as (keyof Settings)[]) {
      const { fallback, parse, inLowerCaseToo }: Setting<unknown> = settings[name];
      const text = given.get(name) || (inLowerCaseToo && given.get(name.toLowerCase())) || fallback;
      if (text !== null && text !== fallback) texts.set(name, text);
      try {
        values[name] = text === null ? null : parse(text);
      } catch (error) {
        if (!(error instanceof UnusableSetting)) throw error;
        faults.push(`${name} ${error.message}`);
      }
    }
    if (isHalfSet(values.SPEECH_SERVER_URL, values.SPEECH_SERVER_VOICES)) {
      faults.push('SPEECH_SERVER_URL and SPEECH_SERVER_VOICES must be set together');
    }
    if ((values.SMTP_URL === null) !== (values.MAIL_FROM === null)) {
      faults.push('SMTP_URL and MAIL_FROM must be set together');
    }
    if (values.SIGNUP_CREDITS_AFTER_VERIFICATION === true && values.SMTP_URL === null) {
      faults.push('SIGNUP_CREDITS_AFTER_VERIFICATION needs SMTP_URL');
    }
    if (values.AUDIO_STORE === 's3') faults.push(...missingForS3(values));
    faults.push(...missingForEInvoices(values));
    if (values.NODE_ENV === 'production') faults.push(...unsafeInProduction(variables, values));
    if (faults.length > 0) throw new UnusableEnvironment(faults);
    return new Environment(values as Settings, givenSettings(texts));
  }

  get isProduction(): boolean {
    return this.settings.NODE_ENV === 'production';
  }

  get host(): string {
    return this.settings.HOST ?? (this.isProduction ? '0.0.0.0' : '127.0.0.1');
  }

  /** Without a slash at its end. */
  get publicBaseUrl(): string {
    return this.settings.PUBLIC_BASE_URL ?? `http://localhost:${this.settings.PORT}`;
  }

  /** Whether browsers reach the service over https. */
  get isHttps(): boolean {
    return /^https:/i.test(this.publicBaseUrl);
  }

  /** Where audio is kept when that is S3; null when it is a folder. */
  get s3(): S3Access | null {
    return this.settings.AUDIO_STORE === 's3' ? s3Access(this.settings) : null;
  }

  /** How mails are sent; null where none are. */
  get mail(): { readonly server: SmtpServer; readonly from: MailSender } | null {
    const { SMTP_URL, SMTP_PLAIN, MAIL_FROM } = this.settings;
    if (!SMTP_URL || !MAIL_FROM) return null;
    const isPlain = SMTP_PLAIN && SMTP_URL.tls === 'starttls';
    return { server: { ...SMTP_URL, ...(isPlain && { tls: 'none' }) }, from: MAIL_FROM };
  }

  get signUpCreditsAwaitVerification(): boolean {
    return this.settings.SIGNUP_CREDITS_AFTER_VERIFICATION ?? this.mail !== null;
  }

  /** Whether operators need a second factor for what only they may do. */
  get operatorsNeedTotp(): boolean {
    return this.settings.OPERATORS_NEED_TOTP ?? this.isProduction;
  }

  /** Who issues e-invoices; null when nobody does. */
  get sepayEInvoices(): SepayEInvoiceSettings | null {
    return sepayEInvoices(this.settings);
  }

  /** Accounts that people of one network may open in a day. */
  get signUpsPerNetworkPerDay(): number {
    return this.settings.SIGNUPS_PER_NETWORK_PER_DAY ?? (this.isProduction ? 50 : 1000);
  }

  /** Credits that new accounts are given in a day, all together; null for no limit. */
  get signUpCreditsPerDay(): number | null {
    return this.settings.SIGNUP_CREDITS_PER_DAY ?? (this.isProduction ? 1_000_000 : null);
  }

  /** Folder of the audio, unless that is in S3. */
  get audioDir(): string {
    return path.resolve(this.settings.AUDIO_DIR ?? path.join(this.settings.DATA_DIR, 'audio'));
  }

  /** The setting that decides where audio is kept, and what it says. */
  get audioSetting(): [name: string, dir: string] {
    const { AUDIO_DIR, DATA_DIR } = this.settings;
    return AUDIO_DIR ? ['AUDIO_DIR', AUDIO_DIR] : ['DATA_DIR', DATA_DIR];
  }

  /** Folders that the service itself writes to. */
  get writtenDirs(): string[] {
    const { DATABASE_URL, DATA_DIR } = this.settings;
    return [...(DATABASE_URL ? [] : [DATA_DIR]), ...(this.s3 ? [] : [this.audioDir])];
  }

  get pendingOrdersPerAccount(): number {
    return this.settings.PENDING_ORDERS_PER_ACCOUNT ?? (this.isProduction ? 10 : 1_000);
  }

  get mockPayEnabled(): boolean {
    return this.settings.MOCK_PAY_ENABLED ?? !this.isProduction;
  }
}
