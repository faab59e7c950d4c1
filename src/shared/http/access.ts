import { SetMetadata } from '@nestjs/common';

/**
 * Who may call a route. Every route says it; one that does not is denied to everybody, so a forgotten
 * decorator locks instead of opening.
 *
 * - `public`: nobody has to identify themselves
 * - `session`: a signed-in person (session cookie)
 * - `account`: a signed-in person or an API key (`Authorization: Bearer`)
 * - `admin`: a signed-in person whose account has the admin role
 * - `gateway`: a payment gateway with its webhook secret
 */
export type AccessRule = 'public' | 'session' | 'account' | 'admin' | 'gateway';

export const ACCESS_RULE = 'loa:access';

export const Access = (rule: AccessRule): MethodDecorator & ClassDecorator => SetMetadata(ACCESS_RULE, rule);
