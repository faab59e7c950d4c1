import { Controller, Get, NotFoundException, Param, Query, Res } from '@nestjs/common';
import { ApiParam, ApiTags } from '@nestjs/swagger';
import type { FastifyReply } from 'fastify';
import { Cost } from '../../../platform/admission/cost';
import { Access } from '../../../platform/http/access';
import { WithoutEnvelope } from '../../../platform/http/envelope.interceptor';
import { Fails } from '../../../platform/http/fails';
import { QrImages } from './qr-images';
import { QrQuery } from './qr.dto';
import { readPayment } from './qr-payment';
import type { VietQrPayment } from './vietqr-drawing';

/** `<BANK_BIN>-<ACCOUNT_NO>-compact2.png`, split at the last hyphens. */
const FILE = /^(.*)-([^-]*)-compact2\.(png|svg)$/;

/** The address says everything that the image shows. */
const CACHE_CONTROL = 'public, max-age=86400, immutable';

/** An SVG that is opened by itself is a document: it may load, run and frame nothing. */
const SVG_POLICY = "default-src 'none'; style-src 'unsafe-inline'; frame-ancestors 'none'; sandbox";

@ApiTags('Payment')
@Controller('api/payment/qr')
@Access('public')
@Cost('qr')
export class QrController {
  constructor(private readonly images: QrImages) {}

  /** The QR code of a bank transfer as an image: `<BANK_BIN>-<ACCOUNT_NO>-compact2.png` or `.svg`. */
  @Get(':file')
  @ApiParam({
    name: 'file',
    description: 'Bank, account and template: BIN-ACCOUNT-compact2.png or .svg',
    example: '970436-0123456789-compact2.png',
  })
  @WithoutEnvelope('image/png', 'image/svg+xml')
  @Fails(503)
  async draw(
    @Param('file') file: string,
    @Query() query: QrQuery,
    @Res() reply: FastifyReply,
  ): Promise<void> {
    const [, bankBin, accountNo, format] = FILE.exec(file) ?? [];
    if (bankBin === undefined || accountNo === undefined) throw new NotFoundException();
    const payment = readPayment(bankBin, accountNo, query);
    await (format === 'png' ? this.sendPng(payment, reply) : this.sendSvg(payment, reply));
  }

  private async sendPng(payment: VietQrPayment, reply: FastifyReply): Promise<void> {
    const png = await this.images.file({ format: 'png', payment });
    await reply.type('image/png').header('cache-control', CACHE_CONTROL).send(png);
  }

  private async sendSvg(payment: VietQrPayment, reply: FastifyReply): Promise<void> {
    const svg = await this.images.file({ format: 'svg', payment });
    await reply
      .type('image/svg+xml; charset=utf-8')
      .header('cache-control', CACHE_CONTROL)
      .header('content-security-policy', SVG_POLICY)
      .send(svg);
  }
}
