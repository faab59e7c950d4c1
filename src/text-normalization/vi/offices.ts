import type { Rule } from '../rule';
import { ABBREVIATIONS } from './lexicon/abbreviations';
import { spell } from './vocabulary';
import { table } from '../table';

const END = String.raw`(?![\p{L}\p{M}\p{N}])`;

/** Ministries and departments, their joints (&, comma, -) left out of the key. */
const OFFICES = table({
  GDĐT: 'giáo dục và đào tạo',
  KHĐT: 'kế hoạch và đầu tư',
  KHCN: 'khoa học và công nghệ',
  GDTĐ: 'giáo dục và thời đại',
  HNGĐ: 'hôn nhân và gia đình',
  TNMT: 'tài nguyên và môi trường',
  NNPTNT: 'nông nghiệp và phát triển nông thôn',
  NNMT: 'nông nghiệp và môi trường',
  TTTT: 'thông tin và truyền thông',
  PTTH: 'phát thanh truyền hình',
  LĐTBXH: 'lao động thương binh và xã hội',
  VHTTDL: 'văn hóa thể thao và du lịch',
  VHTT: 'văn hóa và thể thao',
  ĐTXD: 'đầu tư và xây dựng',
  XDTM: 'xây dựng và thương mại',
  TMSX: 'thương mại và sản xuất',
  ĐTTM: 'đầu tư và thương mại',
  DVTM: 'dịch vụ và thương mại',
  TMXD: 'thương mại và xây dựng',
  SXKD: 'sản xuất và kinh doanh',
  TMDV: 'thương mại và dịch vụ',
  SXTM: 'sản xuất và thương mại',
  CNHHĐH: 'công nghiệp hóa hiện đại hóa',
  VHXH: 'văn hóa xã hội',
  CCCNCH: 'chữa cháy và cứu nạn cứu hộ',
  KHXHNV: 'khoa học xã hội và nhân văn',
  ĐHKHXHNV: 'đại học khoa học xã hội và nhân văn',
  LHNGĐ: 'luật hôn nhân và gia đình',
  PLHĐ: 'phụ lục hợp đồng',
  QPAN: 'quốc phòng an ninh',
  CBCNV: 'cán bộ công nhân viên',
});

/** The levels of the state at which a field has an office, by the letter before it: SGD&ĐT is a sở. */
const LEVELS = table({ B: 'bộ', S: 'sở', P: 'phòng' });

/** From this length on an abbreviation has one meaning wherever it stands. */
const SURE = 4;

/** What letters abbreviate, in the number of a document too. */
export const sureAbbreviation = (letters: string): string | undefined =>
  letters.length >= SURE ? ABBREVIATIONS.get(letters) : undefined;

/** The field that letters with or without joints name, and the level of its office where that is named; null where it is not known. */
export function officeNamed(letters: string): string | null {
  const key = letters.replace(/[\s&,-]/g, '');
  const field = OFFICES.get(key);
  if (field !== undefined) return field;
  const [level, ofLevel] = [LEVELS.get(key.charAt(0)), OFFICES.get(key.slice(1))];
  return level === undefined || ofLevel === undefined ? null : `${level} ${ofLevel}`;
}

/** Ministries, departments and their fields. */
export const office: Rule = {
  name: 'office',
  class: 'abbreviation',
  description: 'Ministries, departments and their fields, written with &, a comma or a hyphen: GD&ĐT, KT-XH.',
  examples: [
    ['Sở GD&ĐT', 'Sở giáo dục và đào tạo'],
    ['Bộ LĐ-TB&XH', 'Bộ lao động thương binh và xã hội'],
    ['Bộ VH,TT&DL', 'Bộ văn hóa thể thao và du lịch'],
    ['KT-XH', 'kinh tế xã hội'],
    ['SGD&ĐT Huế', 'sở giáo dục và đào tạo Huế'],
    ['Sở GD - ĐT', 'Sở giáo dục và đào tạo'],
  ],
  opens: ['capital'],
  pattern: new RegExp(String.raw`[A-ZĐ]{2,7}(?:(?:\s?[&-]\s?|,)[A-ZĐ]{2,4}){1,2}${END}`, 'uy'),
  say: ([written]) => readOffice(written),
};

function readOffice(written: string): string | null {
  // What it decides on, in the number of a letter: 442/SGD&ĐT-GDPT.
  const [, body, field = ''] = /^(.*&\s?[A-ZĐ]+)\s?-\s?([A-ZĐ]+)$/.exec(written) ?? [];
  if (body !== undefined) {
    const named = officeNamed(body);
    const decides = sureAbbreviation(field) ?? spell(field);
    return named === null ? null : `${named} ${decides}`;
  }
  const isHyphened = /^[A-ZĐ]+\s?-/.test(written);
  return (
    officeNamed(written) ?? (isHyphened ? ABBREVIATIONS.get(written.replace(/[\s&,-]/g, '')) : null) ?? null
  );
}
