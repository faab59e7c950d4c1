import { encodeQR } from 'qr';
import { findBank } from '../../domain/vietqr/banks';
import { encodeVietQr } from '../../domain/vietqr/encode-vietqr';
import type { VietQrFields } from '../../domain/vietqr/vietqr-fields';
import { fitText, visibleText } from './display-text';

/** A transfer to draw: the fields of the code, and the beneficiary's name, which is shown but not encoded. */
export interface VietQrPayment extends VietQrFields {
  readonly accountName?: string | null;
  /** In which the words around the code are; Vietnamese unless told otherwise. */
  readonly language?: QrLanguage;
}

export const QR_LANGUAGES = ['vi', 'en'] as const;
export type QrLanguage = (typeof QR_LANGUAGES)[number];

const WORDS = {
  vi: {
    scan: 'Quét mã bằng ứng dụng ngân hàng',
    amount: (grouped: readonly string[]) => `${grouped.join('.')} đ`,
    details: { memo: 'Nội dung', account: 'Số tài khoản', holder: 'Chủ tài khoản', bank: 'Ngân hàng' },
  },
  en: {
    scan: 'Scan the code with a banking app',
    amount: (grouped: readonly string[]) => `${grouped.join(',')} VND`,
    details: { memo: 'Memo', account: 'Account no.', holder: 'Account holder', bank: 'Bank' },
  },
};

/** Size and order of content follow the compact2 layout of VietQR image services. */
const DRAWING = { widthPx: 540, heightPx: 640 };

/** The font family name inside the bundled files; a browser without it falls back to its own. */
export const FONT_FAMILY = 'Be Vietnam Pro';

const MARGIN_PX = 52;
const CODE_BOX = { xPx: 67, yPx: 46, sidePx: 406 };
/** Light margin that a reader needs around the code, in modules (ISO/IEC 18004). */
const QUIET_MODULES = 4;
const LABEL_WIDTH_PX = 132;
const AMOUNT_BASELINE_PX = 495;
const FIRST_ROW_BASELINE_PX = 533;
const ROW_HEIGHT_PX = 27;

const INK = '#0f172a';
const MUTED = '#64748b';
const ACCENT = '#0f766e';
const LINE = '#e2e8f0';

/**
 * The payment as an SVG document of 540 × 640: the code on top; amount, memo, account number, account
 * name and bank under it.
 *
 * @throws InvalidParameters naming the fields a VietQR code cannot carry.
 */
export function drawVietQr(payment: VietQrPayment): string {
  const words = WORDS[payment.language ?? 'vi'];
  const { widthPx, heightPx } = DRAWING;
  return [
    `<svg xmlns="http://www.w3.org/2000/svg" width="${widthPx}" height="${heightPx}"`,
    ` viewBox="0 0 ${widthPx} ${heightPx}" role="img" font-family="'${FONT_FAMILY}', system-ui, sans-serif">`,
    '<title>VietQR</title>',
    `<rect width="${widthPx}" height="${heightPx}" fill="#fff"/>`,
    centered(words.scan, 31, 16, MUTED, 500),
    codeFrame(),
    codeModules(encodeVietQr(payment)),
    payment.amountVnd === null
      ? ''
      : centered(words.amount(groupsOf(payment.amountVnd)), AMOUNT_BASELINE_PX, 34, ACCENT, 600),
    ...detailRows(payment),
    '</svg>',
  ].join('');
}

/** Whole dong in its groups of three digits: 1, 500, 000. */
const groupsOf = (amountVnd: number): string[] => String(amountVnd).split(/(?=(?:\d{3})+$)/);

function centered(text: string, baselinePx: number, sizePx: number, fill: string, weight: number): string {
  const at = `x="${DRAWING.widthPx / 2}" y="${baselinePx}" text-anchor="middle"`;
  return `<text ${at} font-size="${sizePx}" font-weight="${weight}" fill="${fill}">${text}</text>`;
}

