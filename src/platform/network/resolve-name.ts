import { lookup, Resolver } from 'node:dns/promises';
import { isIP } from 'node:net';

/** Finds the IP addresses of a host. */
export type ResolveName = (host: string) => Promise<string[]>;

const ATTEMPT = { timeout: 1500, tries: 2 };

/**
 * Asks DNS itself, not the system: `getaddrinfo` blocks one of the few threads that files need too for as long as a
 * stranger's name server likes. Only names without a dot, which the machine or its network knows, go to the system.
 * @param host a name, or an IP address (IPv6 in brackets), as in a URL
 * @throws Error with a code of `node:dns` when it has no address
 */
export async function resolveName(host: string): Promise<string[]> {
  const literal = host.replace(/^\[|\]$/g, '');
  if (isIP(literal) !== 0) return [literal];
  if (!host.includes('.')) return (await lookup(host, { all: true })).map(({ address }) => address);
  const resolver = new Resolver(ATTEMPT);
  const [ipv4, ipv6] = await Promise.allSettled([resolver.resolve4(host), resolver.resolve6(host)]);
  const addresses = [ipv4, ipv6].flatMap((answer) => (answer.status === 'fulfilled' ? answer.value : []));
  if (addresses.length === 0 && ipv4.status === 'rejected') throw ipv4.reason;
  return addresses;
}
