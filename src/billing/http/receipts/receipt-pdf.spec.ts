import type { ReceiptContent } from './receipt-content';
import { receiptPdf } from './receipt-pdf';

/** @param lines of the seller's address, which push all that follows further down */
const contentOf = (lines: number): ReceiptContent => ({
  language: 'vi',
  title: 'Biên nhận thanh toán',
  issuedAt: new Date('2026-11-25T03:00:00Z'),
  head: [['Số', '2026-000001']],
  sections: [
    { title: 'Người bán', facts: [['Địa chỉ', Array.from({ length: lines }, () => 'Một dòng').join('\n')]] },
    { title: 'Thanh toán', facts: [['Đơn hàng', 'LOA12345678']] },
  ],
  amounts: [['Tiền trước thuế', '2.990.000 ₫']],
  total: ['Tổng thanh toán', '2.990.000 ₫'],
  inWords: ['Bằng chữ', 'Hai triệu chín trăm chín mươi nghìn đồng'],
  refunds: [{ title: 'Hoàn tiền', facts: [['Số tiền đã hoàn', '1.000.000 ₫']] }],
  notice: 'Biên nhận này xác nhận tiền đã về tài khoản của người bán.',
});

async function pagesOf(content: ReceiptContent): Promise<number> {
  const pdf = (await receiptPdf(content)).toString('latin1');
  return pdf.match(/\/Type \/Page\b(?!s)/g)?.length ?? 0;
}

describe('the receipt as a PDF', () => {
  it('fits a page, or else two, wherever the first ends: no value stands on another page than its label', async () => {
    const pages: number[] = [];
    for (let lines = 1; lines <= 40; lines++) pages.push(await pagesOf(contentOf(lines)));
    expect(pages[0]).toBe(1);
    expect(pages.at(-1)).toBe(2);
    expect(Math.max(...pages)).toBe(2);
  });
});
