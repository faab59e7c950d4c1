import type { Rule } from '../rule';
import { readInteger } from './numbers/numerals';

const STANDARD_BEFORE = /(?<!\p{L})(?:(tcvn|qcvn|tcxdvn|iec|din)|iso|astm|jis|haccp)(?:\/iec)?\s$/u;

const standardNumber: Rule = {
  name: 'standard-number',
  class: 'code',
  description: 'Numbers of technical standards: part and year one after the other.',
  examples: [
    [
      'TCVN 7699-1:2007',
      'tiêu chuẩn Việt Nam bảy nghìn sáu trăm chín mươi chín, một, hai nghìn không trăm linh bảy',
    ],
    ['ISO 9001-2015', 'i ét o chín nghìn không trăm linh một, hai nghìn không trăm mười lăm'],
    ['ISO 3-5 tháng', 'i ét o ba đến năm tháng'],
  ],
  opens: ['digit'],
  pattern: /(\d{1,5})((?:-\d{1,3}){0,2})(?:[:-]((?:19|20)\d\d))?(?![\p{L}\d:])/uy,
  say: ([, number = '', parts = '', year], { before }) => {
    const standard = STANDARD_BEFORE.exec(before);
    const surely = year !== undefined || (parts !== '' && (standard?.[1] !== undefined || number.length > 3));
    if (standard === null || !surely) return null;
    const numbers = [number, ...parts.split('-').slice(1), ...(year === undefined ? [] : [year])];
    return numbers.map(readInteger).join(', ');
  },
};

export const standardRules: readonly Rule[] = [standardNumber];
