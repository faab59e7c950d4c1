import { table } from '../../table';
import { SPELLED, type Sense } from './sense';

/** What a review's pictures are taken for, where they show something else: hình ảnh mang tc nhận xu. */
const FOR_COINS = /^\s(?:nhận|lấy|kiếm|đổi|săn|minh (?:họa|hoạ))(?!\p{L})/u;
const OF_COINS = /^\s(?:chỉ )?mang (?:tính chất|tc) (?:nhận|lấy|kiếm)/u;

/** How somebody was served. */
const SERVED_AFTER =
  /^\s(?:tốt|nhiệt tình|nhanh(?! chóng)|chậm|lâu|ok|kém|tệ|chu đáo|tận|vui vẻ|thân thiện|dễ thương|của (?:nhân viên|nv|quán)|rất|quá|khá|ổn|chán)(?!\p{L})/u;
const SERVING_BEFORE = /(?<!\p{L})(?:nhân viên|nv|nvien|thái độ|khâu|quán|chất lượng)\s$/u;
const HELPED_AFTER = /^\s(?:nhiệt|tận|viên|kỹ|kĩ|rõ|size)(?!\p{L})/u;

const SAMSUNG_BEFORE =
  /(?<!\p{L})(?:dùng|xài|sài|máy|dòng|fan|mua|điện thoại|đt|dt|hãng|như|tv|tivi|lg|sony|apple|oppo|nokia|htc|camera|cam)(?:,| và| hay| vs| với)?\s$/u;
const SAMSUNG_AFTER = /^\s(?:galaxy|note|tab|[asmj]\d|fold|flip)/iu;
const SAMSUNG: readonly Sense[] = [
  { spoken: 'sam sung', before: SAMSUNG_BEFORE, unless: /^\s?\d/ },
  { spoken: 'sam sung', after: SAMSUNG_AFTER, before: /(?<!tên lửa )$/u },
];

/** Whom somebody swears at, or what about. */
const SWORN_AT = /^\s(?:mày|m|nó|thằng|bọn|mấy|lũ|con|đứa|cái|ngu|cuộc|đời|sao|đéo)(?!\p{L})/u;
const SWEARING: readonly Sense[] = [{ spoken: 'đờ mờ', after: SWORN_AT }];
const SIZED_BEFORE = /(?<!\p{L})(?:size|sz|cỡ|mặc|lấy|đặt|áo|quần|form)\s$/u;
/** What somebody rates something: dg đc 5 sao. */
const RATED_AFTER = /^\s(?:(?:đc|dc|được) )?(?:[1-5]|một|năm) sao/u;
const STANDS_ALONE = /^\s?(?:$|[.,!?;)–-])/u;

