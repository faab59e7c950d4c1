import { table } from '../../table';
import { SPELLED, type Sense } from './sense';

/** What a case file of a firm is about, or the end of the phrase. */
const OF_A_FIRM =
  /^(?:\s?(?:$|[,.;?])|\s(?:thành lập|đăng ký|tạm ngừng|giải thể|thuế|doanh nghiệp|đúng hạn|xin|theo|qua mạng|về)(?!\p{L}))/u;

/** Short forms of firms, schools and courts that their neighbours decide, the senses in the order in which they are tried. */
export const TRADE_SENSES = table<readonly Sense[]>({
  HS: [
    {
      spoken: 'hồ sơ',
      before: /(?<!\p{L})(?:làm|trả|bổ sung|ký|ký số)\s$/u,
      after: OF_A_FIRM,
    },
    { spoken: 'hồ sơ', before: /(?<!\p{L})(?:nộp|thụ lý)\s$/u },
    { spoken: SPELLED, before: /(?<!\p{L})mã số\s$/u },
    { spoken: SPELLED, before: /(?<!\p{L})mã\s$/u, after: /^\s?:?\s?\d/ },
  ],
  CC: [
    {
      spoken: 'chung cư',
      before: /(?<!\p{L})(?:tại|ở)\s$/u,
      after: /^\s\p{Lu}\p{Ll}+ \p{Lu}/u,
      unless: /^\s(?:Thuế|Kiểm|Hải|Thi|Thú|Chăn|Thống|Quản|Bảo|Dân)(?!\p{L})/u,
    },
    { spoken: 'chung cư', before: /(?<!\p{L})(?:căn|căn hộ|tòa)\s$/u, unless: /^\s?[\d-]/ },
  ],
  CSVN: [
    { spoken: SPELLED, before: /(?<!\p{L})(?:tạp chí|tập đoàn|ngành)\s$/u },
    { spoken: 'cộng sản Việt Nam', before: /(?<!\p{L})(?:đảng|đoàn|thanh niên|chế độ)\s$/u },
  ],
  kd: [
    {
      spoken: 'kinh doanh',
      before: /(?<!\p{L})(?:địa điểm|địa chỉ|tạm ngừng|ngành|ngành nghề|đăng ký|hộ|giấy phép)\s$/u,
    },
    {
      spoken: 'kinh doanh',
      before:
        /(?<!\p{L})(?:tiện|để|vừa|mặt bằng|mt|mặt tiền|hẻm|đường|hộ|nv|phòng|hàng|nhà|và|ở|dễ|tiếp tục|đang)\s$/u,
    },
  ],
  hs: [
    { spoken: 'hồ sơ', before: /(?<!\p{L})làm\s$/u, after: /^\s(?:này|đó|trên|mới)(?!\p{L})/u },
    {
      spoken: 'hồ sơ',
      before: /(?<!\p{L})(?:làm|trả|sửa|bổ sung|nhận|thụ lý)\s$/u,
      after: OF_A_FIRM,
    },
    { spoken: 'hồ sơ', before: /(?<!\p{L})(?:nộp|duyệt|rút|phí|bộ)\s$/u },
  ],
  TG: [
    { spoken: 'thế giới', before: /(?<!\p{L})(?:số 1|vô địch|cúp|kỷ lục|nhất|chính trị|toàn|giàu nhất)\s$/u },
    { spoken: 'thế giới', after: /^\s[Dd]i [Đđ]ộng(?!\p{L})/u, unless: /^\s\S+ \S+ của/ },
    {
      spoken: 'thời gian',
      after: /^\s?:?\s?(?:hành ch[íá]nh|làm việc|theo ca|[Cc]a |từ \d|\d{1,2}\s?(?:h|-\s?\d{1,2}h))/u,
    },
  ],
  THA: [
    {
      spoken: 'thi hành án',
      before: /(?<!\p{L})(?:được|phải|cơ quan|cục|chi cục|quyết định|chậm|đơn yêu cầu|tổ chức)\s$/u,
      unless: /^\s(?:độ|nguyên phát|thứ phát|cần|nên|thai)/,
    },
  ],
  pl: [{ spoken: 'pháp luật', before: /(?<!\p{L})(?:đại diện|đại diện theo|vi phạm|quy định)\s$/u }],
  LQ: [{ spoken: 'liên quân', before: /(?<!\p{L})(?:chơi|game|ván|với|trận|bật|tựa)\s$/u }],
  SBT: [
    {
      spoken: 'sách bài tập',
      after: /^\s(?:[Tt]oán|[Nn]gữ [Vv]ăn|[Vv]ật lý|[Hh]óa|[Ss]inh|[Tt]iếng|[Ll]ớp \d)/u,
    },
    { spoken: 'sách bài tập', before: /(?<!\p{L})(?:giải|sgk và|sgk,|bài|trong)\s$/u },
  ],
  ds: [
    {
      spoken: 'danh sách',
      before: /(?<!ông|bà|anh|chị|gặp|dược|cô)(?:^|\s)$/u,
      after: /^\s(?:thành viên|chủ sở hữu|cổ đông|lớp|học sinh)(?!\p{L})/u,
    },
  ],
  VS: [
    {
      spoken: 'vệ sinh',
      before: /(?<!\p{L})(?:phòng|(?<!chủ )nhà|giấy|đồ)\s$/u,
      unless: /^\s(?:khách|chủ|\p{Lu})/u,
    },
  ],
  Tt: [{ spoken: 'tổng thống', after: /^\s(?:Trump|Putin|Biden|Obama)(?!\p{L})/u }],
  Mk: [
    {
      spoken: 'mác',
      after:
        /^(?:-\d|\s(?:\d{1,2}(?!\d|\s?(?:tuổi|t|h|giờ|ngày|tháng|năm|con|lần|đứa|m|k|cái)(?!\p{L}))|[IVX]+(?!\p{L})))/u,
    },
  ],
  NĐT: [{ spoken: SPELLED, before: /(?<!\p{L})(?:bị can|bị cáo|nạn nhân)\s$/u }],
  GK: [{ spoken: 'giáo khoa', before: /(?<!\p{L})sách\s$/u }],
  HDTV: [{ spoken: 'hội đồng thành viên', before: /(?<!\p{L})(?:chủ tịch|họp)\s$/u }],
  AD: [{ spoken: 'át min', before: /(?<!\p{L})(?:ông|nhờ|hỏi)\s$/u, unless: /^\s?(?:\d|group|domain)/ }],
  TE: [
    { spoken: 'trẻ em', before: /(?<!\p{L})(?:xâm hại|xâm hại tình dục|bạo hành|bảo vệ|chăm sóc|quyền)\s$/u },
  ],
  HSQT: [
    { spoken: 'hồ sơ quyết toán', after: /^\s(?:công trình|vốn|dự án|thuế)(?!\p{L})/u },
    { spoken: 'hồ sơ quan tâm', before: /(?:E-|(?<!\p{L})(?:nộp|dự|mời)\s)$/iu },
  ],
  HDH: [
    { spoken: 'hiện đại hóa', before: /cnh[\s,–-]{1,3}$/u },
    { spoken: 'hiện đại hóa', after: /^\s(?:đất nước|nông nghiệp|nông thôn)/ },
    { spoken: 'hệ điều hành', before: /(?<!\p{L})(?:máy|về|của|này|cài|nền tảng|một)\s$/u },
    { spoken: 'hệ điều hành', after: /^\s(?:Windows|Linux|Android|Ubuntu|này|là)/ },
  ],
  CNĐT: [{ spoken: 'chứng nhận đầu tư', before: /(?<!\p{L})(?:giấy|cấp|số|điều chỉnh)\s$/u }],
  BVS: [{ spoken: 'băng vệ sinh', before: /(?<!\p{L})(?:miếng|gói|thay|dùng|mua|bịch)\s$/u }],
  NPH: [
    { spoken: SPELLED, before: /(?<!\p{L})(?:bà|ông|chị|cô)\s$/u },
    { spoken: SPELLED, before: /insulin\s$/ },
  ],
  BTC: [
    { spoken: 'bít coi', after: /^\s(?:đang ở mức (?:giá|\d)|và ETH|, ETH)/ },
    { spoken: 'bít coi', before: /(?<!\p{L})(?:usd|usdt|eth|eur)\s?\/$/u },
    {
      spoken: 'bít coi',
      before: /(?<!\p{L})(?:giá|đồng|đào|mua|bán|mỗi|etf|ví|\d)\s$/u,
      unless: /^\s\p{Lu}\p{Ll}/u,
    },
    { spoken: 'bít coi', after: /^[^;!?\n]{0,40}(?:USD|usd|\$)/ },
  ],
  CK: [
    { spoken: 'chung kết', before: /(?<!\p{L})(?:trận|trận đấu|vòng)\s$/u },
    { spoken: 'chứng khoán', before: /(?<!\p{L})(?:sàn|thị trường|công ty|cty|ngành|đầu tư|chơi)\s$/u },
    {
      spoken: 'chứng khoán',
      after: /^\s(?:bị|được)\s(?:đưa|niêm yết|giao dịch|hủy|huỷ|đình chỉ|cảnh báo|kiểm soát)/u,
    },
    {
      spoken: 'chiết khấu',
      after: /^\s(?:[Kk]hủng|KHỦNG|[Cc]ao|[Tt]ới|[Ll]ên|[Nn]gay|[Tt]rực tiếp|\d{1,2}(?:[.,]\d)?\s?%)/,
    },
    { spoken: 'chứng khoán', before: /(?<!\p{L})mã\s$/u, after: /^\s?:?\s?[A-Z]{3}(?![A-Z])/ },
    {
      spoken: 'chứng khoán',
      after: /^\s(?:Mỹ|Việt Nam|VN|Á|châu|thế giới|phái sinh|cơ sở)(?!\p{L})/u,
    },
  ],
  ls: [
    {
      spoken: 'luật sư',
      before: /(?<!\p{L})(?:thuê|gặp|từ chối|nhờ|vp|văn phòng)\s$/u,
      unless: /^\s(?:\d|là|vay|thấp|cao|hiện|bao nhiêu)/,
    },
    { spoken: 'lãi suất', before: /(?<!\p{L})(?:hạn|không|miễn|hỗ trợ|ưu đãi|vay|trả)\s$/u },
  ],
  tl: [
    { spoken: 'thương lượng', before: /(?<!\p{L})(?:tỷ|tỉ|triệu|tr|giá|còn|bớt)(?:\s?\d{1,3})?[,.]?\s\(?$/u },
  ],
});
