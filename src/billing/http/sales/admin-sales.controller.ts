import { Readable } from 'node:stream';
import { Controller, Get, Query, Res } from '@nestjs/common';
import { ApiExtraModels, ApiOkResponse, ApiTags, getSchemaPath } from '@nestjs/swagger';
import type { FastifyReply } from 'fastify';
import { Cost } from '../../../platform/admission/cost';
import { Access } from '../../../platform/http/access';
import { WithoutEnvelope } from '../../../platform/http/envelope.interceptor';
import { ListSales } from '../../application/sales/list-sales';
import { salesCsv, salesJson } from './sales-file';
import { SalesQuery, SalesResult } from './sales.dto';

const FILES = {
  csv: { type: 'text/csv; charset=utf-8', write: salesCsv },
  json: { type: 'application/json; charset=utf-8', write: salesJson },
} as const;

@ApiTags('Administration')
@Controller('api/v1/admin/sales')
@Access('admin')
@Cost('export')
export class AdminSalesController {
  constructor(private readonly listSales: ListSales) {}

  /**
   * All that an invoice needs of the orders that were paid in some days, and the refunds of paid orders that were noted
   * then, as a file. Money that paid no order is not in it.
   */
  @Get()
  @WithoutEnvelope() // it is streamed, and brings its own
  @ApiExtraModels(SalesResult)
  @ApiOkResponse({
    content: {
      'text/csv': { schema: { type: 'string' } },
      'application/json': { schema: { $ref: getSchemaPath(SalesResult) } },
    },
  })
  async download(
    @Query() { from, to, format = 'csv' }: SalesQuery,
    @Res() reply: FastifyReply,
  ): Promise<void> {
    const { type, write } = FILES[format];
    const lines = write(this.listSales.execute(from, to));
    await reply
      .type(type)
      .header('cache-control', 'no-store')
      .header('content-disposition', `attachment; filename="sales-${from}-${to}.${format}"`)
      .send(Readable.from(lines, { objectMode: false }));
  }
}
