import { table } from '../../table';
import { DENIED_AFTER } from './chat';
import type { Sense } from './senses';

/** What ends a question or a sentence of a message. */
export const QUESTION_END =
  /^\s?(?:$|[.,!?~]|(?:ạ|á|đó|đấy|trời|nhỉ|mn|a|c|e|ta|hả|bạn|shop|mọi|mng)(?!\p{L}))/u;

const FRIEND_AFTER =
  /^\s(?:ơi|ấy|nào|này|kia|ý|bè|trai|gái|thân|muốn|cần|có|ở|đã|đang|nên|mua|cho)(?!\p{L})/u;

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

/** What is not known, or asked: không bt, ai bt. */
const UNKNOWN_BEFORE = /(?<!\p{L})(?:k|ko|kh|hok|không|chưa|ai|mới|cho|để|đã)\s$/u;

/** What somebody does not know: kb sao. */
export const UNSURE_AFTER = /^\s(?:sao|có|là|ai|gì|j|khi nào|bao giờ|tại sao|thế nào)(?!\p{L})/u;

/**
 * Short forms of messages that their neighbours decide, the senses in the order in which they are tried; the text on
 * both sides in lower case. Where none applies, the list of chat words has the meaning, if there is one.
 */
export const CHAT_SENSES = table<readonly Sense[]>({
  bh: [
    { spoken: 'bảo hành', before: WARRANTY_BEFORE },
    { spoken: 'bảo hành', after: WARRANTY_AFTER },
    { spoken: 'bây giờ', after: NOW_AFTER },
  ],
  bit: [{ spoken: 'biết', before: /(?:k|ko|không|hok|kh)\s$/u }],
  bn: [
    { spoken: 'bao nhiêu', follows: ['price'] },
    { spoken: 'bạn', follows: ['friendly'] },
    { spoken: 'bạn', after: FRIEND_AFTER },
    { spoken: 'bao nhiêu' },
  ],
  bt: [
    { spoken: 'biết', before: UNKNOWN_BEFORE },
    { spoken: 'bình thường', after: QUESTION_END },
  ],
  // Only an hour is giờ.
  h: [{ spoken: 'giờ', follows: ['whichHour'] }],
  đg: [{ spoken: 'đường', before: /(?<!\p{L})(?:tắc|kẹt|con|trên|ra|dọc|ngoài|qua|giữa)\s$/u }],
  m: [{ spoken: 'mày', before: /(?<!\p{L})(?:chúng|mẹ|chị|bố|cha|ông|bà)\s$/u }],
  kb: [{ spoken: 'không biết', after: UNSURE_AFTER }],
  kg: [{ spoken: 'không' }],
  kh: [
    { spoken: 'không', after: DENIED_AFTER },
    { spoken: 'không', after: QUESTION_END },
    { spoken: 'khách hàng', before: CUSTOMER_BEFORE },
    { spoken: 'khách hàng', after: CUSTOMER_AFTER },
    { spoken: 'không' },
  ],
  lm: [{ spoken: 'lắm', after: QUESTION_END }, { spoken: 'làm' }],
  nh: [{ spoken: 'nha', after: /^\s(?:mn|mng|shop|bạn|các|cả nhà|ạ)(?!\p{L})/u }],
  // At the end of a question, or before what goes on with it: làm v nữa.
  v: [
    { spoken: 'vậy', after: QUESTION_END },
    { spoken: 'vậy', after: /^\s(?:nữa|nè|luôn|thôi)(?!\p{L})/u },
  ],
});
