import { Body, Controller, Get, HttpCode, Post, Req, Res } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { Cost } from '../../platform/admission/cost';
import { Access } from '../../platform/http/access';
import { clientNetwork, subscriberNetwork } from '../../platform/http/client-network';
import { Fails } from '../../platform/http/fails';
import { preferred } from '../../platform/http/preferred';
import type { Caller } from '../application/caller';
import { ChangePassword } from '../application/passwords/change-password';
import { CheckPassword } from '../application/log-in/check-password';
import { MailService } from '../application/mail-service';
import { SecondFactors } from '../application/log-in/second-factors';
import { Sessions } from '../application/log-in/sessions';
import { SignUp } from '../application/sign-up/sign-up';
import { SignUpOffer } from '../application/sign-up/sign-up-offer';
import type { Account } from '../domain/account';
import { LANGUAGES } from '../domain/language';
import { clientName } from '../domain/log-in/client-name';
import {
  AccountResult,
  ChangePasswordRequest,
  LoginRequest,
  RegisterRequest,
  RegisterResult,
  SignUpOfferResult,
} from './accounts.dto';
import { presentAccount } from './accounts.presenters';
import { BrowserCookie, type KnownBrowser } from './guards/browser-cookie';
import { CurrentCaller } from './current-caller';
import { LogInThrottle } from './guards/log-in-throttle';
import { NewSignIns } from './guards/new-sign-ins';
import { OwnerAttempts } from './guards/owner-attempts';
import { SessionCookie } from './guards/session-cookie';

@ApiTags('Accounts')
@Controller('api/v1/auth')
@Cost('account')
export class AuthController {
  constructor(
    private readonly signUp: SignUp,
    private readonly signUpOffer: SignUpOffer,
    private readonly mail: MailService,
    private readonly checkPassword: CheckPassword,
    private readonly secondFactors: SecondFactors,
    private readonly passwordChange: ChangePassword,
    private readonly sessions: Sessions,
    private readonly newSignIns: NewSignIns,
    private readonly throttle: LogInThrottle,
    private readonly ownerAttempts: OwnerAttempts,
    private readonly sessionCookie: SessionCookie,
    private readonly browserCookie: BrowserCookie,
  ) {}

  /** What somebody would get who opened an account now. */
  @Get('register')
  @Access('public')
  @Cost('catalogue')
  async offer(): Promise<SignUpOfferResult> {
    return {
      open: this.signUpOffer.isOpen,
      free_credits: await this.signUpOffer.freeCredits(),
      after_verification: this.signUpOffer.awaitsVerification,
      sends_mails: this.mail.isAvailable,
    };
  }

  /**
   * Opens an account and signs its owner in, who thereby agrees to the duties of every licence that requires it
   * (`GET /api/v1/tts/licences`).
   */
  @Post('register')
  @HttpCode(200)
  @Fails(403, 409, 503)
  @Access('public')
  @Cost('sign-up')
  async register(
    @Body() { email, password, name, agreed_licences }: RegisterRequest,
    @Req() request: FastifyRequest,
    @Res({ passthrough: true }) reply: FastifyReply,
  ): Promise<RegisterResult> {
    const account = await this.signUp.execute({
      email,
      password,
      name: name ?? email.split('@', 1)[0] ?? email,
      agreedLicences: agreed_licences,
      language: preferred(request.headers['accept-language'], LANGUAGES),
      network: subscriberNetwork(request.ip),
    });
    await this.letIn(account, request, reply, null);
    return { account: presentAccount(account), free_credits: account.creditsGranted };
  }

  /**
   * Signs a person in: the answer sets the session cookie. An account with a second factor answers 401 `TOTP_REQUIRED`
   * until `totp_code` is sent along.
   */
  @Post('login')
  @HttpCode(200)
  @Fails(401, 403, 429, 503)
  @Access('public')
  @Cost('log-in')
  async login(
    @Body() { email, password, totp_code }: LoginRequest,
    @Req() request: FastifyRequest,
    @Res({ passthrough: true }) reply: FastifyReply,
  ): Promise<AccountResult> {
    const network = clientNetwork(request.ip);
    const browser = await this.browserCookie.recognise(request, email);
    const account = await this.throttle.watch({ email, network, browser }, async () => {
      const owner = browser?.name ?? network;
      const known = await this.checkPassword.execute(email, password, { network, owner });
      await this.secondFactors.requireToLogIn(known, totp_code, network);
      return known;
    });
    if (browser === null) await this.newSignIns.tell(account, clientOf(request));
    await this.letIn(account, request, reply, browser);
    return { account: presentAccount(account) };
  }

  /** Ends the session. */
  @Post('logout')
  @HttpCode(200)
  @Access('session')
  async logout(
    @Req() request: FastifyRequest,
    @Res({ passthrough: true }) reply: FastifyReply,
  ): Promise<void> {
    await this.sessions.end(this.sessionCookie.read(request) ?? '');
    this.sessionCookie.clear(reply);
  }

  /** Ends every other session of the account: signs out everywhere but here. */
  @Post('logout-elsewhere')
  @HttpCode(200)
  @Access('session')
  async logoutElsewhere(@CurrentCaller() { account }: Caller, @Req() request: FastifyRequest): Promise<void> {
    await this.sessions.endOthers(account, this.sessionCookie.read(request) ?? '');
  }

  /** Changes the password and signs every other browser out. */
  @Post('password')
  @HttpCode(200)
  @Fails(429, 503)
  @Access('session')
  @Cost('log-in')
  async changePassword(
    @Body() body: ChangePasswordRequest,
    @CurrentCaller() { account }: Caller,
    @Req() request: FastifyRequest,
    @Res({ passthrough: true }) reply: FastifyReply,
  ): Promise<void> {
    const token = this.sessionCookie.read(request) ?? '';
    const browser = await this.browserCookie.recognise(request, account.email);
    const changed = await this.ownerAttempts.watch(account, request, () =>
      this.passwordChange.execute(account, body.current_password, body.new_password, token),
    );
    await this.browserCookie.write(reply, changed, browser);
  }

  /** The session's cookie comes first: it is the one that callers who are no browsers look for. */
  private async letIn(
    account: Account,
    request: FastifyRequest,
    reply: FastifyReply,
    browser: KnownBrowser | null,
  ): Promise<void> {
    this.sessionCookie.write(reply, await this.sessions.open(account, clientOf(request)));
    await this.browserCookie.write(reply, account, browser);
  }
}

const clientOf = (request: FastifyRequest) => ({
  client: clientName(request.headers['user-agent']),
  network: clientNetwork(request.ip),
});
