import { Injectable } from '@nestjs/common';
import type { FastifyRequest } from 'fastify';
import { clientNetwork } from '../../../platform/http/client-network';
import type { Account } from '../../domain/account';
import { BrowserCookie } from './browser-cookie';
import { LogInThrottle } from './log-in-throttle';

/** Whoever is signed in and proves, by the password or a code, to be the owner: guessing is slowed down as at log-in. */
@Injectable()
export class OwnerAttempts {
  constructor(
    private readonly throttle: LogInThrottle,
    private readonly browserCookie: BrowserCookie,
  ) {}

  /**
   * @param prove fails with InvalidCredentials when password or code are wrong
   * @throws RateLimitExceeded, without trying, after too many such failures
   */
  async watch<Result>(
    { email }: Account,
    request: FastifyRequest,
    prove: () => Promise<Result>,
  ): Promise<Result> {
    const browser = await this.browserCookie.recognise(request, email);
    return this.throttle.watch({ email, network: clientNetwork(request.ip), browser }, prove);
  }
}
