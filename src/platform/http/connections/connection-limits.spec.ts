import { OperatorFault } from '../../process/operator-fault';
import { connectionCost } from '../../admission/costs';
import { connectionLimits, CONNECTIONS } from './connection-limits';

const surroundings = {
  openFileLimit: 1_000_000,
  descriptorsEach: 1,
  isProduction: true,
  isProxy: () => false,
};

describe('connectionLimits', () => {
  it.each([1024, 4096, 20_000])('leaves descriptors for everything else below a limit of %i', (limit) => {
    for (const descriptorsEach of [1, 2]) {
      const { inAll, perNetwork } = connectionLimits({
        ...surroundings,
        openFileLimit: limit,
        descriptorsEach,
      });
      expect(inAll).toBeGreaterThanOrEqual(CONNECTIONS.fewestInAll);
      expect(inAll * descriptorsEach).toBeLessThanOrEqual(limit - CONNECTIONS.descriptorsForTheRest);
      expect(perNetwork).toBeLessThanOrEqual(inAll);
    }
  });

  it.each([1_000_000, null])('keeps no more than memory is meant for: %s descriptors', (openFileLimit) => {
    expect(connectionLimits({ ...surroundings, openFileLimit }).inAll).toBe(connectionCost.open.inAll);
  });

  it('refuses to start with too few, and says how many it wants', () => {
    const start = () => connectionLimits({ ...surroundings, openFileLimit: 256 });
    expect(start).toThrow(OperatorFault);
    expect(start).toThrow(/may have 256 files open.*to 612 or more/);
  });

  it('holds a network to its share in production only', () => {
    expect(connectionLimits(surroundings).perNetwork).toBe(connectionCost.open.perAddress);
    const { perNetwork, inAll } = connectionLimits({ ...surroundings, isProduction: false });
    expect(perNetwork).toBe(inAll);
  });
});
