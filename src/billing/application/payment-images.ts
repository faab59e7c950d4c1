import type { VietQrFields } from '../domain/vietqr/vietqr-fields';

/** What an image of a payment shows; the name is written under the code, not in it. */
export interface PaymentImage extends VietQrFields {
  readonly accountName: string | null;
}

/**
 * Draws payments as images with a VietQR code. Both methods are synchronous and take some 10 to 20 ms.
 * @throws InvalidParameters naming the fields that a VietQR code cannot carry
 */
export abstract class PaymentImages {
  abstract svg(payment: PaymentImage): string;
  abstract png(payment: PaymentImage): Buffer;
}
