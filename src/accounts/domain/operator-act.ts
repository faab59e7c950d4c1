/** Everything that operators do and that is written down. */
export const ACTS = [
  'account.create',
  'account.password',
  'account.totp-reset',
  'account.suspend',
  'account.unsuspend',
  'credits.grant',
  'e-invoice.retry',
  'key.create',
  'key.revoke',
  'order.refund',
  'plan.offer',
  'plan.set',
  'plan.withdraw',
  'settings.change',
  'transfer.assign',
  'transfer.close',
  'transfer.reopen',
  'transfers.reconcile',
  'voice.install',
  'voice.remove',
] as const;

export type Act = (typeof ACTS)[number];

/** What something can be done to. */
export const SUBJECT_KINDS = [
  'account',
  'e-invoice',
  'order',
  'plan',
  'settings',
  'transfer',
  'transfers',
  'voice',
] as const;

export type SubjectKind = (typeof SUBJECT_KINDS)[number];

/** Who did it; one of the two is null. */
export interface Actor {
  /** The operator's account. */
  readonly operatorId: string | null;
  /** User and host of a command line. */
  readonly commandUser: string | null;
}

/** Something that an operator did. Rows are only ever added. */
export interface OperatorAct extends Actor {
  /** Grows with time. */
  readonly id: number;
  readonly act: Act;
  readonly subjectKind: SubjectKind;
  readonly subjectId: string;
  /** What was asked for: amounts, reasons; never a password, key or address. */
  readonly details: object;
  /** What the subject was before; null when it did not exist, or has no state to show. */
  readonly before: object | null;
  readonly after: object | null;
  readonly doneAt: Date;
}
