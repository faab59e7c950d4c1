import type { Place } from '../place';
import type { Rule } from '../rule';
import { endsWithCue } from './context';
import { beginsForeignName, fold, isPlainSyllable } from './syllables';
import { table } from '../table';

const END = String.raw`(?![\p{L}\p{M}\p{N}])`;

const CITIES = table({ hcm: ' Hồ Chí Minh', hn: ' Hà Nội', đn: ' Đà Nẵng' });

/** What a firm does with its bonds: chào bán TP. */
const BOND_BEFORE = /(?<!\p{L})(?:chào bán|phát hành|mua lại|trái chủ|lô) $/u;

/** The code of a bond: TP MSN121013. */
const BOND_AFTER = /^\s?[A-Z]{3}\d{5,}/;

const city: Rule = {
  name: 'city',
  class: 'address',
  description: 'TP. and TP.HCM in all their spellings.',
  examples: [
    ['TP.HCM', 'thành phố Hồ Chí Minh'],
    ['Tp. Đà Nẵng', 'thành phố Đà Nẵng'],
    ['TP Huế', 'thành phố Huế'],
  ],
  opens: ['letter'],
  pattern: new RegExp(
    String.raw`(?:TP|Tp|tp)(?:\.\s?|\s|-)?(?:(HCM|hcm|HN|Hcm|ĐN)${END}|(?<=\.\s?)(?=[\p{Lu}\s])|${END})`,
    'uy',
  ),
  say: (match, place) => {
    const [written, name] = match;
    // The target price of a share: (TP: 57.1).
    if (BOND_BEFORE.test(place.before) || BOND_AFTER.test(place.writtenAfter(match)))
      return { words: 'trái phiếu', class: 'abbreviation' };
    if (place.before.endsWith('(') && /^:\s?\d/.test(place.after(match)))
      return { words: 'giá mục tiêu', class: 'abbreviation' };
    if (written === 'tp' || written === 'tp ') return 'thành phố';
    return `thành phố${CITIES.get((name ?? '').toLowerCase()) ?? ''}`;
  },
};

/** Short forms of an address; with their dot they come before a name or a number. */
const DIVISIONS = table({
  Q: 'quận',
  P: 'phường',
  H: 'huyện',
  X: 'xã',
  TX: 'thị xã',
  TT: 'thị trấn',
  KP: 'khu phố',
  Đ: 'đường',
  đ: 'đường',
  T: 'tỉnh',
  F: 'phường',
});

/** A smaller part of the same address, then its comma. */
const PART_BEFORE = /(?:[QPHX]|T[XPT])\.\s?\p{Lu}[\p{L}\s]{1,24},\s?$/u;

/** P1 and F1 are wards only in an address: P1, Q3 or 12 Lê Lợi, P1. */
const WARD_AFTER = /^\d{1,2},?\s?(?:Q|q|TP|Tp)/;
/** The districts with names in Ho Chi Minh City, Hanoi, Da Nang and Can Tho. */
const NAMED_DISTRICTS =
  'bình tân|tân phú|tân bình|gò vấp|phú nhuận|bình thạnh|thủ đức|hải châu|thanh khê|cầu giấy|đống đa|ba đình|hoàn kiếm|hai bà trưng|thanh xuân|hà đông|hoàng mai|long biên|tây hồ|nam từ liêm|bắc từ liêm|ninh kiều|sơn trà|ngũ hành sơn|liên chiểu|cẩm lệ';
/** A ward by its number before such a district. */
const NAMED_DISTRICT_AFTER = new RegExp(String.raw`^\d{1,2},?\s?(?:${NAMED_DISTRICTS})(?!\p{L})`, 'iu');
const STREET_BEFORE =
  /(?:\d[\p{L}/]{0,6} \p{Lu}[\p{L}\s]{2,28}|(?:[Pp]hố|[Đđ]ường|Đ\.|[Qq]uận) (?:\p{Lu}|\d)[^.;:!?]{0,30}|[Đđ]ịa chỉ:?)[,\s]\s?$/u;
