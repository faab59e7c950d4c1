import type { FollowedReceipt } from '../../application/receipts/find-receipt';
import { amountInWords } from '../../domain/receipts/amount-in-words';
import { receiptNumber, splitVat } from '../../domain/receipts/order-receipt';
import type { OrderRefund } from '../../domain/refunds/order-refund';
import { visibleText } from '../qr/display-text';
import { type ReceiptLanguage, type ReceiptWords, receiptWords } from './receipt-words';

export type Fact = readonly [label: string, value: string];

/** Facts that belong together, under a title. */
export interface ReceiptSection {
  readonly title: string;
  readonly facts: readonly Fact[];
}

/** What a receipt says, in the order in which it is read; HTML and PDF only lay it out. */
export interface ReceiptContent {
  readonly language: ReceiptLanguage;
  readonly title: string;
  readonly issuedAt: Date;
  readonly head: readonly Fact[];
  readonly sections: readonly ReceiptSection[];
  readonly amounts: readonly Fact[];
  readonly total: Fact;
  readonly inWords: Fact;
  /** What was sent back since, oldest first. The amounts above stay what came in. */
  readonly refunds: readonly ReceiptSection[];
  readonly notice: string;
}

export function contentOf(receipt: FollowedReceipt, language: ReceiptLanguage): ReceiptContent {
  const words = receiptWords[language];
  const { seller, buyer, amountVnd, vatRatePercent } = receipt;
  const number = new Intl.NumberFormat(words.locale);
  const dong = dongIn(words);
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
    refunds: receipt.refunds.map((refund) => refundSection(refund, words)),
    notice: words.notice,
  };
}

function refundSection(refund: OrderRefund, words: ReceiptWords): ReceiptSection {
  return {
    title: words.refund,
    facts: [
      [words.sentBack, dongIn(words)(refund.amountVnd)],
      [words.issued, dayOf(refund.refundedAt, words)],
      [words.creditsTakenBack, new Intl.NumberFormat(words.locale).format(refund.credits)],
      [words.bankReference, visibleText(refund.reference)],
    ],
  };
}

const dongIn = ({ locale }: ReceiptWords): ((amountVnd: number) => string) => {
  const number = new Intl.NumberFormat(locale);
  return (amountVnd) => `${number.format(amountVnd)} ₫`;
};

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

const dayOf = (at: Date, { locale, day }: ReceiptWords): string =>
  new Intl.DateTimeFormat(locale, { ...day, timeZone: 'Asia/Ho_Chi_Minh' }).format(at);
