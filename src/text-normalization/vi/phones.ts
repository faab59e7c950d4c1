import type { Place } from '../place';
import type { Rule } from '../rule';
import { isCounted, standsAlone } from './counted';
import { readDigits } from './numbers/cardinals';
import { table } from '../table';

const SEPARATED = String.raw`[ .-]?\d`;
const END = String.raw`(?!\d|[.,-]\d)`;

const international: Rule = {
  name: 'phone-international',
  class: 'phone',
  description: 'Telephone numbers with a country code: cộng, then digit by digit.',
  examples: [
    ['+84 98 765 4321', 'cộng tám bốn chín tám bảy sáu năm bốn ba hai một'],
    ['(+84)912345678', 'cộng tám bốn chín một hai ba bốn năm sáu bảy tám'],
  ],
  opens: ['sign'],
  pattern: new RegExp(
    String.raw`\(?\+84\)?[ .-]?(?:\(0\)[ .-]?)?\d(?:${SEPARATED}){8}(?!\d|[.-]\d)|\(?\+84\)?[ .-]?\d(?:${SEPARATED}){9}${END}|\(?\+\d{1,3}\)?(?:${SEPARATED}){7,12}${END}`,
    'y',
  ),
  say: ([written]) => `cộng ${readDigits(written)}`,
};

const phone: Rule = {
  name: 'phone',
  class: 'phone',
  description: 'Vietnamese telephone numbers, with or without separators: digit by digit.',
  examples: [
    ['0912 345 678', 'không chín một hai ba bốn năm sáu bảy tám'],
    ['028.3829.1111', 'không hai tám ba tám hai chín một một một một'],
    ['(024) 3825 4321', 'không hai bốn ba tám hai năm bốn ba hai một'],
    ['01697 860 400', 'không một sáu chín bảy tám sáu không bốn không không'],
    ['0800 123 4567', 'không tám không không một hai ba bốn năm sáu bảy'],
    ['1900 1234', 'một chín không không một hai ba bốn'],
  ],
  opens: ['digit', 'sign'],
  pattern: new RegExp(
    String.raw`\(0\d{1,3}\)[ .-]?\d(?:${SEPARATED}){6,7}${END}|02(?:${SEPARATED}){9}${END}|0(?:${SEPARATED}){9}(?!\d|-\d{3}(?!\d))|0\d{3}[ .-]\d{3}[ .-]\d{4}${END}|01\d{3}[ .-]\d{3}[ .-]\d{3}${END}|02?\d{3,4}[.]\d{6}${END}|01\d[ .-]\d{4}[ .-]\d{4}${END}|1[89]00[ .]?\d{4}(?!\d)|1[89]00[ .]?\d{2}[ .]?\d{2}(?:[ .]?\d{2})?${END}`,
    'y',
  ),
  say: ([written]) => readDigits(written),
};

const CALLED =
  /(?<!\p{L})(?:gọi|tổng đài|hotline|đường dây nóng|đầu số|bấm|số khẩn cấp|liên hệ|điện thoại|sđt|đt|tel|fax|nhắn tin|zalo|lh|cskh|gửi(?: tới| đến)?|máy lẻ|(?<!chi )nhánh|máy bàn)(?: (?:ngay|số|cho|đến|tới|điện|qua|là|vào|cấp cứu|cứu hỏa|cảnh sát|công an|tổng đài|hotline|đường dây nóng|miễn phí|khẩn cấp|máy|phím|theo|chăm sóc khách hàng)){0,4}[\s:]*$/u;
/** An emergency number said to be one: báo cháy: 114, cứu hộ gọi 112. */
const EMERGENCY_NAMED =
  /(?<!\p{L})(?:báo cháy|chữa cháy|cứu hỏa|cứu hoả|cứu hộ|cứu nạn|cứu thương|cấp cứu|công an|cảnh sát|bảo vệ trẻ em|phản ứng nhanh)(?: (?:gọi|số|là)(?: số)?\s|\s?:\s?)$/u;
/** Which service answers which number; another one counts something: cứu nạn 115 ngư dân. */
const EMERGENCY = table<RegExp>({
  '111': /bảo vệ trẻ em\s$/,
  '112': /(?:cứu nạn|cứu hộ)\s$/,
  '113': /(?:công an|cảnh sát|phản ứng nhanh)\s$/,
  '114': /(?:báo cháy|chữa cháy|cứu hỏa|cứu hoả|cứu nạn|cứu hộ|cảnh sát)\s$/,
  '115': /(?:cấp cứu|cứu thương)\s$/,
});

function isEmergency(match: RegExpExecArray, place: Place): boolean {
  const [number] = match;
  if (/^11[1-5]$/.test(number) && EMERGENCY_NAMED.test(place.before)) return true;
  const named = /^\s\p{Lu}/u.test(place.writtenAfter(match)) || standsAlone(place.after(match));
  return named && (EMERGENCY.get(number)?.test(place.before) ?? false);
}

const SERVICE_BEFORE = /(?<!\p{L})(?:tổng đài|hotline|đường dây nóng|đầu số|cskh)(?: số)?[\s:]*$/u;
const CALLS_AFTER = /^\s(?:người|lần|cuộc|lượt|phút|giờ|nhân viên|điện thoại viên|trường hợp|khách|%)/;

