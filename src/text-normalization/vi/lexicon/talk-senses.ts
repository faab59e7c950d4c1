import { table } from '../../table';
import { SPELLED, type Sense } from './sense';

/** Before the disclaimer of a review whose pictures show something else: hình ảnh mang tc nhận xu. */
const TAKEN_FOR_COINS = /^\s(?:nhận|lấy|kiếm|đổi|săn|minh (?:họa|hoạ))(?!\p{L})/u;

/** How somebody was served. */
const SERVED_AFTER =
  /^\s(?:tốt|nhiệt tình|nhanh|chậm|lâu|ok|kém|tệ|chu đáo|tận|vui vẻ|thân thiện|dễ thương|của (?:nhân viên|nv|quán)|rất|quá|khá|ổn|chán)(?!\p{L})/u;
const SERVING_BEFORE =
  /(?<!\p{L})(?:nhân viên|nv|nvien|thái độ|khâu|quán|cách|chất lượng|chị|bạn|anh|được|đc)\s$/u;

const SAMSUNG_BEFORE =
  /(?<!\p{L})(?:fan|dùng|xài|sài|của|máy|mua|điện thoại|đt|hãng|bằng|tv|tivi|lg|sony|apple|oppo|nokia|htc|kính|camera|cam)(?:,| và| hay| vs| với)?\s$/u;
const SAMSUNG_AFTER = /^\s(?:galaxy|note|tab|[asmj]\d|fold|flip)/iu;

const HOME_BEFORE = /(?<!\p{L})(?:cho thuê|thuê|nhượng|căn hộ|dự án|view|cạnh)\s$/u;
const SIZED_BEFORE = /(?<!\p{L})(?:size|sz|cỡ|mặc|lấy|đặt|áo|quần|form)\s$/u;
const ABROAD_BEFORE = /(?<!\p{L})(?:hàng|phim|nhạc|đồ|gà rán|mỹ phẩm|người|sang|du học|bên|tiếng)\s$/u;

