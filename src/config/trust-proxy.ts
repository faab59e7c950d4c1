import { BlockList, isIP } from 'node:net';
import type { TrustedProxies } from '../platform/http/untrusted-proxies';
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
  for (const network of text.split(',')) addNetwork(networks, network.trim());
  return (address) => isIP(address) !== 0 && networks.check(address, familyOf(address));
}

function addNetwork(networks: BlockList, text: string): void {
  const [, address = '', prefix] = /^([^/]+)(?:\/(\d{1,3}))?$/.exec(text) ?? [];
  const longest = isIP(address) === 4 ? 32 : 128;
  const bits = prefix === undefined ? longest : Number(prefix);
  if (isIP(address) === 0 || bits < 1 || bits > longest) {
    throw new UnusableSetting(
      `must be true, false, a number of proxies from 1 to ${MOST_HOPS}, or addresses and networks (10.0.0.0/8), comma-separated`,
    );
  }
  networks.addSubnet(address, bits, familyOf(address));
}

const familyOf = (address: string): 'ipv4' | 'ipv6' => (isIP(address) === 4 ? 'ipv4' : 'ipv6');
