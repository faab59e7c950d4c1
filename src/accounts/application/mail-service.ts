import { MailNotConfigured } from '../domain/accounts.errors';

/** Whether people can be written to: the operator decides by the settings. */
export class MailService {
  constructor(readonly isAvailable: boolean) {}

  /** @throws MailNotConfigured */
  require(): void {
    if (!this.isAvailable) throw new MailNotConfigured();
  }
}
