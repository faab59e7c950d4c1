import { table } from '../../table';
import { DENIED_AFTER } from './chat';
import type { Sense } from './sense';

/** What ends a question or a sentence of a message. */
export const QUESTION_END =
  /^\s?(?:$|[.,!?~]|(?:ạ|á|đó|đấy|trời|nhỉ|mn|a|c|e|ta|hả|bạn|shop|mọi|mng|v|z|vậy)(?!\p{L}))/u;

const FRIEND_AFTER =
  /^\s(?:ơi|ấy|nào|này|kia|ý|bè|trai|gái|thân|muốn|cần|có|ở|đã|đang|nên|mua|cho)(?!\p{L})/u;

/** Where bh is the care that a maker owes. */
const WARRANTY_BEFORE =
  /(?<!\p{L})(?:chế độ|thời gian|hạn|gửi|gởi|đi|lên|check|đem|mang|trung tâm|còn|hết|chính sách|được|tem|phiếu|có)\s$/u;
const WARRANTY_AFTER = /^\s(?:\d{1,2} (?:tháng|năm)|tốt|chính hãng|một đổi|1 đổi)/u;
/** What goes on so is told of now; a question asks when. */
const NOW_AFTER = /^\s(?:(?:là|mới|thì|đang|còn|đã|vẫn|chỉ|giá)(?!\p{L})|\d)/u;
const EVER_BEFORE =
  /(?<!\p{L})(?:chưa|không|ko|k|kh|chẳng|chả|đừng|đéo|éo|đến|tới|hỏi|biết|chừng|lúc|hok|khum|khi|từ|tự)\s$/u;

/** Who is served, told or counted: các kh, kh mới. */
const CUSTOMER_BEFORE =
  /(?<!\p{L})(?:các|cho|của|những|nhiều|mỗi|một|gọi|chăm sóc|báo|tư vấn|hỗ trợ|phục vụ|bên|gửi|giao|danh sách|thông tin|tên|mã)\s$/u;
const CUSTOMER_AFTER = /^\s(?:cũ|mới|thân|quen|vip|tiềm năng|hỏi|mua|đặt|gọi|ơi|này|của|và|ở)(?!\p{L})/u;

/** What is not known, or asked: không bt, ai bt. */
const UNKNOWN_BEFORE = /(?<!\p{L})(?:k|ko|kh|hok|không|chưa|đâu|ai|mới|cho|để|đã)\s$/u;

/** What somebody does not know: kb sao. */
export const UNSURE_AFTER = /^\s(?:sao|có|là|ai|gì|j|khi nào|bao giờ|tại sao|thế nào)(?!\p{L})/u;

/** Somebody spoken to: cho b, cảm ơn b, b ơi, b có. */
const YOU_BEFORE =
  /(?<!\p{L})(?:của|cho|với|vs|các|mấy|cảm ơn|chào|nhờ|hỏi|như|theo|bảo|nhắn|chúc|mừng|yêu|thương|nhớ|gặp|tội|mà|nếu|khi|lúc|để|thì|tặng|đứa|đến|tới|thấy|hội)\s$|(?<!\p{L})(?:chứ|nha|nhé|kìa|nào|thôi|khong|ko|k|hả|đấy|vậy|z|v|r|rồi|á|nè)\s$/u;
const YOU_AFTER =
  /^\s(?:ơi|êi|trai|gái|ấy|này|kia|nào|ý|ạ|nha|nhé|có|đã|đang|sẽ|muốn|cần|thấy|biết|ở|nên|mua|phải|là|cũng|không|ko|k|đi|hỏi|inbox|ib|nói|nghĩ)(?!\p{L})/u;
/** What somebody does, is or has: what nó and sao stand before. */
const VERB_AFTER =
  /^\s(?:có|là|bị|đã|đang|sẽ|còn|cũng|không|ko|k|kh|đc|dc|được|phải|ở|cứ|lại|vẫn|toàn|nói|bảo|đi|làm|thích|ghét|yêu|biết|muốn|mới|hay|cho|nhắn|gọi|chơi|ăn|ngủ|khóc|cười|chưa)(?!\p{L})/u;
const WHY_BEFORE =
  /(?<!\p{L})(?:tại|vì|làm|thế|như|mà|k|ko|kh|không|có|giờ|biết|hiểu|cũng|là|thì|nhưng|rồi|r|ủa|ra|xem|thấy|tính|bữa)\s$/u;
