import { isCounted } from './counted';
import { CHAT_WORDS, DENIED_AFTER } from './lexicon/chat';
import { table } from '../table';

/** Whom a single letter means, before what such a person does or after what is done for them. */
const PERSONS = table({ c: 'chị', e: 'em', a: 'anh', m: 'mình' });
const PERSON_AFTER =
  /^\s(?:ơi|à|ạ|ah|nhé|nha|hỏi|cho|mua|muốn|cần|thấy|bị|có|đang|đã|vừa|mới|được|không|ko|k|dc|đc|đặt|lấy|nhận|xin|tính|ở|ib|inbox|nt|chờ|đợi|cũng|đi|về|làm|với|gửi|giao|check|ship|ấy|này|kia|tư vấn|báo|biết|nên|nghĩ|xem|dùng|định|nào|cảm ơn)(?!\p{L})/u;
const PERSON_BEFORE = /(?<!\p{L})(?:cho|của|chị|anh|với|giúp|gửi|báo|bên|nhờ|cảm ơn|chào|hỏi|c|a)\s$/u;

/** Bn ơi, các bn: who, where bn elsewhere asks how much. */
const FRIEND_BEFORE = /(?<!\p{L})(?:của|các|chào|cảm ơn|nhờ|với|mấy|một|nhiều)\s$/u;
const FRIEND_AFTER =
  /^\s(?:ơi|ấy|nào|này|kia|ý|bè|trai|gái|thân|muốn|cần|có|ở|đã|đang|nên|mua|cho)(?!\p{L})/u;
const PRICE_BEFORE = /(?<!\p{L})(?:giá|hết|tầm|khoảng|phí|ship)\s$/u;

/** What is asked of: dc kh, có kh. */
const ASKED_BEFORE = /(?<!\p{L})(?:dc|đc|được|có|biết|phải)\s$/u;

/** Only what ends a question is vậy, and only an hour is giờ. */
const QUESTION_END = /^\s?(?:$|[.,!?~]|(?:ạ|á|đó|đấy|trời|nhỉ|mn|a|c|e|ta|hả|bạn|shop|mọi|mng)(?!\p{L}))/u;
const HOUR_BEFORE = /(?<!\p{L})(?:bây|mấy)\s$/u;

/**
 * The words for a short form in a text that is written as messages are, or null where it means something else.
 * `before` and `after` are the lower-cased text on both sides.
 */
export function readChatWord(short: string, before: string, after: string): string | null {
  if (/\d\s?$/.test(before) && short !== 'r') return null;
  if (short === 'kg') return 'không';
  // Bít tết is a steak.
  if (short === 'bít' && /^\stết/u.test(after)) return null;
  if (short === 'kh')
    return DENIED_AFTER.test(after) || ASKED_BEFORE.test(before) || QUESTION_END.test(after)
      ? 'không'
      : 'khách hàng';
  if (short === 'bn') {
    const friend = !PRICE_BEFORE.test(before) && (FRIEND_BEFORE.test(before) || FRIEND_AFTER.test(after));
    return friend ? 'bạn' : 'bao nhiêu';
  }
  if (short === 'v') return QUESTION_END.test(after) ? 'vậy' : null;
  if (short === 'h') return HOUR_BEFORE.test(before) ? 'giờ' : null;
  const person = PERSONS.get(short);
  if (person !== undefined) return PERSON_AFTER.test(after) || PERSON_BEFORE.test(before) ? person : null;
  return isCounted(after) && short === 'k' ? null : (CHAT_WORDS.get(short) ?? null);
}
