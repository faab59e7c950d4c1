import { sampleReceipt } from '../../../../test/harness/billing-samples';
import { sepayInvoice } from './sepay-invoice';

const FORM = { providerAccountId: '0aea3134', templateCode: '1', invoiceSeries: 'C26TSE' };
const NOW = new Date('2026-12-31T16:59:59.999Z');

describe('the invoice that SePay is asked for', () => {
  it('has what the receipt has, under the id of the order', () => {
    const receipt = sampleReceipt();
    expect(sepayInvoice(receipt, FORM, NOW)).toEqual({
      reference_code: receipt.orderId,
      provider_account_id: '0aea3134',
      template_code: '1',
      invoice_series: 'C26TSE',
      issued_date: '2026-12-31 23:59:59',
      currency: 'VND',
      payment_method: 'CK',
      is_draft: false,
      buyer: {
        type: 'company',
        name: 'Công ty TNHH Giọng Đọc',
        legal_name: 'Công ty TNHH Giọng Đọc',
        tax_code: '0101248141',
        address: '1 Đường Láng, Hà Nội',
        email: 'ke-toan@example.com',
      },
      items: [
        {
          line_number: 1,
          line_type: 1,
          item_name: 'Chuyên nghiệp: 2000000 ký tự chuyển văn bản thành giọng nói',
          unit: 'gói',
          quantity: 1,
          unit_price: 276_852,
          tax_rate: 8,
        },
      ],
      notes: 'LOA12345678, 2026-000123',
      total_amount: 299_000,
    });
  });

  it.each([
    [null, { type: 'personal', name: 'Lan', email: 'lan@example.com' }],
    ['079203001234', { type: 'personal', name: 'Lan', email: 'lan@example.com', tax_code: '079203001234' }],
  ])('names a person with the tax code %s', (taxCode, buyer) => {
    const receipt = {
      ...sampleReceipt(),
      buyer: { name: 'Lan', email: 'lan@example.com', address: null, taxCode },
    };
    expect(sepayInvoice(receipt, FORM, NOW)).toMatchObject({ buyer });
    expect((sepayInvoice(receipt, FORM, NOW) as { buyer: object }).buyer).toEqual(buyer);
  });

  it('has no rate of tax where none is set, as sales invoices have none', () => {
    const { items } = sepayInvoice({ ...sampleReceipt(), vatRatePercent: null }, FORM, NOW) as {
      items: object[];
    };
    expect(items[0]).toMatchObject({ unit_price: 299_000 });
    expect(items[0]).not.toHaveProperty('tax_rate');
  });
});
