import { contentOf } from './receipt-content';
import { RECEIPT_POLICY, receiptHtml } from './receipt-html';
import { sampleReceipt } from '../../../../test/harness/billing-samples';

describe('a receipt as a page', () => {
  it('says everything in Vietnamese', () => {
    const html = receiptHtml(contentOf(sampleReceipt(), 'vi'));
    expect(html).toContain('<html lang="vi">');
    for (const text of [
      '2026-000123',
      '31/12/2026',
      'CONG TY LOA',
      'Công ty TNHH Giọng Đọc',
      '0101248141',
      '1 Đường Láng, Hà Nội',
      'ke-toan@example.com',
      'LOA12345678',
      'Chuyên nghiệp (hằng tháng)',
      '2.000.000',
      'FT26324',
      '276.852 ₫',
      'Thuế GTGT 8%',
      '22.148 ₫',
      '299.000 ₫',
      'Hai trăm chín mươi chín nghìn đồng',
      'không phải là hóa đơn',
    ]) {
      expect(html).toContain(text);
    }
  });

  it('says everything in English', () => {
    const html = receiptHtml(contentOf(sampleReceipt(), 'en'));
    expect(html).toContain('<html lang="en">');
    for (const text of [
      '31 December 2026',
      '299,000 ₫',
      'VAT 8%',
      'Two hundred ninety-nine thousand dong',
      'not a tax invoice',
    ]) {
      expect(html).toContain(text);
    }
  });

  it('leaves out what is not known', () => {
    const { buyer, ...receipt } = sampleReceipt();
    const bare = { ...receipt, vatRatePercent: null, buyer: { ...buyer, taxCode: null, address: null } };
    const html = receiptHtml(contentOf(bare, 'en'));
    expect(html).not.toContain('Tax code');
    expect(html).not.toContain('Address');
    expect(html).toContain('<th scope="row">VAT</th><td>none</td>');
    expect(html).toContain('<th scope="row">Net</th><td>299,000 ₫</td>');
  });

  it('runs no markup that a buyer, a plan or a bank writes', () => {
    const hostile = `"'><script>alert(1)</script>&\u202e`;
    const receipt = sampleReceipt();
    const html = receiptHtml(
      contentOf(
        {
          ...receipt,
          planName: hostile,
          referenceCode: hostile,
          seller: { name: hostile, taxCode: hostile, address: hostile },
          buyer: { name: hostile, taxCode: hostile, address: hostile, email: hostile },
        },
        'vi',
      ),
    );
    expect(html).not.toContain('<script');
    expect(html).not.toContain('\u202e');
    expect(html.split('&quot;&apos;&gt;&lt;script&gt;alert(1)&lt;/script&gt;&amp;')).toHaveLength(10);
  });

  it('allows no style but its own', () => {
    expect(RECEIPT_POLICY).toMatch(/^default-src 'none'; style-src 'sha256-[A-Za-z0-9+/]{43}='; /);
    expect(receiptHtml(contentOf(sampleReceipt(), 'vi'))).not.toMatch(/ style=|<link|<script|@import|url\(/);
  });

  it('tells below the amounts, which stay, what was sent back', () => {
    const refund = {
      ...{
        orderId: 'o',
        number: 1,
        amountVnd: 50_000,
        credits: 1_500_000,
        reference: 'FT9<b>\u202e',
        reason: 'đặt nhầm',
      },
      ...{ refundedBy: 'root@loa-1', refundedAt: new Date('2027-01-02T17:30:00.000Z') },
    };
    const refunded = { ...sampleReceipt(), refunds: [refund, { ...refund, number: 2, reference: 'FT10' }] };
    const html = receiptHtml(contentOf(refunded, 'vi'));
    expect(html).toMatch(
      /299\.000 ₫[^]*<h2>Hoàn tiền<\/h2>[^]*50\.000 ₫[^]*03\/01\/2027[^]*1\.500\.000[^]*FT9&lt;b&gt;<\/td>[^]*<h2>Hoàn tiền<\/h2>[^]*FT10/,
    );
    expect(receiptHtml(contentOf(refunded, 'en'))).toMatch(
      /299,000 ₫[^]*<h2>Refund<\/h2>[^]*Sent back[^]*50,000 ₫[^]*3 January 2027[^]*1,500,000/,
    );
    for (const untold of ['đặt nhầm', 'root@loa-1']) expect(html).not.toContain(untold);
    expect(receiptHtml(contentOf(sampleReceipt(), 'vi'))).not.toContain('Hoàn tiền');
  });

  it('names the e-invoice once there is one', () => {
    const invoiced = { ...sampleReceipt(), eInvoiceNumber: 'C26TSE-589' };
    expect(receiptHtml(contentOf(invoiced, 'vi'))).toMatch(/Hóa đơn điện tử[^]*C26TSE-589/);
    expect(receiptHtml(contentOf(invoiced, 'en'))).toMatch(/E-invoice[^]*C26TSE-589/);
    expect(receiptHtml(contentOf(sampleReceipt(), 'vi'))).not.toContain('Hóa đơn điện tử');
  });
});
