import '@fastify/cookie';
import { randomUUID, timingSafeEqual } from 'node:crypto';
import { Injectable } from '@nestjs/common';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { sha256 } from '../../application/secrets';
import { Signatures } from '../../application/signatures';
import { AccountsRepository } from '../../application/accounts.repository';
import { type Account, isEmailAddress, normaliseEmail } from '../../domain/account';

/** As long as browsers keep a cookie (RFC 6265bis, section 5.5). */
const KEPT_SEC = 400 * 86_400;

/** A browser that has logged in to an account since its password was chosen. */
export interface KnownBrowser {
  readonly name: string;
  /** The same for all that have; a new password is another. */
  readonly group: string;
}

/**
 * The cookie by which a browser is known that has logged in to an account before: a random name and its signature
 * for that account and its password, so that it proves nothing else, and nothing once the password is replaced. It signs
 * nobody in, and stays when somebody signs out.
 */
@Injectable()
export class BrowserCookie {
  private readonly name: '__Host-loa_browser' | 'loa_browser';

  constructor(
    private readonly secure: boolean,
    private readonly signatures: Signatures,
    private readonly accounts: AccountsRepository,
  ) {
    this.name = secure ? '__Host-loa_browser' : 'loa_browser';
  }

  /** @returns the browser when it is known for the account with this address, otherwise null */
  async recognise(request: FastifyRequest, email: string): Promise<KnownBrowser | null> {
    const [, name, signature] = /^([0-9a-f-]{36})\.([\w-]{43})$/.exec(request.cookies[this.name] ?? '') ?? [];
    if (name === undefined || signature === undefined || !isEmailAddress(email)) return null;
    const account = await this.accounts.findByEmail(normaliseEmail(email));
    if (!account) return null;
    const expected = await this.sign(name, account);
    if (!timingSafeEqual(Buffer.from(signature, 'base64url'), expected)) return null;
    return { name, group: sha256(identityOf(account)).toString('base64url') };
  }

  /**
   * Makes the browser known for this account while it has this password.
   * @param known keeps its name; null is given a new one
   */
  async write(reply: FastifyReply, account: Account, known: KnownBrowser | null): Promise<void> {
    const name = known?.name ?? randomUUID();
    const signature = (await this.sign(name, account)).toString('base64url');
    void reply.setCookie(this.name, `${name}.${signature}`, {
      path: '/',
      httpOnly: true,
      sameSite: 'strict',
      secure: this.secure,
      maxAge: KEPT_SEC,
    });
  }

  private sign(name: string, account: Account): Promise<Buffer> {
    return this.signatures.sign('known-browser', `${name} ${identityOf(account)}`);
  }
}

const identityOf = ({ id, passwordHash }: Account): string => `${id} ${passwordHash}`;
