import PDFDocument from 'pdfkit';
import type { Fact, ReceiptContent, ReceiptSection } from './receipt-content';

const FONTS = '@expo-google-fonts/be-vietnam-pro';
const REGULAR = require.resolve(`${FONTS}/400Regular/BeVietnamPro_400Regular.ttf`);
const BOLD = require.resolve(`${FONTS}/600SemiBold/BeVietnamPro_600SemiBold.ttf`);

const MARGIN_PT = 56;
const LABEL_WIDTH_PT = 150;
const SIZE_PT = 10.5;

/** What has to fit below a line across: a total. */
const TOTAL_PT = 3 * SIZE_PT;
/** A heading, and the first lines under it. */
const HEADED_PT = 6 * SIZE_PT;

/** A receipt on A4, with its fonts in it and text that can be copied. The same content gives the same bytes. */
export async function receiptPdf(receipt: ReceiptContent): Promise<Buffer> {
  const { title, head, sections, amounts, total, inWords, refunds, notice, issuedAt, language } = receipt;
  const paper = new PDFDocument({
    size: 'A4',
    margin: MARGIN_PT,
    lang: language,
    displayTitle: true,
    info: { Title: `${title} ${head[0]?.[1]}`, CreationDate: issuedAt, ModDate: issuedAt },
  });
  const pieces: Buffer[] = [];
  paper.on('data', (piece: Buffer) => pieces.push(piece));
  const ended = new Promise<void>((resolve, reject) => paper.once('end', resolve).once('error', reject));

  heading(paper, title, 20);
  facts(paper, head);
  for (const each of sections) section(paper, each);
  paper.moveDown();
  facts(paper, amounts, { align: 'right' });
  makeRoom(paper, TOTAL_PT);
  rule(paper);
  facts(paper, [total], { font: BOLD, align: 'right' });
  facts(paper, [inWords]);
  for (const refund of refunds) section(paper, refund);
  paper.moveDown(2).font(REGULAR).fontSize(9).text(notice, MARGIN_PT);
  paper.end();
  await ended;
  return Buffer.concat(pieces);
}

function section(paper: PDFKit.PDFDocument, { title, facts: rows }: ReceiptSection): void {
  heading(paper, title, 12);
  facts(paper, rows);
}

/** Begins another page where so much does not fit on this one: what belongs together is not torn apart. */
function makeRoom(paper: PDFKit.PDFDocument, heightPt: number): void {
  if (paper.y + heightPt > paper.page.maxY()) paper.addPage();
}

function heading(paper: PDFKit.PDFDocument, text: string, sizePt: number): void {
  makeRoom(paper, HEADED_PT);
  paper.moveDown(0.7).font(BOLD).fontSize(sizePt).text(text, MARGIN_PT).moveDown(0.3);
}

/** A line across, above a total. */
function rule(paper: PDFKit.PDFDocument): void {
  const right = paper.page.width - MARGIN_PT;
  paper.moveTo(MARGIN_PT, paper.y).lineTo(right, paper.y).lineWidth(0.5).stroke().moveDown(0.3);
}

/** Labels on the left, values beside them or at the right margin; a value without a label has the whole line. */
function facts(
  paper: PDFKit.PDFDocument,
  rows: readonly Fact[],
  { font = REGULAR, align = 'left' }: { font?: string; align?: 'left' | 'right' } = {},
): void {
  const widthPt = paper.page.width - 2 * MARGIN_PT;
  const labelled = { width: LABEL_WIDTH_PT - 10 };
  paper.font(font).fontSize(SIZE_PT);
  for (const [label, value] of rows) {
    const [left, width] = label ? [LABEL_WIDTH_PT, widthPt - LABEL_WIDTH_PT] : [0, widthPt];
    const heightPt = Math.max(
      label ? paper.heightOfString(label, labelled) : 0,
      paper.heightOfString(value, { width }),
    );
    makeRoom(paper, heightPt);
    const top = paper.y;
    if (label) paper.text(label, MARGIN_PT, top, labelled);
    paper.text(value, MARGIN_PT + left, top, { width, align });
    paper.y = top + heightPt;
    paper.moveDown(0.2);
  }
}
