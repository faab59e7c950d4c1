import { applyDecorators, SetMetadata } from '@nestjs/common';
import { ApiBearerAuth, ApiCookieAuth, ApiResponse, ApiSecurity } from '@nestjs/swagger';
import type { KeyScope } from '../../shared/domain/key-scope';

/**
 * Who may call a route. Every route says it; one that does not is denied to everybody, so a forgotten
 * decorator locks instead of opening.
 *
 * - `public`: nobody has to identify themselves
 * - `session`: a signed-in person (session cookie)
 * - `admin`: a signed-in person whose account is the operator's; no API key will do, not even that account's
 * - `account`: a signed-in person or an API key (`Authorization: Bearer`) with the scopes that `NeedsScope` names
 * - `gateway`: a payment gateway with its webhook secret
 */
export type AccessRule = 'public' | 'session' | 'admin' | 'account' | 'gateway';

export const ACCESS_RULE = 'loa:access';

/**
 * The security schemes of the OpenAPI document that satisfy each rule; any one of them is enough. New ones are made
 * for each use: a decorator of `@nestjs/swagger` remembers the schemes of everything that it has decorated.
 */
const documentation: Record<AccessRule, () => (ClassDecorator & MethodDecorator)[]> = {
  public: () => [],
  session: () => [ApiCookieAuth('session')],
  admin: () => [ApiCookieAuth('session'), ApiResponse({ status: 403 })],
  account: () => [ApiBearerAuth('apiKey'), ApiCookieAuth('session')],
  gateway: () => [ApiSecurity('webhookSecret'), ApiSecurity('webhookApikey')],
};

export const Access = (rule: AccessRule): MethodDecorator & ClassDecorator =>
  applyDecorators(SetMetadata(ACCESS_RULE, rule), ...documentation[rule]());

export const NEEDED_SCOPES = 'loa:needed-scopes';

/**
 * The scopes that an API key must have, all of them, to call a route, or the routes of a controller that name none of
 * their own. A signed-in person needs none. Every route with `@Access('account')` names some; one that does not is
 * denied to all keys.
 */
export const NeedsScope = (...scopes: [KeyScope, ...KeyScope[]]): MethodDecorator & ClassDecorator =>
  applyDecorators(SetMetadata(NEEDED_SCOPES, scopes), ApiResponse({ status: 403 }));
