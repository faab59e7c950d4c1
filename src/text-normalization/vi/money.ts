import type { Place } from '../place';
import type { Rule } from '../rule';
import { endsWithCue } from './context';
import { CURRENCIES, MULTIPLES } from './lexicon/currencies';
import { DIGITS, readCardinal } from './numbers/cardinals';
import { NUMERAL, readNumeral } from './numbers/numerals';
import { table } from '../table';

const END = String.raw`(?![\p{L}\p{N}])`;
const MULTIPLE = 'nghìn|ngàn|triệu|tỷ|tỉ|k|K|tr|Tr|TR';
const escaped = [...CURRENCIES.keys()]
  .sort((a, b) => b.length - a.length)
  .map((sign) => sign.replace(/\$/g, '\\$'));
const BEFORE_AMOUNT = escaped.filter((sign) => !/^(?:đ|Đ|đồng|euro|Euro)$/.test(sign)).join('|');
/** Where marks are left out, d is đồng after thousands. */
const AFTER_AMOUNT = `${escaped.join('|')}|d(?<=[.,]000\\s?d)`;

/** The words for an amount and the multiples after it: 1,2 | nghìn tỷ. */
function sayAmount(number: string, multiples: string | undefined): string | null {
  const spoken = readNumeral(number);
  if (spoken === null) return null;
  const words = (multiples ?? '').split(/\s+/).filter(Boolean);
  return [spoken, ...words.map((word) => MULTIPLES.get(word) ?? word)].join(' ');
}

/** Fuels and metals are quoted in tenths of a cent: $3,459/gallon. */
const UNIT_PRICE_AFTER = /^\s?(?:\/|một )\s?(?:gallon|mmbtu|pound|lb|lít|l|kg|kwh|ounce|oz)(?!\p{L})/u;
/** $1,200: no other money has three decimals where no multiple follows. */
const ENGLISH_THOUSANDS = /^[1-9]\d{0,2},\d{3}$/;

/** The currency by its name, which the sign only repeats. */
const NAMED_AFTER = /^\s?(?:đô la|đô|euro|bảng anh|yên(?! (?:tâm|xe|ổn|ngựa|bình|lành))|yen|usd)(?!\p{L})/u;

const signBefore: Rule = {
  name: 'money-sign-before',
  class: 'money',
  description: 'A currency written before the amount is said after it.',
  examples: [
    ['$99.99', 'chín mươi chín phẩy chín mươi chín đô la'],
    ['$2 triệu', 'hai triệu đô la'],
    ['giá $44bn', 'giá bốn mươi tư tỷ đô la'],
    ['US$5', 'năm đô la mỹ'],
    ['$1,200', 'một nghìn hai trăm đô la'],
    ['$20,7 tỉ đô la', 'hai mươi phẩy bảy tỉ đô la'],
    ['€20-30', 'hai mươi đến ba mươi ơ rô'],
    ['₩1.550', 'một nghìn năm trăm năm mươi uôn'],
  ],
  opens: ['sign', 'letter'],
  pattern: new RegExp(
    String.raw`(${BEFORE_AMOUNT})\s?(${NUMERAL})(?:\s?[-–]\s?\$?(${NUMERAL}))?((?:\s?(?:${MULTIPLE}|M|B|bn|million|billion)${END}){0,2})(?:\s?USD${END})?`,
    'uy',
  ),
  say: (match, place) => {
    const [, sign = '', low = '', high, multiples = ''] = match;
    const scale = multiples.replace(/\b(?:M|million)\b/, 'triệu').replace(/\b(?:B|bn|billion)\b/, 'tỷ');
    const plain = (number: string) =>
      scale === '' && ENGLISH_THOUSANDS.test(number) && !UNIT_PRICE_AFTER.test(place.after(match))
        ? number.replace(',', '.')
        : number;
    const first = high === undefined ? sayAmount(plain(low), scale) : readNumeral(plain(low));
    const last = high === undefined ? '' : sayAmount(plain(high), scale);
    if (first === null || last === null) return null;
    const amount = last === '' ? first : `${first} đến ${last}`;
    return NAMED_AFTER.test(place.after(match))
      ? amount
      : `${amount} ${currencyName(sign, place.before + place.after(match))}`;
  },
};

