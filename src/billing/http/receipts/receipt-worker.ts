import { move } from 'piscina';
import type { ReceiptContent } from './receipt-content';
import { receiptPdf } from './receipt-pdf';

/** The entry point of the thread that draws receipts: the bytes of the PDF, which move to the caller. */
export default async (receipt: ReceiptContent): Promise<Uint8Array> =>
  move(new Uint8Array(await receiptPdf(receipt))) as Uint8Array;
