import { Injectable } from '@nestjs/common';
import { Transaction } from '../../../shared/application/transaction';
import { Clock } from '../../../shared/domain/clock';
import { OperatorActsRepository } from './operator-acts.repository';
import { Signatures } from '../signatures';

/** A setting that somebody has set. */
export interface NotedSetting {
  readonly name: string;
  readonly text: string;
  readonly isSecret: boolean;
}

const NEWEST = { page: 1, limit: 1 };

/**
 * Tells of 255 in 256 new secrets that they are others. More would let whoever has the database, in which the key of the
 * fingerprints lies as well, test guesses of weak secrets.
 */
const FINGERPRINT_BYTES = 1;

/**
 * Settings are changed outside the service, so it notices at its start: what is set now and was not, or otherwise, when
 * it was noted last is an act in the operators' log. Of secrets the log has a keyed fingerprint.
 */
@Injectable()
export class NoteSettings {
  constructor(
    private readonly acts: OperatorActsRepository,
    private readonly signatures: Signatures,
    private readonly transaction: Transaction,
    private readonly clock: Clock,
  ) {}

  /**
   * Processes that start at the same moment note a change once.
   * @param by user and host of the process that starts: who has changed them is not known
   */
  async execute(settings: readonly NotedSetting[], by: string): Promise<void> {
    const after = Object.fromEntries(
      await Promise.all(settings.map(async (each) => [each.name, await this.shown(each)] as const)),
    );
    await this.transaction.run(async () => {
      await this.acts.lock('settings.change'); // what another process notes must be seen
      const filter = { act: 'settings.change', operatorId: null, subjectId: null } as const;
      const [last] = (await this.acts.list(filter, NEWEST)).items;
      const before = last?.after ?? null;
      if (isSame(before ?? {}, after)) return;
      await this.acts.add({
        act: 'settings.change',
        operatorId: null,
        commandUser: by,
        subjectKind: 'settings',
        subjectId: 'service',
        details: {},
        before,
        after,
        doneAt: this.clock.now(),
      });
    });
  }

  private async shown({ name, text, isSecret }: NotedSetting): Promise<string> {
    if (!isSecret) return text;
    const fingerprint = (await this.signatures.sign('setting', `${name}=${text}`)).subarray(
      0,
      FINGERPRINT_BYTES,
    );
    return `(secret ${fingerprint.toString('hex')})`;
  }
}

function isSame(before: object, after: object): boolean {
  const [was, is] = [before, after].map((each) => JSON.stringify(Object.entries(each).sort()));
  return was === is;
}
