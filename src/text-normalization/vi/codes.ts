import type { Rule } from '../rule';
import { endsWithCue } from './context';
import { isCounted } from './counted';
import { readName } from './net-names';
import { readDigits } from './numbers/cardinals';
import { readInteger } from './numbers/numerals';
import { riceVariety } from './rice-variety';
import { spell } from './vocabulary';
import { table } from '../table';

const OF = String.raw`(?:\s(?:số|là|máy|thư viện|sinh viên|học sinh|nhân viên|thành viên|hội viên|mới|cũ|gồm|tận cùng|có đuôi|đuôi|ngân hàng|của (?:tôi|bạn|anh|chị|em|ông|bà|quý khách|khách hàng|shop|mình|công ty)|nhận|thụ hưởng|atm|visa|tín dụng|ghi nợ|vietcombank|agribank|bidv|techcombank|vietinbank|tpbank|vpbank|momo|vcb|tcb|ctg|stb|vib|shb|ocb|msb|mb|acb)){0,4}`;
const NAMED =
  'số tài khoản|tài khoản|stk|tk|số thẻ|thẻ|cccd|cmnd|cmtnd|căn cước công dân|căn cước|chứng minh(?: thư)?(?: nhân dân)?|' +
  'hộ chiếu|passport|pass|otp|imei|isbn|issn|mst|sbd|số báo danh|báo danh|vé số(?: đài(?: [a-zà-ỹđ]{1,8}){1,3})?|biển số(?: xe)?|biển kiểm soát|bks|đuôi|(?:seri|sê ri|ký hiệu)(?: [a-z]{1,3})?|' +
  'oclc|pmid|pmc|serial|số máy|số khung|số hiệu|số hợp đồng|số hồ sơ|số seri|số sê ri|mật khẩu(?: (?:wi-?fi|mặc định|đăng nhập|tạm thời|phòng|cửa)){0,2}|password|passcode|zip code|mssv|(?<!\\d\\s)series|' +
  'msnv|(?<!la )mã(?! lực| hóa| hoá| não)(?: (?!năm )[a-zà-ỹđ]{1,12}){0,6}|voucher(?: [a-zà-ỹđ]{1,12}){0,2}|coupon|số vận đơn|vận đơn|' +
  'csb|cảnh sát biển|chuyến bay|số hiệu chuyến bay|id|số lô|lô hàng|tracking|số đăng ký|số giấy phép|gplx|bhxh|bhyt|mã vạch';
/** Words after which digits are a code, whatever their number. */
const CODE_BEFORE = new RegExp(String.raw`(?:^|[^\p{L}])(?:${NAMED})${OF}\s*[:#]?\s*[*.…•]{0,12}$`, 'u');

/** Whether words before name a code. */
export function isNamedCode(before: string): boolean {
  return CODE_BEFORE.test(before);
}

