import { Controller, Get, Headers, Param, Query, Res } from '@nestjs/common';
import { ApiParam, ApiTags } from '@nestjs/swagger';
import type { FastifyReply } from 'fastify';
import type { Caller } from '../../../accounts';
import { CurrentCaller } from '../../../accounts/http';
import { Cost } from '../../../platform/admission/cost';
import { Access, NeedsScope } from '../../../platform/http/access';
import { WithoutEnvelope } from '../../../platform/http/envelope.interceptor';
import { Fails } from '../../../platform/http/fails';
import { preferred } from '../../../platform/http/preferred';
import { FindReceipt } from '../../application/receipts/find-receipt';
import { receiptNumber } from '../../domain/receipts/order-receipt';
import { OrderReceiptQuery } from './order-receipt.dto';
import { contentOf, type ReceiptContent } from './receipt-content';
import { RECEIPT_POLICY, receiptHtml } from './receipt-html';
import { ReceiptPdfs } from './receipt-pdfs';
import { RECEIPT_LANGUAGES } from './receipt-words';

const MEDIA_TYPES = { 'text/html': 'html', 'application/pdf': 'pdf' } as const;

@ApiTags('Payment')
@Controller('api/payment/orders')
@Access('account')
@NeedsScope('read')
@Cost('receipt')
export class OrderReceiptController {
  constructor(
    private readonly findReceipt: FindReceipt,
    private readonly pdfs: ReceiptPdfs,
  ) {}

  /**
   * The numbered receipt of a paid order, as a page or a PDF, in Vietnamese or English. It keeps what it was issued
   * with, and is no tax invoice.
   */
  @Get(':orderCode/receipt')
  @ApiParam({ name: 'orderCode', description: 'Code of the order', example: 'LOA12345678' })
  @WithoutEnvelope('text/html', 'application/pdf')
  @Fails(409)
  async show(
    @CurrentCaller() { account }: Caller,
    @Param('orderCode') orderCode: string,
    @Query() query: OrderReceiptQuery,
    @Headers('accept') accept: string | undefined,
    @Headers('accept-language') acceptLanguage: string | undefined,
    @Res() reply: FastifyReply,
  ): Promise<void> {
    const receipt = await this.findReceipt.execute(account.id, orderCode);
    const language = query.lang ?? preferred(acceptLanguage, RECEIPT_LANGUAGES);
    const format = query.format ?? MEDIA_TYPES[preferred(accept, ['text/html', 'application/pdf'])];
    const content = contentOf(receipt, language);
    void reply.headers({
      'cache-control': 'no-store',
      'content-language': language,
      vary: 'accept, accept-language',
    });
    if (format === 'html') await sendPage(content, reply);
    else await this.sendPdf(content, `receipt-${receiptNumber(receipt)}.pdf`, reply);
  }

  private async sendPdf(content: ReceiptContent, name: string, reply: FastifyReply): Promise<void> {
    const pdf = await this.pdfs.draw(content);
    await reply
      .type('application/pdf')
      .header('content-disposition', `inline; filename="${name}"`)
      .send(Buffer.from(pdf.buffer, pdf.byteOffset, pdf.byteLength));
  }
}

async function sendPage(content: ReceiptContent, reply: FastifyReply): Promise<void> {
  await reply
    .type('text/html; charset=utf-8')
    .headers({ 'content-security-policy': RECEIPT_POLICY, 'referrer-policy': 'no-referrer' })
    .send(receiptHtml(content));
}
