import { Body, Controller, HttpCode, Post, Req, Res } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { Cost } from '../../platform/admission/cost';
import { Access } from '../../platform/http/access';
import { clientNetwork } from '../../platform/http/client-network';
import { Fails } from '../../platform/http/fails';
import { ForgottenPassword } from '../application/passwords/forgotten-password';
import { BrowserCookie } from './guards/browser-cookie';
import { ForgotPasswordRequest, ResetPasswordRequest } from './accounts.dto';

/** A new password by a mail. Where the service sends none (409), its operator sets one. */
@ApiTags('Accounts')
@Controller('api/v1/auth')
@Access('public')
export class ForgottenPasswordController {
  constructor(
    private readonly forgottenPassword: ForgottenPassword,
    private readonly browserCookie: BrowserCookie,
  ) {}

  /**
   * Has a link sent by which the password can be replaced within an hour. The answer is the same, after the same time,
   * whether there is such an account or not.
   */
  @Post('forgot-password')
  @HttpCode(200)
  @Fails(409)
  @Cost('forgot-password')
  forgot(@Body() { email }: ForgotPasswordRequest): void {
    this.forgottenPassword.request(email);
  }

  /** Replaces the password by the token of such a link, which works once, and signs the account out everywhere. */
  @Post('reset-password')
  @HttpCode(200)
  @Fails(503)
  @Cost('mail-link')
  async reset(
    @Body() { token, password }: ResetPasswordRequest,
    @Req() request: FastifyRequest,
    @Res({ passthrough: true }) reply: FastifyReply,
  ): Promise<void> {
    const account = await this.forgottenPassword.reset(token, password, clientNetwork(request.ip));
    // No browser is known any more; whoever guesses at the account must not keep its owner out.
    await this.browserCookie.write(reply, account, null);
  }
}
