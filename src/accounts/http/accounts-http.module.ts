import { type DynamicModule, Module, type Provider } from '@nestjs/common';
import { APP_GUARD, APP_INTERCEPTOR } from '@nestjs/core';
import type { Environment } from '../../config/environment';
import { FailureLimits } from '../../platform/admission/failure-limits';
import { RateLimits } from '../../platform/admission/rate-limits';
import { RedisConnection } from '../../platform/queue/redis-connection';
import { AccountsRepository } from '../application/accounts.repository';
import { Signatures } from '../application/signatures';
import { AccountController } from './account.controller';
import { AccountParts } from './account-parts';
import { AdminAccountsController } from './admin/admin-accounts.controller';
import { AdminActsController } from './admin/admin-acts.controller';
import { AdminApiKeysController } from './admin/admin-api-keys.controller';
import { AdminSignUpsController } from './admin/admin-sign-ups.controller';
import { ApiKeysController } from './api-keys.controller';
import { AuthController } from './auth.controller';
import { BrowserCookie } from './guards/browser-cookie';
import { CallerGuard, OperatorPolicy, PublicHost } from './guards/caller.guard';
import { EmailController } from './email.controller';
import { ExportController } from './export.controller';
import { FailedAttempts } from './guards/failed-attempts';
import { ForgottenPasswordController } from './forgotten-password.controller';
import { LogInThrottle } from './guards/log-in-throttle';
import { NewSignIns } from './guards/new-sign-ins';
import { AdmissionGuard } from './guards/admission.guard';
import { OperatorLogInterceptor } from './guards/operator-log.interceptor';
import { OwnerAttempts } from './guards/owner-attempts';
import { ProfileController } from './profile.controller';
import { SessionCookie } from './guards/session-cookie';
import { SessionsController } from './sessions.controller';
import { SuspendedCalls } from './guards/suspended-calls';
import { TotpController } from './totp.controller';

const controllers = [
  AuthController,
  EmailController,
  ForgottenPasswordController,
  TotpController,
  AccountController,
  ProfileController,
  ExportController,
  SessionsController,
  ApiKeysController,
  AdminAccountsController,
  AdminApiKeysController,
  AdminSignUpsController,
  AdminActsController,
];

/** The routes of accounts, and what every request passes: who calls, how often, and whether they are suspended. */
@Module({})
export class AccountsHttpModule {
  static with(environment: Environment): DynamicModule {
    const { settings, publicBaseUrl } = environment;
    const { host, protocol } = new URL(publicBaseUrl);
    return {
      module: AccountsHttpModule,
      global: true, // other modules' routes are guarded as well
      controllers,
      providers: [
        AccountParts,
        { provide: PublicHost, useValue: new PublicHost(host) },
        { provide: OperatorPolicy, useValue: new OperatorPolicy(environment.operatorsNeedTotp) },
        ...cookies(protocol === 'https:'),
        ...limits(settings.RATE_LIMIT_ENABLED),
        OwnerAttempts,
        NewSignIns,
        { provide: APP_GUARD, useClass: CallerGuard },
        { provide: APP_INTERCEPTOR, useClass: SuspendedCalls },
        { provide: APP_INTERCEPTOR, useClass: OperatorLogInterceptor },
        ...(settings.RATE_LIMIT_ENABLED ? [{ provide: APP_GUARD, useClass: AdmissionGuard }] : []),
      ],
      exports: [FailedAttempts],
    };
  }
}

const cookies = (isSecure: boolean): Provider[] => [
  { provide: SessionCookie, useValue: new SessionCookie(isSecure) },
  {
    provide: BrowserCookie,
    useFactory: (signatures: Signatures, accounts: AccountsRepository) =>
      new BrowserCookie(isSecure, signatures, accounts),
    inject: [Signatures, AccountsRepository],
  },
];

/** Counts in this process, or in the Redis that several share. */
const limits = (isEnabled: boolean): Provider[] => [
  {
    provide: FailedAttempts,
    useFactory: (rates: RateLimits) => new FailedAttempts(rates, isEnabled),
    inject: [RateLimits],
  },
  {
    provide: LogInThrottle,
    useFactory: (failures: FailureLimits) => new LogInThrottle(failures, isEnabled),
    inject: [FailureLimits],
  },
  {
    provide: FailureLimits,
    useFactory: ({ client }: RedisConnection) => new FailureLimits(client),
    inject: [RedisConnection],
  },
];
