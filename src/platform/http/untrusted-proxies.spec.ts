import { pino } from 'pino';
import { trustedProxies } from '../../config/trust-proxy';
import { warnOfUnnamedProxies } from './untrusted-proxies';

function warningsFor(trustProxy: string, host: string): string[] {
  const lines: string[] = [];
  const logger = pino({}, { write: (line: string) => void lines.push(line) });
  warnOfUnnamedProxies(logger, trustedProxies(trustProxy), host);
  return lines;
}

describe('proxies that TRUST_PROXY counts', () => {
  it.each(['true', '1', '9'])('%s: are warned of where others than this machine reach the port', (value) => {
    for (const host of ['0.0.0.0', '::', '192.0.2.1', 'loa.example.com']) {
      expect(warningsFor(value, host)).toEqual([expect.stringContaining('TRUST_PROXY counts proxies')]);
    }
    for (const host of ['127.0.0.1', '127.1.2.3', '::1', 'localhost']) {
      expect(warningsFor(value, host)).toEqual([]);
    }
  });

  it.each(['false', '10.0.0.0/8', '::/1,128.0.0.0/1'])('%s: are not, where there are none', (value) => {
    expect(warningsFor(value, '0.0.0.0')).toEqual([]);
  });
});
