/**
 * What a stretch of text can be, whatever the words for it: the classes of a quote, of `reading.choose` and of
 * `reading.off`. The names are API. Each has a sentence for those who choose.
 */
export const SEMIOTIC_CLASSES = {
  cardinal: 'A whole number that counts or names: 1.500.000.',
  decimal: 'A number with a fraction behind its mark: 3,5.',
  ordinal: 'A place in an order: thứ 4.',
  roman: 'A Roman numeral: XXI.',
  fraction: 'A part of a whole: 3/4.',
  ratio: 'Two numbers set against each other, or a rate: 8/10, 1:100.',
  percent: 'A share of a hundred: 5%.',
  range: 'From one number to another: 3-5.',
  score: 'Two results side by side: 2-1.',
  math: 'Signs of arithmetic: 3 × 4.',
  date: 'A day, weekday, month, quarter or year: 26.8.',
  time: 'A time of day: 7h30.',
  duration: 'How long something takes: 4p15s.',
  money: 'An amount of money or its currency: 45.000đ.',
  measure: 'An amount with its unit: 5 kg.',
  phone: 'A telephone number: 0912 345 678.',
  code: 'Digits and letters one by one, or the number of a model or law: OTP 4829.',
  section: 'Numbers joined by dots: mục 2.1.',
  address: 'A house number, road or part of an address: P.5.',
  electronic: 'Names of the net: addresses, files, hashtags.',
  abbreviation: 'A short form said in full: UBND.',
  letters: 'Letters by their names: FPT.',
  foreign: 'A word or name of another language: Facebook.',
  sign: 'A sign said by its name, or not at all: &.',
  punctuation: 'A pause.',
  markup: 'What lays a text out and is not said: **.',
  dictionary: 'What a pronunciation dictionary of the account says, or a sub of SSML.',
  emoji: 'Pictures, which are not said.',
} as const satisfies Record<string, string>;

export type SemioticClass = keyof typeof SEMIOTIC_CLASSES;

export const semioticClasses = Object.keys(SEMIOTIC_CLASSES) as readonly SemioticClass[];

export function isSemioticClass(name: string): name is SemioticClass {
  return Object.hasOwn(SEMIOTIC_CLASSES, name);
}
