import { chooseSense } from './choose-sense';
import { endsWithCue } from './context';
import { isCounted } from './counted';
import { CHAT_WORDS, DENIED_AFTER } from './lexicon/chat';
import { CHAT_SENSES, QUESTION_END } from './lexicon/chat-senses';
import { table } from '../table';

/** Whom a single letter means, before what such a person does or after what is done for them. */
const PERSONS = table({ c: 'chị', e: 'em', a: 'anh', m: 'mình', t: 'tớ' });
const PERSON_AFTER =
  /^\s(?:ơi|à|ạ|ah|nhé|nha|hỏi|cho|mua|muốn|cần|thấy|bị|có|đang|đã|vừa|mới|được|không|ko|k|dc|đc|đặt|lấy|nhận|xin|tính|ở|ib|inbox|nt|chờ|đợi|cũng|đi|về|làm|với|gửi|giao|check|ship|ấy|này|kia|tư vấn|báo|biết|nên|nghĩ|xem|dùng|xài|sài|định|nào|cảm ơn|bỏ|ăn|uống|chơi|nói|bảo|gọi|kêu|nghe|coi|tưởng|mong|thích|yêu|ghét|sợ|ngồi|ngủ|học|chụp|mặc|đeo|ưng|vẫn|chưa|sẽ|phải|đành|là|toàn|ck|vk|sống|rất|hay đi)(?!\p{L})/u;
/** What somebody has, gets or joins in, and who is several: máy của m, các e. */
const PERSON_BEFORE = /(?<!\p{L})(?:của|cho|với|vs|như|theo|các|mấy|bọn|tụi|thằng|con|nhà)\s$/u;
/** Called or cursed, m is mày; beside t it is whom t speaks to. */
const CALLED_AFTER = /^\s(?:à|ơi|hả)(?!\p{L})/u;
const ROUGH = /(?<![\p{L}\d])(?:tao|mày|đm|dm|đmm|đkm|chúng m|t)(?![\p{L}\d])/u;

/** What single letters without a vowel mean in running Vietnamese. */
const LONE = table({ k: 'không', r: 'rồi', j: 'gì', w: 'với', p: 'phải' });

const BEGINS = /(?:^|[.!?\n])\s*$/;
const WORD_BEFORE = /(?:\p{L}{2}|[\p{L}\d][,;])\s$/u;
const ENDS = /^\s?(?:$|[.,!?~)…]|(?:ạ|á|đó|đấy|nhỉ|nha|nhé|nè|luôn)(?!\p{L}))/u;
const GOES_ON = /^\s\p{Ll}{2}/u;
const HAS_AFTER = /^\scó(?!\p{L})/u;

/** Who or what does not, then what: mình kg chơi. */
const DENIED_BEFORE = /(?<!\p{L})(?:mình|tôi|tui|em|anh|chị|nó|ai|nên|mà|chứ|cũng|vẫn|sao|còn)\s$/u;

/** Weights are asked for so: mấy kg. */
const WEIGHED_BEFORE = /(?<!\p{L})(?:mấy|nhiêu|vài|từng|trăm|nghìn|chục|số|mỗi|một|theo|bằng|tính)\s$/u;

/** Whether kg denies and is no unit, where no number stands before. */
export const isDenial = (before: string, after: string): boolean =>
  /\p{L}\s$/u.test(before) &&
  !WEIGHED_BEFORE.test(before) &&
  (DENIED_AFTER.test(after) || (DENIED_BEFORE.test(before) && GOES_ON.test(after)));

/** One letter, or consonants alone. */
export const isLoneForm = (short: string): boolean => /^(?:\p{L}|[b-df-hj-np-tv-xzđ]{2,12})$/u.test(short);

/**
 * The words for a single letter or a cluster of consonants that means nothing else between Vietnamese words, however the
 * rest is written: đẹp k bạn, quá r. Null where something numbers or names by letters before it.
 */
export function readLoneForm(short: string, before: string, after: string): string | null {
  if (BEGINS.test(before)) return readFirstForm(short, before, after);
  if (short === 'r' && /\d\s$/.test(before)) return GOES_ON.test(after) || ENDS.test(after) ? 'rồi' : null;
  if (!WORD_BEFORE.test(before) || endsWithCue(before, 'numbering', 'lettering')) return null;
  const lone = LONE.get(short);
  if (lone !== undefined) return ENDS.test(after) || GOES_ON.test(after) ? lone : null;
  if (/^[emt]$/.test(short)) {
    const told =
      PERSON_AFTER.test(after) ||
      PERSON_BEFORE.test(before) ||
      (short === 't' && /^\s(?:\p{Ll}{2}|\d)/u.test(after));
    return told ? (readChatWord(short, before, after) ?? PERSONS.get(short)!) : null;
  }
  if (short === 'kg') return isDenial(before, after) || /^\s?[?!]/.test(after) ? 'không' : null;
  if (short === 'kh') return DENIED_AFTER.test(after) || QUESTION_END.test(after) ? 'không' : null;
  if (short === 'bn' || /^[ac]$/.test(short)) return null;
  return readChatWord(short, before, after);
}

/** The same at the beginning of a sentence, where a capital is none of a name: K biết, T rất ưng. */
function readFirstForm(short: string, before: string, after: string): string | null {
  if (/^[cemt]$/.test(short)) return PERSON_AFTER.test(after) ? PERSONS.get(short)! : null;
  if (short === 'k') return DENIED_AFTER.test(after) || HAS_AFTER.test(after) ? 'không' : null;
  if (!GOES_ON.test(after)) return null;
  if (short === 'r') return 'rồi';
  return short.length > 1 ? readChatWord(short, before, after) : null;
}

/**
 * The words for a short form in a text that is written as messages are, or null where it means something else.
 * `before` and `after` are the lower-cased text on both sides.
 */
export function readChatWord(short: string, before: string, after: string): string | null {
  if (/\d\s?$/.test(before) && short !== 'r') return null;
  // Bít tết is a steak.
  if (short === 'bít' && /^\stết/u.test(after)) return null;
  const sense = chooseSense(CHAT_SENSES.get(short) ?? [], { before, writtenBefore: before, after });
  if (sense !== null) return sense;
  if (short === 'm' && (CALLED_AFTER.test(after) || ROUGH.test(before + after))) return 'mày';
  const person = PERSONS.get(short);
  if (person !== undefined) return isPerson(short, before, after) ? person : null;
  return isCounted(after) && short === 'k' ? null : (CHAT_WORDS.get(short) ?? null);
}

/** Whether a single letter is somebody; m and t, which are no words, need the least evidence. */
function isPerson(short: string, before: string, after: string): boolean {
  if (PERSON_AFTER.test(after) || endsWithCue(before, 'addressing')) return true;
  return /^[mt]$/.test(short) && (GOES_ON.test(after) || QUESTION_END.test(after));
}
