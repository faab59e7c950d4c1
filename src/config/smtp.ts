import { UnusableSetting } from './setting';
import { isPrivateRoute } from './networks';

/** A server that takes mails. */
export interface SmtpServer {
  readonly host: string;
  readonly port: number;
  readonly auth: { readonly user: string; readonly pass: string } | null;
  /** TLS from the first byte, by STARTTLS, or none: the way to this very machine needs none. */
  readonly tls: 'implicit' | 'starttls' | 'none';
}

/** Who mails are from. */
export interface MailSender {
  /** May be empty. */
  readonly name: string;
  readonly address: string;
}

/** Ports of RFC 8314, section 3.3, and RFC 6409. */
const PORTS = { 'smtps:': 465, 'smtp:': 587 } as const;

/**
 * `smtp://user:password@host:port` or `smtps://…`; name and password percent-encoded.
 * @throws UnusableSetting
 */
export function smtpServer(text: string): SmtpServer {
  const url = URL.canParse(text) ? new URL(text) : null;
  const protocol = url?.protocol;
  if (!url?.hostname || (protocol !== 'smtp:' && protocol !== 'smtps:') || !isBare(url) || hasHalfLogin(url))
    throw new UnusableSetting('must be smtp:// or smtps://, then perhaps user:password@, a host and a port');
  const auth = url.username ? { user: decoded(url.username), pass: decoded(url.password) } : null;
  return {
    host: url.hostname.replace(/^\[|\]$/g, ''),
    port: Number(url.port) || PORTS[protocol],
    auth,
    tls: protocol === 'smtps:' ? 'implicit' : isPrivateRoute(url) ? 'none' : 'starttls',
  };
}

const isBare = ({ pathname, search, hash }: URL): boolean => /^\/?$/.test(pathname) && !search && !hash;

const hasHalfLogin = ({ username, password }: URL): boolean => (username === '') !== (password === '');

function decoded(text: string): string {
  try {
    return decodeURIComponent(text);
  } catch {
    throw new UnusableSetting('must have a percent-encoded name and password');
  }
}

/** `Name <address>` or an address. @throws UnusableSetting */
export function mailSender(text: string): MailSender {
  const [, name = '', address = text.trim()] = /^([^<>\r\n]*)<([^<>]*)>$/.exec(text.trim()) ?? [];
  if (!/^[\w.!#$%&'*+/=?^`{|}~-]+@[\w-]+(\.[\w-]+)*$/.test(address))
    throw new UnusableSetting('must be an e-mail address, or a name and the address: Loa <loa@example.com>');
  return { name: name.trim(), address };
}
