import type { Rule } from '../rule';
import { NUMERAL, readNumeral } from './numbers/numerals';
import { table } from '../table';

const SIGNS = table({
  '%': 'phần trăm',
  '℅': 'phần trăm',
  '%o': 'phần nghìn',
  '‰': 'phần nghìn',
});

const percent: Rule = {
  name: 'percent',
  class: 'percent',
  description: 'Percent and per mille; ℅ (care of) after a number is a percent sign too.',
  examples: [
    ['0,3%', 'không phẩy ba phần trăm'],
    ['5-7%', 'năm đến bảy phần trăm'],
    ['12 ‰', 'mười hai phần nghìn'],
    ['độ mặn 70%o', 'độ mặn bảy mươi phần nghìn'],
    ['6%/năm', 'sáu phần trăm một năm'],
    ['tỷ lệ 02%', 'tỷ lệ hai phần trăm'],
    ['giảm 15℅', 'giảm mười lăm phần trăm'],
  ],
  opens: ['digit'],
  pattern: new RegExp(String.raw`(${NUMERAL})\s?(%o(?![\p{L}\d])|[%‰℅])`, 'uy'),
  say: ([, number = '', sign = '']) => {
    const spoken = readNumeral(number.replace(/^0(?=\d$)/, ''));
    return spoken === null ? null : `${spoken} ${SIGNS.get(sign)}`;
  },
};

const percentSign: Rule = {
  name: 'percent-sign',
  class: 'percent',
  description: 'A percent sign without a number.',
  examples: [['tỷ lệ %', 'tỷ lệ phần trăm']],
  opens: ['sign'],
  pattern: /[%‰]/y,
  say: ([sign]) => SIGNS.get(sign) ?? null,
};

export const percentRules: readonly Rule[] = [percent, percentSign];
