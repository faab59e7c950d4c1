import { BlockList } from 'node:net';
import { AddressRules } from './address-rules';

const kindOf = (address: string, own = new BlockList()) => new AddressRules(own).kindOf(address);

describe('AddressRules', () => {
  it.each(['8.8.8.8', '1.1.1.1', '100.63.255.255', '172.32.0.1', '2606:4700:4700::1111', '2a00:1450::1'])(
    '%s is public',
    (address) => expect(kindOf(address)).toBe('public'),
  );

  it.each([
    ['loopback', '127.0.0.1', '127.255.255.254', '::1'],
    ['unspecified', '0.0.0.0', '0.1.2.3', '::'],
    ['private', '10.0.0.1', '172.16.0.1', '172.31.255.255', '192.168.1.1'],
    ['link-local', '169.254.0.1', 'fe80::1', 'fe80::1%eth0'],
    ['metadata of a cloud', '169.254.169.254', 'fd00:ec2::254', '100.100.100.200', '192.0.0.192'],
    ['shared by carriers', '100.64.0.1', '100.127.255.255'],
    ['multicast and broadcast', '224.0.0.1', '239.1.1.1', '255.255.255.255', 'ff02::1'],
    ['documentation', '192.0.2.1', '198.51.100.1', '203.0.113.1', '2001:db8::1', '3fff::1'],
    ['benchmarks', '198.18.0.1', '198.19.255.255'],
    ['IPv4 in IPv6', '::ffff:127.0.0.1', '::ffff:8.8.8.8', '::ffff:a00:1', '::127.0.0.1'],
    ['translated and tunnelled', '64:ff9b::a00:1', '64:ff9b:1::1', '2002:a00:1::', '2001:0:1::1'],
    ['unique local', 'fc00::1', 'fdff::1'],
    ['no address', 'localhost', '', '127.1', '1.2.3.4/8'],
  ])('%s: %s is closed', (_name, ...addresses) => {
    for (const address of addresses) expect([address, kindOf(address)]).toEqual([address, 'closed']);
  });

  it('knows the networks that the operator has opened, whatever they are', () => {
    const own = new BlockList();
    own.addSubnet('10.1.0.0', 16);
    own.addSubnet('fd00::', 8, 'ipv6');
    own.addAddress('8.8.8.8');
    for (const address of ['10.1.2.3', 'fd12::1', '8.8.8.8']) expect(kindOf(address, own)).toBe('own');
    expect(kindOf('10.2.0.1', own)).toBe('closed');
    expect(kindOf('8.8.4.4', own)).toBe('public');
  });
});
