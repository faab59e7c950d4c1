import { Controller, Delete, Get, Param, Req } from '@nestjs/common';
import { ApiParam, ApiTags } from '@nestjs/swagger';
import type { FastifyRequest } from 'fastify';
import { Cost } from '../../platform/admission/cost';
import { Access } from '../../platform/http/access';
import { IdPipe } from '../../platform/http/id.pipe';
import type { Caller } from '../application/caller';
import { LogInJournal } from '../application/log-in/log-in-journal';
import { Sessions } from '../application/log-in/sessions';
import { presentFailedLogIn, presentSession } from './accounts.presenters';
import { CurrentCaller } from './current-caller';
import { SessionCookie } from './guards/session-cookie';
import { SessionResult, SessionsResult } from './sessions.dto';

@ApiTags('Accounts')
@Controller('api/v1/account/sessions')
@Access('session')
@Cost('account')
export class SessionsController {
  constructor(
    private readonly sessions: Sessions,
    private readonly journal: LogInJournal,
    private readonly cookie: SessionCookie,
  ) {}

  /** The browsers that are logged in, at most 100, and the latest wrong passwords. */
  @Get()
  async list(@CurrentCaller() { account }: Caller, @Req() request: FastifyRequest): Promise<SessionsResult> {
    const sessions = await this.sessions.list(account, this.cookie.read(request) ?? '');
    const failures = await this.journal.failuresOf(account.id);
    return { items: sessions.map(presentSession), failed_log_ins: failures.map(presentFailedLogIn) };
  }

  /** Signs every other browser out, at once, as `POST /api/v1/auth/logout-elsewhere` does. */
  @Delete()
  async removeOthers(@CurrentCaller() { account }: Caller, @Req() request: FastifyRequest): Promise<void> {
    await this.sessions.endOthers(account, this.cookie.read(request) ?? '');
  }

  /** Signs one browser out; its very next call is refused. */
  @Delete(':id')
  @ApiParam({ name: 'id', description: 'Identifier of the session' })
  async remove(
    @CurrentCaller() { account }: Caller,
    @Param('id', IdPipe) id: string,
    @Req() request: FastifyRequest,
  ): Promise<SessionResult> {
    return {
      session: presentSession(await this.sessions.endOne(account, this.cookie.read(request) ?? '', id)),
    };
  }
}
