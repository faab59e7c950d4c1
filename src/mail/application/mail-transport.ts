import type { MailContent } from '../domain/outgoing-mail';

/** A mail was not taken, or nobody knows whether it was. The reason names no person and no secret. */
export class MailFault extends Error {
  constructor(
    readonly reason: string,
    /** Whether the same mail would be refused again, whenever it is sent. */
    readonly isFinal: boolean,
  ) {
    super(reason);
  }
}

/** Hands mails to a server that brings them to their receivers. */
export abstract class MailTransport {
  /**
   * @param id the left part of the Message-ID
   * @throws MailFault when the server has not taken it within half a minute
   * @throws the signal's reason when it is aborted
   */
  abstract send(id: string, content: MailContent, signal: AbortSignal): Promise<void>;
}