/** 482913 là mã OTP. */
const CALLED_CODE = /^\s(?:là|la) (?:mã|ma|otp|mật khẩu)(?!\p{L})/u;
/** In lower case pin is a battery. */
const PIN_BEFORE = /(?:PIN)(?:\s(?:là|mới|số|của \p{Ll}+)){0,3}\s*[:#]?\s*$/u;
/** What is never counted: three digits and more after it are its own. */
const IDENTIFIER = new RegExp(
  String.raw`(?<!\p{L})(?:otp|pin|đuôi|mật khẩu|password|passcode|mã (?:xác nhận|xác thực|bảo mật|đề|số|tra cứu|pin|otp)|sbd|báo danh|số hiệu|biển số|biển kiểm soát|isbn|imei|serial|stk|số tài khoản)${OF}\s*[:#]?\s*[*.…•]{0,12}$`,
  'u',
);
/** Digits without a mark between, too many for a count that is written so. */
const SURELY_CODE = /^\d{5,30}$/;
const MONEY_OR_DIGITS =
  /^\s?(?:₫|đ(?!\p{L})|vnd|vnđ|usd|%|k(?!\p{L})|tr(?!\p{L})|triệu|tỷ|tỉ|nghìn|ngàn|đồng|chữ số|con số|số(?!\p{L})|ký tự|kí tự)/u;
const MEASURED = /^\s(?:mm|cm|m|km|mg|g|kg|ml|l|m2|m²|ha|mah|gb|tb|mb|h|mã)(?!\p{L})/u;

/** Thẻ 250 học sinh, mã tăng 35 điểm; but thẻ 1234 ngày 5/6. */
function isAmount(before: string, after: string): boolean {
  // Whatever was named before: mã cổ phiếu tăng 35 điểm.
  if (endsWithCue(before, 'sharing', 'reaching')) return true;
  return (isCounted(after) && !/^\sngày \d/.test(after)) || MEASURED.test(after);
}

const afterCodeWord: Rule = {
  name: 'code',
  class: 'code',
  description: 'Digits after words such as số tài khoản, mã, CCCD, OTP, thẻ: one by one.',
  examples: [
    ['Số tài khoản 1903 5678', 'Số tài khoản một chín không ba năm sáu bảy tám'],
    ['mã OTP của bạn là 482913', 'mã o tê pê của bạn là bốn tám hai chín một ba'],
    ['TK 0123', 'tài khoản không một hai ba'],
    ['quân La Mã vào năm 475', 'quân La Mã vào năm bốn trăm bảy mươi lăm'],
    ['thẻ đuôi *1234', 'thẻ đuôi một hai ba bốn'],
    ['482913 là mã OTP', 'bốn tám hai chín một ba là mã o tê pê'],
    ['OCLC 607606153', 'o xê e lờ xê sáu không bảy sáu không sáu một năm ba'],
    ['Vé số 458912', 'Vé số bốn năm tám chín một hai'],
    ['STK 1903 4567 8901 23', 'số tài khoản một chín không ba bốn năm sáu bảy tám chín không một hai ba'],
  ],
  opens: ['digit'],
  pattern: /\d{1,30}(?:[ .-]\d{1,10}){0,7}(?![\p{L}\d/:]|,\d)/uy,
  say: (match, place) => {
    const named =
      isNamedCode(place.before) ||
      PIN_BEFORE.test(place.writtenBefore) ||
      CALLED_CODE.test(place.after(match));
    if (!named) return null;
    const after = place.after(match);
    // Luật Căn cước công dân 2014
    if (/(?<!\p{L})luật căn cước(?: công dân)?\s$/u.test(place.before)) return null;
    if (MONEY_OR_DIGITS.test(after)) return null;
    if (/^(?:1\d|2[01])$/.test(match[0]) && /(?<!\p{L})TK\s$/u.test(place.writtenBefore)) return null;
    const own = SURELY_CODE.test(match[0]) || (match[0].length > 2 && IDENTIFIER.test(place.before));
    return !own && isAmount(place.before, after) ? null : readDigits(match[0]);
  },
};

const flight: Rule = {
  name: 'flight',
  class: 'code',
  description: 'Flight numbers after chuyến or chuyến bay: the airline by its letters, then digit by digit.',
  examples: [
    ['chuyến bay VN 1546', 'chuyến bay vê en nờ một năm bốn sáu'],
    ['hủy chuyến có số hiệu VN 1641', 'hủy chuyến có số hiệu vê en nờ một sáu bốn một'],
  ],
  opens: ['capital'],
  pattern: /([A-Z]{2})\s?(\d{2,4})(?![\p{L}\d]|[.,]\d)/uy,
  say: ([, airline = '', number = ''], { before }) =>
    /chuyến(?: bay)?(?:(?: (?:có|mang))? (?:số|số hiệu))?\s$/.test(before)
      ? `${spell(airline)} ${readDigits(number)}`
      : null,
};

/** A password said to be one, then its sign or nothing between. */
const PASSWORD_BEFORE =
  /(?:mật khẩu|password|pass|mk)(?: \p{Ll}{1,8}){0,3}(?:\s?:|\s(?:là|thành|=))\s?["“']?$/u;
const PASSWORD_SIGNS = table({
  '@': 'a còng',
  '#': 'thăng',
  $: 'đô la',
  '%': 'phần trăm',
  '&': 'và',
  '*': 'sao',
  '!': 'chấm than',
  _: 'gạch dưới',
  '-': 'gạch ngang',
  '.': 'chấm',
  '+': 'cộng',
});

const password: Rule = {
  name: 'password',
  class: 'code',
  description: 'Letters, digits and signs after mật khẩu: one by one.',
  examples: [
    ['mật khẩu là Abc@123', 'mật khẩu là a bê xê a còng một hai ba'],
    ['mật khẩu: Xy9_2024!z', 'mật khẩu: ích i chín gạch dưới hai không hai bốn chấm than dét'],
  ],
  opens: ['letter', 'digit'],
  pattern: /(?=[A-Za-z\d@#$%&*!_.+-]{0,31}\d)[A-Za-z\d@#$%&*!_.+-]{3,31}[A-Za-z\d@#$%&*](?![\p{L}\d])/uy,
  say: ([written], { before }) => {
    if (!/[A-Za-z]/.test(written) || !PASSWORD_BEFORE.test(before)) return null;
    const parts = written.match(/[A-Za-z]+|\d|[^A-Za-z\d]/g) ?? [];
    return parts.map((part) => PASSWORD_SIGNS.get(part) ?? readPasswordPart(part)).join(' ');
  },
};

function readPasswordPart(part: string): string {
  return part.length > 3 ? readName(part) : spell(part);
}

const groupedCard: Rule = {
  name: 'card-number',
  class: 'code',
  description: 'Digits in groups of four: one by one.',
  examples: [['4111 1111 1111 1111', 'bốn một một một một một một một một một một một một một một một']],
  opens: ['digit'],
  pattern: /\d{4}(?:[ -]\d{4}){2,4}(?![\d.,]*\d)/y,
  say: ([written]) => readDigits(written),
};

const plate: Rule = {
  name: 'licence-plate',
  class: 'code',
  description: 'Licence plates: digits and letters one by one, the separators silent.',
  examples: [
    ['30K-567.89', 'ba không ca năm sáu bảy tám chín'],
    ['59X1-234.56', 'năm chín ích một hai ba bốn năm sáu'],
    ['BKS 38 C1-071.87', 'biển kiểm soát ba tám xê một không bảy một tám bảy'],
    ['xe 92H – 009.46', 'xe chín hai hát không không chín bốn sáu'],
  ],
  opens: ['digit'],
  pattern:
    /\d{2}(?:-|\s(?=[A-ZĐ]\d?-\d{3}\.\d{2}))?[A-ZĐ]{1,2}\d?(?:[- .]{1,2}|\s[-–]\s)(?:\d{3}\.\d{2}|\d{4,5})(?![\p{L}\d])|\d{2}[A-Z]{1,2}\d?\d{3}\.\d{2}(?![\p{L}\d])|\d{2} [A-ZĐ]{1,2} ?\d? ?- ?(?:\d{4,5}|\d{3}\.\d{2}(?!\s?(?:triệu|tỷ|nghìn|đồng)))(?![\p{L}\d])/uy,
  say: ([written], { before }) => {
    if (/^\d{2} /.test(written) && !/(?<!\p{L})(?:biển|bks)(?!\p{L})/u.test(before)) return null;
    const surely = !/\s[-–]\s\d{4,5}$/.test(written) || PLATE_NEAR.test(before);
    return surely ? spell(written) : null;
  },
};

/** What bears a plate, for one whose dash stands apart: xe máy biển kiểm soát 20L6 - 1584. */
const PLATE_NEAR = /(?<!\p{L})(?:biển|bks|xe)(?!\p{L})[^.;!?\n]{0,30}$/u;

const plateWord = /(?<!\p{L})(?:biển số|biển kiểm soát|bks|biển|xe)(?: xe)?(?: số)?\s*:?\s*$/u;

const plateSolid: Rule = {
  name: 'licence-plate-solid',
  class: 'code',
  description: 'Licence plates without separators, after biển số.',
  examples: [['biển số 51F12345', 'biển số năm một ép một hai ba bốn năm']],
  opens: ['digit'],
  pattern: /\d{2}[A-ZĐ]{1,2}\d{4,6}(?![\p{L}\d])/uy,
  say: ([written], { before }) => (plateWord.test(before) ? spell(written) : null),
};

const plateNumber: Rule = {
  name: 'licence-plate-number',
  class: 'code',
  description: 'The number of a licence plate without its province, after biển số.',
  examples: [['biển số thành phố 143.89', 'biển số thành phố một bốn ba tám chín']],
  opens: ['digit'],
  pattern: /\d{3}\.\d{2}(?!\d|[.,]\d)/y,
  say: ([written], { before }) =>
    /(?<!\p{L})biển (?:số|kiểm soát|xe)(?: xe)?(?: (?:thành phố|tỉnh|tp|đẹp|vip|đuôi|là))?\s?:?\s$/u.test(
      before,
    )
      ? spell(written)
      : null,
};

/** A fishing boat, and what its number is called. */
const BOAT_BEFORE = /(?<!\p{L})tàu cá(?: vỏ \p{L}+)?(?:,? (?:mang )?(?:số hiệu|số|biển số|bks))?:?\s$/u;

const boat: Rule = {
  name: 'boat-number',
  class: 'code',
  description: 'Fishing boats: the letters of their province, their number and TS.',
  examples: [
    ['tàu cá KH 98246 TS', 'tàu cá ca hát chín tám hai bốn sáu tê ét'],
    ['tàu cá QNg 90559', 'tàu cá quy en nờ giê chín không năm năm chín'],
  ],
  opens: ['capital'],
  pattern: /[A-ZĐ]{1,3}[agh]?(?:[\s-]|\s-\s)?(?:\d{4,5}[\s-]?(TS)|\d{5})(?![\p{L}\d]|[.,]\d)/uy,
  say: ([written, fishing], { before }) =>
    fishing !== undefined || BOAT_BEFORE.test(before) ? spell(written.replace(/[\s-]/g, '')) : null,
};

const numberSign: Rule = {
  name: 'number-sign',
  class: 'code',
  description: '#, № and No. before a number: số; an order number is said digit by digit.',
  examples: [
    ['Đơn hàng #8452', 'Đơn hàng số tám bốn năm hai'],
    ['đứng #1', 'đứng số một'],
    ['No.1 châu Á', 'số một châu Á'],
    ['đơn #A1023', 'đơn số a một không hai ba'],
  ],
  opens: ['sign', 'capital'],
  pattern:
    /(?:#|№|No\.)\s?(?:(\d{1,20})(?![\p{L}\d]|[.,]\d)|([A-Z]{1,5})-?(\d{1,16})(?![\p{L}\d]|[-.,]\d))/uy,
  say: ([, digits = '', letters, tail = ''], { before }) => {
    const said = /(?<!\p{L})số\s$/u.test(before) ? '' : 'số ';
    if (letters === undefined)
      return `${said}${digits.length > 2 ? readDigits(digits) : readInteger(digits)}`;
    return isOrderNumber(letters, tail, before) ? `${said}${spell(letters)} ${readDigits(tail)}` : null;
  },
};

/** What bears a number of letters and digits: #A1023 after it is no hashtag. */
const ORDER_BEFORE =
  /(?<!\p{L})(?:đơn|đơn hàng|hóa đơn|hoá đơn|mã|mã đơn|vé|vận đơn|phiếu|hồ sơ|ticket|yêu cầu|booking|hợp đồng)(?: hàng)?[\s:]*$/u;

/** One or two letters and a serial number, or more letters and a long one; #SALE50, #VIP1 and #JS2024 are hashtags. */
export function isOrderNumber(letters: string, digits: string, before: string): boolean {
  const year = letters.length > 1 && /^(?:19|20)\d\d$/.test(digits);
  const serial = digits.length >= (letters.length > 2 ? 4 : letters.length + 1);
  return serial && !year && ORDER_BEFORE.test(before);
}

/** Passwords, tried before the names of the net that they may look like. */
export const passwordRules: readonly Rule[] = [password];

/** Plates, tried before everything that begins with a number. */
export const plateRules: readonly Rule[] = [plate, plateSolid, plateNumber, boat];

const hexadecimal: Rule = {
  name: 'hexadecimal',
  class: 'code',
  description: 'Hexadecimal numbers with 0x, as error codes have them: sign by sign.',
  examples: [['lỗi 0x8007', 'lỗi không ích tám không không bảy']],
  opens: ['digit'],
  pattern: /0x[\dA-Fa-f]{1,16}(?![\p{L}\d])/uy,
  say: ([written]) => spell(written),
};

/** Codes recognized by the words before them, tried before times and measures. */
export const codeRules: readonly Rule[] = [
  hexadecimal,
  flight,
  riceVariety,
  afterCodeWord,
  groupedCard,
  numberSign,
];
