import { table } from '../../table';
import type { Sense } from './sense';

/** Short forms of reviews and comments that their neighbours decide; where none applies, the lists of chat words have them. */
export const REVIEW_SENSES = table<readonly Sense[]>({
  cs: [
    { spoken: 'cộng sản', before: /(?<!\p{L})(?:đảng|chế độ|tư tưởng)\s$/u },
    {
      spoken: 'cộng sản',
      before: /(?<!\p{L})(?:nghe|bọn|đám|ghét|chống)\s$/u,
      after: /^(?:\s?(?:$|[,.!?])|\s(?:nói|nó|chúng|đó|mà)(?!\p{L}))/u,
    },
    { spoken: 'có', after: /^\s(?:ai|gì|thể|một|1|người|khi|lẽ|phải|nhiều|ý|đứa|con)(?!\p{L})/u },
    {
      spoken: 'cộng sự',
      before: /(?<!\p{L})(?:và|,)\s$/u,
      after: /^\s?(?:\(|khảo|nghiên|đã|cho|công bố|năm|báo cáo|[.,]?$)/u,
    },
    { spoken: 'cuộc sống' },
  ],
  thg: [
    { spoken: 'tháng', after: /^\s?(?:[1-9]|1[0-2])(?!\d)/ },
    { spoken: 'thường', after: /^\s(?:ngày|xuyên|thôi|dân)(?!\p{L})/u },
  ],
  td: [{ spoken: 'thể dục', before: /(?<!\p{L})(?:tập|môn|giờ|học|tiết)\s$/u }],
  nhx: [{ spoken: 'nhưng', after: /^\s(?:mà|m|chắc|vẫn|cũng|không|ko|k|thôi)(?!\p{L})/u }],
  ml: [{ spoken: 'mặt lờ', before: /(?<!\p{L})(?:thằng|con|cái|lũ|bọn|mấy|đồ)\s$/u }],
  gg: [
    { spoken: 'gu gồ', before: /(?<!\p{L})(?:vào|tự|nhờ|hỏi|tra|tìm|lên)\s$/u },
    {
      spoken: 'gu gồ',
      before: /(?<!\p{L})(?:trên|lên|hỏi|tra|search|tìm|bằng|qua|theo|nhờ|của|dùng|mở)\s$/u,
    },
    {
      spoken: 'gu gồ',
      after: /^\s(?:maps?|dịch|pay|drive|play|search|earth|dich|translate|chrome)(?!\p{L})/iu,
    },
  ],
  dv: [
    { spoken: 'dịch vụ', before: /(?<!\p{L})(?:đơn vị|phí|sử dụng|gói|bên|làm)\s$/u },
    { spoken: 'diễn viên', after: /^\s(?:nữ|nam|chính|phụ|hài|này)(?!\p{L})/u },
    { spoken: 'diễn viên', before: /(?<!\p{L})(?:anh|chị|vai|nam|nữ|dàn|vị|mấy|bạn|làm|a|c)\s$/u },
  ],
  hp: [
    { spoken: 'hợp', before: /(?<!\p{L})phù\s$/u },
    { spoken: 'học phí', before: /(?<!\p{L})(?:tăng|giảm|đóng|nộp|miễn|tiền|trả|mức|hoàn)\s$/u },
  ],
  nc: [
    { spoken: 'nói chung', after: /^\s(?:quá|rất|tốt|ổn|ok|tạm)(?!\p{L})/u },
    {
      spoken: 'nói chuyện',
      before: /(?<!\p{L})(?:gọi|ngồi|đang)\s$/u,
      after: /^(?:\s?(?:$|[,.!?])|\s(?:với|vs|vui|ko|k|cả|thì|được|dc|riêng)(?!\p{L}))/u,
    },
    {
      spoken: 'nói chung',
      before: /(?:^|[,.!?]\s?|(?<!\p{L})(?:ổn|ngon|đẹp|tốt|trâu|ok)\s)$/u,
      after: /^\slà(?!\p{L})/u,
    },
    {
      spoken: 'nói chuyện',
      after:
        /^\s(?:với|vs|cùng|qua|riêng|nhiều|hợp|thẳng|đi|tiếp|lại|xong|dễ thương|vui|hay|ngọt|nhẹ nhàng|lịch sự|rất)(?!\p{L})/u,
    },
  ],
  sd: [
    { spoken: 'xờ náp đờ ra gân', before: /(?<!\p{L})(?:chip|chíp|con chip|vi xử lý)\s$/u, after: /^\s?\d/ },
  ],
  pv: [
    {
      spoken: 'phục vụ',
      before: /(?<!\p{L})(?:nhân viên|nv|chất lượng|quán|khâu)\s$/u,
      unless: /^\s(?:báo|đài|viên)/,
    },
    {
      spoken: 'phục vụ',
      before: /(?<!\p{L})(?:quán|món|nhân viên|nv|đồ ăn|khách sạn|shop|buffet|giá)(?!\p{L})[^.;!?]{0,60}\s$/u,
      after: /^\s(?:tốt|nhiệt|nhanh|chậm|lâu|ok|kém|chu đáo|tận|vui vẻ)(?!\p{L})/u,
    },
  ],
  tg: [
    { spoken: 'thế giới', before: /(?<!\p{L})(?:nhất|cai quản|khắp)\s$/u, unless: /^\s\p{Ll}{2}/u },
    { spoken: 'tượng', before: /(?<!\p{L})ấn\s$/u },
  ],
  tb: [
    {
      spoken: 'trung bình',
      before: /(?<!\p{L})(?:mức|giá|điểm|loại|học lực)\s$/u,
      unless: /^\s(?:này|kia|đó|điện|mới)(?!\p{L})/u,
    },
  ],
  hg: [{ spoken: 'hàng', before: /(?<!\p{L})(?:bán|mua|giao|nhận|buôn bán|đặt)\s$/u }],
  kl: [{ spoken: 'kết luận', before: /(?<!\p{L})(?:đưa ra|rút ra)\s$/u }],
  thui: [{ spoken: 'thui', before: /(?<!\p{L})(?:đen|tối|nâu|bò|dê|bê|da|thịt)\s$/u }],
  đk: [
    {
      spoken: 'điều kiện',
      before: /(?<!\p{L})(?:có|thiếu|đủ|kèm|ko có|k có)\s$/u,
      unless: /^\s(?:kinh doanh|kết hôn|tạm trú|tài khoản|thường trú|xe|thành viên|bảo hành|mã)/,
    },
  ],
  bít: [{ spoken: 'bít', before: /(?<!\p{L})(?:sô|sâu|bò)\s$/u }],
});
