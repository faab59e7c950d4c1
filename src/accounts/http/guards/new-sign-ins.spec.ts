import { FailureLimits } from '../../../platform/admission/failure-limits';
import type { NotifyOwner } from '../../application/notify-owner';
import type { Account } from '../../domain/account';
import { NewSignIns } from './new-sign-ins';

let told: string[];
let newSignIns: NewSignIns;
beforeEach(() => {
  told = [];
  const notifyOwner = {
    execute: ({ id }: Account, { network }: { network: string }) =>
      Promise.resolve(told.push(`${id} ${network}`)),
  };
  newSignIns = new NewSignIns(new FailureLimits(null), notifyOwner as unknown as NotifyOwner);
});

const signIn = (id: string, network: string) =>
  newSignIns.tell({ id } as Account, { client: 'curl', network });

it('tells of three an hour from one network, and still of the first from another', async () => {
  for (let count = 1; count <= 50; count += 1) await signIn('lan', '203.0.113.1');
  await signIn('lan', '203.0.113.2');
  await signIn('minh', '203.0.113.1');
  const three = Array<string>(3).fill('lan 203.0.113.1');
  expect(told).toEqual([...three, 'lan 203.0.113.2', 'minh 203.0.113.1']);
});

it('tells of ten an hour over however many networks', async () => {
  await Promise.all(Array.from({ length: 20 }, (_, index) => signIn('lan', `203.0.113.${index}`)));
  expect(told).toHaveLength(10);
});
