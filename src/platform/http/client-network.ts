import { isIPv6 } from 'node:net';

/** An IPv4 address as a dual-stack socket shows it (RFC 4291, section 2.5.5.2). */
const MAPPED_IPV4 = /^::ffff:(\d+\.\d+\.\d+\.\d+)$/i;

/**
 * What calls are counted under: an IPv4 address itself; of an IPv6 address the first 64 bits, for whoever has
 * one address has the whole network behind them (RFC 6177).
 */
export function clientNetwork(address: string): string {
  return networkOf(address, 64);
}

/**
 * What belongs to one subscriber at least: an IPv4 address itself; of an IPv6 address the first 56 bits, for that is
 * what providers give to a household (RIPE-690, section 4.2.2).
 */
export function subscriberNetwork(address: string): string {
  return networkOf(address, 56);
}

function networkOf(address: string, bits: 56 | 64): string {
  const ipv4 = MAPPED_IPV4.exec(address)?.[1];
  if (ipv4 !== undefined) return ipv4;
  if (!isIPv6(address)) return address;
  const [head = '', tail = ''] = address.split('::');
  const before = head.split(':').filter(Boolean);
  const after = tail.split(':').filter(Boolean);
  const zeros = Array<string>(Math.max(0, 8 - before.length - after.length)).fill('0');
  const groups = [...before, ...zeros, ...after].slice(0, 4).map((group) => parseInt(group, 16));
  if (bits === 56) groups[3]! &= 0xff00;
  return `${groups.map((group) => group.toString(16)).join(':')}::/${bits}`;
}
