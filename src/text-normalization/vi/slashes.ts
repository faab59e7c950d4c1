import type { Place } from '../place';
import type { Rule } from '../rule';
import { COUNT_WORDS } from './lexicon/units';

/** What hours are counted by: 8h/ngày, but not 14h30/ngày 5. */
const SHARES = /^(?:ngày|tuần|tháng|ca|buổi|đêm|lần|chuyến|lượt|vòng|trận|bài|người|môn)(?!\p{L}|\s?\d)/u;

/** What any other counted thing is set against: nhịp/phút, bàn/trận. */
const RATE_OVER =
  /^(?:giây|phút|giờ|ngày|đêm|tuần|tháng|quý|năm|lần|lượt|người|hộ|trận|ván|mét|lít|km|kg|ha|m2|m²)(?!\p{L})/u;

/** What has so much each: 90 kg/con. */
const EACH_AFTER = /^(?:chiếc|con|cây|hộ|suất|thùng|bao|hộp|chai|cái|người|học sinh|nhân khẩu)(?!\p{L})/u;

/** So much at a time, the number some words before, or in words: 200 mg sắt/ngày, trăm tỷ/tháng, một cữ sữa/ngày. */
const TIME_AFTER = /^(?:ngày|tháng|năm|tuần|giờ|lần|quý|phút|đêm|buổi|ca)(?!\p{L})/u;
const AMOUNT_BEFORE =
  /(?:\d[^.;:!?/\n]{0,30}\p{L}|(?:chục|trăm|nghìn|ngàn|triệu|tỷ|tỉ)|(?<!\p{L})(?:(?:vài|mấy) \p{Ll}{1,6}|một (?:cữ|suất|bữa) \p{Ll}{1,6}))\s?$/u;
const TIME_WORDS: ReadonlySet<string> = new Set('ngày tháng năm tuần giờ quý phút đêm buổi'.split(' '));

/** So many millions for each: vài triệu/cây. */
const MULTIPLE_BEFORE = /(?<!\p{L})(?:vài|mấy|chục|trăm|\d)\s?(?:nghìn|ngàn|triệu|tỷ|tỉ)$/u;

/** What goods are sold by, after money that is spelled out: 2.148 bảng Anh/tấn. */
const CURRENCY_BEFORE =
  /\d[^.;:!?/\n]{0,20}(?:bảng anh|đô la(?: mỹ| úc| singapore)?|usd|euro|yên|tệ|won|baht|rúp|rupee)$/u;
const SOLD_AFTER = /^(?:tấn|tạ|yến|kg|lít|ounce|thùng|lượng|chiếc|mét|m2|m²|m3)(?![\p{L}\d])/u;

/** Two models of tanks or aircraft: xe tăng T-54/55. */
const ARMS_BEFORE =
  /(?<!\p{L})(?:xe tăng|xe|máy bay|tiêm kích|súng|tên lửa|tăng|dòng) (?:t|b|f|ak|su|mig)-\d{2}$/u;

