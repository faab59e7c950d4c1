import { type RenderedImage, Resvg } from '@resvg/resvg-js';
import decodeQR from 'qr/decode.js';
import { decodeVietQr } from '../../domain/vietqr/decode-vietqr';
import type { VietQrFields } from '../../domain/vietqr/vietqr-fields';
import { drawVietQr, FONT_FAMILY, type VietQrPayment } from './vietqr-drawing';

const FONTS = '@expo-google-fonts/be-vietnam-pro';
const FONT_FILES = [
  require.resolve(`${FONTS}/500Medium/BeVietnamPro_500Medium.ttf`),
  require.resolve(`${FONTS}/600SemiBold/BeVietnamPro_600SemiBold.ttf`),
];

/** The reader gives up retrying after one camera frame unless told; a busy machine needs longer. */
const READ_TIME_LIMIT_MS = 2000;

/** A drawing whose code does not say what it should. It is never served. */
export class QrCodeMismatch extends Error {
  override readonly name = 'QrCodeMismatch';
}

/**
 * Images of VietQR payments. Every image is rendered, read back from its pixels and compared with the
 * payment before it is handed out, so a fault in drawing cannot send money elsewhere. Synchronous: the
 * first image takes tens of milliseconds, later ones about ten (SVG) to twenty (PNG); `QrImages` has them drawn in
 * a thread.
 */
export class VietQrImages {
  /** @param draw makes the SVG; a test passes a faulty one to see that its drawings are not served. */
  constructor(private readonly draw: (payment: VietQrPayment) => string = drawVietQr) {}

  /**
   * @throws InvalidParameters naming the fields a VietQR code cannot carry.
   * @throws QrCodeMismatch
   */
  svg(payment: VietQrPayment): string {
    const svg = this.draw(payment);
    requireCarries(render(svg), payment);
    return svg;
  }

  /** A PNG of 540 × 640 pixels; errors as for `svg`. */
  png(payment: VietQrPayment): Buffer {
    const image = render(this.draw(payment));
    requireCarries(image, payment);
    return image.asPng();
  }
}

function render(svg: string): RenderedImage {
  const font = { loadSystemFonts: false, fontFiles: FONT_FILES, defaultFontFamily: FONT_FAMILY };
  return new Resvg(svg, { font }).render();
}

/** Reads the code from the pixels. @throws QrCodeMismatch unless it says exactly `fields`. */
export function requireCarries(
  image: Pick<RenderedImage, 'width' | 'height' | 'pixels'>,
  fields: VietQrFields,
): void {
  const { bankBin, accountNo, amountVnd, memo } = readBack(image);
  const same =
    bankBin === fields.bankBin &&
    accountNo === fields.accountNo &&
    amountVnd === fields.amountVnd &&
    memo === fields.memo;
  if (!same) throw new QrCodeMismatch('the drawn code carries another payment');
}

function readBack({
  width,
  height,
  pixels,
}: Pick<RenderedImage, 'width' | 'height' | 'pixels'>): VietQrFields {
  try {
    return decodeVietQr(decodeQR({ width, height, data: pixels }, { timeLimit: READ_TIME_LIMIT_MS }));
  } catch (cause) {
    throw new QrCodeMismatch('the drawn code cannot be read', { cause });
  }
}
