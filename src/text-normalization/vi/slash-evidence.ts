import { allMatches } from '../all-matches';
import { isDayMonth } from './calendar';
import { endsWithCue, type Context } from './context';
import { isCounted } from './counted';

/**
 * What `a/b` means depends on the words around it. Each expression looks at the lower-cased text that
 * ends just before the number (`$`) or begins just after it (`^`).
 */
/** The first of several days of a month, or the hour of that day. */
const DAYS_BEFORE =
  /(?<![\p{L}\d])(?:(?:ngày|sáng|chiều|tối|đêm)(?: \d{1,2},?){1,3} (?:và|đến|tới|hoặc)|\d{1,2}h\d{0,2}|\d{1,2} giờ(?: \d{1,2})?)[\s,:(]*$/u;
/** Whether the earlier days of a list stand before, whose month follows: ngày 1, 2 và. */
export function isDayOfList(before: string): boolean {
  return DAYS_BEFORE.test(before);
}

/** `là` joins a date to a word for a day, and a fraction to a word for a quantity. */
const DAY_IS =
  /(?<!\p{L})(?:hạn|ngày|lịch|sinh|sinh nhật|lễ|tết|giỗ|kỷ niệm|khai giảng|khai trương|ra mắt|thời gian|thời điểm|bắt đầu|kết thúc|cưới|thi|deadline|hết|quốc khánh|quốc tế|hôm|hnay|hqua|mốc|đợt|tháng)(?!\p{L})[^.;!?\d\n]{0,40} là\s+$/u;
const QUANTITY_IS =
  /(?<!\p{L})(?:kết quả|(?:tỷ|tỉ) lệ (?:mắc|người|hộ|trẻ|tử vong|thành công|thất bại|sống sót|bỏ học|hoàn thành)|tỷ trọng|tỷ số|đáp án|đáp số|xác suất|phân số|tần suất|giá trị|hệ số|nghiệm|thương|tích|tổng|hiệu|phần|tỉ số|tỷ số|nồng độ|độ dốc)(?!\p{L})[^.;!?\d\n]{0,40} là\s+$/u;
const DATE_AFTER =
  /^\s*(?:(?:mới |đã )?(?:giao|nhận|có hàng)(?! hàng)|âm lịch|dương lịch|tây(?=\s|[.,;)]|$)|hằng năm|hàng năm|năm nay|năm sau|năm ngoái|vừa qua|năm \d)/;
const MARK_BEFORE =
  /(?<!\p{L})(?:điểm(?: số)?|(?:tỷ|tỉ) lệ(?: chọi)?|bài|câu|tiến độ|chấm|đạt|thị lực|mắt (?:trái|phải)|(?:xếp|đứng) thứ|huyết áp|trang|tiến trình|hoàn thành|xếp hạng|hạng|đánh giá|kết quả|đúng|được|bước|level|cấp|làm xong|trúng|huyết áp (?:là|của \S+)|pin còn)[\s:]*$|(?<!\p{L})(?:chất lượng|giá cả|phục vụ|đồ ăn|món ăn|không gian|vị trí|hương vị|thái độ|trang trí|view|vệ sinh)\s?:\s?$/u;
const MARK_AFTER =
  /^\s*(?:điểm|câu|bài|sao|trang|mmhg|màn|bước|mục tiêu|môn|phiếu thuận|tín chỉ|xe|nhiệm vụ|đơn vị)/;
