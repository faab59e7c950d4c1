import { proxyFor } from './proxy';

const FILE = new URL('https://files.example.com/voice.bin');
const via = (noProxy: string, address = FILE) =>
  proxyFor(address, { httpsProxy: 'http://proxy:3128', noProxy })?.host;

describe('The proxy', () => {
  it('is used for https, and for that alone', () => {
    expect(via('')).toBe('proxy:3128');
    expect(via('', new URL('http://files.example.com'))).toBeUndefined();
    expect(proxyFor(FILE, { httpsProxy: null, noProxy: '' })).toBeNull();
  });

  it.each([
    'example.com',
    '.example.com',
    '*.example.com',
    'files.example.com',
    'a, EXAMPLE.com',
    '*',
    'x example.com:443',
  ])('is not used with NO_PROXY=%s', (noProxy) => expect(via(noProxy)).toBeUndefined());

  it.each(['ample.com', 'com.', 'example.com:8443', 'other.files.example.com', ','])(
    'is used with NO_PROXY=%s',
    (noProxy) => expect(via(noProxy)).toBe('proxy:3128'),
  );

  it('may be named without a scheme', () => {
    expect(proxyFor(FILE, { httpsProxy: 'proxy:3128', noProxy: '' })?.href).toBe('http://proxy:3128/');
  });

  it.each(['socks5://proxy:1080', 'http://', '::', 'http://lan:100%@proxy:3128'])(
    'must be an HTTP proxy: %s',
    (httpsProxy) => {
      expect(() => proxyFor(FILE, { httpsProxy, noProxy: '' })).toThrow('HTTPS_PROXY must be the address');
    },
  );
});
