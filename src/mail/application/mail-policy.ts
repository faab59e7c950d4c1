/** What the settings decide about mails. */
export class MailPolicy {
  constructor(
    /** What links start with; without a slash at its end. */
    readonly publicBaseUrl: string,
  ) {}
}
