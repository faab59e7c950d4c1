import '@fastify/cookie';
import { Injectable } from '@nestjs/common';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { SESSION_DAYS } from '../../domain/log-in/session';

const SECONDS_PER_DAY = 86_400;

/**
 * The cookie that holds a browser's session. Over https it carries the `__Host-` prefix (RFC 6265bis,
 * section 4.1.3.2), so no other host of the domain can set it.
 */
@Injectable()
export class SessionCookie {
  readonly name: '__Host-loa_session' | 'loa_session';

  constructor(private readonly secure: boolean) {
    this.name = secure ? '__Host-loa_session' : 'loa_session';
  }

  read(request: FastifyRequest): string | null {
    return request.cookies[this.name] ?? null;
  }

  write(reply: FastifyReply, token: string): void {
    void reply.setCookie(this.name, token, { ...this.options, maxAge: SESSION_DAYS * SECONDS_PER_DAY });
  }

  clear(reply: FastifyReply): void {
    void reply.clearCookie(this.name, this.options);
  }

  private get options() {
    return { path: '/', httpOnly: true, sameSite: 'lax', secure: this.secure } as const;
  }
}
