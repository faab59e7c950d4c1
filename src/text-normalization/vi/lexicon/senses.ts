import { table } from '../../table';
import { NAME_SENSES } from './name-senses';
import { NOTICE_SENSES } from './notice-senses';
import { OFFICE_SENSES } from './office-senses';
import { TALK_SENSES } from './talk-senses';
import { TRADE_SENSES } from './trade-senses';
import { SPELLED, type Sense } from './sense';

/** Countries that have a team: ĐT Chile. */
const TEAM_AFTER =
  /^ (?:Anh|Argentina|Australia|Bồ Đào Nha|Brazil|Bỉ|Campuchia|Chile|Croatia|Đức|Hà Lan|Hàn Quốc|Indonesia|Iran|Iraq|Italia|Italy|Lào|Malaysia|Mexico|Mỹ|Myanmar|Nga|Nhật Bản|Pháp|Philippines|Qatar|Singapore|Tây Ban Nha|Thái Lan|Trung Quốc|Triều Tiên|UAE|Uruguay)(?!\p{L})/u;

/** What has an average: after these words TB is trung bình and no terabyte. */
const AVERAGED_BEFORE =
  /(?<!\p{L})(?:điểm|mức|loại|hạng|giá|lương|nhiệt độ|tuổi|học lực|thu nhập|chiều cao)\s$/u;

const COMPANY_BEFORE = /(?<!\p{L})(?:công ty|cty|ngân hàng)\s*$/u;
/** The name of its trade between, its own after: Công ty Xây dựng CP An Phát. */
const TRADE_BEFORE = /(?<!\p{L})(?:công ty|cty|ngân hàng)(?: \S{1,20}){1,2}\s$/u;
const NAME_AFTER = /^\s\p{Lu}/u;
/** A brand in which it is a name: TH true milk. */
const BRAND_AFTER = /^\s(?:[Tt]rue|\p{Ll})/u;
const ERA_BEFORE = /(?:\d|(?<!\p{L})[ivx]{1,5}|(?:thế|thiên niên) k[ỷỉ](?: thứ)? \p{L}{2,5})\s$/u;
const FILED_AFTER = /^\s?:?\s?\d{2}[\s-]?[A-ZĐ]/u;
/** What is traded: a number, its multiple, or a word of the market. */
const TRADED_BEFORE =
  /(?:\d|(?<!\p{L})(?:giá|mua|bán|ròng|mỗi|một|lượng|nắm giữ|sở hữu|nghìn|ngàn|triệu|tỷ|lô|mã|chia|thưởng|phát hành|nắm|gom|đặt|khớp|dư|bằng|trọng|quan))\s?$|\/\s?$/u;
/** How large a house or a plot is: DT 4x15m, mt 9m. */
const EXTENT_AFTER = /^\s?:?\s?\d[\d.,]{0,8}\s?(?:m|x|ha|[×*])/iu;
/** What turnover and profit do in a report. */
const REPORTED_AFTER =
  /^\s(?:và LN(?!\p{L})|(?:đạt|tăng|giảm|cải thiện|ước|quý|năm|Q[1-4]|kỳ|ghi nhận|vượt|tài chính|cốt lõi)(?!\p{L}))/u;
/** Which way a house looks: ban công ĐN. */
const FACING_BEFORE = /(?<!\p{L})(?:hướng|ban công|cửa)\s$/u;
/** What is for sale, some words before. */
const ESTATE_BEFORE =
  /(?<!\p{L})(?:nhà|đất|tầng|bán|rẻ|căn|lô|siêu phẩm|khách sạn|biệt thự|shophouse)(?!\p{L})[^.;!?\n]{0,30}$/u;
/** What is sold for less for some days. */
export const PROMOTED_BEFORE = /(?<!\p{L})(?:giá|chương trình|hàng|ct|đợt|quà|tin|đang|được|đc|dc)\s$/u;
/** Heads of state and government in the news. */
const LEADER_AFTER =
  /^\s(?:(?:Mỹ|Nga|Pháp|Ukraine) )?(?:Donald |Joe |Vladimir |Barack |Emmanuel )?(?:Trump|Putin|Biden|Zelensky|Macron|Obama|Bush|Clinton)(?!\p{L})/u;

/**
 * Abbreviations whose meaning depends on what stands beside them, the senses in the order in which they are tried.
 * Where none applies, the list of abbreviations has the usual meaning, if there is one.
 */
