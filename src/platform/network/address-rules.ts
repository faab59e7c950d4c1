import { BlockList, isIP } from 'node:net';

/**
 * IPv4 that is no host of the public internet: the IANA special-purpose registry (RFC 6890), multicast and class E.
 * Clouds serve their metadata at 169.254.169.254.
 */
const CLOSED_IPV4 = [
  '0.0.0.0/8',
  '10.0.0.0/8',
  '100.64.0.0/10',
  '127.0.0.0/8',
  '169.254.0.0/16',
  '172.16.0.0/12',
  '192.0.0.0/24',
  '192.0.2.0/24',
  '192.88.99.0/24',
  '192.168.0.0/16',
  '198.18.0.0/15',
  '198.51.100.0/24',
  '203.0.113.0/24',
  '224.0.0.0/4',
  '240.0.0.0/4',
];

/**
 * The only IPv6 that is given to hosts of the public internet (RFC 4291 section 2.4). Outside are loopback, mapped and
 * translated IPv4 (`::ffff:0:0/96`, NAT64), unique local, link-local and multicast addresses.
 */
const PUBLIC_IPV6 = ['2000::/3'];

/** What of it is something else: Teredo and other protocols, documentation, and 6to4, which has IPv4 inside. */
const CLOSED_IPV6 = ['2001::/23', '2001:db8::/32', '2002::/16', '3fff::/20'];

const closedIpv4 = networks(CLOSED_IPV4);
const publicIpv6 = networks(PUBLIC_IPV6);
const closedIpv6 = networks(CLOSED_IPV6);

/** `public`: anybody's; `own`: of a network that the operator has opened; `closed`: nobody is called there. */
export type AddressKind = 'public' | 'own' | 'closed';

/** Tells which addresses the service may call for a customer. */
export class AddressRules {
  /** @param own the networks that the operator has opened, closed by nature or not */
  constructor(private readonly own: BlockList = new BlockList()) {}

  /** @param address an IP address; anything else is closed */
  kindOf(address: string): AddressKind {
    const version = isIP(address);
    if (version === 0 || address.includes('%')) return 'closed';
    if (this.own.check(address, version === 4 ? 'ipv4' : 'ipv6')) return 'own';
    const isPublic =
      version === 4
        ? !closedIpv4.check(address)
        : publicIpv6.check(address, 'ipv6') && !closedIpv6.check(address, 'ipv6');
    return isPublic ? 'public' : 'closed';
  }
}

function networks(list: readonly string[]): BlockList {
  const blocks = new BlockList();
  for (const network of list) {
    const [address = '', bits] = network.split('/');
    blocks.addSubnet(address, Number(bits), isIP(address) === 4 ? 'ipv4' : 'ipv6');
  }
  return blocks;
}