/** A thin rounded border with four heavier corners, outside the quiet zone of the code. */
function codeFrame(): string {
  const { xPx: x, yPx: y, sidePx: side } = CODE_BOX;
  const arm = 30;
  const radius = 18;
  const [right, bottom] = [x + side, y + side];
  const corners = [
    `M${x} ${y + arm}V${y + radius}q0 ${-radius} ${radius} ${-radius}H${x + arm}`,
    `M${right - arm} ${y}H${right - radius}q${radius} 0 ${radius} ${radius}V${y + arm}`,
    `M${right} ${bottom - arm}V${bottom - radius}q0 ${radius} ${-radius} ${radius}H${right - arm}`,
    `M${x + arm} ${bottom}H${x + radius}q${-radius} 0 ${-radius} ${-radius}V${bottom - arm}`,
  ].join('');
  return (
    `<rect x="${x}" y="${y}" width="${side}" height="${side}" rx="${radius}" fill="none" stroke="${LINE}" stroke-width="1.5"/>` +
    `<path d="${corners}" fill="none" stroke="${ACCENT}" stroke-width="4" stroke-linecap="round"/>`
  );
}

/** The modules as one path of horizontal runs, each module a whole number of pixels wide. */
function codeModules(text: string): string {
  const matrix = encodeQR(text, 'raw', { ecc: 'medium', border: QUIET_MODULES });
  const modulePx = Math.floor(CODE_BOX.sidePx / matrix.length);
  const inset = Math.floor((CODE_BOX.sidePx - modulePx * matrix.length) / 2);
  const runs = matrix.flatMap((row, y) =>
    darkRuns(row).map(([x, length]) => `M${x} ${y}h${length}v1h-${length}z`),
  );
  const place = `translate(${CODE_BOX.xPx + inset} ${CODE_BOX.yPx + inset}) scale(${modulePx})`;
  return `<path transform="${place}" d="${runs.join('')}" fill="${INK}" shape-rendering="crispEdges"/>`;
}

/** Start and length of each run of dark modules in a row. */
function darkRuns(row: readonly boolean[]): [start: number, length: number][] {
  const runs: [number, number][] = [];
  row.forEach((dark, x) => {
    const last = runs.at(-1);
    if (!dark) return;
    if (last && last[0] + last[1] === x) last[1]++;
    else runs.push([x, 1]);
  });
  return runs;
}

function detailRows({ bankBin, accountNo, accountName, memo, language = 'vi' }: VietQrPayment): string[] {
  const words = WORDS[language].details;
  const details: [label: string, value: string][] = [
    [words.memo, memo ?? ''],
    [words.account, accountNo],
    [words.holder, accountName ?? ''],
    [words.bank, findBank(bankBin)?.shortName ?? bankBin],
  ];
  return details
    .filter(([, value]) => visibleText(value) !== '')
    .map(([label, value], row) => detailRow(label, value, FIRST_ROW_BASELINE_PX + row * ROW_HEIGHT_PX));
}

/** A label on the left and its value on the right, in a viewport of its own that clips what would leave it. */
function detailRow(label: string, value: string, baselinePx: number): string {
  const right = DRAWING.widthPx - MARGIN_PX;
  const valueWidthPx = right - MARGIN_PX - LABEL_WIDTH_PX;
  const { xml, sizePx } = fitText(value, valueWidthPx, 18, 11);
  const valueAt = `x="${valueWidthPx}" y="${ROW_HEIGHT_PX - 8}" text-anchor="end"`;
  return (
    `<text x="${MARGIN_PX}" y="${baselinePx}" font-size="16" font-weight="500" fill="${MUTED}">${label}</text>` +
    `<svg x="${MARGIN_PX + LABEL_WIDTH_PX}" y="${baselinePx - ROW_HEIGHT_PX + 8}" width="${valueWidthPx}"` +
    ` height="${ROW_HEIGHT_PX}" overflow="hidden">` +
    `<text ${valueAt} font-size="${sizePx}" font-weight="600" fill="${INK}">${xml}</text></svg>`
  );
}
