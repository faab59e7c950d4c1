import { COUNTED_NOUNS } from './lexicon/counted-nouns';

const NOUN = COUNTED_NOUNS.split(' ')
  .map((word) => word.replaceAll('_', ' '))
  .join('|');
/** Words that begin with one of them and count nothing. */
const COMPOUND =
  'bộ (?:phận|trưởng|giáo dục|y tế|công an|tài chính|quốc phòng)|nhà (?:cháy|đài|tôi|em|mình|nước|trường)|phòng thi|đồng hồ';
const COUNTED = new RegExp(String.raw`^\s?(?:%|(?!(?:${COMPOUND})(?!\p{L}))(?:${NOUN})(?!\p{L}))`, 'u');

/** Whether lower-cased text that follows a number begins with what it counts: the number is an amount. */
export function isCounted(after: string): boolean {
  return COUNTED.test(after);
}

/** Words that take a sentence on: no noun that a number before them could count. */
const CONTINUATION =
  'là|của|để|khi|nếu|và|hoặc|hay|cho|từ|tại|ở|trong|ngoài|trên|dưới|đến|tới|với|về|theo|vì|do|bởi|nhưng|thì|mà|nên|ngay|luôn|' +
  'đã|đang|sẽ|vừa|sắp|có|không|chưa|được|bị|cũng|rồi|sau|trước|lúc|vào|ra|lên|xuống|đi|về|kể|xin|nhé|nha|ạ|này|đó|kia|' +
  'hỗ trợ|hướng dẫn|đưa|nhận|tiếp nhận|báo|cứu|chữa|giúp|gọi|hỏi|điều|can thiệp|xử lý|yêu cầu|thông báo|phối hợp|nhanh|' +
  'khẩn|kịp thời|xuất|miễn phí|chạy|khởi hành|mở|đóng|bắt đầu|kết thúc|xong|họp|thành phố|tỉnh|ăn|ngủ|học|làm|nghỉ|tan|dậy|hàng ngày|hằng ngày|khai mạc|bế mạc|xuất phát|cất cánh|hạ cánh|tập trung|có mặt|đón|trả|nấu|bán|thi|chiếu';
const STANDS_ALONE = new RegExp(String.raw`^\s*(?:$|[^\p{L}\d\s%]|\n|(?:${CONTINUATION})(?!\p{L}))`, 'u');

/** Whether nothing that could be counted follows: the number is a name, a code or a time by itself. */
export function standsAlone(after: string): boolean {
  return STANDS_ALONE.test(after);
}
