import type { Rule } from '../rule';
import { readNumeral } from './numbers/numerals';
import { verbalize } from './verbalize/value';

/** What is measured by the spoon. */
const SPOONED = String.raw`(?:cà phê|canh|nước (?:mắm|tương|cốt|lọc|dừa|màu|chanh|lạnh|sôi|me|ấm|gừng|tỏi)|dầu|hắc xì dầu|đồ chua|tabasco|đường(?! (?:bê|nhựa|phố|bộ|đất|ống|sắt|ray|kính|dây|lộ|ven|quốc|trước|này|đi))|muối|tiêu|hạt nêm|bột|rượu|giấm|dấm|tỏi|hành|ớt|bơ|sữa|xốt|sốt|mật ong|mè|gừng|sả|tương|mắm|ngũ vị|xì dầu|men|gelatin|rau|dưa|đậu|lá|ngò|vani|cà|gia vị|bột ngọt|thính|kem|phô mai|mayonnaise|aji)(?!\p{L})`;
const SPOONED_AFTER = new RegExp(String.raw`^\s${SPOONED}`, 'u');
/** The head of a list: Nước cốt dừa: 3M; or how it is cut: Hành cắt nhuyễn: 2M, băm nhỏ lấy 2M. */
const SPOONED_BEFORE =
  /(?<!\p{L})(?:nước (?:mắm|tương|cốt \p{L}+)|dầu(?: \p{L}+){0,2}|đường|muối|tiêu(?: \p{L}+)?|hạt nêm|bột(?: \p{L}+){1,2}|giấm|tỏi(?: băm)?|hành(?: \p{L}+){0,2}|mayonnaise|sữa(?: \p{L}+){0,2}|rượu(?: \p{L}+)?|mè|mật ong)\s?:\s$|(?:băm|giã|xay|cắt|thái|xắt|bào)(?: (?:nhuyễn|nhỏ|mịn|vụn|sợi|hạt lựu))?\s?(?:lấy|:)?\s$/u;
/** Another spoonful shortly before: 1m muối, 2M nước. */
const SPOON_BEFORE = new RegExp(
  String.raw`(?<![\p{L}\d])\d(?:\/\d)?m\s${SPOONED}[^.;\n]{0,40}(?:,| và| với)\s?$`,
  'u',
);

const spoonful: Rule = {
  name: 'spoonful',
  class: 'measure',
  description: 'M or m in a recipe, before what is measured by the spoon: muỗng.',
  examples: [
    ['ướp với 1M nước mắm', 'ướp với một muỗng nước mắm'],
    ['1/2m tiêu', 'nửa muỗng tiêu'],
    ['Nước cốt dừa: 3M', 'Nước cốt dừa: ba muỗng'],
    ['Ngò cắt nhuyễn 2M', 'Ngò cắt nhuyễn hai muỗng'],
    ['1/3m muối và 2M nước', 'một phần ba muỗng muối và hai muỗng nước'],
    ['dài 2m bột', 'dài hai mét bột'],
  ],
  opens: ['digit'],
  pattern: /([1-9]\d?(?:,5)?|[1-3]\/[2-4])[mM](?![\p{L}\d²³/])/uy,
  say: (match, place) => {
    const [, number = ''] = match;
    if (/(?<!\p{L})(?:dài|rộng|cao|sâu|cách|mỗi|khoảng)\s$|\d\s?[x×*]\s?$/u.test(place.before)) return null;
    // In capitals it is a road that is so wide: NGANG 8M ĐƯỜNG NHỰA.
    if (/^\s\p{Lu}{2}/u.test(place.writtenAfter(match))) return null;
    const spooned =
      SPOONED_AFTER.test(place.after(match)) ||
      SPOONED_BEFORE.test(place.before) ||
      SPOON_BEFORE.test(place.before);
    if (!spooned) return null;
    const [first = '', second] = number.split('/');
    if (second === undefined) return `${readNumeral(number)} muỗng`;
    return number === '1/2' ? 'nửa muỗng' : `${verbalize({ kind: 'fraction', first, second })} muỗng`;
  },
};

export const recipeRules: readonly Rule[] = [spoonful];
