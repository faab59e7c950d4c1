import type { Rule } from '../rule';
import { readCardinal } from './numbers/cardinals';
import { readNumeral } from './numbers/numerals';

const EQUATION_AHEAD = /^(?:[-−\s\d+×x*:÷.,()/^²³√a-z]|giờ|phút|giây|ngày){0,40}=/;
const EQUATION_BEHIND = /=(?:[-−\s\d+×x*:÷.,()/^²³√]|(?<![a-zà-ỹđ])[a-z](?![a-zà-ỹđ])){0,40}$/;

/** What is to be worked out: phép tính 5 + 7. */
const EXPRESSION_BEFORE =
  /(?<!\p{L})(?:phép (?:tính|cộng|trừ|toán)|biểu thức)(?!\p{L})[^.;!?\n\p{L}\d]{0,10}\d(?:[^.;!?\n\p{L}]|\d(?:d?m|cm|mm|km|k?g|l|ml)(?!\p{L})){0,60}$/u;

/** Whether an equals sign stands near, with nothing but a formula between. */
export function inEquation(before: string, after: string): boolean {
  return EQUATION_AHEAD.test(after) || EQUATION_BEHIND.test(before) || EXPRESSION_BEFORE.test(before);
}

/** A letter that is a number: n - 2; others are one among formulas only. */
const VARIABLE_BEFORE = /(?<!\p{L})[a-z]\s$/u;
const SURE_VARIABLE_BEFORE = /(?<![\p{L}\d]|\d\s)[nx]\s$/u;

const AREA_AFTER = /^(?:[\d.,]{1,8}\s?m[2²](?!\p{L})|0\d{8,10}(?!\d))/u;

/** From less to more, which would leave less than nothing: 18-55 =55/18. */
function isSpan(before: string, after: string): boolean {
  const first = /(?<![\d.,])(\d{1,6})$/.exec(before)?.[1];
  const second = /^(\d{1,6})\s?=\s?\d/.exec(after)?.[1];
  return first !== undefined && second !== undefined && Number(first) < Number(second);
}

const BEGINS = /(?:^|\n)\s*$/;
const TIME_AFTER = /^\d{1,2}(?:h|:\d\d)/;

