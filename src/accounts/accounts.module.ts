import { type DynamicModule, Module, type Provider } from '@nestjs/common';
import type { Environment } from '../config/environment';
import { AccountExport } from './application/account-export';
import { AccountLook } from './application/operators/account-look';
import { AccountsRepository } from './application/accounts.repository';
import { ApiKeysRepository } from './application/keys/api-keys.repository';
import { AuthenticateKey } from './application/keys/authenticate-key';
import { ChangeEmail } from './application/email/change-email';
import { ChangeKey } from './application/keys/change-key';
import { ChangePassword } from './application/passwords/change-password';
import { CheckPassword } from './application/log-in/check-password';
import { ConfirmAddress } from './application/email/confirm-address';
import { CreditLedger } from './application/credits/credit-ledger';
import { CreditLots } from './application/credits/credit-lots';
import { DeleteAccount } from './application/delete-account';
import { EraseAccounts } from './application/erase-accounts';
import { ExpireCredits } from './application/credits/expire-credits';
import { FindActs } from './application/operators/find-acts';
import { FindLowCredits, LowCreditsPolicy } from './application/credits/find-low-credits';
import { ForgottenPassword } from './application/passwords/forgotten-password';
import { GrantCredits } from './application/credits/grant-credits';
import { GrantCreditsWhenOrderPaid } from './application/credits/grant-credits-when-order-paid';
import { IssueKey } from './application/keys/issue-key';
import { RemoveKey } from './application/keys/remove-key';
import { LinksRepository } from './application/email/links.repository';
import { LogInJournal } from './application/log-in/log-in-journal';
import { MailService } from './application/mail-service';
import { NoteSettings } from './application/operators/note-settings';
import { NotifyOwner } from './application/notify-owner';
import { OpenAccount } from './application/sign-up/open-account';
import { OperatorActsRepository } from './application/operators/operator-acts.repository';
import { OperatorLog } from './application/operators/operator-log';
import { Passwords } from './application/passwords/passwords';
import { RemoveAccess } from './application/passwords/remove-access';
import { ReplacePassword } from './application/passwords/replace-password';
import { RequestVerification } from './application/email/request-verification';
import { ResetPassword } from './application/passwords/reset-password';
import { SendLink } from './application/email/send-link';
import { Sessions } from './application/log-in/sessions';
import { SecondFactors } from './application/log-in/second-factors';
import { SecondFactorsRepository } from './application/log-in/second-factors.repository';
import { SessionsRepository } from './application/log-in/sessions.repository';
import { SignUp } from './application/sign-up/sign-up';
import { SignUpOffer } from './application/sign-up/sign-up-offer';
import { SignUpsRepository } from './application/sign-up/sign-ups.repository';
import { Signatures } from './application/signatures';
import { SignUpPolicy } from './application/sign-up/sign-up-policy';
import { SuspendAccount } from './application/suspend-account';
import { TraceSpending } from './application/credits/trace-spending';
import { VerifyEmail } from './application/email/verify-email';
import { AccountsSchedule } from './infrastructure/accounts-schedule';
import { CreditGauges } from './infrastructure/credit-gauges';
import { KeyBudgets } from './infrastructure/key-budgets';
import { CredentialsEraser } from './infrastructure/credentials-eraser';
import { HashingThread } from './infrastructure/password-hashing/hashing-thread';
import { SignUpGauges } from './infrastructure/sign-up-gauges';
import { TypeOrmAccountsRepository } from './infrastructure/typeorm-accounts.repository';
import { TypeOrmApiKeysRepository } from './infrastructure/typeorm-api-keys.repository';
import { TypeOrmCreditLedger } from './infrastructure/typeorm-credit-ledger';
import { TypeOrmCreditLots } from './infrastructure/typeorm-credit-lots';
import { TypeOrmLinksRepository } from './infrastructure/typeorm-links.repository';
import { TypeOrmLogInJournal } from './infrastructure/typeorm-log-in-journal';
import { TypeOrmOperatorActsRepository } from './infrastructure/typeorm-operator-acts.repository';
import { TypeOrmSecondFactorsRepository } from './infrastructure/typeorm-second-factors.repository';
import { TypeOrmSessionsRepository } from './infrastructure/typeorm-sessions.repository';
import { TypeOrmSignUpsRepository } from './infrastructure/typeorm-sign-ups.repository';
import { TypeOrmSignatures } from './infrastructure/typeorm-signatures';

const useCases = [
  AccountExport,
  AccountLook,
  AuthenticateKey,
  ChangeEmail,
  ChangeKey,
  ChangePassword,
  CheckPassword,
  ConfirmAddress,
  DeleteAccount,
  EraseAccounts,
  ExpireCredits,
  FindActs,
  FindLowCredits,
  ForgottenPassword,
  GrantCredits,
  GrantCreditsWhenOrderPaid,
  IssueKey,
  NoteSettings,
  NotifyOwner,
  OpenAccount,
  OperatorLog,
  RemoveAccess,
  RemoveKey,
  ReplacePassword,
  RequestVerification,
  ResetPassword,
  SecondFactors,
  SendLink,
  Sessions,
  SignUp,
  SignUpOffer,
  SuspendAccount,
  TraceSpending,
  VerifyEmail,
];

const adapters: Provider[] = [
  { provide: AccountsRepository, useClass: TypeOrmAccountsRepository },
  { provide: ApiKeysRepository, useClass: TypeOrmApiKeysRepository },
  KeyBudgets,
  { provide: CreditLedger, useClass: TypeOrmCreditLedger },
  TypeOrmCreditLots,
  { provide: CreditLots, useExisting: TypeOrmCreditLots },
  { provide: LinksRepository, useClass: TypeOrmLinksRepository },
  { provide: LogInJournal, useClass: TypeOrmLogInJournal },
  { provide: OperatorActsRepository, useClass: TypeOrmOperatorActsRepository },
  { provide: Passwords, useClass: HashingThread },
  { provide: SecondFactorsRepository, useClass: TypeOrmSecondFactorsRepository },
  { provide: SessionsRepository, useClass: TypeOrmSessionsRepository },
  { provide: Signatures, useClass: TypeOrmSignatures },
  { provide: SignUpsRepository, useClass: TypeOrmSignUpsRepository },
];

/** Who calls, and what they may spend: accounts, sessions, API keys and the credit ledger. */
@Module({})
export class AccountsModule {
  static with(environment: Environment): DynamicModule {
    const useCasesAndPorts = [...useCases, ...adapters, ...policies(environment)];
    return {
      module: AccountsModule,
      global: true, // who calls and what they may spend concerns every other module
      providers: [...useCasesAndPorts, CredentialsEraser, CreditGauges, SignUpGauges, AccountsSchedule],
      exports: useCasesAndPorts,
    };
  }
}

const policies = (environment: Environment): Provider[] => [
  { provide: SignUpPolicy, useValue: signUpPolicyOf(environment) },
  { provide: LowCreditsPolicy, useValue: new LowCreditsPolicy(environment.settings.CREDITS_LOW_THRESHOLD) },
  { provide: MailService, useValue: new MailService(environment.mail !== null) },
];

function signUpPolicyOf(environment: Environment): SignUpPolicy {
  const { settings } = environment;
  return new SignUpPolicy(
    settings.SIGNUP_ENABLED,
    settings.SIGNUP_CREDITS,
    settings.RATE_LIMIT_ENABLED ? environment.signUpsPerNetworkPerDay : null,
    environment.signUpCreditsPerDay,
    environment.signUpCreditsAwaitVerification,
    settings.DISPOSABLE_EMAIL_ALLOWED,
  );
}
