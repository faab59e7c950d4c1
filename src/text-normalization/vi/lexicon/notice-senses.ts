import { table } from '../../table';
import { SPELLED, type Sense } from './sense';

/** Who is thanked, greeted or asked: cảm ơn ace, ace nào. */
const ALL_BEFORE =
  /(?<!\p{L})(?:cảm ơn|cám ơn|chào|mời|nhờ|các|mọi|cả nhà|gửi|mong|chúc|hỏi|cho|với|xin)\s$/u;
const ALL_AFTER =
  /^\s(?:nào|ơi|ạ|ai|cho|có|mình|giúp|tư vấn|quan tâm|cần|muốn|xem|đã|đang|ủng hộ|trong|ghé|inbox|ib)(?!\p{L})/u;

/** The number of a telephone, and no address on the net; IP67 is how tight it is. */
const TELEPHONE_AFTER = /^ (?:[4-9]|1[0-7])(?:\s?(?:plus|pro|max|mini|pro\s?max|s))?(?![\p{L}\d]|[.,]\d)/iu;

/** An engineer is named after the title; what goes on in small letters is said of a hotel. */
const HOTEL_AFTER =
  /^\s(?:[1-6]\s?(?:sao|\*)|Mường Thanh|(?!(?:xây dựng|cầu đường|cơ khí|điện|tin học|nông nghiệp|trưởng|phần mềm|giám sát|thiết kế)(?!\p{L}))\p{Ll})/u;
const HOTEL_BEFORE =
  /(?<!\p{L})(?:nhân viên|vị trí|khu vực|chỗ|phòng|đặt|thuê|nhà nghỉ|sảnh|của|tại|trong|về|ve|tới|đến|ở|gần|ra|vào)\s$/u;

/** Before the name of one: lựa chọn ks Minh Toàn. */
const HOTEL_CHOSEN = /(?<!\p{L})(?:chọn|book|booking|đặt phòng|nghỉ tại|nghỉ ở|lưu trú tại)\s$/u;

