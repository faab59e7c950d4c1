import { pino } from 'pino';
import { type TrustedProxies, warnOfUnnamedProxies } from './untrusted-proxies';

function warningsFor(isTrusted: TrustedProxies, host: string): string[] {
  const lines: string[] = [];
  const logger = pino({}, { write: (line: string) => void lines.push(line) });
  warnOfUnnamedProxies(logger, isTrusted, host);
  return lines;
}

describe('proxies that TRUST_PROXY counts', () => {
  const first: TrustedProxies = (_address, hop) => hop < 1;

  it('are warned of where others than this machine reach the port', () => {
    for (const host of ['0.0.0.0', '::', '192.0.2.1', 'loa.example.com']) {
      expect(warningsFor(first, host)).toEqual([expect.stringContaining('TRUST_PROXY counts proxies')]);
    }
    for (const host of ['127.0.0.1', '127.1.2.3', '::1', 'localhost']) {
      expect(warningsFor(first, host)).toEqual([]);
    }
  });

  it('are not, where there are none or they are named', () => {
    expect(warningsFor(() => false, '0.0.0.0')).toEqual([]);
    expect(warningsFor((address) => address === '10.0.0.1', '0.0.0.0')).toEqual([]);
  });
});
