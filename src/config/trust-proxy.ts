import { BlockList, isIP } from 'node:net';
import type { TrustedProxies } from '../platform/http/server/untrusted-proxies';
import { addNetwork, familyOf } from './networks';
import { UnusableSetting } from './setting';

/** More in a row is a mistake, and every one too many lets callers choose their address. */
const MOST_HOPS = 9;

/**
 * Reads `false`, `true` (one proxy), a number of proxies in a row, or the addresses and networks of the proxies.
 * @throws UnusableSetting
 */
export function trustedProxies(text: string): TrustedProxies {
  if (text === 'false') return () => false;
  const hops = text === 'true' ? 1 : /^\d$/.test(text) ? Number(text) : null;
  if (hops !== null && hops > 0) return (_address, hop) => hop < hops;
  const networks = new BlockList();
  for (const network of text.split(',')) {
    if (addNetwork(networks, network.trim())) continue;
    throw new UnusableSetting(
      `must be true, false, a number of proxies from 1 to ${MOST_HOPS}, or addresses and networks (10.0.0.0/8), comma-separated`,
    );
  }
  return (address) => isIP(address) !== 0 && networks.check(address, familyOf(address));
}
