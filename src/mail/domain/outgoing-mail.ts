import { Aggregate } from '../../shared/domain/aggregate';

type MailStatus = 'PENDING' | 'SENT' | 'FAILED';

/** What is sent, as it is sent. */
export interface MailContent {
  /** One address. */
  readonly to: string;
  readonly subject: string;
  readonly text: string;
  readonly html: string;
}

/** A mail as the outbox stores it. */
export interface MailState {
  /** The left part of its Message-ID, which stays the same however often it is tried. */
  readonly id: string;
  readonly accountId: string;
  /** What it is about: for the log and for whoever looks into the table. */
  readonly kind: string;
  /** Null once it was sent or given up: nothing personal is kept. */
  readonly content: MailContent | null;
  readonly status: MailStatus;
  readonly failures: number;
  /** When it is due, or free again if whoever claimed it has died; null unless PENDING. */
  readonly nextAttemptAt: Date | null;
  /** From then on nobody needs it any more. */
  readonly uselessAt: Date;
  readonly createdAt: Date;
}

/** What an attempt came to. */
export type MailOutcome = 'sent' | 'refused' | 'given-up';

const HOUR_MS = 3_600_000;
/** How long a mail is tried at most: servers that are down are back by then, and news has become old. */
export const TRIED_HOURS = 72;
/** How long it stays known what was sent. */
export const MAIL_DAYS = 14;

const FIRST_DELAY_SEC = 30;
/** A mail server that asks for patience (greylisting) wants a few minutes; one that is down, hours. */
const LONGEST_DELAY_SEC = 4 * 3600;
/** Share of a delay that chance may add, so that what failed together is not tried together again. */
const JITTER = 0.1;

/** Seconds to wait after so many failed attempts, 1 or more. @param chance from 0 to 1 */
export const retryDelaySec = (failures: number, chance: number): number =>
  Math.min(FIRST_DELAY_SEC * 2 ** (failures - 1), LONGEST_DELAY_SEC) * (1 + JITTER * chance);

/** A mail to one person: PENDING until a server takes it, or it is given up. */
export class OutgoingMail extends Aggregate<MailState> {
  /**
   * A mail that is due at once.
   * @param validHours for how long anybody needs it; `TRIED_HOURS` at most
   */
  static write(details: {
    id: string;
    accountId: string;
    kind: string;
    content: MailContent;
    validHours?: number;
    now: Date;
  }): OutgoingMail {
    const { now, validHours = TRIED_HOURS, ...mail } = details;
    const uselessAt = new Date(now.getTime() + Math.min(validHours, TRIED_HOURS) * HOUR_MS);
    return new OutgoingMail({
      ...mail,
      ...{ status: 'PENDING', failures: 0, nextAttemptAt: now, uselessAt, createdAt: now },
    });
  }

  static restore(state: MailState): OutgoingMail {
    return new OutgoingMail(state);
  }

  isUseless(now: Date): boolean {
    return now >= this.state.uselessAt;
  }

  noteSent(): MailOutcome {
    this.close('SENT');
    return 'sent';
  }

  giveUp(): MailOutcome {
    this.close('FAILED');
    return 'given-up';
  }

  /** It is tried again after a while that grows, unless nobody would need it then. @param chance from 0 to 1 */
  noteFailure(now: Date, chance: number): MailOutcome {
    const failures = this.state.failures + 1;
    const nextAttemptAt = new Date(now.getTime() + retryDelaySec(failures, chance) * 1000);
    this.state = { ...this.state, failures };
    if (this.isUseless(nextAttemptAt)) return this.giveUp();
    this.state = { ...this.state, nextAttemptAt };
    return 'refused';
  }

  private close(status: MailStatus): void {
    this.state = { ...this.state, status, content: null, nextAttemptAt: null };
  }
}