/** What a service is called by is a number of its own, unless it counts its calls. */
function isAmount(match: RegExpExecArray, place: Place): boolean {
  const after = place.after(match);
  const service = SERVICE_BEFORE.test(place.before) || /^(?:1022|1080)$/.test(match[0]);
  return service ? CALLS_AFTER.test(after) : isCounted(after);
}

const calledNumber: Rule = {
  name: 'phone-short',
  class: 'phone',
  description: 'Short and service numbers after gọi, tổng đài and the like: digit by digit.',
  examples: [
    ['gọi 113', 'gọi một một ba'],
    ['tổng đài 1022', 'tổng đài một không hai hai'],
    ['gọi 114 báo cháy, 113 báo công an', 'gọi một một bốn báo cháy, một một ba báo công an'],
    ['báo cháy: 114', 'báo cháy: một một bốn'],
    ['hotline 1 900 6679', 'hót lai một chín không không sáu sáu bảy chín'],
    ['gọi 38320320', 'gọi ba tám ba hai không ba hai không'],
    ['hotline 1800-1091', 'hót lai một tám không không một không chín một'],
  ],
  opens: ['digit'],
  pattern:
    /(?:1 [89]00 \d{4}|[2-9]\d{7}(?<!0000)(?!\s?(?:[đ₫]|vn[dđ]|usd)(?!\p{L}))|\d{3,5}(?:[ .-]\d{2,4}){0,3})(?![\d/]|[.,]\d|gb?(?!\p{L}))/iuy,
  say: (match, place) => {
    const short =
      /^(?:11[1-9]|1080|1022|911)$/.test(match[0]) && /(?:^|[^\p{L}])(?<!con )số\s*$/u.test(place.before);
    const house =
      match[0].length === 3 &&
      /(?:nhà|đường|địa chỉ|ở|tại|phòng|lớp|bài|câu|trận|trận đấu|đề|tập|trang|điều|mục|máy|ghế)\s+số\s*$/.test(
        place.before,
      );
    const next =
      /^(?:1[89]00|11[1-9]|1080|1022)/.test(match[0]) &&
      place.continues(['phone', 'phone-short'], /^\s*(?:,|hoặc|và|hay|-|–)\s*$/);
    const another = /^11[1-5]$/.test(match[0]) && place.continues(['phone-short'], /^[^.!?\n]{0,40}$/);
    const emergency = isEmergency(match, place);
    if (!CALLED.test(place.before) && !(short && !house) && !next && !another && !emergency) return null;
    return !emergency && isAmount(match, place) ? null : readDigits(match[0]);
  },
};

const NEXT = String.raw`\s?(?:,|\/|-|–|hoặc|và|hay)\s?`;
const LOCAL = String.raw`[2-9]\d{2,3}[ .]?\d{4}`;
/** A number with the code of its town, and others without it. */
const TOWN_BEFORE = new RegExp(String.raw`\(0\d{1,3}\)[ .-]?${LOCAL}(?:${NEXT}${LOCAL}){0,3}${NEXT}$`, 'u');

const anotherPhone: Rule = {
  name: 'phone-another',
  class: 'phone',
  description: 'A further number of the same town, without its code: digit by digit.',
  examples: [
    [
      '(028) 38308090 – 38397747',
      'không hai tám ba tám ba không tám không chín không, ba tám ba chín bảy bảy bốn bảy',
    ],
  ],
  opens: ['digit'],
  pattern: new RegExp(`${LOCAL}${END}`, 'y'),
  say: ([written], { before }) => (TOWN_BEFORE.test(before) ? readDigits(written) : null),
};

const dialCode: Rule = {
  name: 'dial-code',
  class: 'phone',
  description: 'Dial codes: * is sao, # is thăng, digits one by one.',
  examples: [['*101#', 'sao một không một thăng']],
  opens: ['sign'],
  pattern: /[*#]\d{1,8}(?:[*#]\d{1,16}){0,5}#/y,
  say: ([written]) =>
    [...written.matchAll(/[*#]|\d+/g)]
      .map(([part]) => (part === '*' ? 'sao' : part === '#' ? 'thăng' : readDigits(part)))
      .join(' '),
};

const extensions: Rule = {
  name: 'phone-extension',
  class: 'phone',
  description: 'The extensions of a telephone number, in brackets behind it: digit by digit.',
  examples: [
    [
      '024 3825 2931(2339,2208)',
      'không hai bốn ba tám hai năm hai chín ba một, hai ba ba chín, hai hai không tám',
    ],
  ],
  opens: ['sign'],
  pattern: /\((\d{2,5}(?:[,;/-]\s?\d{2,5}){0,4})\)/y,
  say: ([, numbers = ''], place) =>
    place.continues(['phone'], /^\s?$/) ? `, ${numbers.split(/\D+/).map(readDigits).join(', ')}` : null,
};

export const phoneRules: readonly Rule[] = [
  extensions,
  international,
  phone,
  anotherPhone,
  dialCode,
  calledNumber,
];