/** Nhà ở P3.: a ward where somebody lives or something is. */
const LIVING_BEFORE =
  /(?<!\p{L})(?:nhà|sống|trú|ngụ|trọ|dân|hộ|shop|quán|cửa hàng|trụ sở|văn phòng|phường|giao hàng|ship|chuyển)[^.;:!?]{0,20}\s(?:ở|tại|về|đến|sang)\s$/u;
/** The name of a ward, then its district: P. Thạnh Mỹ Lợi, Quận 2. */
const DISTRICT_AFTER = /^\p{Lu}\p{Ll}{1,6}(?:\s\p{Lu}\p{Ll}{0,6}){1,2},\s(?:[Qq]uận|Q\.?\s?\d|TP)/u;

/** P15, Q10 */
const isWardOfDistrict = (short: string, after: string): boolean =>
  (/^[PF]$/.test(short) && WARD_AFTER.test(after)) || (short === 'P' && NAMED_DISTRICT_AFTER.test(after));

/** What is for sale, then its district some words later: căn hộ Lê Thành Q9. */
const ESTATE_BEFORE =
  /(?<!\p{L})(?:biệt thự|căn hộ|chung cư|kdc|kđt|nhà|đất|phường|siêu phẩm|lô|hẻm|phòng|trọ|mặt tiền|mt|cho thuê)(?!\p{L})[^.;!?\n]{0,50}\s$/u;
/** No report has more than four quarters, and no car is told of: Q 12. */
const DISTRICT_NUMBER = /^(?:[5-9]|1[0-2])(?!\d|[.,/-]\d)/;
const MODEL_BEFORE =
  /(?<!\p{L})(?:audi|xe|dòng|máy|model|phim|loa|nokia|lg|coenzyme?|co-enzyme|enzyme?|enzim|serum|viên uống|samsung|tivi|tv|câu|mã)\s(?:q\s?\d{1,2}[\s,]{1,2}){0,4}$/u;
/** Another district beside it: Q1 Q5 Q4; of quarters a report has no more than it is set against. */
const DISTRICTS_BEFORE = /(?<!\p{L})q\s?\d{1,2}[\s,]{1,2}$/u;
const DISTRICTS_AFTER = /^\d{1,2}[\s,]{1,2}[Qq](?:[5-9]|1[0-2]|\d[\s,]{1,2}[Qq]\d)(?!\d)/;
/** A city follows: Q1 TP.HCM. */
const CITY_AFTER = /^\d{1,2},?\s?(?:TP|Tp|tp|HCM|Hồ Chí Minh|Sài Gòn|SG)(?!\p{L})/u;
const PLACE_BEFORE =
  /(?:^|[,\-–(]\s*|[pf]\.?\s?\d{1,2} |(?:ở|tại|về|đến|tới|qua|đi|sang|trên|gần|bên|quanh|trung tâm|ngay|sát|giáp|cách|đường \D{1,30}|khu vực)\s)$/u;

/** Whether a place is told of, of which a part without its dot may follow. */
const followsPlace = (short: string, before: string): boolean =>
  PLACE_BEFORE.test(before) || (short === 'Q' && ESTATE_BEFORE.test(before));

/** What P before it is the room of an office for: P Kế Toán. */
const ROOM_OF = 'Kinh|Nhân Sự|Kế|Đào|Hành|Tổ|Kỹ|Marketing';
/** A ward by its name, then its district: P Bến Thành Q1. */
const WARD_BEFORE = new RegExp(String.raw`(?<!\p{L})P\.? (?!${ROOM_OF})(?:\p{Lu}\p{Ll}{0,6} ){1,4}$`, 'u');

const REPORT_AFTER =
  /^\d\s(?:năm|doanh thu|lợi nhuận|doanh số|tăng|giảm|lãi|lỗ|đạt|thì|này|tới|sau)(?!\p{L})/u;

/** Q1 to Q4 are quarters where a report is given: Q2 doanh thu tăng. */
function isQuarter(match: RegExpExecArray, place: Place): boolean {
  const after = place.after(match);
  return /^[1-4](?!\d)/.test(after) && (endsWithCue(place.before, 'report') || REPORT_AFTER.test(after));
}

/** A street before and a district after, also in capitals: HOÀNG HOA THÁM, P5, BÌNH THẠNH. */
const isBetweenNames = (match: RegExpExecArray, place: Place): boolean =>
  /\p{Lu}\p{L}+,\s$/u.test(place.writtenBefore) &&
  /^\d{1,2}(?:,\s?\p{Lu}\p{L}+\s\p{Lu}|\s[–-]\s)/u.test(place.writtenAfter(match));

/** Whether Q numbers a district by itself. */
function isDistrict(match: RegExpExecArray, place: Place): boolean {
  const after = place.writtenAfter(match);
  if (MODEL_BEFORE.test(place.before)) return false;
  const listed = DISTRICTS_BEFORE.test(place.before) || DISTRICTS_AFTER.test(after);
  return listed || CITY_AFTER.test(after) || DISTRICT_NUMBER.test(after);
}

/** Khoản 1 Đ.69: of a law, no street. */
const ARTICLE_BEFORE = /(?<!\p{L})(?:khoản|điểm) [\p{Ll}\d]{1,3},?\s$/u;

/** Đ. T. L. is a person. */
const INITIALS_AFTER = /^\p{Lu}\.(?:\s?\p{Lu}|\s?\))/u;

