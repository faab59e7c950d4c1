import { type DynamicModule, Module, type Provider } from '@nestjs/common';
import { APP_GUARD } from '@nestjs/core';
import type { Environment } from '../config/environment';
import { RedisConnection } from '../platform/queue/redis-connection';
import { AccountsRepository } from './application/accounts.repository';
import { ApiKeysRepository } from './application/api-keys.repository';
import { AuthenticateKey } from './application/authenticate-key';
import { ChangePassword } from './application/change-password';
import { CheckPassword } from './application/check-password';
import { CreditLedger } from './application/credit-ledger';
import { GrantCredits } from './application/grant-credits';
import { GrantCreditsWhenOrderPaid } from './application/grant-credits-when-order-paid';
import { IssueKey } from './application/issue-key';
import { OpenAccount, SignupPolicy } from './application/open-account';
import { Passwords } from './application/passwords';
import { ResetPassword } from './application/reset-password';
import { Sessions } from './application/sessions';
import { SessionsRepository } from './application/sessions.repository';
import { TraceSpending } from './application/trace-spending';
import { AccountController } from './http/account.controller';
import { AdminAccountsController } from './http/admin-accounts.controller';
import { ApiKeysController } from './http/api-keys.controller';
import { AuthController } from './http/auth.controller';
import { CallerGuard, PublicHost } from './http/caller.guard';
import { FailedAttempts } from './http/failed-attempts';
import { RateLimitGuard } from './http/rate-limit.guard';
import { RateLimits } from './http/rate-limits';
import { SessionCookie } from './http/session-cookie';
import { CreditGauges } from './infrastructure/credit-gauges';
import { SessionSchedule } from './infrastructure/session-schedule';
import { TypeOrmAccountsRepository } from './infrastructure/typeorm-accounts.repository';
import { TypeOrmApiKeysRepository } from './infrastructure/typeorm-api-keys.repository';
import { TypeOrmCreditLedger } from './infrastructure/typeorm-credit-ledger';
import { TypeOrmSessionsRepository } from './infrastructure/typeorm-sessions.repository';

const useCases = [
  AuthenticateKey,
  ChangePassword,
  CheckPassword,
  GrantCredits,
  GrantCreditsWhenOrderPaid,
  IssueKey,
  OpenAccount,
  ResetPassword,
  Sessions,
  TraceSpending,
];

const adapters: Provider[] = [
  { provide: AccountsRepository, useClass: TypeOrmAccountsRepository },
  { provide: ApiKeysRepository, useClass: TypeOrmApiKeysRepository },
  { provide: CreditLedger, useClass: TypeOrmCreditLedger },
  { provide: SessionsRepository, useClass: TypeOrmSessionsRepository },
];

/** Who calls, and what they may spend: accounts, sessions, API keys and the credit ledger. */
@Module({})
export class AccountsModule {
  static with({ settings, publicBaseUrl }: Environment): DynamicModule {
    const publicUrl = new URL(publicBaseUrl);
    return {
      module: AccountsModule,
      global: true, // who calls and what they may spend concerns every other module
      controllers: [AuthController, AccountController, AdminAccountsController, ApiKeysController],
      providers: [
        ...useCases,
        ...adapters,
        Passwords,
        CreditGauges,
        SessionSchedule,
        {
          provide: SignupPolicy,
          useValue: new SignupPolicy(settings.SIGNUP_ENABLED, settings.SIGNUP_CREDITS),
        },
        { provide: SessionCookie, useValue: new SessionCookie(publicUrl.protocol === 'https:') },
        { provide: PublicHost, useValue: new PublicHost(publicUrl.host) },
        {
          provide: RateLimits,
          useFactory: ({ client }: RedisConnection) => new RateLimits(client),
          inject: [RedisConnection],
        },
        {
          provide: FailedAttempts,
          useFactory: (limits: RateLimits) => new FailedAttempts(limits, settings.RATE_LIMIT_ENABLED),
          inject: [RateLimits],
        },
        { provide: APP_GUARD, useClass: CallerGuard },
        ...(settings.RATE_LIMIT_ENABLED ? [{ provide: APP_GUARD, useClass: RateLimitGuard }] : []),
      ],
      exports: [
        AccountsRepository,
        ApiKeysRepository,
        CreditLedger,
        FailedAttempts,
        GrantCredits,
        IssueKey,
        OpenAccount,
        ResetPassword,
        TraceSpending,
      ],
    };
  }
}