/** What is divided in a formula: dS = dQ/T. */
const FORMULA_BEFORE = /=\s?[A-Za-zΔ]{1,2}$|\((?:J|N|W|V|kJ)$/u;
const FORMULA_AFTER = /^[A-Za-zΔ]{1,2}(?![\p{L}\d])/u;

/** The same before the sign: p/T = hằng số. */
const QUOTIENT_BEFORE = /(?<![\p{L}\d])[A-Za-z]$/u;
const QUOTIENT_AFTER = /^[A-Za-zΔ]\d?\s?=/;

/** The unit of a price, without an amount: giá vé (đồng/hành khách); tỷ giá compares two kinds of money. */
const PRICED_BEFORE =
  /(?:[(,:;]|(?<!\p{L}|(?:tỷ|tỉ) )(?:giá|mức|tính|nghìn|ngàn|triệu|tỷ)) ?(?:đồng|đ|vnđ|vnd)$/u;
const PRICED_AFTER =
  /^(?:cổ phiếu|cp|tín chỉ|đêm|buổi|tiết|ha|lượng|chỉ|hộp|chai|khách|phòng|trang|m³|kg|tấn|lít|m2|m²|m3|kwh|giờ|ngày|tháng|năm|người|hành khách|vé|lượt|km|chuyến|sản phẩm|cái|chiếc|con|hộ|học sinh|lần|suất|bộ|thùng|cây)(?![\p{L}\d])/u;

/** What is counted by its group: 12 tiêu chí/xã, 35 học sinh/lớp; but 5 phường/xã. */
const COUNTED_BY_GROUP =
  /\d\s(?:tiêu chí|học sinh|em|cháu|trẻ|sinh viên|học viên|giáo viên|hộ|hộ dân|nhân khẩu|giường|bàn|bộ bàn ghế|điểm|câu|tiết|đề)$/u;
const GROUP_AFTER =
  /^(?:xã|huyện|tỉnh|thôn|lớp|trường|nhóm|phòng|điểm trường|môn|tuần|câu(?! lạc bộ| hỏi)|đề(?! thi| tài)|bài(?! tập| viết| toán| báo))(?!\p{L}|\s[\d\p{Lu}])/u;

/** What is dissolved, and in how much: đơn vị/ml, microgam/ml, spelled out or not. */
const UNIT_BEFORE =
  /(?<!\p{L})(?:đơn vị|đv|microgam|miligam|gam|mol|phân tử|tế bào|khuẩn lạc|cfu|tb|bản sao|iu|ui|meq)$/u;
const UNIT_AFTER = /^(?:m?l|dl|lít|gam|g|kg|µl|m3|m²|m2|mililit|phút|giờ|ha)(?![\p{L}\d])/u;

const ISSUER_AFTER = /^(?:B[A-ZĐ]{2,6}|[SP]GD&?ĐT|UBND|TTg|QH\d{2})(?!\p{L})/u;

/** So much for several nights: 700k/2 đêm. */
const NIGHTS = /^\d{1,2} (?:đêm|ngày|người|đôi|cái|chiếc|con|hộp|tháng|lần|suất|vé|bộ)(?!\p{L})/u;

/** How it is sold, not by what: 4tr/khứ hồi. */
const NO_UNIT = /^(?:khứ hồi|trọn gói)(?!\p{L})/u;

/** The number of an item at its beginning: 1/ Hồ sơ. */
const HEADED_BEFORE = /(?:^|[.:;?!\n]\s?)\d{1,2}$/;

/** Rules that read amounts which are paid or charged. */
const PAID = [
  'money',
  'pay',
  'money-sign-before',
  'money-split',
  'money-glued',
  'spaced-thousands',
  'thousands',
  'percent',
  'percent-sign',
];

/** Money that is no number, and what it is for: vài ngàn USD/ván, bao nhiêu/m2, bao nhiêu/1 tháng. */
const PRICED_EACH_AFTER =
  /^(?:1 ?)?(?:m2|m²|kg|tháng|ngày|đêm|người|suất|lần|năm|giờ|căn|phòng|ván|tấn|thùng|vé|lượng|ounce|buổi|khóa|khoá|chai|hộp|con|bộ|chiếc|cái|ký|kí|cuốn|quyển|hũ|chỉ|trận|cây|gói|ly|cốc|tấm|đôi|m|mét|lít|tiết)(?!\p{L})/u;
const ASKED_PRICE_BEFORE =
  /(?<!\p{L})(?:bao nhiêu|nhiêu|mấy tiền|(?:vài|mấy|hàng|cả|trăm|chục|nghìn|ngàn|triệu|tỷ) (?:usd|đô|đô la|euro))$/u;

/** One of them, counted: 2 ngày/1 lần. */
const ONE_AFTER = /^1 (?:lần|viên|người|tháng|ngày|năm|tuần)(?!\p{L})/u;

/** Whether nothing is said for a slash: before what is no unit, in the aperture of a lens (f/2.8), before nights that are paid. */
const isSilent = (match: RegExpExecArray, place: Place): boolean =>
  NO_UNIT.test(place.after(match)) ||
  (/(?<!\p{L})f$/u.test(place.before) && /^\d/.test(place.after(match))) ||
  (NIGHTS.test(place.after(match)) && place.continues(PAID, /^$/)) ||
  (/\d \p{L}+$/u.test(place.before) && ONE_AFTER.test(place.after(match)));

const per: Rule = {
  name: 'per',
  class: 'ratio',
  description: 'A slash after a price, a percentage or a counted thing: một; between other units: trên.',
  examples: [
    ['1.050 đồng/lít', 'một nghìn không trăm năm mươi đồng một lít'],
    ['50k/kg/ngày', 'năm mươi nghìn một ki lô gam một ngày'],
    ['3 viên/ngày', 'ba viên một ngày'],
    ['500+ đơn/ngày', 'hơn năm trăm đơn một ngày'],
    [`5'30"/km`, 'năm phút ba mươi giây một ki lô mét'],
    ['80 nhịp/phút', 'tám mươi nhịp trên phút'],
    ['mạng 4G/5G', 'mạng bốn giê năm giê'],
    [
      'QCVN 21:2010/BGTVT',
      'quy chuẩn Việt Nam hai mươi mốt, hai nghìn không trăm mười gạch chéo bộ giao thông vận tải',
    ],
    ['xe tăng T-54/55', 'xe tăng tê năm mươi tư năm mươi lăm'],
    ['máy S8/S9', 'máy ét tám ét chín'],
    ['200 mg sắt nguyên tố/ngày', 'hai trăm mi li gam sắt nguyên tố một ngày'],
    ['ống f/3.5', 'ống ép ba phẩy năm'],
    ['700k/2 đêm', 'bảy trăm nghìn hai đêm'],
    ['1/ Hồ sơ gốc', 'một, Hồ sơ gốc'],
    ['vé 4tr/khứ hồi', 'vé bốn triệu khứ hồi'],
    ['một cữ sữa/ngày', 'một cữ sữa một ngày'],
    ['lãi trăm tỷ/tháng', 'lãi trăm tỷ một tháng'],
    ['trong đó dS = dQ/T', 'trong đó đê ét bằng đê quy trên tê'],
    ['12 tiêu chí/xã', 'mười hai tiêu chí một xã'],
    ['giá bao nhiêu/m2', 'giá bao nhiêu một mét vuông'],
    ['3 tiếng gõ/lần', 'ba tiếng gõ một lần'],
    ['giá vé (đồng/hành khách)', 'giá vé (đồng một hành khách)'],
    [
      'gọi 0911.456.192/ 0974.873.004',
      'gọi không chín một một bốn năm sáu một chín hai hoặc không chín bảy bốn tám bảy ba không không bốn',
    ],
    ['p/T = hằng số', 'pê trên tê bằng hằng số'],
    ['vài nghìn đơn vị/ml', 'vài nghìn đơn vị trên mi li lít'],
    ['4 g (4.000 mg)/ngày', 'bốn gam (bốn nghìn mi li gam) một ngày'],
  ],
  opens: ['sign', 'space'],
  pattern: /\s?\/\s?(?=[\p{L}\d°])/uy,
  say: (match, place) => {
    if (
      HEADED_BEFORE.test(place.before) &&
      /^(?:\p{Lu}|(?:19|20)\d\d(?!\d))/u.test(place.writtenAfter(match))
    )
      return ',';
    if (place.continues(['phone'], /^$/) && /^0\d(?:\d{7,9}|\d{1,2}[. ]\d{3})/.test(place.after(match)))
      return 'hoặc';
    if (isSilent(match, place)) return '';
    if (
      /^\s\/$/.test(match[0]) &&
      !/(?:đ|₫|vnđ|vnd|đồng|k|tr|triệu|kg|g|ml|mg|viên|lần)$/u.test(place.before)
    )
      return null;
    if (
      match[0] === ' / ' &&
      place.continues(['percent', 'percent-sign'], /^$/) &&
      TIME_AFTER.test(place.after(match))
    )
      return 'một';
    if (match[0] === ' / ' && !SHARES.test(place.after(match)) && !SOLD_AFTER.test(place.after(match)))
      return null;
    if (place.continues(PAID, /^\s?$/)) return /^\d/.test(place.after(match)) ? 'trên' : 'một';
    if (place.continues(['minutes', 'seconds'], /^$/)) return 'một';
    // 4 g (4.000 mg)/ngày
    if (place.continues(['measure', 'money'], /^\)$/) && SHARES.test(place.after(match))) return 'một';
    if (place.continues(['time', 'time-am-pm', 'hours'], /^\s?$/))
      return SHARES.test(place.after(match)) ? 'một' : '';
    if (place.continues(['per', 'unit'], /^[\s\p{L}]{0,20}$/u)) return 'một';
    if (/\dg$/.test(place.before) && /^[2-6]G(?!\p{L})/u.test(place.writtenAfter(match))) return '';
    // QCVN 21:2010/BGTVT: who has issued it.
    if (/\d$/.test(place.before) && ISSUER_AFTER.test(place.writtenAfter(match))) return 'gạch chéo';
    const word = /(\p{L}+)\s?$/u.exec(place.before)?.[1] ?? '';
    const counted = new RegExp(
      String.raw`\d[\d.,]*\+?\s?(?:\p{L}+\s)?(?:triệu |tỷ |tỉ |nghìn |ngàn |đô )?\p{L}+\s?$`,
      'u',
    ).test(place.before);
    if (ARMS_BEFORE.test(place.before) && /^\d{2}(?!\d)/.test(place.after(match))) return '';
    // S8/S8+: models, no rate.
    if (/(?<![\p{L}\d])[a-z]{1,3}\d{1,4}\+?$/u.test(place.before) && /^[a-z]{1,3}\d/.test(place.after(match)))
      return '';
    if (counted && /^\d/.test(place.after(match))) return 'trên';
    if (counted && (COUNT_WORDS.has(word) || /(?:viên|lần|suất)$/.test(word))) return 'một';
    if (counted && /^(?:lần|lượt)(?!\p{L})/u.test(place.after(match))) return 'một';
    if (counted && RATE_OVER.test(place.after(match))) return 'trên';
    if (
      !TIME_WORDS.has(word.toLowerCase()) &&
      AMOUNT_BEFORE.test(place.before) &&
      TIME_AFTER.test(place.after(match))
    )
      return 'một';
    if (place.continues(['measure', 'measure-split'], /^$/))
      return EACH_AFTER.test(place.after(match)) ? 'một' : 'trên';
    if (MULTIPLE_BEFORE.test(place.before) && EACH_AFTER.test(place.after(match))) return 'một';
    if (CURRENCY_BEFORE.test(place.before) && SOLD_AFTER.test(place.after(match))) return 'một';
    if (FORMULA_BEFORE.test(place.writtenBefore) && FORMULA_AFTER.test(place.writtenAfter(match)))
      return 'trên';
    if (QUOTIENT_BEFORE.test(place.writtenBefore) && QUOTIENT_AFTER.test(place.writtenAfter(match)))
      return 'trên';
    if (PRICED_BEFORE.test(place.before) && PRICED_AFTER.test(place.after(match))) return 'một';
    if (ASKED_PRICE_BEFORE.test(place.before) && PRICED_EACH_AFTER.test(place.after(match)))
      return place.after(match).startsWith('1') ? '' : 'một';
    if (COUNTED_BY_GROUP.test(place.before) && GROUP_AFTER.test(place.writtenAfter(match))) return 'một';
    // GDP/người
    if (/(?<!\p{L})gr?dp$/u.test(place.before) && /^người(?!\p{L})/u.test(place.after(match))) return 'trên';
    if (UNIT_BEFORE.test(place.before) && UNIT_AFTER.test(place.after(match))) return 'trên';
    // Đường số 7/Nhà ga: two places.
    if (/(?<![\d.,/])\d{1,3}$/.test(place.before) && /^\p{Lu}\p{Ll}+\s/u.test(place.writtenAfter(match)))
      return ',';
    return /\d$/.test(place.before) || /^\d/.test(place.after(match)) ? 'trên' : null;
  },
};

/** Kinds of times, any of them: tháng/quý/năm. */
const LISTED_TIMES_BEFORE = /(?<!\p{L}|\d\s?)(?:ngày|tuần|tháng|quý)$/u;
const LISTED_TIMES_AFTER = /^(?:tuần|tháng|quý|năm)(?![\p{L}\d])/u;

/** So many of something: 2 viên / lần. */
const SPACED_COUNT_BEFORE = /\d\s?\p{L}{1,8}$/u;

const wordSlash: Rule = {
  name: 'word-slash',
  class: 'sign',
  description: 'A slash between words is silent; with spaces, một after a count.',
  examples: [
    ['nam/nữ', 'nam nữ'],
    ['thưởng tháng /quý/năm', 'thưởng tháng, quý, năm'],
    ['5 phút / lần', 'năm phút một lần'],
    ['làm 8h / ngày', 'làm tám giờ một ngày'],
    ['mật độ = dân số / diện tích', 'mật độ bằng dân số chia diện tích'],
  ],
  opens: ['sign', 'space'],
  pattern: /\s?[/\\]{1,10}\s?/y,
  say: (match, place) => {
    if (LISTED_TIMES_BEFORE.test(place.before) && LISTED_TIMES_AFTER.test(place.after(match))) return ',';
    if (match[0] !== ' / ') return '';
    if (/=[^=.;!?\n]{2,60}$/.test(place.before)) return 'chia';
    return SPACED_COUNT_BEFORE.test(place.before) && SHARES.test(place.after(match)) ? 'một' : '';
  },
};

/** Prices and rates. */
export const rateRules: readonly Rule[] = [per];

/** A slash that nothing else reads. */
export const slashRules: readonly Rule[] = [wordSlash];
