import { Body, Controller, HttpCode, Post, Req, Res } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { Access } from '../../platform/http/access';
import { Fails } from '../../platform/http/fails';
import { LimitByAddress } from '../../platform/http/limit-by-address';
import type { Caller } from '../application/caller';
import { ChangePassword } from '../application/change-password';
import { CheckPassword } from '../application/check-password';
import { OpenAccount, SignupPolicy } from '../application/open-account';
import { Sessions } from '../application/sessions';
import { Forbidden } from '../domain/accounts.errors';
import { AccountResult, ChangePasswordRequest, LoginRequest, RegisterRequest } from './accounts.dto';
import { presentAccount } from './accounts.presenters';
import { CurrentCaller } from './current-caller';
import { SessionCookie } from './session-cookie';

@ApiTags('Accounts')
@Controller('api/v1/auth')
export class AuthController {
  constructor(
    private readonly openAccount: OpenAccount,
    private readonly checkPassword: CheckPassword,
    private readonly passwordChange: ChangePassword,
    private readonly sessions: Sessions,
    private readonly cookie: SessionCookie,
    private readonly policy: SignupPolicy,
  ) {}

  /** Opens an account and signs its owner in. */
  @Post('register')
  @HttpCode(200)
  @Fails(403, 409)
  @Access('public')
  @LimitByAddress('sign-up', 120)
  async register(
    @Body() { email, password, name }: RegisterRequest,
    @Res({ passthrough: true }) reply: FastifyReply,
  ): Promise<AccountResult> {
    if (!this.policy.enabled) throw new Forbidden('Signing up is closed; ask the operator for an account.');
    const account = await this.openAccount.execute({
      email,
      password,
      name: name ?? email.split('@', 1)[0] ?? email,
      role: 'customer',
    });
    this.cookie.write(reply, await this.sessions.open(account));
    return { account: presentAccount(account) };
  }

  /** Signs a person in: the answer sets the session cookie. */
  @Post('login')
  @HttpCode(200)
  @Fails(401, 403)
  @Access('public')
  @LimitByAddress('log-in', 120)
  async login(
    @Body() { email, password }: LoginRequest,
    @Res({ passthrough: true }) reply: FastifyReply,
  ): Promise<AccountResult> {
    const account = await this.checkPassword.execute(email, password);
    this.cookie.write(reply, await this.sessions.open(account));
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
    await this.sessions.end(this.cookie.read(request) ?? '');
    this.cookie.clear(reply);
  }

  /** Ends every other session of the account: signs out everywhere but here. */
  @Post('logout-elsewhere')
  @HttpCode(200)
  @Access('session')
  async logoutElsewhere(@CurrentCaller() { account }: Caller, @Req() request: FastifyRequest): Promise<void> {
    await this.sessions.endOthers(account, this.cookie.read(request) ?? '');
  }

  /** Changes the password and signs every other browser out. */
  @Post('password')
  @HttpCode(200)
  @Access('session')
  @LimitByAddress('log-in', 120)
  async changePassword(
    @Body() body: ChangePasswordRequest,
    @CurrentCaller() { account }: Caller,
    @Req() request: FastifyRequest,
  ): Promise<void> {
    const token = this.cookie.read(request) ?? '';
    await this.passwordChange.execute(account, body.current_password, body.new_password, token);
  }
}
