import { move } from 'piscina';
import type { VietQrPayment } from './vietqr-drawing';
import { VietQrImages } from './vietqr-images';

/** One image to draw. */
export interface Drawing {
  readonly format: 'png' | 'svg';
  readonly payment: VietQrPayment;
}

const images = new VietQrImages();

/** The drawing thread's entry point: the file's bytes, which move to the caller without a copy. */
export default ({ format, payment }: Drawing): Uint8Array =>
  // A copy of its own: small buffers share memory, which cannot move.
  move(new Uint8Array(Buffer.from(images[format](payment)))) as Uint8Array;