const GENERAL_SENSES = table<readonly Sense[]>({
  AE: [
    { spoken: 'anh em', after: /^\s(?:\p{Ll}{2}|(?:\p{Lu}+\s){0,2}\p{Lu}*[ĂÂĐÊÔƠƯÀ-Ỹ]\p{Lu}*(?!\p{L}))/u },
  ],
  CA: [
    {
      spoken: 'công an',
      after: /^\s(?:thì|bắt|điều tra|vào cuộc|đã|đang|triệu tập)(?!\p{L})/u,
      unless: /^\s?\d/,
    },
    {
      spoken: 'công an',
      before: /(?<!\p{L})(?:chú|chiến s[ĩỹ]|ngành|lực lượng|đồng chí|mấy anh|các anh)\s$/u,
    },
    { spoken: 'công an', before: /(?<!\p{L})(?:bộ|ảnh\s?:|nguồn\s?:)\s$/u },
    {
      spoken: 'công an',
      after: /^\s(?:TP|Tp|TX|[QPHX]\.|[Tt]ỉnh|[Tt]hành phố|[Qq]uận|huyện|phường|xã|thị|tp)/,
    },
  ],
  KM: [
    { spoken: 'khuyến mãi', before: PROMOTED_BEFORE },
    { spoken: 'khuyến mãi', before: /(?<!\p{L})tiền\s$/u },
  ],
  NV: [{ spoken: 'nhân vật', before: /(?<!\p{L})(?:ảnh|nguồn)\s?:?\s(?:fb|facebook|ig|instagram)\s$/u }],
  CP: [
    { spoken: 'cổ phần', before: COMPANY_BEFORE },
    { spoken: 'cổ phần', before: TRADE_BEFORE, after: NAME_AFTER },
    { spoken: 'chính phủ', before: /(?<!\p{L})(?:nghị định|nghị quyết|nđ|nq)(?: số)? \d{1,3}\s?\/?\s?$/u },
    { spoken: SPELLED, after: /^\s(?:Group|Foods?|All)(?!\p{L})/u },
    { spoken: 'cổ phiếu', before: TRADED_BEFORE },
  ],
  cp: [
    { spoken: 'cổ phần', before: COMPANY_BEFORE },
    { spoken: 'cổ phiếu', before: TRADED_BEFORE },
  ],
  DS: [
    { spoken: 'danh sách', before: /(?<!\p{L})(?:bảng kê|lập|nộp|kèm)\s$/u },
    { spoken: SPELLED, before: /(?:tlpt|tlst)\s?-\s?$/u },
    {
      spoken: SPELLED,
      before: /(?<!\p{L})(?:nokia|samsung|philips|itel|masstel|mobell)\s[a-z]{0,2}\d{1,4}[a-z]?\s$/u,
    },
    {
      spoken: 'danh sách',
      after: /^\s(?:cổ đông|lớp|thí sinh|học sinh|sinh viên|khách|nhân viên|trúng|đăng ký)(?!\p{L})/u,
    },
  ],
  VP: [
    { spoken: 'văn phòng', after: /^\s?\d?\s?:/ },
    { spoken: 'văn phòng', before: /(?<!\p{L})(?:nhà|làm|thuê|mở|khối|sàn)\s$/u },
    { spoken: 'văn phòng', after: /^\s(?:cty|công ty|đại diện|giao dịch|UBND|luật sư)(?!\p{L})/u },
  ],
  DT: [
    { spoken: 'doanh thu', before: /(?<!\p{L})(?:phát sinh|chưa có|có|báo cáo)\s$/u, unless: /^\s?\d/ },
    { spoken: 'diện tích', after: EXTENT_AFTER },
    { spoken: 'diện tích', after: /^\s(?:phòng|căn|đất|nhà|sàn|sử dụng|thửa|sd|xd|xây dựng)(?!\p{L})/u },
    { spoken: 'doanh thu', before: /(?<!\p{L})doanh thu \($/u },
    { spoken: 'doanh thu', after: REPORTED_AFTER },
    { spoken: 'doanh thu', after: /^\s:?\s?\d[\d.,]{0,6}\s?(?:triệu|tỷ|tr)(?!\p{L})/u },
    { spoken: 'doanh thu', before: /(?<!\p{L})(?:ghi nhận|tăng trưởng|tổng|mảng)\s$/u, after: /^\s\p{Ll}/u },
  ],
  LN: [
    { spoken: 'lợi nhuận', after: /^\s(?:sau thuế|trước thuế|gộp|ròng|thuần|ST|TT)(?!\p{L})/u },
    { spoken: 'lợi nhuận', after: REPORTED_AFTER },
    { spoken: 'lợi nhuận', before: /(?<!\p{L})(?:biên|dt và|dt,|doanh thu và)\s$/u },
  ],
  GĐ: [
    { spoken: 'giai đoạn', after: /^\s?[1-5](?!\d|[.,]\d)/ },
    { spoken: 'gia đình', after: /^\s(?:cần|em|mình|tôi|đang|muốn|chuyển|bán|xoay)(?!\p{L})/u },
  ],
  MT: [
    {
      spoken: 'mỹ thuật',
      before: /(?<!\p{L})(?:bảo tàng|triển lãm|hội|đh|đại học|giáo viên|môn)\s$/u,
      unless: /^\s(?:và|\d)/,
    },
    {
      spoken: 'mặt tiền',
      before: /(?<!\p{L})(?:trọ|nhà|đất|lô|quán|shop)\s$/u,
      after: /^\s(?:[Cc]hợ|CHỢ|[Đđ]ường|ĐƯỜNG|[Pp]hố)/,
    },
    { spoken: 'mặt tiền', before: /(?:^|[,.–-]\s?)$/, after: /^\s\p{Lu}\p{L}+\s\p{Lu}\p{L}/u },
    { spoken: 'mặt tiền', after: /^\s\d{1,4}\s\p{Lu}\p{Ll}/u },
    { spoken: 'mặt tiền', after: EXTENT_AFTER },
    {
      spoken: 'mặt tiền',
      before: /(?<!\p{L})(?:cách|gần|sát|góc|ngay|hai|\d)\s$/u,
      after: /^(?:\s\p{Lu}\p{Ll}{1,6}){2}|^\sđường/u,
    },
    { spoken: 'mặt tiền', after: /^\sđường \d/ },
    {
      spoken: 'mặt tiền',
      before: ESTATE_BEFORE,
      after: /^\s(?:\p{Lu}\p{Ll}|đường|phố|hẻm|kinh doanh|ngay)/u,
    },
  ],
  ĐN: [
    { spoken: 'đông nam', before: FACING_BEFORE },
    { spoken: 'Đà Nẵng', before: /(?<!\p{L})(?:ra|lại|ở|tại|đến|về|vào|đi|du lịch|tp|biển|sân bay)\s$/u },
  ],
  ĐH: [
    {
      spoken: 'đại hội',
      after: /^\s(?:[XVI]{1,5}(?!\p{L})|Đảng|Đoàn|cổ đông|đại biểu|toàn quốc|lần thứ|nhiệm kỳ)/u,
    },
  ],
  ĐT: [
    { spoken: 'đào tạo', before: /(?<!\p{L})(?:gd|giáo dục) và\s$/u },
    {
      spoken: 'đầu tư',
      before: /(?<!\p{L})(?<!chính )chủ\s$/u,
      after: /^\s(?:là )?(?:Cty|[Cc]ông ty|[Dd]ự án|bàn giao|cam kết|uy tín)(?!\p{L})/u,
    },
    { spoken: 'đô thị', before: /(?<!\p{L})kt\s$/u, after: /^\s?[-–]/ },
    { spoken: 'đầu tư', after: /^\s?[-–]\s?XD(?!\p{L})/u },
    { spoken: 'đội tuyển', after: /^\s(?:U\d|[Qq]uốc gia|Việt Nam|VN|[Nn]ữ|[Nn]am )/ },
    { spoken: 'đội tuyển', after: TEAM_AFTER },
    {
      spoken: 'đội tuyển',
      before: /(?<!(?:số|sđt) )$/u,
      after:
        /^\s(?:cử tạ|bóng|futsal|cầu lông|điền kinh|bơi|cờ|bắn|karate|taekwondo|wushu|đua|vật|quyền anh|thể dục|judo|Olympic)(?!\p{L})/u,
    },
  ],
  vck: [{ spoken: 'vợ chồng con cái', after: /^\s\p{Ll}/u, unless: /^\s(?:world|euro|u\d|cúp|giải|bảng)/ }],
  cv: [{ spoken: 'công viên', after: /^\s\p{Lu}\p{Ll}/u }],
  tk: [
    {
      spoken: 'thằng',
      before: /(?<!\p{L})(?:mấy|các|hai|bọn|cái|lũ|vài|đám|con|[23])\s$/u,
      after: /^\s\p{Ll}/u,
      unless: /^\s(?:ngân hàng|nh|ck|này|của|đã|bị|đang|momo)(?!\p{L})/u,
    },
  ],
  đg: [{ spoken: 'đường', after: /^\s\p{Lu}\p{Ll}/u }],
  kp: [{ spoken: 'khu phố', after: /^\s?(?:\p{Lu}\p{Ll}|\d)/u }],
  đv: [{ spoken: 'đơn vị', before: /(?:\d|nghìn|triệu|tỷ)\s$/ }],
  HCM: [
    { spoken: SPELLED, before: /(?<!\p{L})[a-z]{3}, $/u, after: /^, [A-Z]{3}(?!\p{L})/u },
    { spoken: SPELLED, before: /chứng khoán[^()]{0,40}\($/u, after: /^\)/ },
    { spoken: SPELLED, after: /^\s\([+−-]?\d/ },
  ],
  HĐ: [{ spoken: 'hóa đơn', after: /^\s(?:đỏ|gtgt|vat|điện tử|điện|nước|giá trị gia tăng)(?!\p{L})/iu }],
  HN: [
    {
      spoken: 'hợp nhất',
      before: /(?<!\p{L})(?:bctc|báo cáo tài chính|kqkd|lnst|doanh thu|lợi nhuận)(?: \p{L}{1,6}){0,2}\s$/u,
    },
  ],
  KH: [
    {
      spoken: 'khoa học',
      after: /^\s(?:tự nhiên|xã hội|công nghệ|kỹ thuật|giáo dục)(?!\p{L})/u,
    },
    {
      spoken: 'kế hoạch',
      after: /^\s(?:số \d{1,4}\/|(?:sản xuất|hành động|năm|quý|20\d\d)(?![\p{L}\d]))/u,
    },
  ],
  LS: [
    { spoken: SPELLED, after: /^\sV[-.]?League/ },
    { spoken: 'lãi suất', before: /(?<!\p{L})(?:không|miễn|hỗ trợ|ưu đãi|trả|tính|0)\s$/u },
    { spoken: SPELLED, before: /(?<!\p{L})(?:clb|câu lạc bộ|đội|fc)\s$/u },
    {
      spoken: 'lãi suất',
      after: /^\s(?:\d[\d,.]{0,5}\s?%|cho vay|vay|huy động|tiết kiệm|điều hành|cơ bản|tiền gửi|giảm|tăng)/,
    },
  ],
  ND: [{ spoken: 'nội dung', after: /^\s?:|^\s(?:CK|ck|chuyen|chuyển khoản|thanh toan|nop|tt)(?!\p{L})/u }],
  P: [
    // In a notice in capitals: ĐƯỜNG 5M P HÒA THỌ ĐÔNG.
    {
      spoken: 'phường',
      before: /(?<!\p{L})(?:đường|hẻm|lô|nhà|đất|mt)[^.;!?\n]{0,40}\s$/u,
      after: /^(?:\s\p{Lu}{1,7}){3}/u,
    },
    {
      spoken: 'phường',
      before: /,\s?$/,
      after: /^(?:\s\p{Lu}\p{Ll}{0,6}){2,3},?\s(?:[Qq]uận|Q\.?\s?\d|TP|[Tt]hành phố|[Hh]uyện)/u,
    },
  ],
  Q: [
    // In a notice in capitals: NHÀ GẦN BIỂN Q HẢI CHÂU.
    { spoken: 'quận', before: ESTATE_BEFORE, after: /^(?:\s\p{Lu}{1,7}){2}(?!\p{L})/u },
    {
      spoken: 'quận',
      before: /(?:^|,\s|\p{Ll}\s)$/u,
      after: /^\s\p{Lu}\p{Ll}{1,5}\s\p{Lu}\p{Ll}{1,5}\s?(?=[,.(–-]|$)/u,
    },
    { spoken: 'quận', before: /(?<!\p{L})(?:phường|p\.)[^,;:.!?]{1,25},\s$/u, after: NAME_AFTER },
  ],
  p: [{ spoken: 'phường', after: /^(?:\s\p{Lu}\p{Ll}{1,6}){2}/u }],
  q: [{ spoken: 'quận', after: /^(?:\s\p{Lu}\p{Ll}{1,6}){2}/u }],
  SCN: [{ spoken: 'sau công nguyên', before: ERA_BEFORE }],
  SN: [
    {
      spoken: 'sinh năm',
      after: /^\s?:?\s?(?:19|20)\d\d(?![\da-z])(?! (?:người|khách|suất|chiếc|cái|đồng|lượt))/,
    },
  ],
  sv: [{ spoken: 'so với', after: /^\s(?:quý|năm|tháng|tuần|cùng kỳ|đầu năm|mức|kế hoạch)(?!\p{L})/u }],
  vd: [
    { spoken: 'vi đê ô', before: /(?<!\p{L})(?:hình|ảnh)(?: và|,|\/)?\s?$|(?<!\p{L})(?:quay|xem|đăng)\s$/u },
  ],
  sn: [{ spoken: 'sinh năm', after: /^\s?:?\s?(?:(?:19|20)\d\d|\d\d)(?![\d%])/ }],
  TB: [
    { spoken: 'trung bình', before: /(?<!\p{L})(?:học lực|điểm|loại|học sinh)\s$/u, unless: /^\s?\d/ },
    { spoken: 'thiết bị', after: /^,\s(?:CCDC|TSCĐ|TSCD|VT|máy|dụng cụ)/u },
    { spoken: 'trung bình', before: AVERAGED_BEFORE },
    { spoken: 'trung bình', after: /^\s?:\s?\d[\d.,]*(?:\s?-\s?\d[\d.,]*)?\s?(?:tr|triệu|k)(?!\p{L})/u },
    { spoken: 'tây bắc', before: FACING_BEFORE },
  ],
  TN: [
    { spoken: 'tây nam', before: FACING_BEFORE },
    {
      spoken: 'tốt nghiệp',
      after: /^\s(?:THPT|THCS|ĐH|CĐ|[Đđ]ại học|[Cc]ao đẳng|[Tt]rung cấp|[Tt]rình độ)(?!\p{L})/u,
    },
    { spoken: 'thu nhập', after: /^\s?:\s?\d|^\s\d[\d.,]*\s?(?:tr|triệu|-\s?\d[\d.,]*\s?(?:tr|triệu))/ },
    { spoken: 'tin nhắn', before: /(?<!\p{L})(?:gửi|nhắn|rep|soạn|xóa|check)\s$/u },
    { spoken: 'thường niên', before: /(?<!\p{L})(?:đhđcđ|đhcđ|đại hội(?: đồng)?(?: cổ đông)?)\s$/u },
  ],
  TCN: [
    { spoken: 'tiêu chuẩn ngành', after: /^\s\d/ },
    { spoken: 'trước công nguyên', before: ERA_BEFORE },
  ],
  TH: [
    {
      spoken: 'tiểu học',
      before: /(?<!\p{L}|(?:thị|môi|hiện|công|nông|quảng|lập|nhà) )trường\s$/u,
      unless: BRAND_AFTER,
    },
    // Next to another level of schools.
    { spoken: 'tiểu học', after: /^(?:\s?[&,-]\s?(?:THCS|THPT)| và (?:THCS|THPT))/ },
  ],
  // A number of two digits is a century, unless it counts: TK 12 triệu.
  TK: [
    {
      spoken: 'tiết kiệm',
      before: /(?<!\p{L})(?:lãi|sổ|tiền gửi)\s$/u,
      unless: /^\s?(?:\d|loại|phải|chi tiết|kế toán|tiền mặt)/,
    },
    { spoken: 'thế kỷ', after: /^\s?[XVI]+(?![\p{L}\d])/u },
    {
      spoken: 'thế kỷ',
      after: /^\s(?:1\d|2[01])(?![\p{L}\d]|[.,]\d)/u,
      unless: /^\s\d\d\s(?:nghìn|ngàn|triệu|tỷ|tỉ|đồng|người|khách|cái|chiếc|tháng|ngày|năm|tuổi|%)/,
    },
  ],
  VH: [{ spoken: 'văn hóa', before: /(?<!\p{L})tt&$/u }],
  TP: [{ spoken: SPELLED, writtenBefore: /\p{Lu}-$/u }],
  TT: [
    {
      spoken: 'tổng thống',
      after: /^\s(?:Braxin|Brazil|Mỹ|Nga|Pháp|Hàn Quốc|Ukraine|Philippines|Indonesia|Venezuela)(?!\p{L})/u,
    },
    { spoken: 'tổng thống', before: /(?<!\p{L})(?:ngài|đắc cử)\s$/u, unless: /^\s(?:Phạm|Nguyễn)/ },
    { spoken: 'tổng thống', after: /^\s(?:Trump|Putin|Biden|Obama|Bush|Zelensky|Macron)(?!\p{L})/u },
    { spoken: 'thể thao', after: /^&VH(?!\p{L})/u },
    { spoken: 'tuổi trẻ', before: /^\s*$/, after: /^\s?[-–]\s?(?!Huế)\p{Lu}/u },
    { spoken: 'truyền thông', before: /công nghệ thông tin\s?(?:&|-|–|và)\s?$|cntt\s?(?:&|-|–|và)\s?$/ },
    {
      spoken: 'thị trấn',
      before: /(?<!\p{L})(?:kp|khu phố|tổ|ấp|thôn|xóm)\.?\s?\d{1,2},\s$/u,
      unless: BRAND_AFTER,
    },
    {
      spoken: 'thị trấn',
      before: /(?<!\p{L})(?:số )?\d{1,4}[^.;!?\n]{1,30}\s?,\s$/u,
      after: /^(?:\s\p{Lu}\p{Ll}{1,7}){1,3}\s?,\s\p{Lu}/u,
    },
    // A town, then its district: TT Củ Chi, H. Củ Chi.
    { spoken: 'thị trấn', after: /^(?:\s\p{Lu}\p{Ll}{1,7}){1,3},\s(?:H\.|huyện)/u },
    {
      spoken: 'tối thiểu',
      before: /(?<!\p{L})(?:lương|mức)\s$/u,
      after: /^\s(?:vùng|chung|ngành)(?!\p{L})/u,
    },
    // A circular by its number: TT 200, TT 78/2021/TT-BTC.
    {
      spoken: 'thông tư',
      after: /^\s(?:số )?\d{1,3}(?:\/(?:19|20)\d\d|(?=\s(?:của|về|ngày)\s|[,.;]?\s*$))/,
    },
    { spoken: 'Thừa Thiên', after: /^\s*-?\s*Huế/ },
    { spoken: 'tổng thống', after: LEADER_AFTER },
  ],
  km: [{ spoken: 'khuyến mãi', before: PROMOTED_BEFORE }],
  cc: [{ spoken: 'chung cư', after: /^\s\p{Lu}\p{Ll}/u }],
  dt: [{ spoken: 'diện tích', after: EXTENT_AFTER }],
  Dt: [{ spoken: 'diện tích', after: EXTENT_AFTER }],
  Đc: [
    {
      spoken: 'địa chỉ',
      after: /^\s?:|^\s(?:số )?\d/,
      unless: /^\s\d{1,3}\s?(?:đ|k|tr|sao|điểm|ngày|tháng|năm|tuần|cái|con|lần|người|phút|tiếng)(?!\p{L})/u,
    },
  ],
  bn: [{ spoken: 'bao nhiêu', after: /^\s(?:tiền|(?:một|1) (?:cái|chiếc|kg|hộp|đôi|ly))(?!\p{L})/u }],
  BKS: [
    { spoken: 'biển kiểm soát', after: FILED_AFTER },
    {
      spoken: 'biển kiểm soát',
      before: /(?<!\p{L})(?:xe|khách|tải|container|máy|ô tô|ôtô|mang|đeo|gắn|moóc|con)\s$/u,
    },
  ],
  BS: [{ spoken: 'biển số', after: FILED_AFTER }],
  mt: [{ spoken: 'mặt tiền', after: EXTENT_AFTER }],
  Mt: [{ spoken: 'mặt tiền', after: EXTENT_AFTER }],
});

/** The meanings of all fields; those of talk are tried where no other has evidence. */
export const SENSES: ReadonlyMap<string, readonly Sense[]> = merged([
  GENERAL_SENSES,
  NAME_SENSES,
  NOTICE_SENSES,
  OFFICE_SENSES,
  TRADE_SENSES,
  TALK_SENSES,
]);

/** What an abbreviation means in several fields is tried field by field. */
function merged(
  fields: readonly ReadonlyMap<string, readonly Sense[]>[],
): ReadonlyMap<string, readonly Sense[]> {
  const senses = new Map<string, readonly Sense[]>();
  for (const field of fields)
    for (const [short, more] of field) senses.set(short, [...(senses.get(short) ?? []), ...more]);
  return senses;
}
