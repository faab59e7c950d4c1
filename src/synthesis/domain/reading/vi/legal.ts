import type { Rule } from '../rule';
import { LEGAL_TAILS } from './data/legal-tails';
import { readInteger } from './numbers/numerals';
import { lookUp, spell } from './vocabulary';

const BODY = String.raw`[A-ZĐƯ]{1,9}(?:r|g)?\d{0,2}`;
const TAIL = String.raw`${BODY}(?:-${BODY}){0,3}`;
const KINDS = 'NĐ|TT|TTLT|QĐ|NQ|CT|CV|KH|TB|BC|HD|TTr';

/** The tail of a legal number: each part expanded where it is known, spelled where not. */
function readTail(written: string): string {
  const parts = written.split('-').map((part) => {
    const [, letters = '', digits = ''] = /^(\p{L}+)(\d*)$/u.exec(part) ?? [];
    const name = lookUp(LEGAL_TAILS, letters) ?? spell(letters);
    return digits === '' ? name : `${name} ${readInteger(digits)}`;
  });
  return parts.join(' ');
}

const legalNumber: Rule = {
  name: 'legal-number',
  description: 'Numbers of laws, decrees and letters: joined by gạch chéo, the tail expanded.',
  examples: [
    ['15/2020/TT-BTC', 'mười lăm gạch chéo hai nghìn không trăm hai mươi gạch chéo thông tư bộ tài chính'],
    ['749/QĐ-TTg', 'bảy trăm bốn mươi chín gạch chéo quyết định thủ tướng'],
  ],
  opens: ['digit'],
  pattern: new RegExp(String.raw`(\d{1,5})\/(?:(\d{4})\/)?(${TAIL})(?![\p{L}\d])`, 'uy'),
  say: ([, number = '', year, tail = '']) => {
    const bare = year === undefined && !tail.includes('-');
    if (bare && lookUp(LEGAL_TAILS, tail) === null) return null;
    const parts = [readInteger(number), ...(year === undefined ? [] : [readInteger(year)]), readTail(tail)];
    return parts.join(' gạch chéo ');
  },
};

const legalTail: Rule = {
  name: 'legal-tail',
  description: 'The tail of a legal number on its own: NĐ-CP.',
  examples: [['theo NĐ-CP', 'theo nghị định chính phủ']],
  opens: ['letter'],
  pattern: new RegExp(String.raw`(?:${KINDS})-${BODY}(?![\p{L}\d])`, 'uy'),
  say: ([written]) => readTail(written),
};

export const legalRules: readonly Rule[] = [legalNumber, legalTail];
