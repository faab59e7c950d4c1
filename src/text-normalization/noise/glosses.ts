import type { NoiseRule } from '../rule';

/** Letters and marks of the International Phonetic Alphabet that no spelling has. */
const PHONETIC = 'ˈˌːəɪʊɛɔʃʒŋɾɐɑɒɜɡɲɹʁʔʰʲɨʉɯɤʝɣɫʎɱɳʂʐɕʑ';

const transcriptions: NoiseRule = {
  name: 'phonetic-transcription',
  class: 'markup',
  description: 'Sounds in phonetic letters, between brackets or slashes, are left out.',
  examples: [['Asia /ˈeɪʃiə/ là tiểu hành tinh', 'ây si a là tiểu hành tinh']],
  pattern: new RegExp(
    String.raw` ?(?:\[(?=[^[\]\n]{0,60}[${PHONETIC}])[^[\]\n]{1,61}\]|(?<![\p{L}\d])\/(?=[^/\s]{0,30}[${PHONETIC}])[^/\s]{1,31}(?: [^/\s]{1,31})?\/)`,
    'dgu',
  ),
  warning: 'MARKUP_DROPPED',
};

const SCRIPTS =
  'Han Hiragana Katakana Hangul Cyrillic Arabic Hebrew Thai Lao Khmer Myanmar Devanagari Bengali Tamil Georgian Armenian Tibetan Mongolian';
const FOREIGN = SCRIPTS.split(' ')
  .map((script) => String.raw`\p{Script=${script}}`)
  .join('');

/** A language or script. */
const LABEL = String.raw`(?:(?:[Cc]hữ|[Tt]iếng)(?: \p{L}{2,10}){1,3}|(?:[Pp]hồn|[Gg]iản) thể|[Hh]án tự|Trung văn|[Kk]anji|[Kk]ana|[Hh]anja|[Hh]angul?|[Hh]iragana|[Kk]atakana)`;

/** How such a name sounds in its language, in Latin letters: bính âm: guìfēi. */
const ROMANIZED = String.raw`(?:[Bb]ính âm(?: Hán ngữ)?|[Pp]inyin|Wade[–-]Giles): ?[\p{Script=Latin}\p{M}][\p{Script=Latin}\p{M}'’ -]{0,40}(?=[,;)])`;

/** A language or script and the name in it: chữ Hán: 黎利. */
const NAMED = String.raw`(?:${ROMANIZED}|${LABEL}: ?[${FOREIGN}](?:[${FOREIGN}\p{M}·・ーｰ'’「」]| (?=[${FOREIGN}])){0,60})`;

const originals: NoiseRule = {
  name: 'original-script',
  class: 'markup',
  description:
    'What something is called in a script that nobody can read out, and the name of that script, are left out.',
  examples: [
    ['Lê Lợi (chữ Hán: 黎利, 1385) là vua', 'Lê Lợi (một nghìn ba trăm tám mươi lăm) là vua'],
    ['nước Nga (tiếng Nga: Россия)', 'nước Nga ()'],
    ['Hoàng quý phi (phồn thể: 皇貴妃; giản thể: 皇贵妃) là', 'Hoàng quý phi () là'],
    ['cấp bậc (phồn thể: 貴妃; bính âm: guìfēi) trong cung', 'cấp bậc () trong cung'],
    ['nhà Trần (chữ Nôm: 茹陳, chữ Hán: 陳朝, Hán Việt: Trần triều)', 'nhà Trần (Hán Việt: Trần triều)'],
    ['Động đất (hay địa chấn, chữ Hán: 地震)', 'Động đất (hay địa chấn)'],
  ],
  pattern: new RegExp(
    String.raw`(?<=[(;] ?)${NAMED}(?:[,;] ?${NAMED}){0,5}(?:[,;] ?)?|[,;] ?${NAMED}(?=\))`,
    'dgu',
  ),
  warning: 'MARKUP_DROPPED',
};

export const glossRules: readonly NoiseRule[] = [transcriptions, originals];