const WHY_AFTER =
  /^\s(?:mà|lại|k|ko|kh|không|vậy|z|v|thế|cứ|phải|đc|dc|được|nó|m|t|mình|bạn|mày|tao|em|anh|chị|ai|giờ|nay|hôm|nhiều|ít|có|toàn|cũng|chưa|đó|đây|ta|tôi|tui)(?!\p{L})/u;
const HOUR_BEFORE =
  /(?<!\p{L})(?:bây|mấy|bao|bh|trước|trc|đến|tới|lúc|suốt|cả|sao|tới|nãy|nải|nhiêu|bi|nửa|từng|từ)\s$/u;
export const HOUR_AFTER =
  /^\s(?:muốn|đến|tới|có|thấy|nghĩ|nhìn|nó|chắc|mọi|nghe|toàn|lại|mới|thì|chỉ|tui|t|mình|là|này|không|ko|k|còn|ai|ngủ|về|học|làm|đi|phải|em|anh|mn|rồi|r|vẫn|đang|đây|sao|đổi)(?!\p{L})/u;
const HEAVEN_BEFORE = /(?<!\p{L})(?:ôi|chúa|má|mẹ|ối|bà|ủa|thấy|đất|ông|là|rồi|eo|giữa|ui)\s$/u;
const SCHOOL_AFTER =
  /^\s(?:mình|em|tôi|tui|t|cấp|đại|thpt|thcs|mầm|nào|này|kia|học|làng|c[123]|đh|cũ|mới|lớp)/u;

/**
 * Short forms of messages that their neighbours decide, the senses in the order in which they are tried; the text on
 * both sides in lower case. Where none applies, the list of chat words has the meaning, if there is one.
 */
