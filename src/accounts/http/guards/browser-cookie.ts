import '@fastify/cookie';
import { randomUUID, timingSafeEqual } from 'node:crypto';
import { Injectable } from '@nestjs/common';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { Signatures } from '../../application/signatures';
import { isEmailAddress, normaliseEmail } from '../../domain/account';

/** As long as browsers keep a cookie (RFC 6265bis, section 5.5). */
const KEPT_SEC = 400 * 86_400;

/**
 * The cookie by which a browser is known that has logged in to an account before: a random name and its signature
 * for that account, so that it proves nothing else. It signs nobody in, and stays when somebody signs out.
 */
@Injectable()
export class BrowserCookie {
  private readonly name: '__Host-loa_browser' | 'loa_browser';

  constructor(
    private readonly secure: boolean,
    private readonly signatures: Signatures,
  ) {
    this.name = secure ? '__Host-loa_browser' : 'loa_browser';
  }

  /** @returns the browser's name when it is known for the account with this address, otherwise null */
  async recognise(request: FastifyRequest, email: string): Promise<string | null> {
    const [, name, signature] = /^([0-9a-f-]{36})\.([\w-]{43})$/.exec(request.cookies[this.name] ?? '') ?? [];
    if (name === undefined || signature === undefined || !isEmailAddress(email)) return null;
    const expected = await this.sign(name, email);
    return timingSafeEqual(Buffer.from(signature, 'base64url'), expected) ? name : null;
  }

  /** Makes the browser known for this account, under a new name. */
  async write(reply: FastifyReply, email: string): Promise<void> {
    const name = randomUUID();
    const signature = (await this.sign(name, email)).toString('base64url');
    void reply.setCookie(this.name, `${name}.${signature}`, {
      path: '/',
      httpOnly: true,
      sameSite: 'strict',
      secure: this.secure,
      maxAge: KEPT_SEC,
    });
  }

  private sign(name: string, email: string): Promise<Buffer> {
    return this.signatures.sign('known-browser', `${name} ${normaliseEmail(email)}`);
  }
}
