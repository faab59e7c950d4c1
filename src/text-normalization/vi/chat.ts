import { endsWithCue } from './context';
import { isCounted } from './counted';
import { CHAT_WORDS, DENIED_AFTER } from './lexicon/chat';
import { table } from '../table';

/** Whom a single letter means, before what such a person does or after what is done for them. */
const PERSONS = table({ c: 'chị', e: 'em', a: 'anh', m: 'mình', t: 'tớ' });
const PERSON_AFTER =
  /^\s(?:ơi|à|ạ|ah|nhé|nha|hỏi|cho|mua|muốn|cần|thấy|bị|có|đang|đã|vừa|mới|được|không|ko|k|dc|đc|đặt|lấy|nhận|xin|tính|ở|ib|inbox|nt|chờ|đợi|cũng|đi|về|làm|với|gửi|giao|check|ship|ấy|này|kia|tư vấn|báo|biết|nên|nghĩ|xem|dùng|xài|sài|định|nào|cảm ơn|bỏ|ăn|uống|chơi|nói|bảo|gọi|kêu|nghe|coi|tưởng|mong|thích|yêu|ghét|sợ|ngồi|ngủ|học|chụp|mặc|đeo|ưng|vẫn|chưa|sẽ|phải|đành|là|toàn|ck|vk|sống|rất|hay đi)(?!\p{L})/u;

const FRIEND_AFTER =
  /^\s(?:ơi|ấy|nào|này|kia|ý|bè|trai|gái|thân|muốn|cần|có|ở|đã|đang|nên|mua|cho)(?!\p{L})/u;

/** Only what ends a question is vậy, and only an hour is giờ. */
const QUESTION_END = /^\s?(?:$|[.,!?~]|(?:ạ|á|đó|đấy|trời|nhỉ|mn|a|c|e|ta|hả|bạn|shop|mọi|mng)(?!\p{L}))/u;

/** v at the end of a question or before what goes on with it: làm v nữa. */
const readSo = (after: string): string | null =>
  QUESTION_END.test(after) || /^\s(?:nữa|nè|luôn|thôi)(?!\p{L})/u.test(after) ? 'vậy' : null;

/** What single letters without a vowel mean in running Vietnamese. */
const LONE = table({ k: 'không', r: 'rồi', j: 'gì', w: 'với', p: 'phải' });

/** What somebody does not know: kb sao. */
export const UNSURE_AFTER = /^\s(?:sao|có|là|ai|gì|j|khi nào|bao giờ|tại sao|thế nào)(?!\p{L})/u;

/** Where bh is the care that a maker owes. */
const WARRANTY_BEFORE =
  /(?<!\p{L})(?:chế độ|thời gian|hạn|đi|đem|mang|trung tâm|còn|hết|chính sách|được|tem|phiếu|có)\s$/u;
const WARRANTY_AFTER = /^\s(?:\d{1,2} (?:tháng|năm)|tốt|chính hãng|một đổi|1 đổi)/u;

/** What goes on so is told of now; a question asks when. */
const NOW_AFTER = /^\s(?:là|mới|thì|đang|còn|đã|vẫn|chỉ|giá|\d)/u;

/** Who is served, told or counted: các kh, kh mới. */
const CUSTOMER_BEFORE =
  /(?<!\p{L})(?:các|cho|của|những|nhiều|mỗi|một|gọi|chăm sóc|báo|tư vấn|hỗ trợ|phục vụ|bên|gửi|giao|danh sách|thông tin|tên|mã)\s$/u;
const CUSTOMER_AFTER = /^\s(?:cũ|mới|thân|quen|vip|tiềm năng|hỏi|mua|đặt|gọi|ơi|này|của|và|ở)(?!\p{L})/u;
const isCustomer = (before: string, after: string): boolean =>
  !DENIED_AFTER.test(after) &&
  !QUESTION_END.test(after) &&
  (CUSTOMER_BEFORE.test(before) || CUSTOMER_AFTER.test(after));

/** What is not known, or asked: không bt, ai bt. */
const UNKNOWN_BEFORE = /(?<!\p{L})(?:k|ko|kh|hok|không|chưa|ai|mới|cho|để|đã)\s$/u;

/** Among these words you are mày. */
const ROUGH = /(?<![\p{L}\d])(?:tao|mày|đm|dm|đmm|đkm|t)(?![\p{L}\d])/u;

/** What somebody has, gets or joins in: máy của m. */
const ofPerson = (before: string): boolean =>
  /(?<!\p{L})(?:của|cho|với|vs|như|theo|các|mấy|bọn|tụi|thằng|con|nhà)\s$/u.test(before);