/** P. Kế toán is an office, not a ward. */
const DEPARTMENT =
  /^(?:Kế toán|Kinh doanh|Nhân sự|Hành chính|Đào tạo|Tổ chức|Kỹ thuật|Tài chính|Nội vụ|Công chứng|Giáo dục|KD|HC|NS|TCHC|KHTC|CTSV|CTCT|ĐT|ĐTĐH|QLĐT|TTPC|TCCB|QLKH|KHCN|CTHSSV)(?!\p{L})/u;

/** P.GĐ is the deputy of a director, not his ward. */
const DEPUTY = /^(?:T?GĐ|[Gg]iám đốc|[Cc]hủ tịch|[Hh]iệu trưởng|[Tt]rưởng (?:phòng|ban))/;

/** Whether a name stands before that is no Vietnamese one. */
function followsForeignName(before: string): boolean {
  const name = /(?<!\p{L})(\p{Lu}\p{Ll}+)\s$/u.exec(before)?.[1];
  return name !== undefined && !isPlainSyllable(fold(name).toLowerCase());
}

/** The page of a source, by its author: (Hung p. 12). */
const isCited = (match: RegExpExecArray, place: Place): boolean =>
  /\(\p{Lu}\p{Ll}+,? $/u.test(place.writtenBefore) && /^\d{1,4}\)/.test(place.after(match));