/** Rated by so many people: 0/5 - (0 bình chọn). */
const VOTED_AFTER = /^\s?[-–]?\s?\(\d[\d.,]*\s(?:bình chọn|đánh giá|lượt|phiếu|votes?|reviews?)/;
const SHARE_AFTER = new RegExp(
  String.raw`^\s*(?:(?:đến|tới|-)\s*\d/\d\s*)?(?:diện tích|lãnh thổ|dân số|chặng|quãng|số |tổng|chỉ tiêu|thời gian|thời lượng|lượng|cốc|ly|thìa|muỗng|` +
    'trái|quả|cái|chiếc|đại biểu|người|phụ nữ|thành viên|học sinh|sinh viên|cổ phần|cổ phiếu|vốn|kích thước|chiều|giá|' +
    'thu nhập|lương|tài sản|đất|nước|bề mặt|thế kỷ|thế giới|công việc|dung tích|khối lượng|trọng lượng|doanh thu|' +
    'hành trình|nhân viên|cử tri|phiếu|ghế|sân|vòng|lít|kg|giờ|ngày|tháng|năm|tuần|km|m2|ha|đời|cuộc|chai|bát|bánh|' +
    'cuốn|quyển|tấm|mảnh|miếng|hộp|gói|bình|thùng|mặt|bức|bể|hồ|ao|vườn|ruộng|đoạn|trận|cánh|quỹ|công suất|kế hoạch|khách|hàng|gạo|thịt|bột|đàn|lớp|trường|xã|thôn|làng|tỉnh|huyện|hộ |gia đình|quốc gia|bệnh nhân|nhu cầu|sản lượng|ngân sách|chi phí|tiền|của|nội dung|khu|rừng|đường(?! dây)|phần|viên|chỗ|ca|sp|sản phẩm|áo|quần|đôi|món|đơn)',
);

/** No noun that a share could be of. */
const NOTHING_AFTER = /^\s*(?:$|[.,;:!?)\]"”]|(?:thôi|luôn|nha|nhé|nhen|nè|ạ)(?!\p{L}))/u;

/** 30/4 and the like: said as a date even where nothing around them says so. */
const FAMOUS = new Set(
  '1/1 14/2 26/3 8/3 10/3 30/4 1/5 19/5 1/6 27/7 19/8 2/9 20/10 20/11 22/12 24/12 25/12 31/12 3/2'.split(' '),
);

/** Rules come into force on the first of a month: từ 1/7 người lao động được tăng lương; but từ 1/3 đến 1/2 dân số. */
function isEffective(first: number, before: string, after: string): boolean {
  return (
    first === 1 &&
    /(?<!\p{L})(?:từ|kể từ|trước)\s$/u.test(before) &&
    /^\s(?:người|học sinh|sinh viên|nhân viên|khách|xe|hàng|giá|lương|phí|thuế|cử tri|doanh nghiệp)(?!\p{L})/u.test(
      after,
    )
  );
}

/** Whether a street, park or the like comes before, which may be named after a date. */
export function isNamedAfterDate(before: string): boolean {
  return endsWithCue(before, 'namesake');
}

export function isFamousDate(written: string): boolean {
  return FAMOUS.has(written);
}

/** No day of a month: of so many somebody has a rank. */
const BEYOND_DAYS = 31;

/** Whether a rank follows, then of how many: xếp thứ 4/25; but hẹn thứ 7/11. */
export const isRank = (before: string, whole: string): boolean =>
  /(?<!\p{L})(?:xếp|đứng|hạng|vị trí|chặng|vòng|hiệp|lần) thứ\s$/u.test(before) ||
  /(?<!\p{L})(?:xếp|giữ|đạt) (?:vị trí|hạng)\s(?:\d\/\d{1,2} (?:hoặc|và) )?$/u.test(before) ||
  (Number(whole) > BEYOND_DAYS && /(?<!\p{L})thứ\s$/u.test(before));

/** How `a/b` is said. */
export type SlashReading = 'date' | 'fraction' | 'over';

/** Mỗi ngày, một ngày, cả ngày: how long, not which day. */
export function isSpan(before: string): boolean {
  return /(?<!\p{L})(?:mỗi|một|cả|hằng|suốt|nửa) ngày\s+$/u.test(before);
}

/** What is done or taken so often or so much on a day: uống ngày 1/2 viên, ngày 2-3 lần. */
const DOSE_AFTER =
  /^\s?(?:viên|ống|gói|liều|thìa|muỗng|ly|cốc|bát|chén|quả|bữa|buổi|lần|lượt|giờ(?! (?:việt nam|địa phương|hà nội|quốc tế|gmt|mỹ))|tiếng|phút|ngày|tháng|tuổi|trang|điếu|tiết(?! lộ)|lít|km|h)(?!\p{L}|\s\d{1,2}[/.-]\d)/u;

export function isDoseAfter(after: string): boolean {
  return DOSE_AFTER.test(after);
}

/** A day of those who do something, or of a thing: ngày Thầy thuốc Việt Nam 27-2. */
export const NAMED_DAY_BEFORE = /(?:ngày|mừng|kỷ niệm|dịp|lễ) [^.;:!?\d]{0,40}việt nam\s*$/;

/** After a day named by nay, mai or qua, a share of what follows: hôm nay 2/3 lớp vắng mặt. */
const TODAY_BEFORE = /(?<!\p{L})(?:sáng|trưa|chiều|tối|đêm|hôm) (?:nay|qua|mai|kia)\s$/u;

function isDay(first: number, second: number, before: string, after: string): boolean {
  const named =
    endsWithCue(before, 'day', 'partOfDay', 'weekday', 'occasion') ||
    DAYS_BEFORE.test(before) ||
    (NAMED_DAY_BEFORE.test(before) &&
      (NOTHING_AFTER.test(after) || /^\s(?:tổ chức|được|là|tại|ở|có)(?!\p{L})/u.test(after)));
  if (!named || isSpan(before)) return false;
  if (/ngày\s$/.test(before) && DOSE_AFTER.test(after)) return false;
  if (/,\s$/.test(before) && isShareOf(first, second, after)) return false;
  return !(TODAY_BEFORE.test(before) && isShareOf(first, second, after));
}

/** 7/9 mã tăng giá, 5/8 đội: so many of so many, where nobody divides by the whole. */
const TALLIED_AFTER =
  /^\s(?:mã|ngành|đường dây|nhóm ngành|nhóm hàng|mặt hàng|giải(?= masters)|đội|nước|tỉnh|huyện|xã|phường|quận|trận|bị cáo|chỉ tiêu|tiêu chí|chiến thắng)(?!\p{L})/u;
const isTally = (whole: number, after: string): boolean =>
  whole > 5 && (whole !== 10 || /^\smã/.test(after)) && isTallied(after);

/** Whether what follows a pair is counted one by one. */
export const isTallied = (after: string): boolean => TALLIED_AFTER.test(after);

/** A part of a small whole, then what it is a part of. */
function isShareOf(first: number, second: number, after: string): boolean {
  return first < second && isShare(second) && (SHARE_AFTER.test(after) || isCounted(after));
}

/** What a device works in and what it stores: máy 4/64. */
const STORES: ReadonlySet<number> = new Set([16, 32, 64, 128, 256, 512]);
const DEVICE_BEFORE =
  /(?<!\p{L})(?:bản|phiên bản|ram|rom|máy|bộ nhớ|cấu hình|con|note \d{1,2}|pro|plus)\s(?:ram\s)?$/u;

function isMemory(first: number, second: number, before: string, after: string): boolean {
  if (/^\s?[gt]b(?!\p{L})/u.test(after)) return true;
  return first <= 24 && STORES.has(second) && DEVICE_BEFORE.test(before);
}

/** In a sentence by itself, as the date of news is: gặp hôm qua, 4/2 - và hôm nay. */
const isSetApart = (before: string, after: string): boolean =>
  /\p{L},\s$/u.test(before) && /^\s[-–]\s/.test(after);

/** The next of several days, each with what is done then: 02/06 họp tổ, 03/06 nộp bài. */
export const isListedDay = (first: number, second: number, before: string, after: string): boolean =>
  isDayMonth(first, second) && /\p{L}[,;]\s$/u.test(before) && !MARK_AFTER.test(after);

/** Two digits each, the first of one of them a zero: days and months are written so, shares never. */
export const isPadded = (first: string, second: string): boolean =>
  first.length === 2 && second.length === 2 && (first.startsWith('0') || second.startsWith('0'));

/** Judges `a/b` by what stands around it; strong evidence first. */
export function judgeSlash(
  first: number,
  second: number,
  { before, after }: Context,
  padded = false,
): SlashReading {
  const shares = endsWithCue(before, 'sharing');
  if (isMemory(first, second, before, after)) return 'over';
  // The same in words: hai phần ba (2/3).
  if (/(?<!\p{L})phần \p{L}+ \($/u.test(before)) return 'fraction';
  if (first === 24 && second === 24) return 'over';
  if (first === 1 && second === 1 && /^\s(?:triệu(?! tập)|tỷ|nghìn)(?!\p{L})/u.test(after)) return 'over';
  if (first === 24 && second === 7 && !isDay(first, second, before, after)) return 'over';
  if (isDay(first, second, before, after) || DATE_AFTER.test(after)) return 'date';
  // Hình như 11/11 này: no fraction is as great as one.
  if (first >= second && isDayMonth(first, second) && /^\snày(?!\p{L})/u.test(after)) return 'date';
  if (endsWithCue(before, 'namesake') && FAMOUS.has(`${first}/${second}`)) return 'date';
  // Hôm xảy ra vụ việc (7/4): no fraction is greater than one.
  if (/\($/.test(before) && /^\)/.test(after) && first > second && !MARK_BEFORE.test(before)) return 'date';
  if (/\($/.test(before) && /^\)/.test(after) && isBesideDate(before, after)) return 'date';
  if (padded && isListedDay(first, second, before, after)) return 'date';
  if (endsWithCue(before, 'house') || MARK_AFTER.test(after) || VOTED_AFTER.test(after)) return 'over';
  if (endsWithCue(before, 'slashed')) return 'over';
  if (isEffective(first, before, after)) return 'date';
  if (first < second && SHARE_AFTER.test(after)) return shareOrCount(second);
  if (MARK_BEFORE.test(before)) return 'over';
  if (isTally(second, after)) return 'over';
  if (isShareOf(first, second, after) && !FAMOUS.has(`${first}/${second}`)) return 'fraction';
  if (QUANTITY_IS.test(before)) return 'fraction';
  if (endsWithCue(before, 'deadline', 'born') || DAY_IS.test(before)) return 'date';
  if (FAMOUS.has(`${first}/${second}`) && !shares) return 'date';
  if (first > 12 && first <= 31 && second <= 12) return 'date';
  if (isDayMonth(first, second) && (padded || (first > second && isSetApart(before, after)))) return 'date';
  if (second >= 10 && NOTHING_AFTER.test(after) && !shares) return 'over';
  if (shares) return first < second ? shareOrCount(second) : second < 10 ? 'fraction' : 'over';
  if (first < second) return shareOrCount(second);
  return 'over';
}

/** Gặp Indonesia (8/10) và Malaysia (17/11): another in brackets that is a date by its numbers. */
const BRACKETED_DAY = /\((\d{1,2})\/(\d{1,2})\)/gu;

function isBesideDate(before: string, after: string): boolean {
  const others = [...allMatches(before, BRACKETED_DAY), ...allMatches(after, BRACKETED_DAY)];
  return others.some(([, day, month]) => Number(day) > 12 && isDayMonth(Number(day), Number(month)));
}

/** Shares are of small or round wholes; 45/50 học sinh counts them. */
function shareOrCount(whole: number): SlashReading {
  return isShare(whole) ? 'fraction' : 'over';
}

function isShare(whole: number): boolean {
  return whole <= 20 || whole === 100 || whole === 1000;
}
