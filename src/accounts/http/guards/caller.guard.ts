import { type CanActivate, type ExecutionContext, Injectable } from '@nestjs/common';
import { Reflector } from '@nestjs/core';
import type { FastifyRequest } from 'fastify';
import type { KeyScope } from '../../../shared/domain/key-scope';
import { ACCESS_RULE, type AccessRule, NEEDED_SCOPES } from '../../../platform/http/access';
import { clientNetwork } from '../../../platform/http/client-network';
import { noteInLog } from '../../../platform/http/server/request-log';
import { AuthenticateKey } from '../../application/keys/authenticate-key';
import type { Caller } from '../../application/caller';
import { FailedAttempts } from './failed-attempts';
import { SecondFactors } from '../../application/log-in/second-factors';
import { Sessions } from '../../application/log-in/sessions';
import {
  Forbidden,
  InsufficientScope,
  InvalidApiKey,
  InvalidCredentials,
  OperatorNeedsTotp,
} from '../../domain/accounts.errors';
import { requireSameOrigin } from './same-origin';
import { SessionCookie } from './session-cookie';

/** RFC 6750 section 2.1: the scheme, one space, the token. Schemes are case-insensitive (RFC 9110, 11.1). */
const BEARER = /^Bearer ([^\s]+)$/i;

/** Where the service is reached from outside, as `host` or `host:port`. */
export class PublicHost {
  constructor(readonly host: string) {}
}

/** What is asked of operators before they may do what only they may. */
export class OperatorPolicy {
  constructor(readonly needsTotp: boolean) {}
}

/** Lets only those through whom the route's `@Access` rule names. A route without a rule is closed. */
@Injectable()
export class CallerGuard implements CanActivate {
  constructor(
    private readonly reflector: Reflector,
    private readonly authenticateKey: AuthenticateKey,
    private readonly sessions: Sessions,
    private readonly failedAttempts: FailedAttempts,
    private readonly cookie: SessionCookie,
    private readonly publicHost: PublicHost,
    private readonly secondFactors: SecondFactors,
    private readonly operatorPolicy: OperatorPolicy,
  ) {}

  async canActivate(context: ExecutionContext): Promise<boolean> {
    const request = context.switchToHttp().getRequest<FastifyRequest>();
    const rule = this.told<AccessRule>(ACCESS_RULE, context);
    switch (rule) {
      case 'gateway': // the gateway's own guard, on the route itself, checks its secret
        return true;
      case 'public':
        requireSameOrigin(request, this.publicHost.host);
        return true;
      case 'session':
        admit(request, await this.signedIn(request));
        return true;
      case 'admin':
        await this.requireOperator(admit(request, await this.signedIn(request)));
        return true;
      case 'account':
        requireScopes(admit(request, await this.keyOrSession(request)), this.told(NEEDED_SCOPES, context));
        return true;
      case undefined:
        throw new Forbidden();
    }
  }

  private async requireOperator({ account }: Caller): Promise<void> {
    if (account.role !== 'admin') throw new Forbidden('This is for operators only.');
    if (!this.operatorPolicy.needsTotp) return;
    if (!(await this.secondFactors.state(account)).enabled) throw new OperatorNeedsTotp();
  }

  /** What the route's decorators say, or else its controller's. */
  private told<Value>(name: string, context: ExecutionContext): Value | undefined {
    return this.reflector.getAllAndOverride<Value | undefined>(name, [
      context.getHandler(),
      context.getClass(),
    ]);
  }

  /** Only the key counts when one is sent: a wrong key is refused even beside a valid session. */
  private async keyOrSession(request: FastifyRequest): Promise<Caller> {
    const { authorization } = request.headers;
    if (authorization === undefined && this.cookie.read(request) !== null) return this.signedIn(request);
    const [, key] = BEARER.exec(authorization ?? '') ?? [];
    if (key === undefined) throw new InvalidApiKey();
    return this.failedAttempts.watch(`key:${clientNetwork(request.ip)}`, () =>
      this.authenticateKey.execute(key),
    );
  }

  private async signedIn(request: FastifyRequest): Promise<Caller> {
    const token = this.cookie.read(request);
    if (token === null) throw new InvalidCredentials('You are not signed in.');
    requireSameOrigin(request, this.publicHost.host);
    const network = clientNetwork(request.ip);
    return this.failedAttempts.watch(`session:${network}`, () => this.sessions.recognise(token, network));
  }
}

/** @throws Forbidden for any key where the route names no scope; it was forgotten */
function requireScopes({ key }: Caller, needed: readonly KeyScope[] | undefined): void {
  if (key === null) return;
  if (needed === undefined) throw new Forbidden();
  const missing = needed.find((scope) => !key.scopes.includes(scope));
  if (missing !== undefined) throw new InsufficientScope(missing);
}

function admit(request: FastifyRequest, caller: Caller): Caller {
  request.caller = caller;
  const { account, key } = caller;
  noteInLog(request, { account_id: account.id, ...(key && { key_id: key.id }) });
  return caller;
}