/** Meanings of abbreviations in what buyers, players and fans write. */
export const TALK_SENSES = table<readonly Sense[]>({
  dm: [
    { spoken: 'đờ mờ', before: /(?:^|[.,!?]\s?)$/, after: /^\s\p{Ll}/u },
    { spoken: 'đờ mờ', after: /^\s(?:mày|m|nó|thằng|bọn|mấy|lũ|con|đứa|cái|ngu)(?!\p{L})/u },
  ],
  Dm: [{ spoken: 'đờ mờ', after: /^\s\p{Ll}/u }],
  viêt: [{ spoken: 'việt', after: /^\s(?:nam|kiều|ngữ)(?!\p{L})/iu }],
  clg: [{ spoken: 'chất lượng', after: /^\s(?:của|sản phẩm|sp|tốt|ổn|ok|vải|hàng|rất|đẹp)(?!\p{L})/u }],
  vp: [
    {
      spoken: 'văn phòng',
      before: /(?<!\p{L})(?:làm|thuê|mở|dân|bé|tòa nhà|mbkd hoặc|mặt bằng|ở|về|trên)\s$/u,
    },
  ],
  đk: [{ spoken: 'đăng ký', before: /(?<!\p{L})(?:mẫu|form|link|phí|bấm|đã)\s$/u }],
  tc: [{ spoken: 'tính chất', before: /(?<!\p{L})(?:mang|có)\s$/u, after: TAKEN_FOR_COINS }],
  TC: [{ spoken: 'tính chất', before: /(?<!\p{L})(?:mang|có)\s$/u, after: TAKEN_FOR_COINS }],
  vd: [{ spoken: 'vi đê ô', after: /^\s(?:chỉ )?mang (?:tính chất|tc)(?!\p{L})/u }],
  Vd: [{ spoken: 'vi đê ô', after: /^\s(?:chỉ )?mang (?:tính chất|tc)(?!\p{L})/u }],
  xl: [{ spoken: SPELLED, before: SIZED_BEFORE }],
  Xl: [{ spoken: SPELLED, before: SIZED_BEFORE }],
  ss: [
    { spoken: 'sam sung', before: SAMSUNG_BEFORE, unless: /^\s(?:với|vs|giá|về)(?!\p{L})/u },
    { spoken: 'so sánh', before: /(?<!\p{L})(?:đã|để|đem|khi|nếu|thử|hãy|không thể|ko thể|k thể)\s$/u },
    { spoken: 'so sánh', after: /^\s(?:với|vs)(?!\p{L})/u },
  ],
  SS: [
    { spoken: 'sam sung', before: SAMSUNG_BEFORE, unless: /^\s?\d/ },
    { spoken: 'sam sung', after: SAMSUNG_AFTER },
  ],
  Ss: [
    { spoken: 'sam sung', before: SAMSUNG_BEFORE, unless: /^\s?\d/ },
    { spoken: 'sam sung', after: SAMSUNG_AFTER },
  ],
  pv: [{ spoken: 'phục vụ', before: SERVING_BEFORE, after: SERVED_AFTER }],
  ad: [{ spoken: 'át', after: /^\smin(?!\p{L})/u }],
  wa: [{ spoken: 'qua', before: /(?<!\p{L})(?:hum|hôm|bữa|đi|chạy|nói|bỏ)\s$/u }],
  vv: [
    {
      spoken: 'vui vẻ',
      before: /(?<!\p{L})(?:sống|luôn|luôn luôn|chúc|ngày mới|năm mới|tuổi mới|cuối tuần)\s$/u,
    },
  ],
  cm: [
    {
      spoken: 'còm men',
      before: /(?<!\p{L})(?:đọc|xem|dưới|cái|bình luận|lướt|trả lời|rep|phần|các|mục)\s$/u,
      unless: /^\s(?:chúng|m(?!\p{L})|nó)/u,
    },
    { spoken: 'con mẹ', after: /^\s(?:chúng mày|chúng m|nó|mày|gì)(?!\p{L})/u },
  ],
  pk: [
    { spoken: 'biết', before: /(?<!\p{L})(?:k|ko|kh|không|ch|chưa)\s$/u },
    { spoken: 'phụ kiện', before: /(?<!\p{L})(?:kèm|thêm|túi|mua|bán|full|đủ)\s$/u },
  ],
  cf: [{ spoken: SPELLED, before: /(?<!\p{L})(?:bắn|chơi|game|tập kích)\s$/u }],
  lquan: [{ spoken: 'liên quân', before: /(?<!\p{L})(?:chơi|đánh|game|cày|rank)\s$/u }],
  dg: [
    { spoken: 'đánh giá', before: /(?<!\p{L})(?:chưa|để|đọc|xem|thấy|cho)\s$/u },
    { spoken: 'đánh giá', after: /^\s(?:đc|dc|được|5|1) sao/ },
  ],
  đg: [
    { spoken: 'đánh giá', before: /(?<!\p{L})(?:đọc|xem|thấy)\s$/u },
    { spoken: 'đánh giá', after: /^\s(?:[1-5]|một|năm) sao/u },
  ],
  đag: [{ spoken: 'đáng', after: /^\s(?:tiền|giá|mua|yêu|đồng tiền|lo|ghét|sợ)(?!\p{L})/u }],
  xh: [{ spoken: 'xuất hiện', before: /(?<!\p{L})(?:lại|bị|sẽ|chưa|mới|hay)\s$/u }],
  vt: [
    {
      spoken: 'viết teo',
      before: /(?<!\p{L})(?:của|mạng|gói|sim)\s$/u,
      after: /^\s?(?:$|[.,!?]|và|thì|là)/u,
    },
  ],
  vc: [
    { spoken: 'vao chờ', before: /(?<!\p{L})(?:xài|áp|nhập|săn|mã|lưu|thêm)\s$/u },
    { spoken: 'việt cộng', before: /(?<!\p{L})(?:bọn|lũ|chế độ|đám)\s$/u },
    { spoken: 'vãi', before: /(?<!\p{L})(?:chậm|căng|ít|uy tín|nhiều|mạnh|nhanh|phê|đỉnh|cao)\s$/u },
  ],
  dx: [{ spoken: SPELLED, after: /^\s?(?:9|1[0-2])(?!\d|\s(?:ngày|tháng|năm|cái|lần))/ }],
  nk: [{ spoken: 'nhập khẩu', before: /(?<!\p{L})hàng\s$/u }],
  gd: [{ spoken: 'giáo dục', before: /(?<!\p{L})(?:ngành|bộ|nền|sở|phòng)\s$/u }],
  qa: [{ spoken: 'qua', before: /(?<!\p{L})(?:quẹo|qẹo|rẽ|chạy)\s$/u }],
  GV: [
    {
      spoken: 'Gò Vấp',
      before: /(?<!\p{L})(?:(?:p|phường)\.?\s?\d{1,2},?|quận|q\.?|ship tới|q\.?\d{1,2} (?:và|với))\s$/u,
    },
  ],
  tv: [
    { spoken: 'tư vấn', after: /^\s(?:nhiệt|tận|viên|cho|giúp|kỹ|thêm|size|rõ|bán|rất)(?!\p{L})/u },
    { spoken: 'tư vấn', before: /(?<!\p{L})(?:nv|nhân viên|được|đc|shop|bạn|nhờ|cần|để|xin|đã)\s$/u },
    { spoken: 'ti vi', after: /^(?:\s?(?:$|[.,!?])|\s\p{Ll}|\s(?:LG|Sony|Samsung|SS|TCL|\d\d inch))/u },
  ],
  Tv: [
    { spoken: 'tư vấn', after: /^\s(?:nhiệt|tận|viên|cho|giúp|kỹ|thêm|size|rõ|bán|rất)(?!\p{L})/u },
    { spoken: 'ti vi', after: /^\s\p{Ll}/u },
  ],
  QC: [
    {
      spoken: 'quảng cáo',
      before: /(?<!\p{L})(?:như|xem|nghe|chèn|video|clip|bị|chặn|nhiều|lắm|toàn|thấy)\s$/u,
    },
    { spoken: 'quảng cáo', before: /(?<!\p{L})như trong\s$/u },
  ],
  TG: [
    {
      spoken: 'thế giới',
      before: /(?<!\p{L})(?:trên|nhất trên|khắp|cả|đầu|hàng đầu|chiến tranh|quán quân)\s$/u,
      unless: /^\s?\d|^\s\p{Lu}/u,
    },
  ],
  ts: [{ spoken: 'trà sữa', before: /(?<!\p{L})(?:uống|ly|li|cốc|quán|pha|thèm|tiệm)\s$/u }],
  SX: [
    { spoken: 'sản xuất', before: /(?<!\p{L})(?:nhà|hàng|nơi|nước|năm|tự|hsd,|nsx,)\s$/u, unless: /^\s?\d/ },
  ],
  HQ: [{ spoken: 'Hàn Quốc', before: ABROAD_BEFORE, unless: /^\s?[-\d]/ }],
  KM: [
    {
      spoken: 'khuyến mãi',
      before: /(?<!\p{L})(?:về|trình|các|nhiều|có|gói|mã|bán|ko|không|hết|săn)\s$/u,
      unless: /^\s?[\d+]/,
    },
    {
      spoken: 'khuyến mãi',
      after: /^\s(?:khủng|lớn|sốc|hấp dẫn|giảm|tặng|đặc biệt|hè|tết|black)(?!\p{L})/iu,
    },
  ],
  MN: [
    { spoken: 'mọi người', after: /^\s(?:ơi|ạ|nha|nhé|nên|cho (?:mình|em|e|hỏi)|ai|cứ|đừng|hãy)(?!\p{L})/u },
    { spoken: 'miền nam', before: /(?<!\p{L})(?:giọng|người|dân|khu vực|ở)\s$/u, unless: /^\s?\d/ },
  ],
  LQMB: [{ spoken: 'liên quân mô bai' }],
  kt: [
    {
      spoken: 'kiểm tra',
      after: /^\s(?:lại|hàng|kỹ|kĩ|máy|trước|xem|chất lượng|sp|đơn|thông tin|giúp)(?!\p{L})/u,
    },
    { spoken: 'kinh tế', before: /(?<!\p{L})(?:nền|khủng hoảng|phát triển|tình hình|điều kiện)\s$/u },
  ],
  bg: [
    { spoken: 'bao giờ', before: /(?<!\p{L})(?:ko|không|k|chưa|chẳng|đến|tới|biết|chả)\s$/u },
    { spoken: 'bao giờ', after: /^\s(?:mới|cho|thì)(?!\p{L})/u },
    { spoken: 'bây giờ', before: /(?:^|[.,!?]\s?)$/, after: /^\s\p{Ll}/u },
  ],
  CC: [
    {
      spoken: 'chính chủ',
      before: /(?:^|[.,!\n]\s?)$/,
      after: /^\s(?:cho thuê|cần bán|bán|gửi bán|cần cho thuê)(?!\p{L})/iu,
    },
    { spoken: 'chung cư', before: HOME_BEFORE, unless: /^\s?[\d-]/ },
  ],
  BT: [
    {
      spoken: 'biệt thự',
      before: /(?<!\p{L})(?:cho thuê|bán|view|khu|căn|lô|nhà|đất)\s$/u,
      unless: /^\s?[\d-]/,
    },
  ],
  db: [{ spoken: 'đặc biệt', before: /(?<!\p{L})(?:có gì|rất|quá|không có gì|k có gì|ko có gì)\s$/u }],
  VL: [{ spoken: 'Văn Lang', before: /(?<!\p{L})(?:dh|đh|đại học)\s$/u }],
  nc: [{ spoken: 'nước', before: /(?<!\p{L})(?:cốc|ly|chai|uống|bình|vòi|đun|lọ|chén)\s$/u }],
  TL: [
    {
      spoken: 'Thái Lan',
      before: /(?<!\p{L})(?:thua|thắng|gặp|hàng|sang|người|đội|bóng đá|tuyển|u\d\d)\s$/u,
      unless: /^\s?\d/,
    },
  ],
  YT: [
    { spoken: 'diu túp', before: /(?<!\p{L})(?:trên|kênh|xem|lên|qua|nghe|của)\s$/u, unless: /^\s?[-\d]/ },
  ],
  fs: [{ spoken: 'phờ lát xeo', before: /(?<!\p{L})(?:giá|thấy|săn|đợt|mua|canh)\s$/u }],
  ls: [{ spoken: 'lịch sử', before: /(?<!\p{L})(?:học|môn|sử|đi vào)\s$/u }],
  xt: [
    { spoken: 'xét tuyển', before: /(?<!\p{L})(?:thông tin|cách|đăng ký|điểm|hồ sơ)\s$/u },
    { spoken: 'xách tay', before: /(?<!\p{L})(?:hàng|bản|máy)\s$/u },
  ],
  XT: [{ spoken: 'xách tay', before: /(?<!\p{L})(?:hàng|bản)\s$/u, unless: /^\s?[-\d]/ }],
  FE: [{ spoken: 'phê', before: /(?<!\p{L})santa\s$/u }],
  QT: [
    { spoken: 'quốc tế', before: /(?<!\p{L})(?:phiên bản|bản|hàng|tầm|máy|chuẩn)\s$/u, unless: /^\s?[-\d]/ },
  ],
  qt: [
    { spoken: 'quốc tế', before: /(?<!\p{L})(?:phiên bản|bản|hàng|tầm|máy|chuẩn)\s$/u },
    { spoken: 'quá trình', before: /(?<!\p{L})trong\s$/u },
  ],
  kd: [
    {
      spoken: 'kinh doanh',
      before: /(?<!\p{L})(?:đầu tư|hộ|mặt bằng|ngành|tạp h[óo][áa]|tiện|đang|phòng|nv|nhân viên)\s$/u,
    },
  ],
  VC: [
    {
      spoken: 'vận chuyển',
      before: /(?<!\p{L})(?:đơn vị|phí|bộ phận|bên)\s$/u,
      unless: /^\s(?:tôi|mình|em|anh)/u,
    },
  ],
  kv: [
    { spoken: 'khu vực', before: /(?<!\p{L})(?:bên|ở|trong|quanh|các|ngoài|toàn|cùng)\s$/u },
    { spoken: 'khu vực', after: /^\s(?:này|mình|\p{Lu}\p{Ll})/u, before: /(?:^|\p{L}\s|[,.]\s)$/u },
  ],
  ks: [
    {
      spoken: 'khách sạn',
      before: /(?<!\p{L})(?:ở|quanh|bên|các|phòng|của|đặt|nhiều|trong|gần|về|lễ tân)\s$/u,
    },
  ],
  KN: [
    { spoken: 'kinh nghiệm', before: /(?<!\p{L})(?:có|yêu cầu|nhiều|chưa có|không cần|ưu tiên)\s$/u },
    { spoken: 'kinh nghiệm', after: /^\s\d năm/ },
  ],
  ACE: [{ spoken: 'anh chị em', after: /^\s(?:nào|có|cần|ơi|nhà|mình|trong|công nhân)(?!\p{L})/u }],
  DV: [
    {
      spoken: 'dịch vụ',
      before: /(?<!\p{L})(?:bao gồm|phí|tham gia|loại|gói|các|sử dụng|chất lượng)\s$/u,
      unless: /^\s?\d/,
    },
  ],
  BLT: [{ spoken: 'bờ lu tút', before: /(?<!\p{L})(?:tai|tai nghe|qua|loa|kết nối|bật)\s$/u }],
  dh: [{ spoken: 'đại học', before: /(?<!\p{L})(?:học|trường|thi|đậu|đỗ|cd|cđ|cd,|cđ,)\s$/u }],
  Dh: [{ spoken: 'đại học', before: /(?:^|[-–,(]\s?)$/, after: /^\s\p{Lu}\p{Ll}/u }],
  sb: [{ spoken: 'sân bay', before: /(?<!\p{L})(?:ra|xây|đón|gần|tại|từ|đến)\s$/u }],
  TT: [
    {
      spoken: 'tập thể',
      before: /(?<!\p{L})(?:khu|căn hộ)\s$/u,
      after: /^\s\p{Lu}\p{Ll}/u,
      unless: /^\s(?:Thương|Hội|Triển)/,
    },
  ],
  tt: [{ spoken: 'tập thể', before: /(?<!\p{L})(?:khu|căn hộ|nhà)\s$/u }],
  vz: [
    { spoken: 'với', before: /(?<!\p{L})(?:so|chung|cùng|chơi|nói|đi|giống|khác)\s$/u },
    { spoken: 'vậy' },
  ],
  đh: [
    { spoken: 'đồng hồ', before: /(?<!\p{L})(?:đeo|chiếc|mặt|cái|vứt)\s$/u },
    { spoken: 'đội hình', before: /(?<!\p{L})(?:xoay tua|xây|ra|build)\s$/u },
  ],
  ck: [
    { spoken: 'chung kết', before: /(?<!\p{L})(?:trận|vào|bán|đá|đêm)\s$/u },
    {
      spoken: 'chuyển khoản',
      before: /(?<!\p{L})(?:shop|phải|đã|phí|khách|bằng|số)\s$/u,
      after: /^\s(?:lại|tiền|trước|\d|qua|cho)(?!\p{L})/u,
    },
  ],
  hs: [{ spoken: 'hải sản', before: /(?<!\p{L})(?:cơm rang|lẩu|mì|mỳ|súp|cháo|ăn|buffet)\s$/u }],
  HS: [{ spoken: 'hải sản', before: /(?<!\p{L})(?:lẩu|mì|mỳ|súp|cháo|buffet)\s$/u }],
  tn: [
    {
      spoken: 'thế nào',
      before: /(?<!\p{L})(?:như|ra|biết|xem|sao|là|được|đc)\s$/u,
      after: /^\s?(?:$|[.,?!])/,
    },
  ],
  km: [{ spoken: 'khuyến mãi', before: /(?<!\p{L})(?:có|ghi|săn|gói|mã)\s$/u, unless: /^\s?\d/ }],
  dth: [
    {
      spoken: 'dễ thương',
      before: /(?<!\p{L})(?:quá|rất|hơi|siêu|cực|xinh|đẹp|bé|nhìn|trông|shop|nv|nhân viên|chủ)\s$/u,
      unless: /^\s?:?\s?0\d/,
    },
  ],
  mh: [{ spoken: 'mình', after: /^\s(?:thấy|thích|lại|chọn|mua|nghĩ|đặt|cũng|rất|k|ko|không)(?!\p{L})/u }],
  tk: [
    { spoken: 'thằng', after: /^\s(?:kia|chó|ngu|khốn|cha|trẩu)(?!\p{L})/u },
    { spoken: 'tiết kiệm', before: /(?<!\p{L})(?:gửi|sổ|kiếm tiền và)\s$/u },
  ],
  hn: [{ spoken: 'hôm nay', before: /(?<!\p{L})(?:sáng|trưa|chiều|tối|đêm)\s$/u }],
  cv: [
    {
      spoken: 'xi vi',
      before: /(?<!\p{L})(?:rải|nộp|gửi|viết|sửa|làm|bản)\s$/u,
      unless: /^\s(?:này|của|đó)/u,
    },
    { spoken: 'công viên', before: /(?<!\p{L})(?:ở|ra|trong)\s$/u, after: /^\s\p{Lu}\p{Ll}/u },
  ],
  vđ: [{ spoken: 'vô địch', after: /^\s(?:c[12]|cúp|mùa|giải|quốc gia|đông nam á|world|châu)(?!\p{L})/u }],
  trg: [{ spoken: 'trang', before: /(?<!\p{L})(?:thời|trang|gia)\s$/u }],
  bk: [{ spoken: 'bách khoa', before: /(?<!\p{L})(?:đh|đại học|sv|trường)\s$/u }],
  nch: [{ spoken: 'nói chung', before: /(?:^|[.,!?]\s?)$/, unless: /^\s(?:với|vs|cùng|riêng)(?!\p{L})/u }],
  nsx: [{ spoken: 'nhà sản xuất', before: /(?<!\p{L})(?:bọn|do|của|trả lại|bên|từ|ông)\s$/u }],
  HĐ: [
    {
      spoken: 'hóa đơn',
      before: /(?<!\p{L})(?:xuất|số|tiền)\s$/u,
      after: /^\s(?:đỏ|vat|gtgt|điện tử|điện|nước)/iu,
    },
  ],
  vch: [{ spoken: 'vợ chồng', before: /(?<!\p{L})(?:hai|2|cặp|cả)\s$/u }],
});
