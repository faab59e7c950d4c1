import { Readable } from 'node:stream';
import { Controller, Get, Res } from '@nestjs/common';
import { ApiOkResponse, ApiTags } from '@nestjs/swagger';
import type { FastifyReply } from 'fastify';
import { Cost } from '../../platform/admission/cost';
import { Access } from '../../platform/http/access';
import { Clock } from '../../shared/domain/clock';
import { AccountExport } from '../application/account-export';
import type { Caller } from '../application/caller';
import type { Account } from '../domain/account';
import { CurrentCaller } from './current-caller';
import { ExportResult } from './export.dto';

@ApiTags('Accounts')
@Controller('api/v1/account/export')
@Access('session')
@Cost('export')
export class ExportController {
  constructor(
    private readonly accountExport: AccountExport,
    private readonly clock: Clock,
  ) {}

  /**
   * All that is kept of the account, as a file: profile, keys, sessions, ledger, orders, requests with their texts, jobs,
   * dictionaries and webhooks, each as its own routes show it, without secrets.
   */
  @Get()
  @ApiOkResponse({ type: ExportResult })
  async download(@CurrentCaller() { account }: Caller, @Res() reply: FastifyReply): Promise<void> {
    const exportedAt = this.clock.now().toISOString();
    await reply
      .type('application/json; charset=utf-8')
      .header('cache-control', 'no-store')
      .header('content-disposition', `attachment; filename="loa-account-${exportedAt.slice(0, 10)}.json"`)
      .send(Readable.from(this.write(account, exportedAt), { objectMode: false }));
  }

  /** The envelope and its result as text, a page of records at a time. */
  private async *write(account: Account, exportedAt: string): AsyncGenerator<string> {
    yield `{"status":1,"result":{"exported_at":"${exportedAt}"`;
    for (const part of this.accountExport.parts) {
      yield `,\n${JSON.stringify(part.name)}:[`;
      let between = '\n';
      for await (const page of part.records(account)) {
        for (const record of page) {
          yield between + JSON.stringify(record);
          between = ',\n';
        }
      }
      yield ']';
    }
    yield '}}\n';
  }
}