const division: Rule = {
  name: 'address-part',
  class: 'address',
  description: 'Q., P., H., X., TX., TT., KP., Đ. before a name or a number.',
  examples: [
    ['P.5, Q.3', 'phường năm, quận ba'],
    ['12 Đ. Lê Lợi, TX. Sơn Tây', 'mười hai đường Lê Lợi, thị xã Sơn Tây'],
    ['Q1', 'quận một'],
    ['quán trên q1', 'quán trên quận một'],
    ['khoản 1 Đ.69', 'khoản một điều sáu mươi chín'],
    ['so với Q1', 'so với quý một'],
    ['Tổ 3, KP4', 'Tổ ba, khu phố bốn'],
    ['(Hung p. 12)', '(Hung trang mười hai)'],
    ['P.305', 'phòng ba trăm linh năm'],
    ['P.GĐ Sở Y tế', 'phó giám đốc Sở Y tế'],
    ['p.5, q.3', 'phường năm, quận ba'],
    ['TX. Dĩ An, T. Bình Dương', 'thị xã Dĩ An, tỉnh Bình Dương'],
    ['phạt H. 24 tháng', 'phạt hát. hai mươi tư tháng'],
  ],
  opens: ['letter'],
  pattern:
    /(Q|P|H|X|TX|TT|KP|Đ|đ(?=\.)|F|T|[pq](?=\.)|[pq](?=\d)|kp(?=\.)|Kp(?=\.?\d))(?:\.\s?(?=[\p{Lu}\d])|\s?(?=\d{1,2}(?!\d|[/.]\d)))/uy,
  say: (match, place) => {
    const [written, letters = ''] = match;
    const short = letters === 'đ' ? letters : letters.toUpperCase();
    const dotted = written.includes('.');
    if (letters === 'p' && isCited(match, place)) return 'trang';
    if (short === 'Đ' && ARTICLE_BEFORE.test(place.before)) return 'điều';
    if (short === 'Đ' && INITIALS_AFTER.test(place.writtenAfter(match))) return null;
    if (/^[FP]$/.test(short) && beginsForeignName(place.writtenAfter(match))) return null;
    if (written === 'Q' && isQuarter(match, place)) return 'quý';
    const inAddress =
      followsPlace(short, place.before) ||
      isWardOfDistrict(short, place.writtenAfter(match)) ||
      (short === 'Q' && (isDistrict(match, place) || WARD_BEFORE.test(place.writtenBefore))) ||
      (short === 'P' && (STREET_BEFORE.test(place.writtenBefore) || isBetweenNames(match, place)));
    if (!dotted && !(/^(?:Q|P|F|KP)$/.test(short) && inAddress)) return null;
    if (!dotted && place.continues(['letters-and-digits'], /^,\s$/)) return null;
    if (short === 'T' && !(dotted && PART_BEFORE.test(place.writtenBefore))) return null;
    if (short === 'P' && dotted && /^\d{3}(?!\d)/.test(place.writtenAfter(match))) return 'phòng';
    if (short === 'P' && dotted && DEPUTY.test(place.writtenAfter(match))) return 'phó';
    if (short === 'P' && dotted && DEPARTMENT.test(place.writtenAfter(match))) return 'phòng';
    if (
      !dotted &&
      /^[PF]$/.test(short) &&
      !isWardOfDistrict(short, place.writtenAfter(match)) &&
      !STREET_BEFORE.test(place.writtenBefore) &&
      !isBetweenNames(match, place) &&
      !LIVING_BEFORE.test(place.before)
    )
      return null;
    if (
      dotted &&
      short.length === 1 &&
      (endsWithCue(place.before, 'person') || endsWithCue(place.before, 'lettering'))
    )
      return null;
    // No district or commune has a number, and nobody's name ends in a district's: phạt H. 24 tháng, Michel H. Devoret.
    if (/^[HX]$/.test(short) && /^\d/.test(place.writtenAfter(match))) return null;
    if (short.length === 1 && followsForeignName(place.writtenBefore)) return null;
    const initial =
      short.length === 1 &&
      /\p{Lu}\p{Ll}+\s$/u.test(place.writtenBefore) &&
      !/^\d/.test(place.writtenAfter(match));
    const beforeDistrict = DISTRICT_AFTER.test(place.writtenAfter(match));
    if (initial && !beforeDistrict && !/(?:^|[.,]\s*)\S+\s$/.test(place.writtenBefore)) return null;
    return DIVISIONS.get(short) ?? null;
  },
};

const namedDistrict: Rule = {
  name: 'district-by-name',
  class: 'address',
  description: 'Q before the name of a district of a large city, however it is written: quận.',
  examples: [
    ['ở q bình thạnh', 'ở quận bình thạnh'],
    ['HIỆP TÂN, Q TÂN PHÚ', 'HIỆP TÂN, quận TÂN PHÚ'],
  ],
  opens: ['letter'],
  pattern: new RegExp(String.raw`q\.?(?=\s?(?:${NAMED_DISTRICTS})(?!\p{L}))`, 'iuy'),
  say: () => 'quận',
};

