import type { Rule } from '../rule';
import { CURRENCIES, UNITS } from './lexicon/words';
import { NUMERAL, readCardinal, readDigits, readNumeral, readOrdinal } from './numbers';
import { table, type Table } from '../table';

const END = String.raw`(?![\p{L}\p{N}])`;
const SCALE = String.raw`(?:\s?(?:thousand|million|billion|trillion|k|K|m(?!²|2)|M|bn|B)${END})?`;
const bySize = (written: Table<unknown>) =>
  [...written.keys()]
    .sort((a, b) => b.length - a.length)
    .map((key) => key.replace(/\$/g, '\\$'))
    .join('|');

const SCALES = table({
  k: 'thousand',
  K: 'thousand',
  m: 'million',
  M: 'million',
  bn: 'billion',
  B: 'billion',
});

/** What a hundredth is called: one, many. */
const COINS = table<readonly [string, string]>({
  dollars: ['cent', 'cents'],
  euros: ['cent', 'cents'],
  pounds: ['penny', 'pence'],
});

function sayMoney(number: string, scale: string, currency: string): string {
  const [one, many] = CURRENCIES.get(currency) ?? ['', ''];
  const word = scale.trim();
  // 50.000₫: the Vietnamese set thousands apart by dots, and no fraction of a đồng is ever written.
  const plain = many === 'dong' ? number.replace(/[.,](?=\d{3}(?!\d))/g, '') : number.replace(/,/g, '');
  if (word !== '') return `${readNumeral(plain)} ${SCALES.get(word) ?? word} ${many}`;
  const [whole = '', cents] = plain.split('.');
  const name = whole === '1' && cents === undefined ? one : many;
  const coins = COINS.get(many.split(' ').at(-1) ?? '');
  if (cents?.length !== 2 || coins === undefined) return `${readNumeral(plain)} ${name}`;
  const unit = whole === '1' ? one : many;
  const change = `${readCardinal(Number(cents))} ${coins[Number(cents) === 1 ? 0 : 1]}`;
  if (Number(cents) === 0) return `${readCardinal(whole)} ${unit}`;
  return Number(whole) === 0 ? change : `${readCardinal(whole)} ${unit} and ${change}`;
}

/** A price for each of something: $5/month. */
const perUnit: Rule = {
  name: 'en-per',
  class: 'ratio',
  description: 'A slash after a price or a percentage: per.',
  examples: [['$5/month', 'five dollars per month']],
  opens: ['sign'],
  pattern: /\s?\/\s?(?=[a-zA-Z])/y,
  say: (_, place) =>
    place.continues(['en-money', 'en-money-sign-before', 'en-percent', 'en-per'], /^[a-zA-Z]{0,12}$/)
      ? 'per'
      : null,
};

const moneyBefore: Rule = {
  name: 'en-money-sign-before',
  class: 'money',
  description: 'Money with its sign in front.',
  examples: [
    ['$5', 'five dollars'],
    ['$99.99', 'ninety nine dollars and ninety nine cents'],
    ['€1.5 million', 'one point five million euros'],
    ['£3.99', 'three pounds and ninety nine pence'],
    ['$0.99', 'ninety nine cents'],
    ['$3m', 'three million dollars'],
  ],
  opens: ['sign', 'letter'],
  pattern: new RegExp(String.raw`(${bySize(CURRENCIES)})\s?(${NUMERAL})(${SCALE})`, 'uy'),
  say: ([, currency = '', number = '', scale = '']) => sayMoney(number, scale, currency),
};

const money: Rule = {
  name: 'en-money',
  class: 'money',
  description: 'Money with its sign or code behind.',
  examples: [
    ['20 USD', 'twenty U S dollars'],
    ['50.000₫', 'fifty thousand dong'],
  ],
  opens: ['digit'],
  pattern: new RegExp(String.raw`(${NUMERAL})(${SCALE})\s?(${bySize(CURRENCIES)})${END}`, 'uy'),
  say: ([, number = '', scale = '', currency = '']) => sayMoney(number, scale, currency),
};

const percent: Rule = {
  name: 'en-percent',
  class: 'percent',
  description: 'Percent.',
  examples: [['12.5%', 'twelve point five percent']],
  opens: ['digit'],
  pattern: new RegExp(String.raw`(${NUMERAL})\s?%`, 'y'),
  say: ([, number = '']) => `${readNumeral(number)} percent`,
};

const measure: Rule = {
  name: 'en-measure',
  class: 'measure',
  description: 'A number with its unit.',
  examples: [
    ['5 km', 'five kilometers'],
    ['1 kg', 'one kilogram'],
    ['80km/h', 'eighty kilometers per hour'],
  ],
  opens: ['digit'],
  pattern: new RegExp(String.raw`(${NUMERAL})\s?(${bySize(UNITS)})(?![\p{L}\p{N}/²³])`, 'uy'),
  say: ([, number = '', symbol = '']) => {
    const [one, many] = UNITS.get(symbol) ?? ['', ''];
    return `${readNumeral(number)} ${number === '1' ? one : many}`;
  },
};

