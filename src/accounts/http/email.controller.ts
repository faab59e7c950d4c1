import { Body, Controller, HttpCode, Post, Req } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import type { FastifyRequest } from 'fastify';
import { Cost } from '../../platform/admission/cost';
import { Access } from '../../platform/http/access';
import { Fails } from '../../platform/http/fails';
import type { Caller } from '../application/caller';
import { ChangeEmail } from '../application/email/change-email';
import { RequestVerification } from '../application/email/request-verification';
import { VerifyEmail } from '../application/email/verify-email';
import { ChangeEmailRequest, LinkTokenRequest, VerifyEmailResult } from './accounts.dto';
import { CurrentCaller } from './current-caller';
import { OwnerAttempts } from './guards/owner-attempts';

/** The address of an account, and the proof that it is its owner's. Where the service sends no mails the answer is 409. */
@ApiTags('Accounts')
@Controller('api/v1/auth')
export class EmailController {
  constructor(
    private readonly verifyEmail: VerifyEmail,
    private readonly requestVerification: RequestVerification,
    private readonly changeEmail: ChangeEmail,
    private readonly attempts: OwnerAttempts,
  ) {}

  /**
   * Verifies an address by the token of a link that was sent there, which works once within 24 hours: the one that the
   * account has, or the one that it was asked to have, which replaces the other by this.
   */
  @Post('verify-email')
  @HttpCode(200)
  @Fails(409)
  @Access('public')
  @Cost('mail-link')
  async verify(@Body() { token }: LinkTokenRequest): Promise<VerifyEmailResult> {
    const { email, credits } = await this.verifyEmail.execute(token);
    return { email, free_credits: credits };
  }

  /**
   * Has the link sent once more; at most five are sent in 24 hours, those to a new address among them. Does nothing once the
   * address is verified.
   */
  @Post('resend-verification')
  @HttpCode(200)
  @Fails(409, 429)
  @Access('session')
  @Cost('account')
  async resend(@CurrentCaller() { account }: Caller): Promise<void> {
    await this.requestVerification.execute(account);
  }

  /** Has a link sent to a new address, which is the account's once that is opened; the former is told then. */
  @Post('email')
  @HttpCode(200)
  @Fails(409, 429, 503)
  @Access('session')
  @Cost('log-in')
  async change(
    @Body() { email, password }: ChangeEmailRequest,
    @CurrentCaller() { account }: Caller,
    @Req() request: FastifyRequest,
  ): Promise<void> {
    await this.attempts.watch(account, request, () => this.changeEmail.execute(account, email, password));
  }
}
