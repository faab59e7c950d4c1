import { Injectable } from '@nestjs/common';
import { AccessRemoved } from '../../accounts';
import { EventBus, type EventHandler } from '../../shared/application/event-bus';
import { Transaction } from '../../shared/application/transaction';
import { DictionariesRepository } from './dictionaries.repository';

/** What a stranger may have set up changes no text that the owner of an account has read. Requests may still name it. */
@Injectable()
export class UnsetDefaultDictionaries implements EventHandler<AccessRemoved> {
  constructor(
    private readonly dictionaries: DictionariesRepository,
    private readonly transaction: Transaction,
    events: EventBus,
  ) {
    events.subscribe(AccessRemoved, this);
  }

  handle({ accountId, occurredAt }: AccessRemoved): Promise<void> {
    return this.transaction.run(async () => {
      await this.dictionaries.lock(accountId);
      for (const dictionary of await this.dictionaries.list(accountId)) {
        if (!dictionary.isDefault) continue;
        const version = dictionary.version + 1;
        await this.dictionaries.revise(
          { ...dictionary, isDefault: false, version, updatedAt: occurredAt },
          null,
        );
      }
    });
  }
}
