import { randomUUID } from 'node:crypto';
import { InMemoryDictionaries } from '../../../test/harness/in-memory/in-memory-dictionaries';
import { InMemoryTransaction } from '../../../test/harness/in-memory/in-memory-transaction';
import { AccessRemoved } from '../../accounts';
import { InProcessEventBus } from '../../platform/events/in-process-event-bus';
import type { Dictionary } from '../domain/dictionary';
import { UnsetDefaultDictionaries } from './unset-default-dictionaries';

const opened = new Date('2026-11-20T08:00:00.000Z');
const removed = new Date('2026-11-21T08:00:00.000Z');

it('lets no dictionary of the account apply by default, and keeps them all', async () => {
  const transaction = new InMemoryTransaction();
  const [dictionaries, events] = [new InMemoryDictionaries(transaction), new InProcessEventBus()];
  new UnsetDefaultDictionaries(dictionaries, transaction, events);
  const add = async (accountId: string, isDefault: boolean): Promise<Dictionary> => {
    const times = { createdAt: opened, updatedAt: opened };
    const dictionary = { id: randomUUID(), accountId, name: 'Tên', version: 1, entryCount: 0, ...times };
    await dictionaries.add({ ...dictionary, isDefault }, []);
    return { ...dictionary, isDefault };
  };
  const byDefault = [await add('lan', true), await add('lan', true)];
  const named = await add('lan', false);
  const others = await add('minh', true);
  await events.publish([new AccessRemoved('lan', removed)]);
  const unset = byDefault.map((each) => ({ ...each, isDefault: false, version: 2, updatedAt: removed }));
  expect(await dictionaries.list('lan')).toEqual([...unset, named]);
  expect(await dictionaries.list('minh')).toEqual([others]);
});
