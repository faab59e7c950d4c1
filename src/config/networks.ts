import { BlockList, isIP } from 'node:net';
import { UnusableSetting } from './setting';

/** @throws UnusableSetting unless the text is comma-separated addresses and networks; empty for none */
export function networkList(text: string): BlockList {
  const networks = new BlockList();
  for (const network of text.split(',')) {
    if (network.trim() !== '' && !addNetwork(networks, network.trim()))
      throw new UnusableSetting('must be addresses and networks (10.0.0.0/8), comma-separated');
  }
  return networks;
}

/** @returns false when the text is neither an address nor a network in CIDR notation, or is all addresses */
export function addNetwork(networks: BlockList, text: string): boolean {
  const [, address = '', prefix] = /^([^/]+)(?:\/(\d{1,3}))?$/.exec(text) ?? [];
  const longest = isIP(address) === 4 ? 32 : 128;
  const bits = prefix === undefined ? longest : Number(prefix);
  if (isIP(address) === 0 || bits < 1 || bits > longest) return false;
  networks.addSubnet(address, bits, familyOf(address));
  return true;
}

/** @param address an IP address */
export const familyOf = (address: string): 'ipv4' | 'ipv6' => (isIP(address) === 4 ? 'ipv4' : 'ipv6');

/** Whether a host is this machine itself. @param host a name or an IP address, IPv6 in brackets or without */
export const isLoopback = (host: string): boolean => /^(localhost|\[?::1\]?|127(\.\d+){3})$/.test(host);

/** Whether what is sent there stays on this machine, or is encrypted on its way. */
export const isPrivateRoute = ({ protocol, hostname }: URL): boolean =>
  protocol === 'https:' || isLoopback(hostname);