/** ¥ is the yuan where the text is about China. */
function currencyName(sign: string, around: string): string {
  if (/[¥￥]/.test(sign) && /trung quốc|nhân dân tệ|bắc kinh|thượng hải|taobao|1688/.test(around))
    return 'nhân dân tệ';
  return CURRENCIES.get(sign === 'd' ? 'đ' : sign) ?? '';
}

/** On a question paper đ is điểm: Câu 1 (2đ). */
const MARKED_BEFORE =
  /(?<!\p{L})(?:(?:câu|bài|phần|ý) (?:\d{1,2}|[ivx]{1,4}|[a-d])\s?[.:]?\s?\(?|bài kiểm tra |điểm )$/u;

/** Up to ten of them nothing is sold for; they are given: 10đ cho quán, được 8,5đ. */
const FULL_MARKS = /^(?:10|[2-9](?:,5)?)$/;
const GRADED_BEFORE =
  /(?<!\p{L})(?:được|đc|dc|ấy|ổng|ảnh|cho|chấm|đạt|tặng|vote|trên|thi|con|full|tròn|trọn|đủ|thêm|xứng đáng|tuyệt vời|đẹp|ngon|hay|thoải mái)[\s.,!:]{1,3}$|(?:^|[.!?\n])\s*$/u;
const GRADED_AFTER =
  /^\s?(?:$|[.!~]|(?:cho|luôn|nha|nhé|ạ|rồi|r|chất lượng|phục vụ|không có|mà|môn|toán|văn|anh|là|về|nếu|nhưng)(?!\p{L})|,\s(?:hông|không|ko|k)(?!\p{L}))/u;

/** What is sold by the barrel or changed has fractions of a dollar: 82,761 USD/thùng. */
const RATE_BEFORE =
  /(?<!\p{L})(?:xăng|dầu|khí|ron|diesel|euro?|bảng anh|tỷ giá|tỉ giá|đổi|bằng|ăn|cổ phiếu)(?!\p{L})/u;
const RATE_AFTER = /^\s?\/\s?(?:thùng|gallon|pound|mmbtu|lít|euro?|kg)/u;

/** Of what costs thousands of dollars no cents are told: 1,249 USD. */
const isWholePrice = (currency: string, match: RegExpExecArray, place: Place): boolean =>
  currency.startsWith('đô la') && !RATE_BEFORE.test(place.before) && !RATE_AFTER.test(place.after(match));

const money: Rule = {
  name: 'money',
  class: 'money',
  description: 'An amount with its currency after it.',
  examples: [
    ['1.250.000đ', 'một triệu hai trăm năm mươi nghìn đồng'],
    ['59.000 đ', 'năm mươi chín nghìn đồng'],
    ['12.345,67 USD', 'mười hai nghìn ba trăm bốn mươi lăm phẩy sáu mươi bảy đô la mỹ'],
    ['1,5 tỷ USD', 'một phẩy năm tỷ đô la mỹ'],
    ['12M USD', 'mười hai triệu đô la mỹ'],
    ['200k VNĐ', 'hai trăm nghìn đồng'],
    ['0đ', 'không đồng'],
    ['Câu 1 (2đ)', 'Câu một (hai điểm)'],
    ['50,000VND', 'năm mươi nghìn đồng'],
    ['120,000d', 'một trăm hai mươi nghìn đồng'],
    ['1,000 tỷ USD', 'một nghìn tỷ đô la mỹ'],
    ['giá 1,249 USD', 'giá một nghìn hai trăm bốn mươi chín đô la mỹ'],
  ],
  opens: ['digit'],
  pattern: new RegExp(
    String.raw`(${NUMERAL})((?:\s?(?:${MULTIPLE}|M|B)(?!\p{L}(?<![đĐ]))){0,2})\s?(${AFTER_AMOUNT})${END}(?!\/c\b|\.v\.C)`,
    'uy',
  ),
  say: (match, place) => {
    const [written, number = '', multiples, sign = ''] = match;
    const { before } = place;
    if (sign === 'Đ' && /\sĐ$/.test(written)) return null;
    const marks = /^[đĐ]$/.test(sign) && multiples === '' && MARKED_BEFORE.test(before);
    if (marks && /^(?:10|\d)(?:,\d{1,2})?$/.test(number)) return `${readNumeral(number)} điểm`;
    const graded = sign === 'đ' && multiples === '' && FULL_MARKS.test(number);
    if (graded && GRADED_BEFORE.test(before) && GRADED_AFTER.test(place.after(match)))
      return `${readNumeral(number)} điểm`;
    if (sign === 'đ' && FORM_BEFORE.test(before)) return null;
    if (/số\s*$/.test(before) && /^\.\s?\p{Lu}/u.test(place.writtenAfter(match))) return null;
    const currency = currencyName(sign, before);
    // 50,000VND, 1,249 USD, 1,000 tỷ USD: no fraction of a đồng and none of zeros is written.
    const whole =
      (multiples === '' && (currency === 'đồng' || isWholePrice(currency, match, place))) ||
      number.endsWith(',000');
    const thousands = whole && ENGLISH_THOUSANDS.test(number);
    const amount = sayAmount(thousands ? number.replace(',', '.') : number, multiples);
    return amount === null ? null : `${amount} ${currency}`;
  },
};

/** What the digits after triệu or tỷ count, when there are three: 1tr250 is 250 nghìn. */
const LOWER = table({ triệu: ' nghìn', tỷ: ' triệu', tỉ: ' triệu' });

const splitAmount: Rule = {
  name: 'money-split',
  class: 'money',
  description: 'Amounts split by their multiple: 2 tỷ 4, 3 triệu 2.',
  examples: [
    ['2 tỷ 4', 'hai tỷ tư'],
    ['15 triệu 5', 'mười lăm triệu rưỡi'],
  ],
  opens: ['digit'],
  pattern:
    /(\d{1,6})\s?(tr|Tr|triệu|tỷ|tỉ|k|K)(?:(\d{1,3})|\s(\d))(?![\p{L}\d%]|[.,]\d|\s?(?!một)\p{L}{0,20}\p{L})(?:đ(?!\p{L}))?/uy,
  say: ([, number = '', multiple = '', glued, spaced]) => sayMixed(number, multiple, glued ?? spaced ?? ''),
};

const gluedAmount: Rule = {
  ...splitAmount,
  name: 'money-glued',
  class: 'money',
  description: 'Amounts with digits glued on both sides of their multiple, whatever follows.',
  examples: [
    ['6tr3', 'sáu triệu ba'],
    ['1tr250', 'một triệu hai trăm năm mươi nghìn'],
    ['1tr350k', 'một triệu ba trăm năm mươi nghìn'],
    ['giá 10tr400 ngàn', 'giá mười triệu bốn trăm nghìn'],
    ['giá 2Ty600', 'giá hai tỷ sáu trăm triệu'],
    ['6tr5/tháng', 'sáu triệu rưỡi một tháng'],
    ['lương 8tr2 mỗi tháng', 'lương tám triệu hai mỗi tháng'],
  ],
  pattern:
    /(\d{1,6})(tr|Tr|TR|triệu|tỷ|tỉ|Tỷ|Tỉ|TỶ|TỈ|ty|Ty|TY)(?:(\d{1,2})|(\d{3})(?:k|\s(?:nghìn|ngàn))?)(?:đ(?!\p{L}))?(?![\p{L}\d%]|[.,]\d)/uy,
};

function sayMixed(number: string, multiple: string, tail: string): string | null {
  const word = MULTIPLES.get(multiple) ?? multiple.toLowerCase();
  const head = `${readCardinal(number)} ${word}`;
  if (tail.length === 3) return `${head} ${readCardinal(tail)}${LOWER.get(word) ?? ''}`;
  if (tail === '5') return `${head} rưỡi`;
  if (tail === '4') return `${head} tư`;
  return `${head} ${tail.length === 1 ? DIGITS[Number(tail)]! : readCardinal(tail)}`;
}

const SCREEN =
  /(?<!\p{L})(?:màn hình|màn|inch|video|phân giải|tivi|ti vi|tv|phim|quay|camera|chất lượng|chuẩn|uhd|chạy|cự ly|thông điệp|quy tắc|nguyên tắc|khẩu hiệu|chiếu)(?: \p{L}+){0,2}\s*$/u;

/** A form by its number and letter: mẫu số 2đ. */
const FORM_BEFORE = /(?<!\p{L})(?:mẫu|biểu|phụ lục)(?: số)?\s$/u;

/** Where something is paid for, 4K and 8K are thousands of đồng: gửi xe 4K một lượt. */
const PAID_BEFORE =
  /(?<!\p{L})(?:giá|phí|cước|ship|vé|bán|mua|tiền|gửi xe|trà|cà phê|bánh|rau|nước|cơm|xôi|bún|kem|ly|cốc|ổ|tô|bát|đồng)(?!\p{L})[^.;!?\n]{0,30}$/u;
const PAID_AFTER = /^\s?(?:\/|đồng|vnđ|peso|usd|euro|đô(?!\p{L})|(?:một|mỗi|1) \p{L}|thôi)/u;

/** How fine gold is, of 24 parts. */
const KARATS: ReadonlySet<string> = new Set(['9', '10', '14', '16', '18', '22', '24']);

const GOLD_BEFORE =
  /(?<!\p{L})(?:vàng|kim cương|nhẫn|trang sức)(?: (?!(?:giá|mã|nhựa|bạc|từ|còn|bán|mua|bó|quả)\s)\p{L}+){0,2}\s*$/u;

/** The colour of light, or the same in another scale: nhiệt độ màu 2.700K, −220 °C (53 K). */
const KELVIN_BEFORE =
  /(?<!\p{L})(?:nhiệt độ màu|ánh sáng|nhiệt màu)(?!\p{L})|[°º]\s?[cf]\s?(?:\(|=|≈|hay|hoặc|tức)\s?(?:khoảng )?$/u;
/** A temperature, where a space is before the K: nhiệt độ khoảng 234 K. */
const TEMPERATURE_BEFORE =
  /(?<!\p{L})(?<!(?:đo|giữ|hạ) )nhiệt độ(?: (?!giá|vé|phí|bán|mua|tiền|chỉ|còn|giảm)\p{L}+){0,6} $/u;

/** So many thousands, grouped or not: 1.700k. */
const OVER_A_MILLION = /^[1-9]\d?[.,]?\d{3}$/;

/** Thousands that k counts again: 160.000k. */
const TOLD_TWICE = /^[1-9]\d{2}[.,]000$/;
/** From one price to another: 200,300k; 10,19k lượt thích is a fraction. */
const PRICES = /^([1-9]\d{1,2}),([1-9]\d\d|[1-9][05])$/;
/** Prices beside each other differ by no more. */
const WIDEST = 2;
const COUNTED_AFTER =
  /^\s(?:lượt|views?|likes?|tim|theo dõi|follow|sub|người|bước|km|đô|usd|tỷ|tỉ|triệu|bản|từ)(?!\p{L})/u;

function sayThousands(number: string, after: string): string | null {
  const [, low = '', high = ''] = COUNTED_AFTER.test(after) ? [] : (PRICES.exec(number) ?? []);
  if (Number(low) < Number(high) && Number(high) <= WIDEST * Number(low))
    return `${readCardinal(low)}, ${readCardinal(high)} nghìn`;
  const whole = number.replace(/[.,]/, '');
  if (OVER_A_MILLION.test(number)) return readCardinal(`${whole}000`);
  return TOLD_TWICE.test(number) ? readCardinal(whole) : sayAmount(number, 'k');
}

const thousands: Rule = {
  name: 'thousands',
  class: 'money',
  description: 'k is nghìn and tr is triệu after a number.',
  examples: [
    ['15k', 'mười lăm nghìn'],
    ['500tr', 'năm trăm triệu'],
    ['4,8ty', 'bốn phẩy tám tỷ'],
    ['phòng 1.700k', 'phòng một triệu bảy trăm nghìn'],
    ['giá 200,300k', 'giá hai trăm, ba trăm nghìn'],
    ['giá 160.000k', 'giá một trăm sáu mươi nghìn'],
    ['giá 6990k', 'giá sáu triệu chín trăm chín mươi nghìn'],
    ['màn hình 4K', 'màn hình bốn ca'],
    ['màn 27 inch 2K', 'màn hai mươi bảy inh hai ca'],
    ['vàng 18K', 'vàng mười tám ca'],
    ['chip 12600K', 'chíp một hai sáu không không ca'],
    ['nhiệt độ màu 2.700K', 'nhiệt độ màu hai nghìn bảy trăm độ ca'],
  ],
  opens: ['digit'],
  pattern: new RegExp(
    String.raw`(${NUMERAL})(?:\s(?=[kK]|[tT][rR]))?(k|K|tr(?!\.\s?CN)|Tr|TR|ty|Ty|TY)${END}`,
    'uy',
  ),
  say: (match, place) => {
    const [, number = '', multiple = ''] = match;
    // Quốc lộ 1K: the letter of a number.
    if (multiple === 'K' && endsWithCue(place.before, 'numbering') && !PAID_BEFORE.test(place.before))
      return null;
    // Kelvins are no price: nhiệt độ màu 2.700K.
    const spaced = /\sK$/.test(match[0]) && TEMPERATURE_BEFORE.test(place.before);
    if (multiple === 'K' && (spaced || KELVIN_BEFORE.test(place.before)))
      return `${readNumeral(number)} độ ca`;
    const paid = PAID_AFTER.test(place.after(match));
    // A processor: thousands of thousands are written as millions.
    if (multiple === 'K' && /^\d{4,5}$/.test(number) && !paid && !PAID_BEFORE.test(place.before)) return null;
    const shown = SCREEN.test(place.before);
    const screen = /^[48]$/.test(number) && !paid && !PAID_BEFORE.test(place.before);
    const gold = KARATS.has(number) && !paid && GOLD_BEFORE.test(place.before);
    if (gold || (multiple === 'K' && (screen || shown)) || (/^[248]$/.test(number) && shown && !paid))
      return `${readNumeral(number)} ca`;
    return multiple.toLowerCase() === 'k'
      ? sayThousands(number, place.after(match))
      : sayAmount(number, multiple);
  },
};

/** What is paid for work: offer 35M gross. */
const PAY_BEFORE =
  /(?<!\p{L})(?:lương|offer|up ?to|thu nhập|thưởng|budget|ngân sách)(?!\p{L})[^.;!?\n]{0,20}\s(?:\d{1,4}\s?[-–]\s?)?$/u;
const SALARY_BEFORE = /(?<!\p{L})(?:lương|thu nhập|thưởng)(?: \p{L}{1,6}){0,3}:?\s$/u;
const PAY_AFTER = /^\s?(?:gross|net)(?!\p{L})|^\+?\s?\/\s?(?:tháng|th|năm)(?!\p{L})/u;

const pay: Rule = {
  name: 'pay',
  class: 'money',
  description: 'M after a number that is paid for work: triệu.',
  examples: [
    ['lương 20-25M', 'lương hai mươi đến hai mươi lăm triệu'],
    ['lương tháng có 5m', 'lương tháng có năm triệu'],
    ['35M gross', 'ba mươi lăm triệu gờ rốt'],
    ['7-8,4M/tháng', 'bảy đến tám phẩy bốn triệu một tháng'],
  ],
  opens: ['digit'],
  pattern: new RegExp(String.raw`(${NUMERAL})([Mm])${END}`, 'uy'),
  say: (match, place) => {
    if (match[2] === 'm' && !SALARY_BEFORE.test(place.before)) return null;
    const paid = PAY_BEFORE.test(place.before) || PAY_AFTER.test(place.after(match));
    return paid ? sayAmount(match[1] ?? '', 'triệu') : null;
  },
};

/** Whatever costs 2m8. */
const COSTS_BEFORE =
  /(?<!\p{L})(?:bỏ(?: ra)?|giá|tốn|lương(?: (?:cơ bản|cứng|tháng|thử việc|khởi điểm|học việc|net|gross|hiện tại))?\s?:?|trả|cọc|phí|hết tầm|vé)\s$/u;

const millions: Rule = {
  name: 'money-m',
  class: 'money',
  description: 'm or t between the digits of an amount of money: triệu.',
  examples: [
    ['bỏ 2m8 mua vé', 'bỏ hai triệu tám mua vé'],
    ['lương 3t500', 'lương ba triệu năm trăm nghìn'],
    ['dài 2m8', 'dài hai mét tám'],
  ],
  opens: ['digit'],
  pattern: /(\d{1,3})(?:m(\d)|t(\d00))(?![\p{L}\d]|[.,]\d)/uy,
  say: ([, number = '', tenths, thousands = ''], { before }) =>
    COSTS_BEFORE.test(before) ? sayMixed(number, 'tr', tenths ?? thousands) : null,
};

export const moneyRules: readonly Rule[] = [
  signBefore,
  money,
  millions,
  gluedAmount,
  splitAmount,
  thousands,
  pay,
];