export const CHAT_SENSES = table<readonly Sense[]>({
  b: [{ spoken: 'bạn', before: YOU_BEFORE }, { spoken: 'bạn', after: YOU_AFTER }, { spoken: 'bạn' }],
  bh: [
    { spoken: 'bảo hiểm', after: /^\s(?:y tế|xã hội|thất nghiệp|nhân thọ|xe)(?!\p{L})/u },
    { spoken: 'bảo hiểm', before: /(?<!\p{L})(?:thẻ|đóng|cty)\s$/u },
    { spoken: 'bảo hành', before: WARRANTY_BEFORE },
    { spoken: 'bảo hành', after: WARRANTY_AFTER },
    { spoken: 'bao giờ', before: EVER_BEFORE },
    { spoken: 'bao giờ', after: /^\s(?:cả|chưa)(?!\p{L})/u },
    { spoken: 'bây giờ', after: NOW_AFTER },
    { spoken: 'bao giờ', after: QUESTION_END },
    { spoken: 'bây giờ' },
  ],
  hđ: [
    { spoken: 'hợp đồng', after: /^\s(?:bh|bhnt|bảo hiểm|thuê|lao động|mua bán|cọc)(?!\p{L})/u },
    { spoken: 'hợp đồng', before: /(?<!\p{L})(?:làm|ký|kí|lên|bản|hủy|huỷ|đọc|mẫu)\s$/u },
  ],
  ln: [
    {
      spoken: 'luôn',
      before:
        /(?<!\p{L})(?!(?:hàm|của|số|là|và|tính|hoặc|bằng|với|phím|trị|hiệu|lấy|logarit)\s)\p{L}{1,7}\s$/u,
      after: /^(?:\s\p{Ll}{2}|\s?(?:$|[.,!?]))/u,
    },
  ],
  bit: [{ spoken: 'biết', before: /(?:k|ko|không|hok|kh)\s$/u }],
  bn: [
    {
      spoken: 'bạn',
      before: /(?<!\p{L})(?:các|mấy|những|hả|ạ|nha|nhé|nhá|hai|2|với|cùng)\s$/u,
      unless: /^\s(?:tiền|nặng|nhân)/,
    },
    { spoken: 'bao nhiêu', follows: ['price'] },
    { spoken: 'bạn', follows: ['friendly'] },
    { spoken: 'bạn', after: FRIEND_AFTER },
    { spoken: 'bao nhiêu', after: QUESTION_END },
    {
      spoken: 'bạn',
      after:
        /^\s(?:gửi|giao|mua|đặt|nói|bảo|nhắn|xem|thử|nhớ|thấy|biết|k|ko|không|nên|thì|bán|mới|mà|sẽ|làm|phải|hay|đi|chưa|hãy|cứ|giận|vui|tốt|học|chơi|ăn|với|vs|và)(?!\p{L})/u,
    },
    { spoken: 'bao nhiêu' },
  ],
  bt: [
    { spoken: 'bờ lu tút', after: /^\s?[45]\.[0-4](?!\d|\s?(?:tr|triệu|giờ|sáng))/ },
    { spoken: 'biết', before: /(?<!\p{L})ai (?:cũng|cx|cg|cug|mà|chả|chẳng)\s$/u },
    { spoken: 'biết', before: UNKNOWN_BEFORE },
    { spoken: 'bình thường', after: QUESTION_END },
    { spoken: 'bình thường', before: /^$/, after: /^\smà(?!\p{L})/u },
    {
      spoken: 'bình thường',
      before:
        /(?<!\p{L})(?:áo|quần|vải|chất|hàng|sp|dùng|xài|sài|chạy|thấy|rất|cũng|hơi|khá|vẫn|sống|máy|pin|nhìn)\s$/u,
    },
  ],
  cb: [{ spoken: 'cơ bản', before: /(?<!\p{L})(?:lương|tiền|mức|kiến thức|hàng|bản)\s$/u }],
  ch: [
    { spoken: 'xê hát', after: /^\s?play/i },
    { spoken: 'chị', before: /(?<!\p{L})(?:với|của|cho|các|mấy|nhờ|hỏi|gửi|theo)\s$/u },
    { spoken: 'chưa' },
  ],
  // Whoever does not say it writes its first letter.
  z: [
    { spoken: 'dét', after: /^\s(?:flip|fold)/u },
    { spoken: 'vậy', after: QUESTION_END },
    { spoken: 'vậy', before: /(?<!\p{L})(?:sao|gì|j|thế|như|vì|ghê|đâu|ai|lắm|quá|rồi|làm|nói)\s$/u },
  ],
  sh: [
    {
      spoken: 'ét hát',
      before: /(?<!\p{L})(?:đi|xe|con|chạy|cưỡi|mua|em)\s$/u,
      after: /^\s(?:\d|mode|việt|ý|mới|cũ)/iu,
    },
  ],
  c: [
    { spoken: 'con', after: /^\strai(?!\p{L})/u },
    { spoken: 'chương', after: /^\strình(?!\p{L})/u },
  ],
  cc: [
    {
      spoken: 'con cờ',
      before: /(?<!\p{L})(?:cái|như|sự kiện|làm|có|nói|biết|ăn)\s$/u,
      after: /^\s?(?:gì|j|$|[.!?])/u,
    },
  ],
  zl: [
    {
      spoken: 'da lô',
      before:
        /(?<!\p{L})(?:fb|face|facebook|qua|add|kb|số|sđt|sdt|ib|inbox|nhắn|gọi|lh|nhóm|tin)\s?[.,/&-]?\s?$/u,
    },
    { spoken: 'da lô', after: /^\s?:?\s?0\d{3}/ },
  ],
  k: [{ spoken: 'khuyến', after: /^\smãi(?!\p{L}|\s(?:mãi|mới|k|ko))/u }],
  nch: [
    { spoken: 'nói chung', after: /^\s(?:ổn|ok|oke|là|thì|cũng|tốt|đẹp|hài lòng|ưng|khá|rất|mọi)(?!\p{L})/u },
  ],
  qa: [
    { spoken: 'qua', after: /^\s(?:đêm|đường|lại|đây|đó|năm|tuần|tháng|nhà|bên)(?!\p{L})/u },
    { spoken: 'qua', before: /(?<!\p{L})(?:đi|sang|bước|nhìn|ghé|trải|hôm|bỏ|lướt|nói)\s$/u },
  ],
  cmm: [{ spoken: 'con mẹ', after: /^\s(?:nó|mồm|hết|rồi|r)(?!\p{L})/u }],
  tc: [
    { spoken: 'tình cảm', before: /(?<!\p{L})(?:mất|sứt mẻ|chuyện|nảy sinh|phai|hết|sợ|vun đắp)\s$/u },
    {
      spoken: 'tình cảm',
      after: /^\s(?:rạn nứt|vợ chồng|anh em|bạn bè|gia đình|phai|nhạt|dành|đẹp)(?!\p{L})/u,
    },
  ],
  đ: [{ spoken: 'đếch', after: /^\s\p{Ll}/u }],
  g: [
    { spoken: 'gì', after: /^\s(?:đâu|vậy|nữa|thế|hết|mà)(?!\p{L})/u },
    { spoken: 'giờ', follows: ['whichHour'] },
    { spoken: 'gì', before: /(?<!\p{L})(?:cái|làm|có|là|nói|vì|ăn|hiểu|biết|thấy|chuyện)\s$/u },
  ],
  // An hour is giờ, and so is now.
  h: [
    { spoken: 'giờ', follows: ['whichHour'] },
    { spoken: 'giờ', before: HOUR_BEFORE },
    { spoken: 'giờ', after: HOUR_AFTER },
    { spoken: 'giờ' },
  ],
  ph: [{ spoken: 'phải', after: /^\s(?:\p{Ll}|$)/u }],
  hn: [
    { spoken: 'hôm nay', before: /(?<!\p{L})(?:ăn|đi|làm|học|có|mình|em|là|trời|tao|t|tui|tôi|e|ngày)\s$/u },
    { spoken: 'hôm nay', before: /(?:^|[\n.!?]\s?)$/, after: /^\s(?:t|m|e|tao|tôi|mình|em|trời)(?!\p{L})/u },
    { spoken: 'hôn nhân', before: /(?<!\p{L})(?:cuộc|đời sống|luật)\s$/u },
  ],
  i: [{ spoken: 'đi', after: QUESTION_END }],
  đg: [{ spoken: 'đường', before: /(?<!\p{L})(?:tắc|quanh|gần|sát|kẹt|con|trên|ra|dọc|ngoài|qua|giữa)\s$/u }],
  m: [{ spoken: 'mày', before: /(?<!\p{L})(?:chúng|mẹ|chị|bố|cha|ông|bà)\s$/u }],
  kb: [
    { spoken: 'không biết', after: UNSURE_AFTER },
    { spoken: 'kết bạn', after: /^\s(?:với|vs|zalo|fb|face|nha|nhé|mình|đi|lại|ko|k|thêm)(?!\p{L})/u },
    { spoken: 'không biết' },
  ],
  bv: [
    { spoken: 'bảo vệ', before: /(?<!\p{L})(?:chú|anh|bác|ông|mấy|gọi|nhờ|làm|quyền)\s$/u },
    { spoken: 'bệnh viện' },
  ],
  kg: [{ spoken: 'không' }],
  kh: [
    { spoken: 'không', after: DENIED_AFTER },
    { spoken: 'không', after: QUESTION_END },
    { spoken: 'khách hàng', before: CUSTOMER_BEFORE },
    { spoken: 'khách hàng', after: CUSTOMER_AFTER },
    { spoken: 'không' },
  ],
  lm: [{ spoken: 'lắm', after: QUESTION_END }, { spoken: 'làm' }],
  nh: [
    { spoken: 'nha', after: QUESTION_END },
    { spoken: 'nha', after: /^\s(?:mn|mng|shop|bạn|các|cả nhà|ạ)(?!\p{L})/u },
  ],
  mh: [
    {
      spoken: 'mình',
      before: /(?<!\p{L})(?:trường|lớp|nhà|của|bạn|quê|tụi|bọn|chúng|cho|như|với|xóm|công ty|ce|cty)\s$/u,
    },
    {
      spoken: 'mình',
      after:
        /^\s(?:cũng|thì|là|đã|đang|có|bị|k|ko|không|thấy|muốn|nghĩ|mua|đặt|nhận|với|và|rất|ưng|hài lòng|cảm ơn|sẽ|vẫn|chưa|cực|sẽ)(?!\p{L})/u,
    },
  ],
  n: [
    { spoken: 'như', after: /^\s(?:vậy|thế|nào|này)(?!\p{L})/u },
    { spoken: 'nhưng', after: /^\s(?:mỗi (?:tội|cái|điều)|mà|được cái|đc cái|kệ|dù)(?!\p{L})/u },
    {
      spoken: 'nó',
      before:
        /(?<!\p{L})(?:của|cho|thằng|con|với|vs|bọn|tụi|chúng|để|yêu|bảo|nói|hỏi|như|mà|nhưng|thì|tại|vì|do|kệ|ghét)\s$/u,
    },
    { spoken: 'nó', after: VERB_AFTER },
    { spoken: 'nó' },
  ],
  s: [{ spoken: 'sao', before: WHY_BEFORE }, { spoken: 'sao', after: WHY_AFTER }, { spoken: 'sao' }],
  sn: [
    {
      spoken: 'sinh nhật',
      before: /(?<!\p{L})(?:chúc mừng|mừng|tiệc|quà|ngày|đi|dự|mời|tổ chức|bánh|cmsn)\s$/u,
    },
    { spoken: 'sinh nhật', after: /^\s(?:vui|của|mình|em|anh|chị|t|bạn|con|mẹ|bố|vv|tui|tôi)(?!\p{L})/u },
    { spoken: 'sinh nhật', after: QUESTION_END },
    { spoken: 'sinh nhật', after: /^\s(?!\d)\p{Ll}/u },
  ],
  nt: [{ spoken: 'nội thất', before: /(?<!\p{L})(?:full|đủ|đầy đủ|bao|sẵn|phòng)\s$/u }],
  pk: [
    { spoken: 'phòng khám', before: /(?<!\p{L})(?:khám|ở|tại|các|mấy|ra|đến|tới)\s$/u },
    { spoken: 'phải không', after: QUESTION_END },
    { spoken: 'phải', after: /^\s\p{Ll}/u },
  ],
  th: [
    { spoken: 'thôi', after: QUESTION_END },
    { spoken: 'thôi', after: /^\s(?:chứ|mà|nhé|nha)(?!\p{L})/u },
    {
      spoken: 'thằng',
      after: /^\s(?:này|kia|bạn|con|em|anh|nào|cha|bố|chồng|ck|cu|nhóc|khác|đó|ấy|nhỏ)(?!\p{L})/u,
    },
    { spoken: 'thôi', before: /(?<!\p{L})(?:thế|vậy|z|v|có|nhiêu|chỉ|nma|nhma|mà)\s$/u },
    { spoken: 'thằng' },
  ],
  tr: [
    { spoken: 'triệu', before: /(?<!\p{L})(?:chục|trăm|mấy|vài|nghìn|nhiêu)\s$/u },
    {
      spoken: 'trai',
      before: /(?<!\p{L})(?:anh|em|con|a|bạn|đẹp)\s$/u,
      after: /^\s(?:mình|tôi|t|tui|bảo|em|của|nói|kia|này|ơi)(?!\p{L})/u,
    },
    { spoken: 'trời', before: HEAVEN_BEFORE },
    {
      spoken: 'trời',
      after:
        /^\s?(?:$|[,.!~?:]|(?:ơi|ơiii|ạ|má|đất|đánh|phật|luôn|nóng|mưa|lạnh|sáng|tối|sinh|cho|ui|[oơ]i+|quơi)(?!\p{L}))/u,
    },
    { spoken: 'trời', before: /(?<!\p{L})(?:quá|z|v|vậy|ghê|á|đẹp|dữ|thiệt|nha|thế)\s$/u },
    { spoken: 'trời', before: /^$/ },
  ],
  trg: [
    { spoken: 'trong', before: /(?<!\p{L})(?:ở|nằm|bên|để|từ)\s$/u },
    { spoken: 'trường', after: SCHOOL_AFTER },
    {
      spoken: 'trường',
      before: /(?<!\p{L})(?:ở|vào|ra|đến|tới|về|cổng|bạn|cùng|học|từ|ngoài|cả|của|nhiều|các)\s$/u,
    },
    { spoken: 'trong' },
  ],
  vc: [
    { spoken: 'việc', before: /(?<!\p{L})(?:sự|làm|công)\s$/u },
    {
      spoken: 'vãi chưởng',
      before:
        /(?<!\p{L})(?:lâu|hay|ngon|đẹp|tệ|chất|chậm|căng|uy tín|mạnh|nhanh|phê|đỉnh|tởm|dở|gớm|phí|nhục|ghê|kinh|xinh|buồn|đắt|dài|to|khổ|ngu|mệt|chán|nóng|lạnh|rẻ|xấu|khó|sợ|vui|cười)\s$/u,
    },
    {
      spoken: 'việc',
      before: /(?<!\p{L})(?:làm|công|xin|kiếm|bỏ|nghỉ|có|nhiều|được|mỗi|cái|cv|xong|đi|tìm)\s$/u,
    },
    { spoken: 'việc', after: /^\s(?:này|gì|j|nhà|của|làm|đó|nhẹ|nặng|học|riêng)(?!\p{L})/u },
    { spoken: 'vợ chồng' },
  ],
  // At the end of a question, or before what goes on with it: làm v nữa.
  v: [
    { spoken: 'vãi', after: /^~/ },
    { spoken: 'vậy', after: QUESTION_END },
    {
      spoken: 'vậy',
      after: /^\s(?:nữa|nè|luôn|thôi|mà|là|thì|nên|cũng|chứ|hả|à|đó|pà|má|trời|tr|bà)(?!\p{L})/u,
    },
    {
      spoken: 'vậy',
      before: /(?<!\p{L})(?:sao|gì|j|thế|như|bởi|vì|ghê|đâu|ai|lắm|quá|r|rồi|làm|nói|nghĩ|kết)\s$/u,
    },
  ],
});
