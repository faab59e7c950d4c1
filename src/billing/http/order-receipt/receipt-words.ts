import type { BillingCycle } from '../../domain/plan';

/** The languages that receipts are written in. */
export const RECEIPT_LANGUAGES = ['vi', 'en'] as const;
export type ReceiptLanguage = (typeof RECEIPT_LANGUAGES)[number];

export interface ReceiptWords {
  readonly locale: string;
  /** How a day is written; CLDR's long form of Vietnamese leaves out the word for the year. */
  readonly day: Intl.DateTimeFormatOptions;
  readonly title: string;
  readonly number: string;
  readonly issued: string;
  readonly eInvoice: string;
  readonly seller: string;
  readonly buyer: string;
  readonly payment: string;
  readonly taxCode: string;
  readonly address: string;
  readonly email: string;
  readonly order: string;
  readonly plan: string;
  readonly cycles: Readonly<Record<BillingCycle, string>>;
  readonly credits: string;
  readonly bankReference: string;
  readonly net: string;
  readonly vat: (percent: number | null) => string;
  readonly noVat: string;
  readonly gross: string;
  readonly inWords: string;
  readonly refund: string;
  readonly sentBack: string;
  readonly creditsTakenBack: string;
  readonly notice: string;
}

export const receiptWords: Readonly<Record<ReceiptLanguage, ReceiptWords>> = {
  vi: {
    locale: 'vi-VN',
    day: { day: '2-digit', month: '2-digit', year: 'numeric' },
    title: 'Biên nhận thanh toán',
    number: 'Số',
    issued: 'Ngày',
    eInvoice: 'Hóa đơn điện tử',
    seller: 'Người bán',
    buyer: 'Người mua',
    payment: 'Thanh toán',
    taxCode: 'Mã số thuế',
    address: 'Địa chỉ',
    email: 'Email',
    order: 'Đơn hàng',
    plan: 'Gói',
    cycles: { monthly: 'hằng tháng', yearly: 'hằng năm' },
    credits: 'Ký tự',
    bankReference: 'Mã tham chiếu ngân hàng',
    net: 'Tiền trước thuế',
    vat: (percent) => (percent === null ? 'Thuế GTGT' : `Thuế GTGT ${percent}%`),
    noVat: 'không áp dụng',
    gross: 'Tổng thanh toán',
    inWords: 'Bằng chữ',
    refund: 'Hoàn tiền',
    sentBack: 'Số tiền đã hoàn',
    creditsTakenBack: 'Ký tự đã thu hồi',
    notice:
      'Biên nhận này xác nhận tiền đã về tài khoản của người bán. Đây không phải là hóa đơn giá trị gia tăng, ' +
      'cũng không phải là tư vấn pháp lý.',
  },
  en: {
    locale: 'en-GB',
    day: { day: 'numeric', month: 'long', year: 'numeric' },
    title: 'Payment receipt',
    number: 'Number',
    issued: 'Date',
    eInvoice: 'E-invoice',
    seller: 'Seller',
    buyer: 'Buyer',
    payment: 'Payment',
    taxCode: 'Tax code',
    address: 'Address',
    email: 'Email',
    order: 'Order',
    plan: 'Plan',
    cycles: { monthly: 'monthly', yearly: 'yearly' },
    credits: 'Credits',
    bankReference: 'Bank reference',
    net: 'Net',
    vat: (percent) => (percent === null ? 'VAT' : `VAT ${percent}%`),
    noVat: 'none',
    gross: 'Total paid',
    inWords: 'In words',
    refund: 'Refund',
    sentBack: 'Sent back',
    creditsTakenBack: 'Credits taken back',
    notice:
      "This receipt confirms that the money has reached the seller's account. It is not a tax invoice, and not legal " +
      'advice.',
  },
};
