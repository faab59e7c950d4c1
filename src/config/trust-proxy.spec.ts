import { UnusableSetting } from './setting';
import { trustedProxies } from './trust-proxy';

describe('TRUST_PROXY', () => {
  it.each<[string, boolean[]]>([
    ['false', [false, false, false]],
    ['true', [true, false, false]],
    ['1', [true, false, false]],
    ['2', [true, true, false]],
  ])('%s trusts so many proxies in a row, wherever they are', (text, trusted) => {
    const isTrusted = trustedProxies(text);
    expect([0, 1, 2].map((hop) => isTrusted('203.0.113.7', hop))).toEqual(trusted);
  });

  it('trusts the addresses and networks that it names, however far away', () => {
    const isTrusted = trustedProxies('10.0.0.0/8, 192.0.2.1,2001:db8::/32');
    for (const address of ['10.1.2.3', '192.0.2.1', '::ffff:10.1.2.3', '2001:db8::5'])
      expect([address, isTrusted(address, 3)]).toEqual([address, true]);
    for (const address of ['11.1.2.3', '192.0.2.2', '::ffff:11.1.2.3', '2001:db9::5', 'unknown', ''])
      expect([address, isTrusted(address, 0)]).toEqual([address, false]);
  });

  it.each([
    'yes',
    '0',
    '10',
    '10.0.0.0/33',
    '10.0.0.0/0',
    '10.0.0',
    '2001:db8::/129',
    '10.0.0.1,',
    'localhost',
  ])('is not %s', (text) => {
    expect(() => trustedProxies(text)).toThrow(UnusableSetting);
  });
});