/** Meanings of short forms and slips in what buyers, players and fans write. */
export const TALK_SENSES = table<readonly Sense[]>({
  dm: SWEARING,
  đm: SWEARING,
  Đm: SWEARING,
  viêt: [{ spoken: 'việt', after: /^\s(?:nam|kiều|ngữ)(?!\p{L})/iu }],
  tuyêt: [
    { spoken: 'tuyệt', after: /^\s(?:vời|đối|hảo|lắm|quá|ngon|mỹ|đẹp)(?!\p{L})/u },
    { spoken: 'tuyệt', before: /(?<!\p{L})(?:rất|quá|thật|cũng)\s$/u },
  ],
  ak: [{ spoken: SPELLED, before: /(?<!\p{L})(?:súng|khẩu|cây|bắn)\s$/u }],
  tc: [{ spoken: 'tính chất', before: /(?<!\p{L})(?:mang|có)\s$/u, after: FOR_COINS }],
  TC: [{ spoken: 'tính chất', before: /(?<!\p{L})(?:mang|có)\s$/u, after: FOR_COINS }],
  vd: [{ spoken: 'vi đê ô', after: OF_COINS }],
  Vd: [{ spoken: 'vi đê ô', after: OF_COINS }],
  xl: [{ spoken: SPELLED, before: SIZED_BEFORE }],
  Xl: [{ spoken: SPELLED, before: SIZED_BEFORE }],
  ss: [
    { spoken: 'so sánh', before: /(?<!\p{L})(?:để|đem|khi|nếu|thử|hãy|không thể|ko thể|k thể)\s$/u },
    ...SAMSUNG,
  ],
  SS: SAMSUNG,
  Ss: SAMSUNG,
  pv: [{ spoken: 'phục vụ', before: SERVING_BEFORE, after: SERVED_AFTER }],
  ad: [{ spoken: 'át', after: /^\smin(?!\p{L})/u }],
  vv: [{ spoken: 'vui vẻ', before: /(?<!\p{L})(?:luôn|chúc|ngày mới|năm mới|tuổi mới|cuối tuần)\s$/u }],
  cm: [
    {
      spoken: 'còm men',
      before: /(?<!\p{L})(?:đọc|xem|dưới|cái|bình luận|lướt|trả lời|rep|phần|các|mục)\s$/u,
      unless: /^\s(?:chúng|m(?!\p{L})|nó)/u,
    },
    { spoken: 'con mẹ', after: /^\s(?:chúng mày|chúng m|nó|mày|gì)(?!\p{L})/u },
  ],
  pk: [
    {
      spoken: 'biết',
      before: /(?<!\p{L})(?:k|ko|kh|không|ch|chưa)\s$/u,
      after: /^\s(?:sao|gì|j|làm|có|ai|vì|đường|nói|là|phải)(?!\p{L})/u,
    },
    { spoken: 'phụ kiện', before: /(?<!\p{L})(?:kèm|thêm|túi|mua|bán|full|đủ)\s$/u },
  ],
  cf: [{ spoken: SPELLED, before: /(?<!\p{L})(?:bắn|game|tập kích)\s$/u }],
  lquan: [{ spoken: 'liên quân', before: /(?<!\p{L})(?:đánh|cày|rank)\s$/u }],
  dg: [
    { spoken: 'đánh giá', before: /(?<!\p{L})(?:chưa|đọc|xem)\s$/u },
    { spoken: 'đánh giá', after: RATED_AFTER },
  ],
  đg: [
    { spoken: 'đánh giá', before: /(?<!\p{L})(?:đọc|xem)\s$/u },
    { spoken: 'đánh giá', after: RATED_AFTER },
  ],
  đag: [{ spoken: 'đáng', after: /^\s(?:tiền|giá|đồng tiền)(?!\p{L})/u }],
  vt: [{ spoken: 'viết teo', before: /(?<!\p{L})(?:mạng|gói|sim)\s$/u, after: STANDS_ALONE }],
  vc: [
    { spoken: 'vao chờ', before: /(?<!\p{L})(?:xài|áp|nhập|săn|mã|lưu)\s$/u },
    { spoken: 'việt cộng', before: /(?<!\p{L})(?:bọn|lũ|đám)\s$/u },
  ],
  nk: [
    {
      spoken: 'nhập khẩu',
      before: /(?<!\p{L})hàng\s$/u,
      unless: /^\s(?:nhé|nha|không|ko|k|đâu|à)(?!\p{L})/u,
    },
  ],
  gd: [{ spoken: 'giáo dục', before: /(?<!\p{L})(?:ngành|bộ|nền)\s$/u }],
  qa: [{ spoken: 'qua', before: /(?<!\p{L})(?:quẹo|qẹo|rẽ)\s$/u }],
  KG: [{ spoken: 'khai giảng', before: /(?<!\p{L})(?:ngày|lịch|dự kiến)\s$/u }],
  GV: [
    { spoken: 'Gò Vấp', after: /^[\s,]{1,2}(?:TP|Tp|HCM)/ },
    {
      spoken: 'Gò Vấp',
      before: /(?<!\p{L})(?:(?:p|phường)\.?\s?\d{1,2},|quận|ship tới|q\.?\d{1,2} (?:và|với))\s$/u,
      after: STANDS_ALONE,
    },
  ],
  tv: [
    { spoken: 'tư vấn', after: HELPED_AFTER },
    { spoken: 'tư vấn', before: /(?<!\p{L})(?:nv|nhân viên|nvien|được shop|nhờ shop|cần shop)\s$/u },
    {
      spoken: 'ti vi',
      before: /(?<!\p{L})(?:mua|bật|mở|xem|lắp|tắt|cái|chiếc|con|loa|kệ|smart|màn hình)\s$/u,
    },
    { spoken: 'ti vi', after: /^\s(?:LG|Sony|Samsung|SS|TCL|\d\d inch)/ },
  ],
  Tv: [{ spoken: 'tư vấn', after: HELPED_AFTER }],
  QC: [{ spoken: 'quảng cáo', before: /(?<!\p{L})(?:xem|nghe|chèn|video|clip|chặn|lắm|toàn|như trong)\s$/u }],
  TG: [
    {
      spoken: 'thế giới',
      before: /(?<!\p{L})(?:nhất trên|khắp|hàng đầu|chiến tranh|quán quân)\s$/u,
      unless: /^\s?\d|^\s\p{Lu}/u,
    },
  ],
  ts: [{ spoken: 'trà sữa', before: /(?<!\p{L})(?:uống|ly|li|cốc|quán|pha|thèm|tiệm)\s$/u }],
  SD: [
    {
      spoken: 'sử dụng',
      before: /(?<!\p{L})(?:hàng|đã|dễ|khi|để|tiện|mới|đang|đem)\s$/u,
      after: /^\s\p{Ll}/u,
    },
  ],
  SX: [{ spoken: 'sản xuất', before: /(?<!\p{L})(?:nhà|hàng|nơi|nước|năm|tự)\s$/u, unless: /^\s?\d/ }],
  HQ: [
    {
      spoken: 'Hàn Quốc',
      before: /(?<!\p{L})(?:gà rán|mỹ phẩm|người|sang|du học|tiếng)\s$/u,
      unless: /^\s?[-\d]/,
    },
  ],
  KM: [
    { spoken: 'khuyến mãi', before: /(?<!\p{L})(?:gói|mã|săn|bán)\s$/u, unless: /^\s?[\d+]/ },
    {
      spoken: 'khuyến mãi',
      after: /^\s(?:khủng|sốc|hấp dẫn|tặng|đặc biệt|black)(?!\p{L})/iu,
      before: /(?<!\d\s?)$/,
    },
  ],
  MN: [
    { spoken: 'mọi người', after: /^\s(?:ơi|ạ|nha|nhé|hãy|đừng|cứ)(?!\p{L})/u },
    { spoken: 'miền nam', before: /(?<!\p{L})giọng\s$/u },
  ],
  kt: [
    {
      spoken: 'kiểm tra',
      before: /(?<!(?<!\p{L})(?:bên|viên|sư|phòng|nhờ|ban|ngành)\s)$/u,
      after: /^\s(?:lại|hàng|kỹ|kĩ|trước|chất lượng|sp|đơn)(?!\p{L})/u,
    },
    { spoken: 'kinh tế', before: /(?<!\p{L})(?:nền|khủng hoảng|phát triển|tình hình|điều kiện)\s$/u },
  ],
  bg: [{ spoken: 'bao giờ', before: /(?<!\p{L})(?:ko|không|k|chưa|chẳng|biết|chả)\s$/u }],
  CC: [
    {
      spoken: 'chính chủ',
      before: /(?:^|[.,!\n]\s?)$/,
      after: /^\s(?:cho thuê|cần bán|bán|gửi bán|cần cho thuê)(?!\p{L})/iu,
    },
    {
      spoken: 'chung cư',
      before: /(?<!\p{L})(?:cho thuê|thuê|nhượng|dự án|view)\s$/u,
      unless: /^['’]|^\s?[\d-]/,
    },
  ],
  BT: [{ spoken: 'biệt thự', before: /(?<!\p{L})(?:cho thuê|view|khu|căn)\s$/u, unless: /^\s?[\d-]/ }],
  db: [{ spoken: 'đặc biệt', before: /(?<!\p{L})có gì\s$/u }],
  VL: [{ spoken: 'Văn Lang', before: /(?<!\p{L})(?:dh|đh|đại học)\s$/u }],
  nc: [{ spoken: 'nước', before: /(?<!\p{L})(?:cốc|ly|chai|uống|bình|vòi|đun|lọ|chén)\s$/u }],
  TL: [{ spoken: 'Thái Lan', before: /(?<!\p{L})(?:thua|thắng|bóng đá|tuyển|u\d\d)\s$/u, unless: /^\s?\d/ }],
  YT: [{ spoken: 'diu túp', before: /(?<!\p{L})(?:trên|kênh|xem|nghe)\s$/u, unless: /^\s?[-\d]/ }],
  fs: [{ spoken: 'phờ lát xeo', before: /(?<!\p{L})(?:săn|đợt|canh)\s$/u }],
  ls: [{ spoken: 'lịch sử', before: /(?<!\p{L})(?:môn|đi vào)\s$/u }],
  xt: [
    { spoken: 'xét tuyển', before: /(?<!\p{L})(?:cách|đăng ký|điểm|hồ sơ)\s$/u },
    { spoken: 'xách tay', before: /(?<!\p{L})hàng\s$/u },
  ],
  XT: [{ spoken: 'xách tay', before: /(?<!\p{L})hàng\s$/u, unless: /^\s?[-\d]/ }],
  FE: [{ spoken: 'phê', before: /(?<!\p{L})santa\s$/u }],
  QT: [{ spoken: 'quốc tế', before: /(?<!\p{L})(?:phiên bản|hàng|tầm|chuẩn)\s$/u, unless: /^\s?[-\d]/ }],
  qt: [
    { spoken: 'quốc tế', before: /(?<!\p{L})(?:phiên bản|hàng|tầm|chuẩn)\s$/u },
    { spoken: 'quá trình', before: /(?<!\p{L})trong\s$/u, unless: /^\sthuế/ },
  ],
  VC: [{ spoken: 'vận chuyển', before: /(?<!\p{L})(?:đơn vị|phí|bộ phận)\s$/u }],
  kv: [
    { spoken: 'khu vực', before: /(?<!\p{L})(?:bên|ở|trong|quanh|các|ngoài|toàn|cùng)\s$/u },
    { spoken: 'khu vực', after: /^\smình(?!\p{L})/u },
  ],
  KN: [
    { spoken: 'kinh nghiệm', before: /(?<!\p{L})(?:chưa có|ưu tiên)\s$/u },
    { spoken: 'kinh nghiệm', after: /^\s\d năm/ },
  ],
  DV: [
    {
      spoken: 'dịch vụ',
      before: /(?<!\p{L})(?:bao gồm|phí|loại|gói|sử dụng|chất lượng)\s$/u,
      unless: /^\s?\d/,
    },
  ],
  BLT: [{ spoken: 'bờ lu tút', before: /(?<!\p{L})(?:tai|tai nghe|qua|loa|kết nối|bật)\s$/u }],
  bcs: [{ spoken: 'bao cao su', before: /(?<!\p{L})(?:mua|dùng|hộp|đeo|hãng|xài)\s$/u }],
  dh: [{ spoken: 'đại học', before: /(?<!\p{L})(?:học|trường|thi|đậu|đỗ|cd|cđ|cd,|cđ,)\s$/u }],
  Dh: [{ spoken: 'đại học', before: /(?:^|[-–,(]\s?)$/, after: /^\s\p{Lu}\p{Ll}/u }],
  tt: [
    { spoken: 'tập thể', before: /(?<!\p{L})khu\s$/u, unless: /^\s(?:thương|thể|hành|văn|y|mua|\p{Lu})/u },
  ],
  vz: [
    { spoken: 'với', before: /(?<!\p{L})(?:so|chung|cùng|nói|giống|khác)\s$/u },
    { spoken: 'vậy', before: /(?<!\p{L})(?:gì|sao|j|thế|lắm|ghê|như)\s$/u, after: STANDS_ALONE },
  ],
  đh: [
    { spoken: 'đồng hồ', before: /(?<!\p{L})(?:đeo|chiếc|mặt|vứt)\s$/u },
    { spoken: 'đội hình', before: /(?<!\p{L})(?:xoay tua|xây|build)\s$/u },
  ],
  ck: [
    { spoken: 'chung kết', before: /(?<!\p{L})(?:trận|đêm)\s$/u },
    {
      spoken: 'chuyển khoản',
      before: /(?<!\p{L})(?:shop|phải|đã|phí|khách|bằng|số)\s$/u,
      after: /^\s(?:lại|tiền|trước|qua)(?!\p{L})/u,
    },
  ],
  hs: [{ spoken: 'hải sản', before: /(?<!\p{L})(?:cơm rang|lẩu|mì|mỳ|súp|cháo|buffet)\s$/u }],
  HS: [{ spoken: 'hải sản', before: /(?<!\p{L})(?:lẩu|mì|mỳ|súp|cháo|buffet)\s$/u }],
  tn: [{ spoken: 'thế nào', before: /(?<!\p{L})(?:như|ra|biết|sao)\s$/u, after: STANDS_ALONE }],
  km: [{ spoken: 'khuyến mãi', before: /(?<!\p{L})(?:ghi|săn|gói|mã)\s$/u, unless: /^\s?\d/ }],
  mh: [{ spoken: 'mình', after: /^\s(?:thấy|thích|chọn|mua|nghĩ|đặt|cũng|rất|k|ko|không)(?!\p{L})/u }],
  tk: [
    { spoken: 'thằng', after: /^\s(?:kia|chó|ngu|khốn|cha|trẩu)(?!\p{L})/u },
    { spoken: 'tiết kiệm', before: /(?<!\p{L})sổ\s$/u },
  ],
  cv: [{ spoken: 'xi vi', before: /(?<!\p{L})(?:rải|nộp|viết|sửa|bản)\s$/u, unless: /^\s(?:này|của|đó)/u }],
  vđ: [{ spoken: 'vô địch', after: /^\s(?:c[12]|cúp|đông nam á|world|châu)(?!\p{L})/u }],
  vp: [{ spoken: 'văn phòng', before: /(?<!\p{L})(?:làm|thuê|mở|dân|tòa nhà|mbkd hoặc|mặt bằng)\s$/u }],
  đk: [{ spoken: 'đăng ký', before: /(?<!\p{L})(?:mẫu|form|link|phí|bấm)\s$/u }],
  trg: [{ spoken: 'trang', before: /(?<!\p{L})thời\s$/u }],
  bk: [{ spoken: 'bách khoa', before: /(?<!\p{L})(?:đh|đại học|sv|trường)\s$/u }],
  nsx: [{ spoken: 'nhà sản xuất', before: /(?<!\p{L})(?:bọn|do|trả lại|bên|ông)\s$/u }],
  vch: [{ spoken: 'vợ chồng', before: /(?<!\p{L})(?:hai|2|cặp|cả)\s$/u }],
  IP: [
    {
      spoken: 'ai phôn',
      before: /(?<!\p{L})(?:xài|hot như|hơn|đang dùng)\s$/u,
      unless: /^\s?(?:tĩnh|động|public|v[46]|\d\d(?!\d)|wan|lan|cam|cố định|local|này|của)/iu,
    },
  ],
});