/** What is measured and may be less than nothing, as nobody's account is: bán ròng với -329,9 tỷ đồng, VHM (-623 tỷ). */
const LARGE = /^[\d.,]{1,12}\s(?:triệu|tỷ|nghìn tỷ)/;
const LESS_BEFORE =
  /(?<!\p{L})(?:ròng|với|đạt|âm|lỗ|lợi nhuận|mức|ở|là|về|xuống|ghi nhận|lũy kế|chênh lệch)\s$|\p{L}\s\($/u;

/** Aircraft, tanks and guns by their letters: F -35, Su -22; their numbers have two digits and more. */
const ARM_BEFORE = /(?<![\p{L}\d.-])(?:[A-Z]|AK|XF|ZU|VA|Su|Mi|Tu|Il|An|Yak|Ka|MiG|Mig)\s$/u;
const ARM_AFTER =
  /^\d{2,3}(?!-\d(?! ?[A-Z])|[\d.,/:°%]*\d|\s?(?:%|°|độ|điểm|đồng|đ|k|tr|triệu|tỷ|tỉ|m|cm|mm|kg|g|db|v)(?![\p{L}\d]))/u;
/** Any other name of a machine or a road, which are spoken of just before: lá chắn Arrow -3, cao tốc M -5. */
const MACHINE_BEFORE =
  /(?<!\p{L})(?:máy bay|tiêm kích|cường kích|ném bom|trực thăng|tên lửa|lá chắn|pháo|súng|xe tăng|radar|ngư lôi|tàu ngầm|cao tốc|hệ thống)(?!\p{L})[^.;!?\n]{0,40}$/u;
const NAME_BEFORE = /(?<![\p{L}\d.-])(?:[A-Z]{1,4}|[A-Z][a-z]{2,})\s$/u;
const MODEL_AFTER =
  /^\d{1,3}(?![\d.,/:°%]*\d|\s?(?:%|°|độ|điểm|đồng|đ|k|tr|triệu|tỷ|tỉ|chiếc)(?![\p{L}\d]))/u;

const isModel = (before: string, after: string): boolean =>
  (ARM_BEFORE.test(before) && ARM_AFTER.test(after)) ||
  (NAME_BEFORE.test(before) && MACHINE_BEFORE.test(before.toLowerCase()) && MODEL_AFTER.test(after));

const BOOKED = ['code', 'card-number', 'date', 'time'];

const minus: Rule = {
  name: 'minus',
  class: 'math',
  description: 'A minus directly before a number: âm, before money trừ; between numbers of an equation trừ.',
  examples: [
    ['xuống -3°C', 'xuống âm ba độ xê'],
    ['TK: -500.000đ', 'tài khoản: trừ năm trăm nghìn đồng'],
    [
      'TK 0071000123456 -350,000VND',
      'tài khoản không không bảy một không không không một hai ba bốn năm sáu trừ ba trăm năm mươi nghìn đồng',
    ],
    ['bán ròng với -329,9 tỷ đồng', 'bán ròng với âm ba trăm hai mươi chín phẩy chín tỷ đồng'],
    ['bị trừ -500.000đ', 'bị trừ năm trăm nghìn đồng'],
    ['Covid -19', 'cô vít mười chín'],
    ['máy bay F -35 và Su -22', 'máy bay ép ba mươi lăm và Su hai mươi hai'],
    ['-12h ăn trưa', 'mười hai giờ ăn trưa'],
    ['lô góc -52m2', 'lô góc năm mươi hai mét vuông'],
    ['10 - 3 = 7', 'mười trừ ba bằng bảy'],
    ['ống 18-55 =55/18', 'ống mười tám đến năm mươi lăm bằng năm mươi lăm trên mười tám'],
    ['Δ = b² - 4ac', 'đen ta bằng bê mũ hai trừ bốn a xê'],
    ['với n = 4 thì viết n - 2 mũi tên', 'với en nờ bằng bốn thì viết en nờ trừ hai mũi tên'],
    ['a = -kx', 'a bằng trừ ca ích'],
    ['còn n - 2 điểm', 'còn en nờ trừ hai điểm'],
  ],
  opens: ['sign'],
  pattern: /[-−–](?=\s?(?:[\d(√]|[a-zα-ω]{1,3}(?!\p{L})))(\s?)/uy,
  say: (match, place) => {
    const after = place.after(match);
    if (
      /(?<!\p{L})(?:covid|cov)\s$/u.test(place.before) ||
      isModel(place.writtenBefore, place.writtenAfter(match))
    )
      return '';
    // F = -kx: before letters nothing else but an equals sign tells.
    if (/^\p{L}/u.test(after)) return /=\s?$/.test(place.before) ? 'trừ' : null;
    if (match[1] === '' && isSpan(place.before, after)) return { words: 'đến', class: 'range' };
    const operand = /[\d\p{L})²³]\s?$/u.test(place.before);
    const variable = place.document.hasFormulas ? VARIABLE_BEFORE : SURE_VARIABLE_BEFORE;
    if (variable.test(place.writtenBefore) && match[1] !== '') return 'trừ';
    if (
      operand &&
      inEquation(place.before, after) &&
      (/(?:[\d)²³]|\d(?:k|tr|m|d?m|cm|kg|g|đ|l))\s?$/.test(place.before) || match[1] !== '')
    )
      return 'trừ';
    if (match[1] !== '' || !/(?:^|[\s(:=,;<>≤≥[“"^])$/.test(place.before)) return null;
    const amount = /^[\d.,]{1,20}\s?(?:triệu |tỷ |nghìn |ngàn )?(?:đ|₫|vnd|vnđ|k|tr|đồng)(?![\p{L}])/u;
    // A bank message: the account, the time, then what was taken from it.
    const booked = amount.test(after) && place.continues(BOOKED, /^\s$/);
    if (/[\d%]\s$/.test(place.before) && !booked) return null;
    // A dash before an item of a programme: -12h ăn trưa.
    if (BEGINS.test(place.before) && TIME_AFTER.test(after)) return '';
    // A dash without its second space: hậu quả nghiêm trọng -1 năm sau.
    if (
      /\p{Ll}\s$/u.test(place.writtenBefore) &&
      /^\d{1,2} (?:năm|tháng|tuần|ngày) (?:sau|trước|nay|qua)(?!\p{L})/u.test(after)
    )
      return ',';
    // No area is less than nothing, and no telephone has a minus: LÔ TƯ -52m².
    if (AREA_AFTER.test(after)) return '';
    if (!amount.test(after) || (LARGE.test(after) && LESS_BEFORE.test(place.before))) return 'âm';
    return /(?<!\p{L})trừ\s$/u.test(place.before) ? '' : 'trừ';
  },
};

/** A counted thing or a price for it: 2 ly x, 3 hộp sữa x, 2 viên/lần x, 25.000đ/suất x. */
const COUNTED_BEFORE =
  /\d\s(?:\p{L}{1,8}\s)?\p{L}{1,8}(?:\s?\/\s?\p{L}{1,8})?\s$|\d\s?(?:đ|₫|k)\/\p{L}{1,8}\s$/u;

/** Of a star between two amounts: 2000lít * 21. */
const AMOUNT_BEFORE = /\d\s?\p{L}{1,8}\s?$/u;

const times: Rule = {
  name: 'times',
  class: 'math',
  description: 'x, × and * between numbers: nhân.',
  examples: [
    ['60x90cm', 'sáu mươi nhân chín mươi xăng ti mét'],
    ['3 × 4 = 12', 'ba nhân bốn bằng mười hai'],
    ['2 ly x 35k', 'hai ly nhân ba mươi lăm nghìn'],
    ['20lít * 21.000', 'hai mươi lít nhân hai mươi mốt nghìn'],
    ['15.000₫ x 2', 'mười lăm nghìn đồng nhân hai'],
    ['Áo thun x2', 'Áo thun nhân hai'],
    ['2% x phần vượt', 'hai phần trăm nhân phần vượt'],
    ['30k/ly x 2', 'ba mươi nghìn một ly nhân hai'],
    ['2 viên/lần x 3 lần', 'hai viên một lần nhân ba lần'],
    ['2 viên / lần x 3 lần', 'hai viên một lần nhân ba lần'],
  ],
  opens: ['letter', 'sign'],
  // Of a tariff: 0,2% x phần vượt.
  pattern:
    /[xX×*✕]\s?(?=[\d(])|x(?<=%\sx)(?=\s(?:phần|mức|tổng|lương|doanh|giá (?:trị|đất|bán|gốc)|số (?:tiền|dư|lượng))(?!\p{L}))/uy,
  say: (match, place) => {
    if (/[×✕]/.test(match[0])) return 'nhân';
    const left =
      /(?:\d|\d\s?(?:mg|ml|g|l|cm|mm|m|km|kg|inch|đ|₫|k|đồng|triệu|nghìn|ngàn|người|ngày|tháng|%|["”″])|[)²³])\s?$/.test(
        place.before,
      ) ||
      COUNTED_BEFORE.test(place.before) ||
      (match[0].startsWith('*') && AMOUNT_BEFORE.test(place.before)) ||
      /\]\s$/.test(place.before) ||
      /^x\d/.test(match[0] + place.after(match));
    return left ? 'nhân' : null;
  },
};

const SIDE = '(?:dài|rộng|cao|dày|sâu|ngang)';
const SIDE_BEFORE = new RegExp(String.raw`(?:(?<!\p{L})${SIDE}|\d\s?(?:m|cm|mm))\s$`, 'u');
const SIDE_AFTER = new RegExp(String.raw`^\s(?:chiều )?${SIDE}(?!\p{L})`, 'u');
/** What genes are crossed: AaBb x aabb. */
const GENES = '(?:[A-H][a-h]|[a-h]{2}|[A-H]{2})+';
const GENES_BEFORE = new RegExp(String.raw`(?<![\p{L}\d])${GENES}\s$`, 'u');
const GENES_AFTER = new RegExp(String.raw`^\s${GENES}(?![\p{L}\d])`, 'u');

const sides: Rule = {
  name: 'sides',
  class: 'math',
  description: 'x between the names of the sides of something: nhân; between genotypes: lai với.',
  examples: [
    ['Dày x Dài x Rộng', 'Dày nhân Dài nhân Rộng'],
    ['ngang 1,4m x chiều dài 2m', 'ngang một phẩy bốn mét nhân chiều dài hai mét'],
    ['AaBb x AaBB', 'a a bê bê lai với a a bê bê'],
  ],
  opens: ['letter', 'sign'],
  pattern: /[xX×](?=\s)/y,
  say: (match, place) => {
    if (GENES_BEFORE.test(place.writtenBefore) && GENES_AFTER.test(place.writtenAfter(match)))
      return 'lai với';
    return SIDE_BEFORE.test(place.before) && SIDE_AFTER.test(place.after(match)) ? 'nhân' : null;
  },
};

const division: Rule = {
  name: 'division',
  class: 'math',
  description: ': with spaces and an equals sign, and ÷: chia.',
  examples: [
    ['20 : 4 = 5', 'hai mươi chia bốn bằng năm'],
    ['9 ÷ 3', 'chín chia ba'],
    ['Tuần 38 ÷ 39', 'Tuần ba mươi tám đến ba mươi chín'],
  ],
  opens: ['sign', 'space'],
  pattern: /\s?[:÷]\s?(?=[\d(])/y,
  say: (match, place) => {
    if (match[0].includes('÷')) {
      const [before, after] = [place.before, place.after(match)];
      const isSpan =
        (/(?:19|20)\d\d$/.test(before) && /^(?:\d{1,2}\/\d{1,2}\/)?(?:19|20)\d\d/.test(after)) ||
        /(?<!\p{L})(?:tuần|từ|ngày|tiết)\s\d{1,2}$/u.test(before);
      return isSpan ? { words: 'đến', class: 'range' } : 'chia';
    }
    const spaced = /^(?:\s:\s|:)$/.test(match[0]) || (/^:\s$/.test(match[0]) && place.before.endsWith(')'));
    return spaced && /[\d)]$/.test(place.before) && inEquation(place.before, place.after(match))
      ? 'chia'
      : null;
  },
};

const power: Rule = {
  name: 'power',
  class: 'math',
  description: 'Powers: ^ and raised digits are mũ; before a power of ten a dot is nhân.',
  examples: [
    ['2^10', 'hai mũ mười'],
    ['x²', 'ích mũ hai'],
    ['10⁻³', 'mười mũ âm ba'],
    ['1,6.10^-19', 'một phẩy sáu nhân mười mũ âm mười chín'],
  ],
  opens: ['sign', 'digit'],
  pattern:
    /(\d{1,4}(?:,\d{1,6})?)\s?[.·]\s?10(?=\s?\^|[⁻⁺⁰¹²³⁴-⁹])|\^\s?(?=[-−\d(\p{L}])|[⁻⁺]?[⁰¹²³⁴-⁹]{1,10}/uy,
  say: ([written, factor]) => {
    if (factor !== undefined) return `${readNumeral(factor)} nhân mười`;
    if (written.startsWith('^')) return 'mũ';
    const plain = written.normalize('NFKC').replace('−', '-');
    const sign = plain.startsWith('-') ? 'âm ' : '';
    return `mũ ${sign}${readCardinal(plain.replace(/\D/g, ''))}`;
  },
};

const subscript: Rule = {
  name: 'subscript',
  class: 'math',
  description: 'Lowered digits that are no part of a formula are read as a number: log₂₀.',
  examples: [['log₂₀', 'log hai mươi']],
  opens: ['sign', 'digit'],
  pattern: /[₀-₉]{1,10}/uy,
  say: ([written]) => readCardinal(written.normalize('NFKC')),
};

export const arithmeticRules: readonly Rule[] = [minus, times, sides, division, power, subscript];