const BEGINS = /(?:^|[.!?\n])\s*$/;
const WORD_BEFORE = /(?:\p{L}{2}|[\p{L}\d][,;])\s$/u;
const ENDS = /^\s?(?:$|[.,!?~)…]|(?:ạ|á|đó|đấy|nhỉ|nha|nhé|nè|luôn)(?!\p{L}))/u;
const GOES_ON = /^\s\p{Ll}{2}/u;
/** One letter, or consonants alone. */
export const isLoneForm = (short: string): boolean => /^(?:\p{L}|[b-df-hj-np-tv-xzđ]{2,12})$/u.test(short);

/**
 * The words for a single letter or a cluster of consonants that means nothing else between Vietnamese words, however the
 * rest is written: đẹp k bạn, quá r. Null where something numbers or names by letters before it.
 */
export function readLoneForm(short: string, before: string, after: string): string | null {
  if (/^[cemt]$/.test(short) && BEGINS.test(before))
    return PERSON_AFTER.test(after) ? PERSONS.get(short)! : null;
  if (short === 'r' && BEGINS.test(before)) return GOES_ON.test(after) ? 'rồi' : null;
  if (short === 'k' && BEGINS.test(before))
    return DENIED_AFTER.test(after) || /^\scó(?!\p{L})/u.test(after) ? 'không' : null;
  const isCluster = short.length > 1;
  if (isCluster && BEGINS.test(before))
    return GOES_ON.test(after) ? readChatWord(short, before, after) : null;
  if (!WORD_BEFORE.test(before) || endsWithCue(before, 'numbering', 'lettering')) return null;
  if (short === 'h') return endsWithCue(before, 'whichHour') ? 'giờ' : null;
  if (short === 'v') return readSo(after);
  const lone = LONE.get(short);
  if (lone !== undefined) return ENDS.test(after) || GOES_ON.test(after) ? lone : null;
  if (/^[emt]$/.test(short))
    return PERSON_AFTER.test(after) || ofPerson(before) || (short === 't' && GOES_ON.test(after))
      ? PERSONS.get(short)!
      : null;
  if (short === 'kg') return DENIED_AFTER.test(after) || /^\s?[?!]/.test(after) ? 'không' : null;
  if (short === 'kh') return DENIED_AFTER.test(after) || QUESTION_END.test(after) ? 'không' : null;
  if (!isCluster || short === 'bn') return null;
  return readChatWord(short, before, after);
}

/**
 * The words for a short form in a text that is written as messages are, or null where it means something else.
 * `before` and `after` are the lower-cased text on both sides.
 */
export function readChatWord(short: string, before: string, after: string): string | null {
  if (/\d\s?$/.test(before) && short !== 'r') return null;
  if (short === 'kg') return 'không';
  // Bít tết is a steak.
  if (short === 'bít' && /^\stết/u.test(after)) return null;
  if (short === 'kh') return isCustomer(before, after) ? 'khách hàng' : 'không';
  if (short === 'bn') {
    const friend =
      !endsWithCue(before, 'price') && (endsWithCue(before, 'friendly') || FRIEND_AFTER.test(after));
    return friend ? 'bạn' : 'bao nhiêu';
  }
  if (short === 'v') return readSo(after);
  if (short === 'h') return endsWithCue(before, 'whichHour') ? 'giờ' : null;
  if (short === 'lm') return QUESTION_END.test(after) ? 'lắm' : 'làm';
  if (short === 'bh')
    return WARRANTY_BEFORE.test(before) || WARRANTY_AFTER.test(after)
      ? 'bảo hành'
      : NOW_AFTER.test(after)
        ? 'bây giờ'
        : 'bao giờ';
  if (short === 'bt')
    return QUESTION_END.test(after) && !UNKNOWN_BEFORE.test(before) ? 'bình thường' : 'biết';
  if (short === 'bit') return /(?:k|ko|không|hok|kh)\s$/u.test(before) ? 'biết' : null;
  if (short === 'm' && (/^\s(?:à|ơi|hả)(?!\p{L})/u.test(after) || ROUGH.test(before + after))) return 'mày';
  if (short === 'nh' && /^\s(?:mn|mng|shop|bạn|các|cả nhà|ạ)(?!\p{L})/u.test(after)) return 'nha';
  const person = PERSONS.get(short);
  if (person !== undefined)
    return PERSON_AFTER.test(after) ||
      endsWithCue(before, 'addressing') ||
      (/^[mt]$/.test(short) && (GOES_ON.test(after) || QUESTION_END.test(after)))
      ? person
      : null;
  return isCounted(after) && short === 'k' ? null : (CHAT_WORDS.get(short) ?? null);
}
