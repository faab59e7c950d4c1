import type { InvoicedReceipt } from '../../application/find-receipt';
import { amountInWords } from '../../domain/amount-in-words';
import { receiptNumber, splitVat } from '../../domain/order-receipt';
import { visibleText } from '../qr/display-text';
import { type ReceiptLanguage, receiptWords } from './receipt-words';

export type Fact = readonly [label: string, value: string];

/** What a receipt says, in the order in which it is read; HTML and PDF only lay it out. */
export interface ReceiptContent {
  readonly language: ReceiptLanguage;
  readonly title: string;
  readonly issuedAt: Date;
  readonly head: readonly Fact[];
  readonly sections: readonly { readonly title: string; readonly facts: readonly Fact[] }[];
  readonly amounts: readonly Fact[];
  readonly total: Fact;
  readonly inWords: Fact;
  readonly notice: string;
}

export function contentOf(receipt: InvoicedReceipt, language: ReceiptLanguage): ReceiptContent {
  const words = receiptWords[language];
  const { seller, buyer, amountVnd, vatRatePercent } = receipt;
  const number = new Intl.NumberFormat(words.locale);
  const dong = (amount: number): string => `${number.format(amount)} ₫`;
  const { netVnd, vatVnd } = splitVat(amountVnd, vatRatePercent);
  return {
    language,
    title: words.title,
    issuedAt: receipt.issuedAt,
    head: [
      [words.number, receiptNumber(receipt)],
      [words.issued, dayOf(receipt.issuedAt, words)],
      ...(receipt.eInvoiceNumber === null ? [] : [[words.eInvoice, receipt.eInvoiceNumber] as const]),
    ],
    sections: [
      { title: words.seller, facts: partyFacts(seller.name, words, seller) },
      { title: words.buyer, facts: partyFacts(buyer.name, words, buyer, buyer.email) },
      {
        title: words.payment,
        facts: [
          [words.order, receipt.orderCode],
          [words.plan, `${visibleText(receipt.planName)} (${words.cycles[receipt.billingCycle]})`],
          [words.credits, number.format(receipt.credits)],
          [words.bankReference, visibleText(receipt.referenceCode)],
        ],
      },
    ],
    amounts: [
      [words.net, dong(netVnd)],
      [words.vat(vatRatePercent), vatRatePercent === null ? words.noVat : dong(vatVnd)],
    ],
    total: [words.gross, dong(amountVnd)],
    inWords: [words.inWords, amountInWords(amountVnd, language)],
    notice: words.notice,
  };
}

/** The name stands alone; what is not known is left out. */
function partyFacts(
  name: string,
  words: { readonly taxCode: string; readonly address: string; readonly email: string },
  { taxCode, address }: { readonly taxCode: string | null; readonly address: string | null },
  email: string | null = null,
): Fact[] {
  const facts = [
    ['', name],
    [words.taxCode, taxCode],
    [words.address, address],
    [words.email, email],
  ] as const;
  return facts.flatMap(([label, value]) => (value === null ? [] : [[label, visibleText(value)] as const]));
}

const dayOf = (at: Date, { locale, day }: { locale: string; day: Intl.DateTimeFormatOptions }): string =>
  new Intl.DateTimeFormat(locale, { ...day, timeZone: 'Asia/Ho_Chi_Minh' }).format(at);
