import { createHash } from 'node:crypto';
import { escapeXml } from '../qr/display-text';
import type { Fact, ReceiptContent, ReceiptSection } from './receipt-content';

const STYLE = `
  :root { color-scheme: light dark; color: CanvasText; background: Canvas; font: 16px/1.5 system-ui, sans-serif; }
  body { max-width: 42rem; margin: 2rem auto; padding: 0 1rem; overflow-wrap: anywhere; }
  h1 { font-size: 1.6rem; margin: 0 0 .5rem; }
  h2 { font-size: 1rem; margin: 1.5rem 0 .25rem; break-after: avoid; }
  table { width: 100%; border-collapse: collapse; }
  th, td { padding: .25rem 0; vertical-align: top; text-align: start; font-weight: inherit; }
  th { width: 40%; padding-inline-end: 1rem; color: color-mix(in srgb, CanvasText 68%, Canvas); }
  tr { break-inside: avoid; }
  .amounts { margin-top: 1.5rem; }
  .amounts th { width: auto; }
  .amounts td { text-align: end; font-variant-numeric: tabular-nums; }
  .total > * { border-top: 1px solid; font-weight: 600; color: inherit; }
  footer { margin-top: 2rem; font-size: .875rem; }
  @page { margin: 2cm; }
  @media print { :root { color-scheme: light; font-size: 11pt; } body { max-width: none; margin: 0; padding: 0; } }
`;

/** It loads, runs and frames nothing, and has no style but its own. */
export const RECEIPT_POLICY = [
  "default-src 'none'",
  `style-src 'sha256-${createHash('sha256').update(STYLE).digest('base64')}'`,
  "base-uri 'none'",
  "form-action 'none'",
  "frame-ancestors 'none'",
].join('; ');

/** A receipt as a page that needs no other file, to be read or printed. */
export function receiptHtml(receipt: ReceiptContent): string {
  const { language, title, head, sections, amounts, total, inWords, refunds, notice } = receipt;
  return `<!doctype html>
<html lang="${language}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>${escapeXml(`${title} ${head[0]?.[1]}`)}</title>
<style>${STYLE}</style>
</head>
<body>
<main>
<h1>${escapeXml(title)}</h1>
${table(head)}
${sections.map(sectionHtml).join('\n')}
<table class="amounts">
${amounts.map((fact) => row(fact)).join('\n')}
${row(total, 'total')}
</table>
${table([inWords])}
${refunds.map(sectionHtml).join('\n')}
</main>
<footer>${escapeXml(notice)}</footer>
</body>
</html>
`;
}

const sectionHtml = ({ title, facts }: ReceiptSection): string =>
  `<h2>${escapeXml(title)}</h2>\n${table(facts)}`;

const table = (facts: readonly Fact[]): string =>
  `<table>\n${facts.map((fact) => row(fact)).join('\n')}\n</table>`;

function row([label, value]: Fact, className = ''): string {
  const start = className ? `<tr class="${className}">` : '<tr>';
  const cells = label
    ? `<th scope="row">${escapeXml(label)}</th><td>${escapeXml(value)}</td>`
    : `<td colspan="2">${escapeXml(value)}</td>`;
  return `${start}${cells}</tr>`;
}
