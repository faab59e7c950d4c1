import { withinLimit } from '../../shared/application/within-limit';
import type { AddressRules } from './address-rules';
import { OutboundFault } from './outbound-fault';
import { type ResolveName, resolveName } from './resolve-name';

/** Below are the well-known ports of mail, shells and files; a web server that is not at 443 is above. */
const FIRST_FREE_PORT = 1024;
const HTTPS_PORT = 443;

const LOOK_UP_LIMIT_MS = 4_000;

/**
 * Keeps calls that customers ask for out of networks that are none of theirs (server-side request forgery). In the
 * operator's own networks, once opened, plain http and every port are allowed; elsewhere only https.
 */
export class OutboundGuard {
  constructor(
    private readonly rules: AddressRules,
    private readonly resolve: ResolveName = resolveName,
  ) {}

  /**
   * Checks an address that is to be kept. A name that leads nowhere yet is accepted, for every call is checked again.
   * @throws OutboundFault
   */
  async check(url: URL): Promise<void> {
    requireUsable(url);
    const addresses = await this.find(url).catch(() => []);
    this.requireAllowed(url, addresses);
  }

  /**
   * Where a call may go now. The connection must go to these and nowhere else: asked again, DNS may say otherwise.
   * @throws OutboundFault
   */
  async addressesFor(url: URL): Promise<[string, ...string[]]> {
    requireUsable(url);
    const [first, ...others] = await this.find(url).catch((error: unknown) => {
      throw new OutboundFault('HOST_NOT_FOUND', 'the name of the host cannot be resolved', error);
    });
    if (first === undefined) throw new OutboundFault('HOST_NOT_FOUND', 'the name of the host has no address');
    this.requireAllowed(url, [first, ...others]);
    return [first, ...others];
  }

  private find(url: URL): Promise<string[]> {
    return withinLimit(this.resolve(url.hostname), LOOK_UP_LIMIT_MS, 'the look-up took too long');
  }

  /** One that is closed is enough: a name with a public and a private address means no good. */
  private requireAllowed(url: URL, addresses: readonly string[]): void {
    const kinds = addresses.map((address) => this.rules.kindOf(address));
    if (kinds.includes('closed'))
      throw new OutboundFault('ADDRESS_NOT_ALLOWED', 'leads to an address that is not public');
    if (kinds.length > 0 && kinds.every((kind) => kind === 'own')) return;
    if (url.protocol !== 'https:') throw new OutboundFault('HTTPS_REQUIRED', 'must start with https://');
    const port = Number(url.port || HTTPS_PORT);
    if (port !== HTTPS_PORT && port < FIRST_FREE_PORT)
      throw new OutboundFault(
        'PORT_NOT_ALLOWED',
        `must have port ${HTTPS_PORT}, or ${FIRST_FREE_PORT} or above`,
      );
  }
}

function requireUsable({ protocol, username, password, hash }: URL): void {
  if (protocol !== 'https:' && protocol !== 'http:')
    throw new OutboundFault('HTTPS_REQUIRED', 'must start with https://');
  if (username || password || hash)
    throw new OutboundFault('UNSUPPORTED_URL', 'must have no user name, password or fragment');
}