/** Meanings of abbreviations in notices of sale and rent and in what is written to their readers. */
export const NOTICE_SENSES = table<readonly Sense[]>({
  KS: [
    { spoken: 'khách sạn', after: HOTEL_AFTER },
    { spoken: 'khách sạn', before: HOTEL_BEFORE },
  ],
  Ks: [
    { spoken: 'khách sạn', after: HOTEL_AFTER },
    { spoken: 'khách sạn', before: HOTEL_BEFORE, unless: /^\s\p{Lu}/u },
    { spoken: 'khách sạn', before: HOTEL_CHOSEN, after: /^\s\p{Lu}/u },
  ],
  ks: [
    {
      spoken: 'không sao',
      before: /(?<!\p{L})(?:là|thôi|cũng|mà|nhưng|à)\s$/u,
      after: /^\s?(?:$|[,.!~]|(?:huhu|hihi|haha|hehe|đâu|nha|nhé|ạ|nè)(?!\p{L}))/u,
    },
    { spoken: 'khách sạn', after: HOTEL_AFTER },
    { spoken: 'khách sạn', before: HOTEL_BEFORE },
    { spoken: 'khách sạn', before: HOTEL_CHOSEN, after: /^\s\p{Lu}/u },
  ],
  bjo: [{ spoken: 'bao giờ', before: /(?<!\p{L})(?:không|ko|k|kh|chưa|chẳng|chả)\s$/u }],
  dth: [
    {
      spoken: 'dễ thương',
      before: /(?<!\p{L})(?:nhân viên|nv|quán|staff|chủ|bé|siêu|cực|quá|rất|hơi|xinh|đẹp|trông) $/u,
      unless: /^\s?:?\s?0\d/,
    },
  ],
  CT: [
    { spoken: 'chương trình', after: /^\s(?:GDPT|giáo dục phổ thông|và (?:biên soạn )?SGK)/ },
    { spoken: 'chủ tịch', after: /^\s(?:HĐQT|HĐTV|UBND|HĐND|HĐXX|nước(?! ngoài))/ },
    {
      spoken: 'chương trình',
      before: /(?:^|[.!?:\n]\s?)$/,
      after: /^\s(?:áp dụng|khuyến m[ãạ]i|km|ưu đãi|tặng quà|diễn ra từ|kéo dài)(?!\p{L})/iu,
    },
  ],
  TDM: [
    { spoken: 'Thủ Dầu Một', before: /(?<!\p{L})(?:chợ|tp|thành phố|tx|thị xã|becamex|ở|tại|về|gần)\.?\s$/u },
  ],
  KTT: [{ spoken: 'khu tập thể', before: /(?<!\p{L})(?:nhà|tại|ở|dãy|lại|cũ)\s$/u }],
  XX: [{ spoken: SPELLED, before: /(?:nhiễm sắc thể|giới tính)\s$/u }],
  XY: [{ spoken: SPELLED, before: /(?:nhiễm sắc thể|giới tính|xx và|xx,)\s$/u }],
  HH: [
    { spoken: 'hoa hậu', after: /^\s(?:quốc dân|[Hh]oàn [Vv]ũ|Thế [Gg]iới|Mai Phương)(?!\p{L})/u },
    { spoken: 'hoa hồng', after: /^\s(?:NVKD|NV|môi giới|cho|cao|hấp dẫn|\d{1,2}\s?%)/ },
    {
      spoken: 'hoa hậu',
      after:
        /^\s(?:Hoàn vũ|Việt Nam \p{Lu}\p{Ll}+ \p{Lu}|Thế giới (?:Việt Nam|\d)|(?:\p{Lu}\p{Ll}+\s){2,3}(?:rạng rỡ|đăng quang|diện|khoe|xinh|chia sẻ))/u,
    },
  ],
  BC: [{ spoken: 'trước công nguyên', before: /(?<!\p{L})năm \d{1,3}\s$/u }],
  ROI: [
    { spoken: SPELLED, before: /\($/, after: /^\)/ },
    { spoken: SPELLED, after: /^\s(?:\(|là|cao|của|tăng|giảm|trên|và|thấp|dương|âm)/ },
  ],
  VND: [{ spoken: SPELLED, before: /(?<!\p{L})(?:nguồn|mã|cổ phiếu|chứng khoán)\s$/u, unless: /^\s?\d/ }],
  CH: [
    {
      spoken: 'cộng hòa',
      after: /^\s(?:Ai[lr]en|Séc|Pháp|Síp|Dominica|Trung Phi|Congo|Công-?gô)(?!\p{L})/iu,
    },
    {
      spoken: 'cộng hòa',
      after: /^\s(?:Czech|Séc|Pháp(?! l[ýu]| y)|Ireland|Dominica|Síp|Nam Phi|Congo)(?!\p{L})/u,
    },
    { spoken: 'căn hộ', before: /(?<!\p{L})(?:bán|mua|thuê|gấp|sở hữu|giá)\s$/u, after: /^\s\p{L}/u },
  ],
  BH: [
    { spoken: 'bảo hiểm', before: /(?<!\p{L})(?:chế độ|đóng|tham gia)\s$/u, unless: /^\s?\d/ },
    {
      spoken: 'bảo hành',
      before: /(?<!\p{L})(?:(?:gửi|đem|mang) đi|trung tâm)\s$/u,
      unless: /^\s(?:xã hội|y tế)/u,
    },
  ],
  BK: [
    {
      spoken: 'bách khoa',
      before: /(?<!\p{L})(?:đh|học|đại học|trường|sinh viên|sv|dân)\s$/u,
      unless: /^\s?\d/,
    },
    {
      spoken: 'bách khoa',
      before: /(?<!\p{L})(?:đh|đại học|sinh viên|sv|dân|trường|kỹ sư|(?:loại|bằng) (?:giỏi|khá))\s$/u,
    },
  ],
  TTVN: [{ spoken: 'thể thao Việt Nam', before: /(?<!\p{L})(?:đoàn|ngành)\s$/u }],
  THTT: [{ spoken: 'truyền hình trực tiếp', before: /(?<!\p{L})(?:đêm|buổi)\s$/u }],
  WC: [
    { spoken: 'guôn cúp', after: /^\s(?:19|20)\d\d(?!\d)/ },
    { spoken: 'guôn cúp', before: /(?<!\p{L})(?:bản tin sáng|vòng loại|chung kết|vô địch)\s$/u },
  ],
  BTTN: [{ spoken: 'bảo tồn thiên nhiên', before: /(?<!\p{L})khu\s$/u }],
  CNC: [{ spoken: 'công nghệ cao', before: /(?<!\p{L})(?:nông nghiệp|khu)\s$/u }],
  DHS: [{ spoken: 'du học sinh', before: /(?<!\p{L})(?:bạn|các|nhiều)\s$/u }],
  CMT: [{ spoken: 'chứng minh thư', before: /(?<!\p{L})(?:phải có|bản sao|nộp|mang|thẻ|giấy)\s$/u }],
  HNM: [{ spoken: SPELLED, before: /(?<!\p{L})(?:mã|cổ phiếu)\s$/u }],
  DLV: [{ spoken: SPELLED, before: /(?<!\p{L})(?:công ty|cty)\s$/u }],
  HĐH: [
    { spoken: 'hiện đại hóa', before: /(?:cnh|công nghiệp hóa)(?:,| và|\s?[-–])?\s?$/u },
    { spoken: 'hiện đại hóa', after: /^\s(?:đất nước|nông (?:nghiệp|thôn)|giáo dục|nền)(?!\p{L})/u },
  ],
  NGV: [{ spoken: 'người giúp việc', before: /(?<!\p{L})(?:có|thuê|tìm|cần|nuôi|lương)\s$/u }],
  NT: [{ spoken: 'nội thất', before: /(?<!\p{L})(?:full|đủ|đầy đủ|bao|sẵn)\s$/u }],
  TL: [
    { spoken: 'tỉnh lộ', before: /(?:(?<!\p{L})(?:ql|quốc lộ)(?:,| và)|mặt tiền)\s$/u },
    { spoken: 'tỉnh lộ', after: /^\s?\d{1,3}[A-Z]?(?![\d.,]|\s?(?:kg|g|gam|tấn|tạ)(?!\p{L}))/u },
    {
      spoken: 'thương lượng',
      before: /(?<!\p{L})(?:tỷ|tỉ|ty|triệu|tr|giá|còn|bớt|có)(?:\s?\d{1,3})?[,.]?\s\(?$/u,
    },
    { spoken: 'thương lượng', after: /^\s(?:mạnh|nhẹ|thêm|chính chủ|chính|trực tiếp)(?!\p{L})/u },
    { spoken: 'trọng lượng', after: /^\s?:?\s?\d[\d.,]{0,10}\s?(?:kg|g|gam|tấn|tạ)(?!\p{L})/u },
  ],
  IP: [{ spoken: 'ai phôn', after: TELEPHONE_AFTER }],
  ip: [{ spoken: 'ai phôn', after: TELEPHONE_AFTER }],
  MTKD: [{ spoken: 'mặt tiền kinh doanh' }],
  wa: [
    { spoken: 'qua', before: /(?<!\p{L})(?:hôm|hum|bữa|đi|nói|bỏ|ghé|chạy|bước|trải)\s$/u },
    {
      spoken: 'qua',
      before: /(?<!\p{L})(?:đi|chạy|ghé|sang|gửi|nhắn|chỉ|dời|chuyển|đổi|bay|về|lên)\s$/u,
      after: /^\s(?:\d|\p{Lu}\p{Ll})/u,
    },
  ],
  KV: [
    {
      spoken: 'khu vực',
      after:
        /^\s\p{Lu}{2}|^\s(?:dọc|từ|ven|chợ|gần|trung tâm|quanh|phía|nội|ngoại|xã|phường|quận|huyện|đường)(?!\p{L})/u,
    },
  ],
  Hs: [{ spoken: 'hồ sơ', after: /^\s(?:bổ sung sau|gồm:|xin việc)/u }],
  TM: [
    {
      spoken: 'thương mại',
      after: /^\s?(?:&|và|-)?\s?(?:DV|SX|XNK|XD|VT|dịch vụ|Dịch vụ|DỊCH VỤ)(?!\p{L})/u,
    },
    { spoken: 'thương mại', before: /(?<!\p{L})(?:sx|dv|xd|tnhh|mtv|cổ phần|sản xuất)(?:\s?[&-])?\s$/u },
  ],
  NH: [
    { spoken: 'năm học', after: /^\s(?:19|20)\d\d\s?-/ },
    { spoken: 'nhà hàng', after: /^\s(?:hải sản|tiệc|cưới|buffet|chay|lẩu|nướng)/ },
  ],
  VC: [
    {
      spoken: 'vợ chồng',
      before: /(?<!(?<!\p{L})(?:phí|quỹ|voucher|mã|tiền|vốn|tư|lính)\s)$/u,
      after: /^\s(?:tôi|mình|em|anh|chị|bạn|trẻ)(?!\p{L})/u,
    },
  ],
  real: [
    {
      spoken: 'riu',
      before: /(?<!\p{L})(?:hàng|ảnh|đồ|rất|quá|y|fake (?:và|hay))\s$/u,
      unless: /^\s(?:madrid|sociedad)/i,
    },
  ],
  ACE: [
    {
      spoken: 'anh chị em',
      before: /(?<!\p{L})(?:toàn thể|cho|các|cùng|mọi|quý|chào|giúp|mời)\s$/u,
      unless: /^\s(?:\p{Lu}|giao bóng|của)/u,
    },
  ],
  DTS: [{ spoken: 'diện tích sàn', after: /^\s?:?\s?\d[\d.,]*\s?m/i }],
  DV: [
    { spoken: 'dịch vụ', before: /(?<!\p{L})tm(?:\s?&)?\s$/u },
    {
      spoken: 'dịch vụ',
      after:
        /^\s(?:chung|phòng|rác|internet|khác|ăn uống|khách hàng|du lịch|vận tải|bảo vệ|tài chính|y tế|viễn thông|công|việc làm|kế toán|tư vấn)(?!\p{L})|^\s?:/u,
    },
  ],
  Cs: [{ spoken: 'cơ sở', after: /^\s?[1-9](?!\d)/ }],
  PK: [{ spoken: 'phòng khách', before: /(?<!\p{L})(?:pn|phòng ngủ|wc|bếp|ăn)(?:,| và|\s?\+)?\s$/u }],
  ST: [{ spoken: 'sân thượng', before: /(?<!\p{L})(?:lầu|tầng|trệt|lửng)(?:,| và|\s?\+)?\s$/u }],
  Kv: [{ spoken: 'khu vực', after: /^\s\p{Ll}/u }],
  TTHC: [
    {
      spoken: 'trung tâm hành chính',
      before: /(?<!\p{L})(?:gần|đối diện|cạnh|(?<!cải )cách|ngay|sát|khu|sau lưng|ra|đến|tới)\s$/u,
    },
  ],
  TBC: [
    { spoken: 'tế bào chết', before: /(?<!\p{L})(?:tẩy|tẩy da)\s$/u },
    { spoken: 'trung bình cộng', before: /(?<!\p{L})(?:điểm|tính|tìm|số|vậy|là)\s$/u },
    { spoken: 'trung bình cộng', after: /^\s(?:của|các|tất cả|hai|ba|cả năm|học kỳ)(?!\p{L})/u },
  ],
  CS: [
    { spoken: 'cơ sở', after: /^\s?[1-9](?:\s?:|\s\p{Lu}|\s?$|[,.)])/u },
    { spoken: 'cộng sản', before: /(?<!\p{L})(?:đảng|khmer|chế độ)\s$/u, unless: /^\s?\d/ },
    {
      spoken: 'cộng sản',
      before: /(?<!\p{L})(?:chống|bọn|đám)\s$/u,
      after: /^(?:\s?(?:$|[,.!?])|\s(?:mà|là|nó|thì|nói)(?!\p{L}))/u,
    },
  ],
  GG: [
    { spoken: 'gu gồ', before: /(?<!\p{L})(?:lên|tra|hỏi|search|trên|tìm|bằng|chị|ông|bác|anh)\s$/u },
    {
      spoken: 'gu gồ',
      after: /^\s(?:[Mm]aps?|[Dd]rive|[Dd]ịch|[Ff]orm|[Mm]eet|[Pp]lay|[Ss]earch)(?!\p{L})/u,
    },
  ],
  GD: [
    { spoken: 'giáo dục', before: /(?<!\p{L})(?:nxb|nhà xuất bản|bộ|sở|ngành)\s$/u },
    { spoken: 'giáo dục', before: /(?<!\p{L})luật\s$/u, unless: /^\s(?:điện tử|chứng khoán)/ },
    {
      spoken: 'giáo dục',
      before: /(?<!\p{L})phòng\s$/u,
      after: /^\s?(?:và|&|-|ĐT|huyện|quận|thị xã|thành phố|TP)/u,
    },
    {
      spoken: 'giáo dục',
      after:
        /^\s(?:mầm non|tiểu học|thể chất|công dân|thường xuyên|đại học|quốc phòng|đặc biệt|chính trị)(?!\p{L})/iu,
    },
  ],
  HC: [
    { spoken: 'huy chương', after: /^\s(?:vàng|bạc|đồng)(?!\p{L})/u },
    { spoken: 'hoàn công', after: /^\s(?:đủ|đầy đủ|rồi|xong)(?!\p{L})/u },
  ],
  CTV: [{ spoken: 'cộng tác viên' }],
  LK: [
    { spoken: 'liền kề', before: /(?<!\p{L})(?:bán|căn|lô|đất|nhà|mua|suất|dãy)\s$/u },
    { spoken: 'liền kề', after: /^\s(?:shophouse|biệt thự|BT|view|khu|đường|hướng)(?!\p{L})/u },
  ],
  tt: [
    { spoken: 'thanh toán', after: /^\s(?:(?:chỉ|trước)\s)?\d{1,3}\s?%/ },
    { spoken: 'thanh toán', after: /^\s(?:qua|bằng|khi nhận|1 lần|một lần|theo tiến độ)(?!\p{L})/u },
    { spoken: 'thị trấn', before: /(?<!\p{L})(?:ở|tại|thuộc|về)\s$/u, after: /^(?:\s\p{Lu}\p{Ll}{1,7}){2}/u },
  ],
  AC: [
    { spoken: 'anh chị', before: /(?<!\p{L})(?:chúc|mời|cảm ơn|các|chào|kính mong|mong|gửi|báo)\s$/u },
    {
      spoken: 'anh chị',
      after: /^\s(?:nào|ơi|quan tâm|cần|có nhu cầu|vui lòng|liên hệ|xem|ib|inbox)(?!\p{L})/u,
    },
  ],
  zời: [{ spoken: 'vời', before: /(?<!\p{L})tuyệt\s$/u }],
  // No card and no pilot, but all who are spoken to.
  ace: [
    { spoken: 'anh chị em', before: ALL_BEFORE },
    { spoken: 'anh chị em', after: ALL_AFTER },
  ],
  Ace: [{ spoken: 'anh chị em', after: ALL_AFTER }],
  SX: [
    { spoken: 'sản xuất', before: /(?:^|[.!?\n]\s*)$/, after: /^\s\p{Ll}/u },
    {
      spoken: 'sản xuất',
      before:
        /(?<!\p{L})(?:quản đốc|bộ phận|tổ|khối|kế hoạch|mtv|tnhh|cơ sở|nhà máy|xưởng|dây chuyền|công ty|ngày|khu|ngành|chi phí)\s$/u,
    },
  ],
  KO: [
    {
      spoken: 'không',
      before: /(?<!thắng|bằng|đòn|sĩ|bị|trận|hạ)(?:^|\s)$/u,
      after: /^\s(?:có|phải|biết|đc|bao giờ|thích|muốn|hiểu|thể|nên)(?!\p{L})/u,
    },
  ],
  Ms: [{ spoken: 'mới', before: /(?:^|[.!?\n]\s?)$/, after: /^\s(?:mua|dùng|xài|dc|đc)(?!\p{L})/u }],
});
