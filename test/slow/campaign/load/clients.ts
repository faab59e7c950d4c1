import { Client } from '../../../harness/client';
import { buy } from './shopper';
import type { Load, LoadSize } from './load';
import { speak } from './speaker';

/** Registers the customers, before any fault, and puts on the agenda all that they will want. */
export async function bringClients(load: Load, size: LoadSize): Promise<void> {
  const { world, journal, random } = load;
  for (let number = 0; number < size.customers; number += 1) {
    const { client, key } = await new Client(world.apiUrls[0]!).newCustomer();
    const { id, credits } = (await client.get('/api/v1/account')).body.result.account;
    journal.customers.push({ accountId: id, key, signupCredits: credits.available });
  }
  for (let count = 0; count < size.orders; count += 1) buy(load, random.pick(journal.customers));
  for (let count = 0; count < size.syntheses; count += 1) {
    speak(load, random.pick(journal.customers), world.voices);
  }
}
