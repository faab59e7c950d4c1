/** What k and kh deny: before these words they are không. */
const DENIED =
  'phải|biết|bik|bít|bit|được|dc|đc|dx|thể|muốn|thích|hiểu|dám|thấy|chịu|nói|quan|hề|kì thị|kỳ thị|ai|sao|ổn|nên|còn|bị|cần|tin|ngờ|thèm|' +
  'ngon|đẹp|sạch|tốt|đủ|đáng|hài lòng|thoải mái|nhiệt tình|bằng|hợp|đắt|rẻ|bật|tắt|giống|đúng|thơm|bền|trâu|mượt|nét|rõ|sáng|mịn|chắc|' +
  'nóng|lạnh|giật|lag|mờ|đơ|treo|nhanh|chậm|hư|hỏng|gãy|rách|phai|vừa|chật|khác|kém|xấu|tệ|vui|giỏi|nhớ|quên|chê|kịp|ảnh hưởng|đùa|dùng được|xài được|lên nổi|lên|xuống|nổi';
export const DENIED_AFTER = new RegExp(String.raw`^\s(?:${DENIED})(?!\p{L})`, 'u');

const words = (list: string): string => list.trim().split(/\s+/).join('|');
const alone = (list: string): RegExp =>
  new RegExp(String.raw`(?<![\p{L}\d.])(?:${words(list)})(?![\p{L}\d])`, 'gu');

/** Short forms that only messages have. */
export const CHAT_MARKS = alone(
  'ko hok khum dc đc nt ntn ib mn mng ak ạk bn ngta mk mik vk nhe hihi hehe haha huhu bnhiu bnhieu hqua hnay ' +
    'ng\\sta thui bít bik ae cx vs trc lun z thik nhìu zậy roài đag inbox shop ad nma nchung wa ' +
    String.raw`kh?\s(?:${DENIED})`,
);

/** Single letters and pairs that elsewhere stand for something else: one of them is a mark among others. */
export const SOFT_CHAT_MARKS = alone(
  String.raw`k kh dx r sp v j dk e ck lh rep lm nc nh hc đt nv cf (?<!\d\s)c (?<!\d\s)t (?<!\d\s)m`,
);

/** Words of every conversation, in books as in messages: a mark only beside another. */
export const SPEECH_MARKS = alone('nha nhá nhé ạ ơi');

/** What a text about formulas has: k and r are numbers there. */
export const FORMULA_MARKS =
  /(?:[\d)²³]|(?<!\p{L})\p{L}) ?=(?![>)(=])|(?<!=)= ?(?:[-√\d]|\p{L}(?!\p{L}))|[≥≤√]|(?<![\p{L}\d])\p{L} [<>] \p{L}(?![\p{L}\d])|(?<!\p{L})(?:hàm số|phương trình|(?<!(?:trắc|kinh|trải|thử|thí|hiệu|linh|xét|thực|ứng) )nghiệm|hằng số|bán kính|tham số|số nguyên|vectơ|hệ số|biến)(?!\p{L})/u;
