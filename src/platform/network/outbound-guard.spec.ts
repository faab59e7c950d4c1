import { BlockList } from 'node:net';
import { AddressRules } from './address-rules';
import type { OutboundFault } from './outbound-fault';
import { OutboundGuard } from './outbound-guard';
import { resolveName } from './resolve-name';

const names = new Map([
  ['public.test', ['8.8.8.8', '2606:4700::1']],
  ['own.test', ['10.0.0.1']],
  ['private.test', ['192.168.0.1']],
  ['half.test', ['8.8.8.8', '127.0.0.1']],
  ['half-own.test', ['8.8.8.8', '10.0.0.1']],
  ['empty.test', []],
]);

/** The operator's: 10.0.0.0/8. */
const own = new BlockList();
own.addSubnet('10.0.0.0', 8);

const guard = new OutboundGuard(
  new AddressRules(own),
  async (host) => names.get(host) ?? (await resolveLiteral(host)),
);

function resolveLiteral(host: string): Promise<string[]> {
  return /^[\d.]+$|^\[/.test(host) ? resolveName(host) : Promise.reject(new Error('ENOTFOUND'));
}

/** What the guard says when an address is kept, and when it is called: `ok`, or the code of the fault. */
async function verdicts(text: string): Promise<[kept: string, called: string]> {
  const url = new URL(text);
  const said = (work: Promise<unknown>) =>
    work.then(
      () => 'ok',
      (fault: OutboundFault) => fault.code,
    );
  return [await said(guard.check(url)), await said(guard.addressesFor(url))];
}

describe('OutboundGuard', () => {
  it.each([
    'https://public.test/x?y=1',
    'https://public.test:8443',
    'https://8.8.8.8',
    'https://own.test:22',
  ])('lets %s through', async (url) => expect(await verdicts(url)).toEqual(['ok', 'ok']));

  it.each([
    ['ADDRESS_NOT_ALLOWED', 'https://private.test'],
    ['ADDRESS_NOT_ALLOWED', 'https://half.test'],
    ['ADDRESS_NOT_ALLOWED', 'https://127.0.0.1'],
    ['ADDRESS_NOT_ALLOWED', 'https://0x7f000001'],
    ['ADDRESS_NOT_ALLOWED', 'https://2130706433/'],
    ['ADDRESS_NOT_ALLOWED', 'https://0177.1/'],
    ['ADDRESS_NOT_ALLOWED', 'https://[::1]'],
    ['ADDRESS_NOT_ALLOWED', 'https://[::ffff:127.0.0.1]'],
    ['ADDRESS_NOT_ALLOWED', 'https://169.254.169.254/latest/meta-data'],
    ['ADDRESS_NOT_ALLOWED', 'http://private.test'],
    ['HTTPS_REQUIRED', 'http://public.test'],
    ['HTTPS_REQUIRED', 'http://half-own.test'],
    ['HTTPS_REQUIRED', 'ftp://public.test'],
    ['HTTPS_REQUIRED', 'file:///etc/passwd'],
    ['PORT_NOT_ALLOWED', 'https://public.test:22'],
    ['PORT_NOT_ALLOWED', 'https://public.test:80'],
    ['UNSUPPORTED_URL', 'https://lan:secret@public.test'],
    ['UNSUPPORTED_URL', 'https://public.test/#part'],
  ])('%s: %s', async (code, url) => expect(await verdicts(url)).toEqual([code, code]));

  it('keeps a name that leads nowhere yet, and does not call it', async () => {
    expect(await verdicts('https://unknown.test')).toEqual(['ok', 'HOST_NOT_FOUND']);
    expect(await verdicts('https://empty.test')).toEqual(['ok', 'HOST_NOT_FOUND']);
    expect(await verdicts('http://unknown.test')).toEqual(['HTTPS_REQUIRED', 'HOST_NOT_FOUND']);
  });

  it('tells where a call may go', async () => {
    expect(await guard.addressesFor(new URL('https://public.test'))).toEqual(['8.8.8.8', '2606:4700::1']);
    expect(await guard.addressesFor(new URL('http://own.test:81'))).toEqual(['10.0.0.1']);
  });

  it('knows the names of this machine', async () => {
    const here = new BlockList();
    here.addSubnet('127.0.0.0', 8);
    here.addAddress('::1', 'ipv6');
    const [address] = await new OutboundGuard(new AddressRules(here)).addressesFor(
      new URL('http://localhost:81'),
    );
    expect(['127.0.0.1', '::1']).toContain(address);
  });
});
