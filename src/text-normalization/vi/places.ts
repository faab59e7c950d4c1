import type { Rule } from '../rule';
import { table } from '../table';

/** Places and names that English texts and addresses on the net write without their marks. */
const UNMARKED = table({
  'Ho Chi Minh': 'Hồ Chí Minh',
  'Ha Noi': 'Hà Nội',
  'Sai Gon': 'Sài Gòn',
  'Viet Nam': 'Việt Nam',
  'Da Nang': 'Đà Nẵng',
  'Da Lat': 'Đà Lạt',
  'Can Tho': 'Cần Thơ',
  'Phu Quoc': 'Phú Quốc',
  'Vung Tau': 'Vũng Tàu',
});

const unmarkedPlace: Rule = {
  name: 'unmarked-place',
  class: 'foreign',
  description: 'Well-known places without their marks, in a text that has marks elsewhere.',
  examples: [
    ['sàn Ho Chi Minh Stock Exchange của ta', 'sàn Hồ Chí Minh xờ tóc ếch chên của ta'],
    ['ve Da Nang choi', 've Da Nang choi'],
  ],
  opens: ['capital'],
  pattern: new RegExp(String.raw`(?:${[...UNMARKED.keys()].join('|')})(?![\p{L}\p{M}])`, 'uy'),
  say: ([written], { document }) => (document.isVietnamese ? (UNMARKED.get(written) ?? null) : null),
};

export const placeRules: readonly Rule[] = [unmarkedPlace];
