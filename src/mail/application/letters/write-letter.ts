import type { Language } from '../../../accounts';
import type { MailContent } from '../../domain/outgoing-mail';
import { en } from './en';
import { figuresOf, type Letter, type LetterTexts, type Topic } from './letter';
import { vi } from './vi';

const texts: Readonly<Record<Language, LetterTexts>> = { vi, en };
const signatures: Readonly<Record<Language, string>> = {
  vi: 'Thư này được gửi tự động; xin đừng trả lời.',
  en: 'This mail was sent automatically; please do not answer it.',
};

/**
 * Writes a letter as plain text and as HTML that says the same. It loads nothing, and holds nothing that strangers could
 * have chosen but the browser and the network address of whoever acts, and the host of a webhook.
 */
export function writeLetter<Kind extends Topic['kind']>(
  topic: Extract<Topic, { kind: Kind }>,
  language: Language,
  { publicBaseUrl, occurredAt }: { readonly publicBaseUrl: string; readonly occurredAt: Date },
): Omit<MailContent, 'to'> {
  const write = texts[language][topic.kind];
  const letter = write(topic, { occurredAt, figures: figuresOf(language) });
  const address = letter.link && publicBaseUrl + letter.link.path;
  return {
    subject: letter.subject,
    text: plain(letter, address, signatures[language]),
    html: html(letter, address, language),
  };
}

function plain(
  { paragraphs, link, closing }: Letter,
  address: string | undefined,
  signature: string,
): string {
  const linked = link ? [`${link.label}:\n${address}`] : [];
  return [...paragraphs, ...linked, closing, `-- \n${signature}`].join('\n\n') + '\n';
}

function html(
  { subject, paragraphs, link, closing }: Letter,
  address: string | undefined,
  language: Language,
) {
  const paragraph = (content: string): string => `<p>${content}</p>`;
  const linked = link
    ? [`<a href="${escaped(address!)}">${escaped(link.label)}</a>`, `<small>${escaped(address!)}</small>`]
    : [];
  const body = [
    ...paragraphs.map(escaped),
    ...linked,
    escaped(closing),
    `<small>${escaped(signatures[language])}</small>`,
  ];
  return [
    `<!doctype html><html lang="${language}"><head><meta charset="utf-8"><title>${escaped(subject)}</title></head>`,
    '<body style="font-family:sans-serif;line-height:1.5;max-width:36em">',
    ...body.map(paragraph),
    '</body></html>',
  ].join('\n');
}

/** HTML section 13.3: what text and attribute values must not hold as it is. */
const ENTITIES = new Map([
  ['&', '&amp;'],
  ['<', '&lt;'],
  ['>', '&gt;'],
  ['"', '&quot;'],
]);

const escaped = (text: string): string => text.replace(/[&<>"]/g, (sign) => ENTITIES.get(sign)!);
