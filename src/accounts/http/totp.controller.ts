import { Body, Controller, Get, HttpCode, Post, Req } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import type { FastifyRequest } from 'fastify';
import { encodeQR } from 'qr';
import { Cost } from '../../platform/admission/cost';
import { Access } from '../../platform/http/access';
import { Fails } from '../../platform/http/fails';
import type { Caller } from '../application/caller';
import { SecondFactors } from '../application/log-in/second-factors';
import { base32, otpauthUri } from '../application/log-in/totp';
import { CurrentCaller } from './current-caller';
import { PublicHost } from './guards/caller.guard';
import { OwnerAttempts } from './guards/owner-attempts';
import { SessionCookie } from './guards/session-cookie';
import {
  BegunTotpResult,
  DisableTotpRequest,
  RecoveryCodesResult,
  TotpCodeRequest,
  TotpStateResult,
} from './totp.dto';

@ApiTags('Accounts')
@Controller('api/v1/auth/totp')
@Access('session')
@Cost('account')
export class TotpController {
  constructor(
    private readonly factors: SecondFactors,
    private readonly attempts: OwnerAttempts,
    private readonly sessionCookie: SessionCookie,
    private readonly publicHost: PublicHost,
  ) {}

  /** Whether logging in asks for a code of an app. */
  @Get()
  async show(@CurrentCaller() { account }: Caller): Promise<TotpStateResult> {
    const { enabled, recoveryCodesLeft } = await this.factors.state(account);
    return { enabled, recovery_codes_left: recoveryCodesLeft };
  }

  /** Makes a secret for an app. Nothing is asked for until a code confirms it; each call makes another secret. */
  @Post('begin')
  @HttpCode(200)
  @Fails(409)
  @Cost('totp-begin')
  async begin(@CurrentCaller() { account }: Caller): Promise<BegunTotpResult> {
    const secret = await this.factors.begin(account);
    const uri = otpauthUri(secret, account.email, this.publicHost.host);
    return { secret: base32(secret), otpauth_uri: uri, qr_svg: encodeQR(uri, 'svg', { ecc: 'medium' }) };
  }

  /** From now on logging in asks for a code of the app, and every other session has ended. The recovery codes, each good for once, are shown this once. */
  @Post('confirm')
  @HttpCode(200)
  @Fails(409, 429)
  @Cost('log-in')
  confirm(
    @CurrentCaller() { account }: Caller,
    @Body() { code }: TotpCodeRequest,
    @Req() request: FastifyRequest,
  ): Promise<RecoveryCodesResult> {
    return this.attempts.watch(account, request, async () => ({
      recovery_codes: await this.factors.confirm(account, code, this.sessionCookie.read(request) ?? ''),
    }));
  }

  /** Makes new recovery codes in the place of all former ones. */
  @Post('recovery-codes')
  @HttpCode(200)
  @Fails(409, 429)
  @Cost('log-in')
  renewRecoveryCodes(
    @CurrentCaller() { account }: Caller,
    @Body() { code }: TotpCodeRequest,
    @Req() request: FastifyRequest,
  ): Promise<RecoveryCodesResult> {
    return this.attempts.watch(account, request, async () => ({
      recovery_codes: await this.factors.renewRecoveryCodes(account, code),
    }));
  }

  /** Logging in asks only for the password again. */
  @Post('disable')
  @HttpCode(200)
  @Fails(409, 429, 503)
  @Cost('log-in')
  disable(
    @CurrentCaller() { account }: Caller,
    @Body() { password, code }: DisableTotpRequest,
    @Req() request: FastifyRequest,
  ): Promise<void> {
    return this.attempts.watch(account, request, () => this.factors.disable(account, password, code));
  }
}
