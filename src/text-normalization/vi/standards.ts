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
    ['ISO 9001-2015', 'i xô chín nghìn không trăm linh một, hai nghìn không trăm mười lăm'],
    ['ISO 3-5 tháng', 'i xô ba đến năm tháng'],
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

const NPK_BEFORE = /(?<!\p{L})npk\s(?:\d{1,2}(?:[-:]\d{1,2}){2}(?:,| hoặc| hay| và)\s)?$/u;

const fertilizer: Rule = {
  name: 'fertilizer',
  class: 'code',
  description: 'The shares of nitrogen, phosphorus and potassium in a fertilizer: NPK 16-16-8.',
  examples: [
    [
      'phân NPK 16:16:8 hoặc 20:15:15',
      'phân en nờ pê ca mười sáu mười sáu tám hoặc hai mươi mười lăm mười lăm',
    ],
  ],
  opens: ['digit'],
  pattern: /\d{1,2}([-:])\d{1,2}\1\d{1,2}(?![\d:])/y,
  say: ([written], { before }) =>
    NPK_BEFORE.test(before) ? written.split(/[-:]/).map(readInteger).join(' ') : null,
};

export const standardRules: readonly Rule[] = [standardNumber, fertilizer];