const bareWard: Rule = {
  name: 'ward-before-district',
  class: 'address',
  description: 'P without a dot before the name of a ward whose district follows: phường.',
  examples: [
    ['đường 24, P Bình Tân A, Q Bình Tân', 'đường hai mươi tư, phường Bình Tân A, quận Bình Tân'],
    ['P Bình Trị Đông B, Q Bình Tân', 'phường Bình Trị Đông bê, quận Bình Tân'],
    ['CMT8 P Bến Thành Q1', 'cách mạng tháng tám phường Bến Thành quận một'],
  ],
  opens: ['capital'],
  pattern: new RegExp(
    String.raw`P(?!\s(?:${ROOM_OF}))(?=(?:\s\p{Lu}\p{L}*){1,5}(?:,\s?(?:Q|Quận|quận|TP|H|Huyện|huyện)(?!\p{L})|\s(?:Q\.?\s?\d|Quận\s\d)))`,
    'uy',
  ),
  say: (_, { before }) => (/(?:^|[,–-])\s?$|\d\s$/.test(before) ? 'phường' : null),
};

/** The short forms of newspapers, in small letters and without a space before the name. */
const SMALL_DIVISIONS = table({ h: 'huyện', x: 'xã', q: 'quận', p: 'phường', tx: 'thị xã', tt: 'thị trấn' });
const LOCATED_BEFORE = /(?:[(,;]\s?|(?<!\p{L})(?:ở|tại|thuộc|về|đến|tới|từ|qua|trên|địa bàn|ngụ|quê)\s)$/u;

/** What else is so shortened: a centre, see. */
const NO_PLACE =
  /^(?:Anh [Nn]gữ|Ngoại|Tiếng|Thương mại|Văn hóa|Dạy|Yoga|Đào tạo|Tin học|Gia sư|Hình|Chương|Bảng|Mục|Điều|Facebook|Giám sát)(?!\p{L})/u;

const smallDivision: Rule = {
  name: 'address-part-small',
  class: 'address',
  description: 'h., x., q., p., tx., tt. glued to the name of a place: huyện, xã, quận, phường.',
  examples: [['ở x.Tân Phú, h.Tân Châu', 'ở xã Tân Phú, huyện Tân Châu']],
  opens: ['letter'],
  pattern: /(h|x|q|p|tx|tt)\.(?=\p{Lu}\p{Ll})/uy,
  say: (match, place) =>
    LOCATED_BEFORE.test(place.before) &&
    !DEPARTMENT.test(place.writtenAfter(match)) &&
    !NO_PLACE.test(place.writtenAfter(match))
      ? (SMALL_DIVISIONS.get(match[1] ?? '') ?? null)
      : null,
};

const partOfTitle: Rule = {
  name: 'part-of-title',
  class: 'ordinal',
  description: 'P and a number in brackets at the end of a title: phần.',
  examples: [['Chuyện tình yêu (P15)', 'Chuyện tình yêu (phần mười lăm)']],
  opens: ['capital'],
  pattern: /P\.?(?=\d{1,2}\)\s{0,3}$)/y,
  say: (_, { before }) =>
    /(?<!\p{L})(?:q\.?\s?\d|quận|phường|đường|tp|nhà|bán|cho thuê|hẻm|trọ|trạm|lỗi|máy|công suất|bệnh nhân|gò vấp|bình thạnh|đà lạt)[^;]*\($/u.test(
      before,
    ) || !before.endsWith('(')
      ? null
      : 'phần',
};

/** City, district, ward: the parts of an address by their short forms. */
export const divisionRules: readonly Rule[] = [
  city,
  partOfTitle,
  namedDistrict,
  division,
  smallDivision,
  bareWard,
];
