import { request as httpRequest, type RequestOptions } from 'node:http';
import { request as httpsRequest } from 'node:https';
import type { Socket } from 'node:net';
import { reasonOf } from '../../platform/process/fault';
import { OperatorFault } from '../../platform/process/operator-fault';
import { DownloadFault } from './download-fault';

/** What HTTPS_PROXY and NO_PROXY say: null and '' when they are not set. */
export interface ProxySettings {
  readonly httpsProxy: string | null;
  readonly noProxy: string;
}

/**
 * The proxy through which an address is reached; null for none. NO_PROXY has names separated by commas or spaces:
 * `example.com` stands for itself and all names below it, `host:8443` for one port, `*` for everything.
 * @throws OperatorFault when HTTPS_PROXY is no address of an HTTP proxy
 */
export function proxyFor(address: URL, { httpsProxy, noProxy }: ProxySettings): URL | null {
  if (httpsProxy === null || address.protocol !== 'https:' || isExempt(address, noProxy)) return null;
  const text = /^[a-z0-9]+:\/\//i.test(httpsProxy) ? httpsProxy : `http://${httpsProxy}`;
  const proxy = URL.canParse(text) ? new URL(text) : null;
  if (!proxy || !/^https?:$/.test(proxy.protocol) || !isDecodable(proxy))
    throw new OperatorFault(
      'HTTPS_PROXY must be the address of an HTTP proxy, such as http://proxy.example:3128; a % in a name or ' +
        'password is written %25.',
    );
  return proxy;
}

function isExempt({ hostname, port }: URL, noProxy: string): boolean {
  const names = noProxy.toLowerCase().split(/[\s,]+/);
  return names.some((name) => {
    const [, host = '', onlyPort] = /^(?:\*?\.)?(.*?)(?::(\d+))?$/.exec(name) ?? [];
    if (host === '' || (onlyPort !== undefined && onlyPort !== (port || '443'))) return false;
    return host === '*' || hostname === host || hostname.endsWith(`.${host}`);
  });
}

/**
 * Has the proxy connect to a host (CONNECT, RFC 9110 section 9.3.6).
 * @throws DownloadFault when it does not
 */
export function tunnelThrough(
  proxy: URL,
  { hostname, port }: URL,
  limits: { readonly silenceMs: number; readonly signal: AbortSignal },
): Promise<Socket> {
  const authority = `${hostname}:${port || '443'}`;
  const options: RequestOptions = {
    method: 'CONNECT',
    path: authority,
    agent: false,
    signal: limits.signal,
    headers: { host: authority, ...credentialsOf(proxy) },
  };
  return new Promise((resolve, reject) => {
    const fail = (blame: 'interrupted' | 'refused', reason: string) =>
      reject(new DownloadFault(blame, `The proxy ${proxy.host} ${reason}.`));
    const request = (proxy.protocol === 'https:' ? httpsRequest : httpRequest)(proxy, options);
    request.setTimeout(limits.silenceMs, () => request.destroy(new Error('it does not answer')));
    request.once('error', (error) => fail('interrupted', `cannot be used: ${reasonOf(error)}`));
    request.once('connect', ({ statusCode }, socket: Socket) => {
      socket.setTimeout(0); // whoever uses it has a limit of its own
      if (statusCode === 200) return resolve(socket);
      socket.destroy();
      fail('refused', `answered ${statusCode} for ${authority}`);
    });
    request.end();
  });
}

function isDecodable({ username, password }: URL): boolean {
  try {
    decodeURIComponent(username + password);
    return true;
  } catch {
    return false;
  }
}

function credentialsOf({ username, password }: URL): Record<string, string> {
  if (username === '') return {};
  const pair = `${decodeURIComponent(username)}:${decodeURIComponent(password)}`;
  return { 'proxy-authorization': `Basic ${Buffer.from(pair).toString('base64')}` };
}