const height: Rule = {
  name: 'en-feet-and-inches',
  class: 'measure',
  description: 'Feet and inches by their primes.',
  examples: [[`5'11" tall`, 'five foot eleven tall']],
  opens: ['digit'],
  pattern: /(\d{1,2})['′’](\d{1,2})["″”]/y,
  say: ([, feet = '', inchesOver = '']) => `${readCardinal(feet)} foot ${readCardinal(inchesOver)}`,
};

const ordinal: Rule = {
  name: 'en-ordinal',
  class: 'ordinal',
  description: 'Ordinals: 1st, 22nd.',
  examples: [
    ['the 22nd time', 'the twenty second time'],
    ['20th', 'twentieth'],
  ],
  opens: ['digit'],
  pattern: new RegExp(String.raw`(\d{1,6})(?:st|nd|rd|th)${END}`, 'uy'),
  say: ([, number = '']) => readOrdinal(number),
};

const decade: Rule = {
  name: 'en-decade',
  class: 'date',
  description: 'Decades: the 1990s.',
  examples: [
    ['the 1990s', 'the nineteen nineties'],
    ['in 2000 and the 2010s', 'in two thousand and the twenty tens'],
    ['in 1990s style', 'in nineteen nineties style'],
  ],
  opens: ['digit'],
  pattern: /(1[1-9]|20)(\d)0s(?!\p{L})/uy,
  say: ([, century = '', ten = '']) => {
    if (ten === '0') return `${readCardinal(century)} hundreds`;
    const plural = readCardinal(Number(ten) * 10).replace(/y$/, 'ies');
    return `${readCardinal(century)} ${plural.endsWith('ies') ? plural : `${plural}s`}`;
  },
};

const shortDecade: Rule = {
  name: 'en-short-decade',
  class: 'date',
  description: 'Decades without their century: the 90s.',
  examples: [["the '90s", 'the nineties']],
  opens: ['digit', 'sign'],
  pattern: /['’]?([2-9])0s(?!\p{L})/uy,
  say: ([written, ten = ''], { before }) =>
    /^['’]/.test(written) || /\b(?:the|early|mid|late)[ -]$/.test(before)
      ? readCardinal(Number(ten) * 10).replace(/y$/, 'ies')
      : null,
};

const phone: Rule = {
  name: 'en-phone',
  class: 'phone',
  description: 'Telephone numbers digit by digit.',
  examples: [['+84 912 345 678', 'plus eight four nine one two three four five six seven eight']],
  opens: ['digit', 'sign'],
  pattern: /\+\d(?:[ .-]?\d){7,13}(?!\d)|0\d(?:[ .-]?\d){7,9}(?!\d)|\(?\d{3}\)?[ .-]\d{3}[ .-]\d{4}(?!\d)/y,
  say: ([written]) => `${written.startsWith('+') ? 'plus ' : ''}${readDigits(written)}`,
};

/** What a mixed number measures: 1 1/2 cups. */
const MEASURED_AFTER =
  /^\s(?:cups?|tsp|tbsp|teaspoons?|tablespoons?|oz|ounces?|lbs?|pounds?|inch(?:es)?|feet|miles?|hours?|years?|months?|weeks?|days?|kg|km|liters?|litres?)\b/;

const fraction: Rule = {
  name: 'en-fraction',
  class: 'fraction',
  description: 'Fractions: 1/2 is one half, 3/4 three quarters, other numbers over.',
  examples: [
    ['1/2', 'one half'],
    ['2/3', 'two thirds'],
    ['24/7', 'twenty four seven'],
    ['50/50', 'fifty fifty'],
    ['1 1/2 cups', 'one and one half cups'],
  ],
  opens: ['digit'],
  pattern: /(\d{1,4})\/(\d{1,4})(?![\d/])/y,
  say: (match, place) => {
    const [written, first = '', second = ''] = match;
    if (/^(?:24\/7|50\/50|9\/11)$/.test(written)) return `${readCardinal(first)} ${readCardinal(second)}`;
    const [over, under] = [Number(first), Number(second)];
    if (over >= under || under < 2 || under > 20) return `${readCardinal(over)} over ${readCardinal(under)}`;
    const part = under === 2 ? 'half' : under === 4 ? 'quarter' : readOrdinal(under);
    const mixed = /(?<![\d.,/-])\d{1,3}\s$/.test(place.before) && MEASURED_AFTER.test(place.after(match));
    const whole = mixed ? 'and ' : '';
    return `${whole}${readCardinal(over)} ${part}${over > 1 ? 's' : ''}`;
  },
};

const number: Rule = {
  name: 'en-number',
  class: 'cardinal',
  description: 'Whole numbers and decimals.',
  examples: [
    ['1,500 people', 'one thousand five hundred people'],
    ['3.14', 'three point one four'],
    ['007', 'zero zero seven'],
  ],
  opens: ['digit'],
  pattern: new RegExp(NUMERAL, 'y'),
  say: ([written]) => readNumeral(written),
};

const digits: Rule = {
  name: 'en-digits',
  class: 'code',
  description: 'Digits of any length that nothing else reads: one by one.',
  examples: [
    [
      '123456789012345678901',
      'one two three four five six seven eight nine zero one two three four five six seven eight nine zero one',
    ],
  ],
  opens: ['digit'],
  pattern: /\d+/y,
  say: ([written]) => readDigits(written),
};

export const quantityRules: readonly Rule[] = [
  decade,
  shortDecade,
  moneyBefore,
  perUnit,
  phone,
  money,
  percent,
  height,
  measure,
  ordinal,
  fraction,
  number,
  digits,
];
