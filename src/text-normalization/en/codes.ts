import type { Rule } from '../rule';
import { romanValue } from '../roman';
import { isMeasured } from './counted';
import { readCardinal, readDigits, readOrdinal } from './numbers';

const CODE_BEFORE =
  /\b(?:code|pin|otp|password|passcode|account|account number|card|ending in|zip|id|extension|ext\.?|dial|call|phone|hotline|text|serial|invoice|tracking)(?: (?:number|no\.?|code|is|was|at))*\s?[:#]?\s$/;
const COUNTED_AFTER =
  /^\s(?:of|more|friends|customers|clients|followers|users|members|students|workers|views|likes|calls|numbers|items|files|names)\b/;

const code: Rule = {
  name: 'en-code',
  class: 'code',
  description: 'Digits after words such as code, PIN, card ending in, call: one by one.',
  examples: [
    ['Your code is 482913', 'Your code is four eight two nine one three'],
    ['Call 911', 'Call nine one one'],
    ['call 555-1234', 'call five five five one two three four'],
  ],
  opens: ['digit'],
  pattern: /\d{3,20}(?:[ -]\d{2,6}){0,5}(?![\d/:%]|[.,]\d)/y,
  say: (match, place) => {
    const after = place.after(match);
    const counted = COUNTED_AFTER.test(after) || isMeasured(after);
    return CODE_BEFORE.test(place.before) && !counted ? readDigits(match[0]) : null;
  },
};

const serial: Rule = {
  name: 'en-letters-and-digits',
  class: 'code',
  description: 'Three and more digits after capitals, as flights have them: one by one.',
  examples: [['flight VN255', 'flight VN two five five']],
  opens: ['digit'],
  pattern: /\d{3,12}(?![\d/:%]|[.,]\d)/y,
  say: ([written], place) => (/[A-Z]-?$/.test(place.writtenBefore) ? readDigits(written) : null),
};

const version: Rule = {
  name: 'en-version',
  class: 'section',
  description: 'Versions and internet addresses: numbers joined by point.',
  examples: [['version 2.0.1', 'version two point zero point one']],
  opens: ['digit'],
  pattern: /\d{1,4}(?:\.\d{1,4}){2,6}(?![\d%]|[.,]\d)/y,
  say: ([written]) => written.split('.').map(readCardinal).join(' point '),
};

const NUMBERED_BEFORE =
  /\b(?:world war|chapter|part|act|volume|section|phase|type|class|level|super bowl|book|article|episode|grade)\s$/;
const MONARCH_BEFORE = /\b(?:king|queen|pope|emperor|tsar|prince|sultan)(?: [a-z]+){1,2}\s$/;

/** The part I am reading: a pronoun, by its verb. */
const PRONOUN_AFTER =
  /^(?:['’]|\s(?:am|was|have|had|will|would|can|could|should|must|do|did|don|read|saw|see|think|know|like|love|want|need|wrote|got|bought|never|also)\b)/;

const roman: Rule = {
  name: 'en-roman',
  class: 'roman',
  description: 'Roman numerals after a word that numbers things, or after the name of a monarch.',
  examples: [
    ['World War II', 'World War two'],
    ['King Charles III', 'King Charles the third'],
  ],
  opens: ['letter'],
  pattern: /[IVX]{1,6}(?![\p{L}\p{M}\p{N}])/uy,
  say: (match, place) => {
    const [written] = match;
    const { before } = place;
    const value = romanValue(written);
    if (value === null || (written === 'I' && PRONOUN_AFTER.test(place.after(match)))) return null;
    if (NUMBERED_BEFORE.test(before)) return readCardinal(value);
    return MONARCH_BEFORE.test(before) ? `the ${readOrdinal(value)}` : null;
  },
};

export const codeRules: readonly Rule[] = [code, serial, version, roman];
