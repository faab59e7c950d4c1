import { table } from '../../table';
import { SPELLED, type Sense } from './sense';

/** Abbreviations that are one thing before or in the name of a person, place or firm and another elsewhere. */
export const NAME_SENSES = table<readonly Sense[]>({
  MTV: [
    {
      spoken: SPELLED,
      unless: /^\s(?:\p{Lu}\p{Ll}*(?!\p{ASCII})\p{L}|[A-ZĐ]{2,})/u,
      before: /(?<!tnhh|hữu hạn|công ty|cty|cp)\s$/u,
    },
    { spoken: SPELLED, after: /^\s(?:EMA|VMA|Video|Movie)(?!\p{L})/u },
  ],
  BE: [
    {
      spoken: SPELLED,
      writtenBefore:
        /(?<!\p{L})(?:task|[Tt]eam|dev|code|trình viên|[Vv]ị trí|[Pp]hần|mảng|bắt đầu từ|FE|intern|fresher)\s$/u,
    },
    { spoken: SPELLED, after: /^\s(?:dev|developer|và FE|hay FE|hoặc FE)(?!\p{L})/u },
  ],
  BA: [
    {
      spoken: SPELLED,
      writtenBefore:
        /(?<!\p{L})(?:[Tt]uyển (?:\d{1,2} )?(?:bạn )?|[Vv]ị trí |team |[Nn]ghề |[Ff]resher |[Jj]unior |[Ss]enior |[Ii]ntern )$/u,
      unless: /^\s(?:\p{Lu}{2}|người|nhân viên|bảo vệ)/u,
    },
  ],
  Ng: [
    {
      spoken: 'người',
      after:
        /^\s(?:Việt|Hoa|Mỹ|Anh|Pháp|Nga|Nhật|Hàn|Trung|Đức|Thái|Lào|ta|dân|nước|yêu|lớn|già|khác|mới|bán|mua)(?!\p{L})/u,
    },
  ],
  ĐB: [
    { spoken: 'đông bắc', before: /(?<!\p{L})(?:hướng|ban công|cửa)\s$/u },
    {
      spoken: 'đại biểu',
      after: /^\s(?:Quốc hội|QH|HĐND|Hội đồng|\p{Lu}\p{Ll}+\s\p{Lu}\p{Ll}+\s(?:\p{Lu}\p{Ll}+\s?)?\()/u,
    },
    {
      spoken: 'đại biểu',
      before: /(?:^|[.!?,:])\s?$|(?<!\p{L})(?:các|theo|như|của|với|lời|cho|và)\s$/u,
      after: /^\s(?:Nguyễn|Trần|Lê|Phạm|Hoàng|Huỳnh|Phan|Vũ|Võ|Đặng|Bùi|Đỗ|Ngô|Trương)\s\p{Lu}\p{Ll}/u,
    },
    { spoken: 'đặc biệt', before: /(?<!\p{L})(?:giải|hạng|loại)\s$/u },
    { spoken: 'đồng bằng', after: /^\s(?:sông|sông Cửu Long|Bắc Bộ|ven biển)(?!\p{L})/u },
  ],
  ĐC: [
    {
      spoken: SPELLED,
      after: /^\s(?:ngó|nói|cười|bảo|hỏi|lúng túng|gật|nghe)(?!\p{L})/u,
    },
  ],
  IU: [
    {
      spoken: 'ai diu',
      before: /(?<!\p{L})(?:ca sĩ|nữ ca sĩ|idol|thần tượng|diễn viên|cô nàng|với|của)\s$/u,
      unless: /^\s?\//,
    },
  ],
  CAO: [{ spoken: SPELLED, writtenBefore: /(?:^|\n)\($/, after: /^\)/ }],
  Time: [{ spoken: 'tham', before: /(?<!\p{L})(?:tạp chí|tuần báo|báo)\s$/u }],
  TNTP: [
    { spoken: 'thiếu niên tiền phong', before: /(?<!\p{L})(?:đội|đoàn|hội|thi đua|gương)\s$/u },
    { spoken: 'thiếu niên tiền phong', after: /^\s(?:Hồ Chí Minh|HCM|Việt Nam|VN)(?!\p{L})/u },
  ],
  NĐ: [
    {
      spoken: 'Nam Định',
      before: /(?<!\p{L})(?:tại|ở|về|đội)\s$/u,
      after: /^\s(?:so với|thi đấu|gặp|tiếp|chơi|thắng|thua)(?!\p{L})/u,
    },
    {
      spoken: SPELLED,
      before: /(?<!\p{L})(?:số hiệu|tàu cá|tàu|biển số)(?: số)?:?\s$/u,
      after: /^[ -]?\d+(?![\d/])/,
    },
  ],
  NS: [{ spoken: 'nghệ sĩ', after: /^(?:\s\p{Lu}\p{Ll}+){2}/u }],
  Fa: [{ spoken: 'pha', before: /(?<!\p{L})(?:cung|giọng|nốt|âm|khóa)\s$/u }],
  hp: [{ spoken: SPELLED, before: /(?<!\p{L})(?:vi khuẩn|khuẩn|nhiễm|test|diệt)\s$/u }],
  Fe: [{ spoken: 'phê', before: /(?<!\p{L})santa\s$/u }],
  Nice: [{ spoken: 'nít', before: /(?<!\p{L})(?:ở|tại|thành phố|sân bay|clb|câu lạc bộ)\s$/u }],
  Roche: [{ spoken: 'rốt', before: /(?<!\p{L})la\s$/u }],
  Tel: [{ spoken: 'ten', after: /^\sAviv/ }],
  Jean: [
    { spoken: 'giăng', before: /(?<!(?:quần|áo|váy|vải|đồ|khoác) )$/, after: /^[ -](?!Nam|Nữ|Levi)\p{Lu}/u },
  ],
  SE: [{ spoken: 'ét i', before: /(?<!\p{L})(?:iphone|watch)\s$/u }],
  St: [{ spoken: 'xanh', after: /^\.?\s?[A-Z]/ }],
});
