import { InvalidParameters } from '../../../shared/domain/domain-error';
import commonPasswords from './common-passwords.json';

/**
 * NIST SP 800-63B section 5.1.1.2: long passwords are accepted, there are no rules on the kinds of characters, and
 * what everybody tries first is refused. It asks for 8 characters at least; we ask for 10.
 */
export const PASSWORD_LENGTH = { minimum: 10, maximum: 128 } as const;

/** Names of the service: the first guess of whoever knows where the password is used. */
const OF_THE_SERVICE = ['loa'];
/** Shorter parts of a name or an address stand in too many words to mean anything. */
const SHORTEST_OWN_WORD = 3;
/** As many characters beside words that everybody knows of a person are guessed at once (a year, `123!`). */
const GUESSED_AT_ONCE = 4;

const COMMON = new Set(commonPasswords.words.split(' '));

/** Letters that people write as something else. */
const LEET = new Map(
  Object.entries({ 0: 'o', 1: 'i', 3: 'e', 4: 'a', 5: 's', 7: 't', '@': 'a', $: 's', '!': 'i' }),
);

/**
 * @param field what the fault names
 * @param person whose password it is to be
 * @throws InvalidParameters when it is too short, too long, or among the first that anybody would guess
 */
export function checkNewPassword(
  field: string,
  password: string,
  person: { readonly email: string; readonly name: string },
): void {
  const { minimum, maximum } = PASSWORD_LENGTH;
  const { length } = [...password.normalize('NFC')];
  if (length < minimum || length > maximum) {
    throw InvalidParameters.of(field, 'LENGTH', `${field} must have ${minimum} to ${maximum} characters.`);
  }
  if (isGuessable(password, person)) {
    const fault = `${field} is one of the first that anybody would guess; a few words in a row are better.`;
    throw InvalidParameters.of(field, 'COMMON_PASSWORD', fault);
  }
}

function isGuessable(password: string, { email, name }: { email: string; name: string }): boolean {
  const plain = plainLetters(password);
  return (
    isCommon(plain) ||
    isRepetition(plain) ||
    isSequence(plain) ||
    isMadeOf(plain, [email, name, ...OF_THE_SERVICE])
  );
}

/** In lower case, without marks: `Mật Khẩu` is `mat khau`. */
const plainLetters = (text: string): string =>
  text.normalize('NFKD').replace(/\p{M}/gu, '').toLowerCase().replaceAll('đ', 'd');

/** Itself, or a common one with a few digits or signs around it and letters replaced: `P@ssw0rd2024!`. */
function isCommon(plain: string): boolean {
  const core = coreOf(plain);
  return COMMON.has(plain) || (COMMON.has(core) && core.length * 2 >= plain.length);
}

/** What is left without digits and signs at both ends, with those inside read as letters. */
const coreOf = (plain: string): string =>
  plain
    .replace(/^[^a-z@$]+|[^a-z]+$/g, '')
    .split('')
    .map((letter) => LEET.get(letter) ?? letter)
    .join('');

/** A shorter text again and again: `abcabcabcabc`. */
const isRepetition = (plain: string): boolean => /^(.+?)\1+.?$/su.test(plain);

/** Characters that follow, or repeat, each other nearly all the way: `12345678910`, `abcdefghij`, `aaaabbbbcc`. */
function isSequence(plain: string): boolean {
  const codes = [...plain].map((letter) => letter.codePointAt(0)!);
  const steps = codes.slice(1).filter((code, index) => Math.abs(code - codes[index]!) <= 1).length;
  return steps >= 0.75 * (codes.length - 1);
}

/** Words that anybody knows of the person, and next to nothing else: `lan.nguyen1990`. */
function isMadeOf(plain: string, known: readonly string[]): boolean {
  const words = known.flatMap((text) => plainLetters(text).split(/[^\p{L}\p{N}]+/u));
  const own = words.filter(({ length }) => length >= SHORTEST_OWN_WORD).sort((a, b) => b.length - a.length);
  const letters = plain.replace(/[^\p{L}\p{N}]/gu, '');
  const rest = own.reduce((left, word) => left.replaceAll(word, ''), letters);
  return rest.length <= GUESSED_AT_ONCE;
}
