/** Why an install ended without a voice; the account page has words for each. */
export const INSTALL_FAULT_CODES = [
  'INTERRUPTED',
  'DOWNLOAD_FAILED',
  'WRONG_FILE',
  'DISK_FULL',
  'NO_SPEECH',
  'SYSTEM',
] as const;

export type InstallFaultCode = (typeof INSTALL_FAULT_CODES)[number];

/** That somebody accepted a licence for this installation. */
export interface Acceptance {
  /** Its identifier. */
  readonly licence: string;
  /** An e-mail address, or a user of the machine. */
  readonly acceptedBy: string;
  readonly acceptedAt: Date;
}

/** How far an install has come. */
export interface InstallProgress {
  readonly phase: 'downloading' | 'speaking';
  readonly receivedBytes: number;
  readonly totalBytes: number;
}

/** What there is of a voice pack, for every process that shares the folder of models. */
export type VoiceState =
  | { readonly kind: 'absent' }
  | ({ readonly kind: 'installing'; readonly startedAt: Date } & InstallProgress)
  /** The last try; the next goes on from what was received. */
  | ({
      readonly kind: 'failed';
      readonly code: InstallFaultCode;
      readonly reason: string;
      readonly failedAt: Date;
    } & Omit<InstallProgress, 'phase'>)
  /** `acceptance` is null for a folder that somebody copied there. */
  | { readonly kind: 'installed'; readonly acceptance: Acceptance | null }
  /** There is a folder of that name, and it is not whole. */
  | { readonly kind: 'damaged'; readonly reason: string };
