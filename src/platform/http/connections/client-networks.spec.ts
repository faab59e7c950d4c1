import fc from 'fast-check';
import { ClientNetworks } from './client-networks';

describe('ClientNetworks', () => {
  it('knows the network with the most connections, whoever comes and goes', () => {
    const steps = fc.array(fc.record({ network: fc.constantFrom('a', 'b', 'c'), comes: fc.boolean() }));
    fc.assert(
      fc.property(steps, (changes) => {
        const networks = new ClientNetworks<number>(100);
        const open: Record<string, number[]> = { a: [], b: [], c: [] };
        changes.forEach(({ network, comes }, connection) => {
          const members = open[network]!;
          const group = networks.of(network);
          if (comes) group.add(members[members.push(connection) - 1]!);
          else if (members.length > 0) group.remove(members.pop()!, null);
          const sizes = Object.values(open).map(({ length }) => length);
          expect(networks.largest?.size ?? 0).toBe(Math.max(...sizes));
          for (const name of Object.keys(open)) expect(networks.of(name).size).toBe(open[name]!.length);
        });
      }),
    );
  });
});
