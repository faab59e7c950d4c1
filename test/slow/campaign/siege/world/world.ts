import { runCommand } from '../../../../harness/commands/run-command';
import { Service } from '../../../../harness/service';
import { HONEST } from '../addresses';
import { PRODUCTION } from '../settings';
import { type Enrolled, signUp } from './member';

/** The built service with its embedded database, as an operator runs it, and the customer who pays. */
export class SiegeWorld {
  /** How the service ended, when it did by itself; null while it runs. */
  ended: string | null = null;

  private constructor(
    readonly service: Service,
    readonly customer: Enrolled,
  ) {
    void service.ended.then((code) => (this.ended = `with ${code ?? 'a signal'}`));
  }

  static async create(): Promise<SiegeWorld> {
    const service = await Service.start({ embeddedDatabase: true, variables: PRODUCTION });
    return new SiegeWorld(service, await signUp(service.baseUrl, HONEST.customer));
  }

  /** @returns what does not add up in the ledger, or null */
  async verifyLedger(): Promise<string | null> {
    const { code, stdout, stderr } = await runCommand(this.service, 'verify-ledger');
    return code === 0 ? null : stdout || stderr;
  }

  stop(): Promise<void> {
    return this.service.stop();
  }
}
