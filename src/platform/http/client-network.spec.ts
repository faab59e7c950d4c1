import { clientNetwork, subscriberNetwork } from './client-network';

describe('clientNetwork', () => {
  it.each([
    ['203.0.113.7', '203.0.113.7'],
    ['::ffff:203.0.113.7', '203.0.113.7'],
    ['2001:db8:1:2:3:4:5:6', '2001:db8:1:2::/64'],
    ['2001:db8:1:2::9', '2001:db8:1:2::/64'],
    ['2001:0DB8:1:2:ffff::', '2001:db8:1:2::/64'],
    ['2001:db8::1:2:3:4', '2001:db8:0:0::/64'],
    ['2001:db8::1', '2001:db8:0:0::/64'],
    ['64:ff9b::192.0.2.1', '64:ff9b:0:0::/64'],
    ['fe80::1%eth0', 'fe80:0:0:0::/64'],
    ['::1', '0:0:0:0::/64'],
  ])('counts %s under %s', (address, network) => {
    expect(clientNetwork(address)).toBe(network);
  });
});

describe('subscriberNetwork', () => {
  it.each([
    ['203.0.113.7', '203.0.113.7'],
    ['::ffff:203.0.113.7', '203.0.113.7'],
    ['2001:db8:1:2a3:4::', '2001:db8:1:200::/56'],
    ['2001:db8:1:2ff::9', '2001:db8:1:200::/56'],
    ['2001:db8:1:300::9', '2001:db8:1:300::/56'],
    ['::1', '0:0:0:0::/56'],
  ])('takes %s as one of %s', (address, network) => {
    expect(subscriberNetwork(address)).toBe(network);
  });
});
