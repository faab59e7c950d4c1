import { table } from '../../table';
import { SPELLED, type Sense } from './sense';

/** Meanings of abbreviations in what offices and schools write. */
export const OFFICE_SENSES = table<readonly Sense[]>({
  // Papers sign their news: TP - Trao đổi; (PL)- Bị cáo.
  PN: [{ spoken: 'phụ nữ', before: /(?:^|\n)\(?$/, after: /^\)?\s?[-–]\s(?!P)\p{Lu}\p{Ll}/u }],
  PL: [
    {
      spoken: 'pháp luật',
      before: /(?<!\p{L})(?:đại diện|đại diện theo|quy định của|vi phạm)\s$/u,
      unless: /^\s?\d/,
    },
    { spoken: 'pháp luật', after: /^&XH/ },
    { spoken: 'pháp luật', before: /(?:^|\n)\(?$/, after: /^\)?\s?[-–]\s(?!P)\p{Lu}\p{Ll}/u },
  ],
  CN: [
    { spoken: 'công nguyên', before: /(?<!\p{L})thế kỷ(?: thứ)? (?:\d{1,2}|[ivx]{1,5})\s$/u },
    { spoken: 'công nguyên', before: /(?<!\p{L})năm \d{1,4}\s$/u, unless: /^\s\p{Lu}/u },
    {
      spoken: 'công nguyên',
      before: /(?<!\p{L})(?:trước|sau|thứ \S{1,6}|tk [ivx]+|kỷ [ivx]+|\d{2,4} (?:trước|sau))\s$/u,
      unless: /^\s(?:\p{Ll}|\d)/u,
    },
    { spoken: 'chủ nhật', after: /^\s(?:này|tới|tuần (?:này|sau|tới|trước))(?!\p{L})/u },
    {
      spoken: 'chủ nhật',
      writtenBefore: /(?<!\p{L})(?:mai|hôm nay|sáng|tối) $/u,
      after: /^\s(?:mình|em|anh|chị|tôi|cả|nhà|được|đi|có|ở)(?!\p{L})/u,
    },
    {
      spoken: 'chi nhánh',
      before: /(?<!\p{L})(?:các|nhiều|những|\d)\s$/u,
      after: /^\s(?:của )?(?:ngân hàng|NH)(?!\p{L})/u,
    },
    { spoken: 'công nhân', after: /^\s(?:đình công|ngừng việc|tăng ca)(?!\p{L})/u },
    { spoken: 'chủ nhật', after: /^\s(?:được|đc) nghỉ(?!\p{L})/u },
    { spoken: 'chủ nhật', before: /[,;)–-]\s?$/, after: /^\s[Nn]ghỉ(?:\s?[.,;(]|$)/ },
    {
      spoken: 'chi nhánh',
      before: /(?<!\p{L})(?:ngân hàng|nhtmcp|nh tmcp|công ty|bank)(?!\p{L})[^.;!?\n]{0,60}\s[-–]\s$/u,
      after: /^\s\p{Lu}/u,
    },
    { spoken: 'chi nhánh', after: /^\s?\d:/ },
    { spoken: 'chi nhánh', after: /^\s(?:[Qq]uận|Q\.?\s?\d|[Hh]uyện|[Pp]hường|[Mm]iền|số \d)/ },
    {
      spoken: 'công nghiệp',
      before: /(?<!\p{L})(?:khu|cụm|ngành|thủ|mỹ thuật|đại học|đh|kỹ thuật|trường)\s$/u,
    },
    {
      spoken: 'công nhân',
      before: /\d\s$/,
      after: /^\s(?:kỹ thuật|lao động|lành nghề|sản xuất|làm việc)(?!\p{L})/u,
    },
    {
      spoken: 'công nhân',
      before: /(?<!\p{L})(?:lương|anh em|nhà ở|chị em|các|nhiều|đội|tập thể|(?<!đội )tuyển)\s$/u,
    },
  ],
  TS: [
    { spoken: 'tuyển sinh', after: /^\s(?:20\d\d(?!\d)|lớp|đầu cấp|trực tuyến)/ },
    {
      spoken: 'thí sinh',
      after:
        /^\s(?:chọn (?:ngành|trường|tổ hợp|nguyện vọng|cái nào)|đăng ký (?:dự thi|xét tuyển|nguyện vọng|ngành)|dự thi vào|trúng tuyển (?:đợt|vào|ĐH|đại học|CĐ))(?!\p{L})/u,
    },
  ],
  QH: [
    {
      spoken: 'quốc hội',
      before: /(?<!\p{L})(?:đại biểu|đb|chủ tịch|kỳ họp|phó chủ tịch|ủy ban|văn phòng)\s$/u,
    },
    {
      spoken: 'quốc hội',
      before: /(?<!\p{L})(?:nhiệm kỳ|thường vụ|trình|trước|báo cáo)\s$/u,
      unless: /^\s?(?:\d|chi tiết|sử dụng|phân khu|chung|vùng|tỉnh|đô thị|xây dựng|này|\p{Lu})/u,
    },
    {
      spoken: 'quốc hội',
      before: /(?<!\p{L})của\s$/u,
      after: /^\s?(?:$|[,.;)]|(?:\p{Lu}\p{Ll}+(?:\s|[.,]|$)){3}|(?:Việt Nam|VN|khóa)(?!\p{L}))/u,
    },
    {
      spoken: 'quốc hội',
      before: /(?<!\p{L})(?:họp|phiên họp|bầu cử)\s$/u,
      unless: /^\s(?:sử dụng|chi tiết|\d)/,
    },
    { spoken: 'quy hoạch', before: /(?<!\p{L})(?:không|ko|k|dính|đúng|sạch|vướng|đất|theo|bản đồ)\s$/u },
  ],
  HA: [
    { spoken: 'Hoàng Anh', before: /(?<!\d\s?)$/, after: /^\s(?:Gia Lai|GL)(?!\p{L})/u },
    { spoken: 'huyết áp', after: /^\s?:?\s?\d{2,3}\/\d{2,3}(?!\d|\/)/ },
    { spoken: 'héc ta', before: /(?<!lớp )(?<![\d.,])\d[\d.,]*\s?$/ },
  ],
  QG: [
    { spoken: 'quốc gia', before: /(?<!\p{L})(?:nguyên thủ|đội tuyển|đại học|vườn|cấp|đhqg)\s$/u },
    {
      spoken: 'quốc gia',
      before: /(?<!\p{L})(?:cúp|giải|tuyển|tuyển thủ|đh|đại học|đội tuyển|đt|vườn|hội đồng|kỳ thi|hsg)\s$/u,
    },
  ],
  PV: [
    { spoken: SPELLED, after: /^ (?:Gas|Oil|Power|Drilling|Trans)/ },
    { spoken: 'phỏng vấn', before: /(?<!\p{L})(?:hồ sơ|hs|lịch|đi|buổi)(?: và)?\s$/u },
  ],
  TCNS: [{ spoken: 'tài chính ngân sách', before: /(?<!\p{L})(?:ủy|uỷ) ban\s$/u }],
  STT: [{ spoken: 'số thứ tự', after: /^\s?:?\s?\d/ }],
  DL: [{ spoken: 'du lịch', before: /(?<!\p{L})(?:sở|cục)\s$/u }],
  TGP: [{ spoken: 'tổng giáo phận', after: /^\s(?:Sài Gòn|Hà Nội|Huế|TP)/ }],
  TNVN: [{ spoken: 'tiếng nói Việt Nam', before: /(?<!\p{L})đài\s$/u }],
  PXL: [{ spoken: 'Phan Xích Long', before: /(?<!\p{L})(?:đường|hẻm|\d)\s$/u }],
  HKD: [
    {
      spoken: 'đô la Hồng Công',
      before: /(?:\d|(?<!\p{L})(?:đồng|mã|tiền|tỷ giá|tỉ giá|triệu|tỷ|nghìn|đô la|usd|\():?)\s?$/u,
    },
  ],
  BTL: [
    { spoken: 'bài tập lớn', before: /(?<!\p{L})(?:nộp|làm|môn|bài|chấm)\s$/u },
    {
      spoken: 'bộ tư lệnh',
      after:
        /^\s(?:Vùng|Quân|Cảnh sát|Bộ đội|Thủ đô|TP|Thành phố|\d|Hải quân|Công binh|Thông tin|Pháo binh|Biên phòng|BĐBP)/,
    },
  ],
  CB: [
    {
      spoken: 'cán bộ',
      before: /(?<!\p{L})(?:\d|các|đội ngũ|toàn thể|tập thể|nhiều|gồm)\s$/u,
      after: /^(?:,|\s(?:và|công|kỹ|quản|chuyên|đoàn|giảng|coi|chấm))/u,
    },
  ],
  LĐ: [
    {
      spoken: 'lao động',
      before:
        /(?<!\p{L})(?:bộ|sở|lượt|số|nguồn|lực lượng|người|thị trường|xuất khẩu|hợp đồng|an toàn|bảo hộ|năng suất)\s$/u,
    },
  ],
  QĐ: [
    {
      spoken: 'quân đội',
      before: /(?<!theo|ký|số|căn cứ|ban hành|ra|hành)(?:^|\s)$/u,
      after: /^\s(?:Pháp|Mỹ|[Tt]huộc địa|Liên hiệp|[Vv]iễn chinh|NDVN|Sài Gòn)(?!\p{L}|\slệnh)/u,
    },
    { spoken: 'quy định', after: /^\s(?:NN|nhà nước|của (?:nhà nước|pháp luật|công ty|luật))/ },
  ],
  NN: [
    { spoken: 'nông nghiệp', after: /^\s(?:và|&)\s(?:PTNT|MT)(?!\p{L})/u },
    { spoken: 'nhà nước', before: /(?<!\p{L})(?:qđ|luật|quy định|cơ quan)\s$/u },
  ],
  CO: [
    { spoken: 'xê ô', after: /^\s(?:\(|form|mẫu|tạo điều kiện|ưu đãi|được cấp)/ },
    { spoken: 'xê ô', before: /(?<!\p{L})(?:khí|ngộ độc|nồng độ|ô xít|oxit|độc)\s$/u },
  ],
  BV: [{ spoken: SPELLED, before: /(?<!\p{L})(?:t|btr|bmp)\s?-\d{2,3}\s$/u }],
  BTV: [
    { spoken: SPELLED, after: /^\s(?:Cup|cup|CUP)/ },
    {
      spoken: 'biên tập viên',
      after:
        /^\s(?:thời sự|thể thao|truyền hình|của đài|VTV|chương trình|(?:\p{Lu}\p{Ll}+\s){2,3}(?:dẫn|VTV|của VTV|chia sẻ|diện|khoe|sinh năm|lên sóng|từng))(?!\p{L})/u,
    },
  ],
  LA: [{ spoken: SPELLED, after: /^\s(?:Galaxy|Lakers|Clippers|Rams|Dodgers|Times)(?!\p{L})/u }],
  TC: [
    { spoken: 'tín chỉ', before: /(?<!\p{L})(?:đ|đồng|vnđ)\s?\/\s?$/u },
    {
      spoken: 'trung cấp',
      before:
        /(?<!\p{L})(?:trường|hệ|bằng|bậc|trình độ|học|tốt nghiệp|khối|ngành|thcs|thpt|cđ|cao đẳng|đh|đại học|lớp|từ)(?: và|,|\/| hoặc| -)?\s?$/u,
    },
    {
      spoken: 'trung cấp',
      after: /^(?:,| và| -|\/)\s?(?:CĐ|ĐH|cao đẳng|đại học)(?!\p{L})|^\s(?:nghề|chuyên nghiệp|chính trị)/u,
    },
    { spoken: 'tài chính', before: /(?<!\p{L})(?:sở|bộ|phòng|ban|năm)\s$/u },
  ],
  PTTH: [
    { spoken: 'phát thanh truyền hình', before: /(?<!\p{L})(?:đài|cục|báo|vụ|kênh)(?: và)?\s$/u },
    { spoken: 'phát thanh truyền hình', after: /^\s?&/ },
  ],
  UV: [
    { spoken: 'ủy viên', after: /^\s(?:UBND|BCH|BTV|BCT|TW|HĐND|Trung ương|Bộ Chính trị|Ban |dự khuyết)/ },
  ],
  QP: [{ spoken: 'quốc phòng', before: /(?<!\p{L})bộ\s$/u }],
  CV: [
    {
      spoken: 'công viên',
      before: /(?<!\p{L})(?:gần|cạnh|cách|view|ngay|sát|đối diện|ra|đến|tại|ở|và)\s$/u,
      after: /^(?:\s\p{Lu}\p{Ll}{0,6}){2,3}(?!\p{L})/u,
    },
    { spoken: SPELLED, before: /(?<!\p{L})(?:lớp|loài|bộ|họ)\s$/u },
    {
      spoken: 'công viên',
      after: /^\s(?:địa chất|cây xanh|Thống Nhất)(?!\p{L})/u,
    },
  ],
  HV: [
    { spoken: SPELLED, after: /^\s\d{3}/ },
    { spoken: SPELLED, before: /\d\s?$/ },
    { spoken: SPELLED, before: /(?<!\p{L})(?:phân bón|công ty|hãng|hiệu|thương hiệu)\s$/u },
  ],
  HK: [
    {
      spoken: 'Hồng Công',
      before: /(?<!\p{L})(?:phim|sang|bay|quay lại|trở lại|người|tour|du lịch|dân)\s$/u,
      unless: /^\s?\d/,
    },
  ],
  PH: [
    {
      spoken: 'phụ huynh',
      before: /(?<!\p{L})(?:quý|báo|họp|nhiều|một số|hội|gửi)\s$/u,
      unless: /^\s?\d|^\s(?:của|trong|từ) (?:nước|đất|dung|máu)/u,
    },
  ],
  TTCT: [
    { spoken: 'tôm thẻ chân trắng', before: /tôm|thủy sản|thả nuôi|ao nuôi|thẻ/ },
    {
      spoken: 'tuổi trẻ cuối tuần',
      before: /(?<!\p{L})(?:báo|tạp chí|theo|trên|đọc|với|của)\s$|\(\s?$|^\s*$/u,
    },
  ],
  HP: [
    {
      spoken: 'học phần',
      before: /(?<!\p{L})(?:đăng ký|tín chỉ|các|mỗi|mã|tên|lớp|số|điểm|thi|rút|hủy)\s$/u,
      unless: /^\s?\d/,
    },
    { spoken: 'học phí', before: /(?<!\p{L})(?:giảm|đóng|nộp|miễn|tăng|thu|nợ|tiền)\s$/u },
  ],
  ĐTC: [
    { spoken: 'đức thánh cha', after: /^\s(?:Biển Đức|Phanxicô|Gioan|Phaolô|Bênêđictô|Lêô|Piô)/u },
    { spoken: 'đức thánh cha', before: /(?:tòa thánh|vatican|giáo hội|đại hội giới trẻ)[^.;!?\n]{0,60}$/u },
  ],
  GM: [
    { spoken: 'giám mục', before: /(?<!\p{L})(?:đức|tòa|đức cha)\s$/u, unless: /^\s(?:Motors|Food|Việt)/ },
    {
      spoken: 'giám mục',
      after: /^\s(?:(?:cho (?:các |\d{1,2} )?)?giáo phận|chính tòa|phụ tá|Giuse|Phaolô|Phêrô)/u,
    },
  ],
  XQ: [{ spoken: 'ích quang', before: /(?<!\p{L})(?:chụp|phim|phòng|máy|kết quả|soi)\s$/u }],
  VB: [
    { spoken: 'văn bản', after: /^\s(?:này|khác(?! C)|số \d{2}|quy phạm|hướng dẫn|gốc)(?!\p{L})/u },
    {
      spoken: 'văn bản',
      before: /(?<!\p{L})(?:các|những|ban hành|soạn thảo|soạn)\s$/u,
      unless: /^\s(?:dev|code|\.NET)/i,
    },
  ],
  HQ: [
    {
      spoken: 'hải quân',
      after: /^\s(?:(?:[Đđ]ại|[Tt]rung|[Tt]hiếu|[Tt]hượng) (?:tá|úy|uý|tướng))(?!\p{L})/u,
    },
  ],
  LH: [
    {
      spoken: 'liên hiệp',
      before: /(?<!\p{L})(?:hội|chủ tịch)\s$/u,
      after: /^\s(?:VHNT|[Vv]ăn học|[Pp]hụ nữ|[Tt]hanh niên|[Cc]ác hội|[Cc]ông đoàn|[Kk]hoa học)/u,
    },
  ],
  VHNT: [{ spoken: 'văn học nghệ thuật', before: /(?<!\p{L})(?:hội(?: lh| liên hiệp)?|lh|sáng tác)\s$/u }],
  BCN: [{ spoken: 'ban chủ nhiệm', after: /^\s(?:[Kk]hoa|CLB|[Cc]âu lạc bộ|HTX|[Đđ]ề tài|lớp)(?!\p{L})/u }],
  SD: [
    {
      spoken: 'số dư',
      after:
        /^(?:\s(?:TK|cuoi|cuối|KD|kha dung|khả dụng|hien tai|hiện tại)|\s?:?\s?[+-]?\d[\d.,]{0,20}\s?(?:VN[DĐ]|đ|₫))/,
    },
  ],
  TTB: [{ spoken: 'trang thiết bị', after: /^\s?[-,]\s?(?:VTYT|vật tư)|^\sy tế/u }],
  KT: [
    { spoken: 'kinh tế', after: /^\s?ĐT\s?[-–]/ },
    { spoken: 'kích thước', after: /^\s?:?\s?\(?\d[\d.,]*\s?(?:m|cm|mm)?\s?[x×*]\s?\d/u },
    { spoken: 'kinh tế', after: /^\s?-\s?(?:QTKD|QLKD|XH|CT|kỹ thuật)/u },
  ],
  ĐK: [
    {
      spoken: 'đường kính',
      after:
        /^(?:\s(?:trong|ngoài|ống|phi|trước|sau|ngang|dọc|lớn|nhỏ|nhất)){0,2}\s?:?\s\d[\d.,]*\s?(?:mm|cm|m|inch)(?!\p{L})/u,
    },
    { spoken: 'đa khoa', before: /(?<!\p{L})(?:bệnh viện|bv|phòng khám|khoa)\s$/u },
    {
      spoken: 'điều kiện',
      before: /(?<!\p{L})(?:tạo|đủ|có|trong|các|nếu|với|theo)\s$/u,
      unless: /^\s?(?:kinh doanh|\d)/,
    },
  ],
  VN: [
    { spoken: SPELLED, after: /^\/A(?!\p{L})/u },
    { spoken: 'vi en', after: /^\s?-?\s?[Ii]ndex(?!\p{L})/u },
  ],
  LNG: [
    {
      spoken: SPELLED,
      before: /(?<!\p{L})(?:khí|kho|cảng|tàu|nhà máy|điện khí|điện|nhập khẩu|dịch vụ|bằng|sử dụng)\s$/u,
    },
  ],
  Nd: [{ spoken: 'người dịch', after: /^\s?:/ }],
  vv: [
    {
      spoken: 'về việc',
      before:
        /(?<!\p{L})(?:quyết định|công văn|thông báo|tờ trình|hướng dẫn|kế hoạch|báo cáo|đơn|giấy mời|nghị quyết|qđ|cv|tb|kh)(?: số \S{1,30}| \S{0,20}\d\S{0,20})?\s$/u,
      after: /^\s\p{Ll}/u,
    },
  ],
  GP: [
    {
      spoken: 'giáo phận',
      after: /^\s(?:Bùi Chu|Vinh|Thanh Hóa|Phát Diệm|Xuân Lộc|Kon Tum)(?!\p{L})/u,
      unless: /^\s\p{Lu}\p{Ll}+ \p{Lu}\p{Ll}+ \p{Lu}/u,
    },
  ],
  LB: [{ spoken: 'liên bang', after: /^\s(?:Đông Dương|Nga|Đức|Mỹ|Xô Viết|Úc)(?!\p{L})/u }],
  QK: [
    { spoken: 'quân khu', before: /(?<!giờ|thì|hồi)(?:^|\s)$/u, after: /^\s?\d(?!\d|\s(?:năm|tháng|lần))/ },
  ],
});
