/** What the campaign holds the service to. */
export type Rule =
  | 'no answer'
  | 'slow'
  | 'server error'
  | 'no envelope'
  | 'no request id'
  | 'internals'
  | 'leak'
  | 'let in'
  | 'displaced'
  | 'injected'
  | 'replayed'
  | 'log'
  | 'vitals'
  | 'ledger';

/** A rule that was broken, and how. */
export interface Breach {
  readonly rule: Rule;
  readonly detail: string;
}
