import type { Rule } from '../rule';
import { ABBREVIATIONS, MESSAGES } from './data/abbreviations';
import { isCounted } from './counted';
import { divisionRules } from './divisions';
import { isSyllable } from './syllables';
import { AVERAGED_BEFORE } from './units';
import { spell } from './vocabulary';
import { weekdayRules } from './weekdays';
import { table } from '../table';

const END = String.raw`(?![\p{L}\p{M}\p{N}])`;

/** A house and its street, or the parts of them by number or name; a shop has an address too. */
const ADDRESS_AFTER =
  /^\s*:?\s*(?:số\s\d|(?:ngõ|đường|tổ|thôn|xóm|khu|tầng|phòng|lầu|tòa)\s(?:\d|\p{Lu})|(?:shop|quán|cửa hàng|công ty|mới|cũ|giao hàng|nhận hàng)(?!\p{L}))/u;

function isAddress(after: string): boolean {
  if (/^\s*:/.test(after) || ADDRESS_AFTER.test(after)) return true;
  const house = /^\s*\d[\d/]{0,10}[A-Za-z]?(?![\p{L}\d])/u.exec(after);
  return house !== null && !isCounted(after.slice(house[0].length).toLowerCase());
}

const SLASHED = table({
  'v/v': 'về việc',
  'k/g': 'kính gửi',
  't/m': 'thay mặt',
  'n/v': 'nhân viên',
  'h/s': 'học sinh',
});

const slashed: Rule = {
  name: 'slashed-abbreviation',
  description: 'đ/c, Đ/c:, k/g, v/v, c/o and the like.',
  examples: [
    ['đ/c Hùng', 'đồng chí Hùng'],
    ['Đ/c: 12 Lê Lợi', 'địa chỉ: mười hai Lê Lợi'],
    ['V/v nghỉ lễ', 'về việc nghỉ lễ'],
  ],
  opens: ['letter'],
  pattern: new RegExp(
    String.raw`(?:[đĐ]\/[cC]|[vV]\/[vV]|[kK]\/[gG]|[tT]\/[mM]|[nN]\/[vV]|[hH]\/[sS])${END}`,
    'uy',
  ),
  say: (match, place) => {
    const short = match[0].toLowerCase();
    if (short === 'đ/c') {
      return isAddress(place.writtenAfter(match)) ? 'địa chỉ' : 'đồng chí';
    }
    return SLASHED.get(short) ?? null;
  },
};

/** Ministries and departments, their joints (&, comma, -) left out of the key. */
const OFFICES = table({
  GDĐT: 'giáo dục và đào tạo',
  KHĐT: 'kế hoạch và đầu tư',
  KHCN: 'khoa học và công nghệ',
  TNMT: 'tài nguyên và môi trường',
  NNPTNT: 'nông nghiệp và phát triển nông thôn',
  NNMT: 'nông nghiệp và môi trường',
  TTTT: 'thông tin và truyền thông',
  LĐTBXH: 'lao động thương binh và xã hội',
  VHTTDL: 'văn hóa thể thao và du lịch',
  VHTT: 'văn hóa và thể thao',
  ĐTXD: 'đầu tư và xây dựng',
  XDTM: 'xây dựng và thương mại',
  TMDV: 'thương mại và dịch vụ',
  SXTM: 'sản xuất và thương mại',
  CNHHĐH: 'công nghiệp hóa hiện đại hóa',
  VHXH: 'văn hóa xã hội',
  QPAN: 'quốc phòng an ninh',
  CBCNV: 'cán bộ công nhân viên',
});

const office: Rule = {
  name: 'office',
  description: 'Ministries, departments and their fields, written with &, a comma or a hyphen: GD&ĐT, KT-XH.',
  examples: [
    ['Sở GD&ĐT', 'Sở giáo dục và đào tạo'],
    ['Bộ LĐ-TB&XH', 'Bộ lao động thương binh và xã hội'],
    ['Bộ VH,TT&DL', 'Bộ văn hóa thể thao và du lịch'],
    ['KT-XH', 'kinh tế xã hội'],
    ['Sở GD - ĐT', 'Sở giáo dục và đào tạo'],
  ],
  opens: ['letter'],
  pattern: new RegExp(String.raw`[A-ZĐ]{2,4}(?:(?:\s?[&-]\s?|,)[A-ZĐ]{2,4}){1,2}${END}`, 'uy'),
  say: ([written]) => {
    const key = written.replace(/[\s&,-]/g, '');
    return OFFICES.get(key) ?? (/^[A-ZĐ]+-/.test(written) ? ABBREVIATIONS.get(key) : null) ?? null;
  },
};

const etCetera: Rule = {
  name: 'et-cetera',
  description: 'v.v. is vân vân.',
  examples: [
    ['cam, quýt, v.v.', 'cam, quýt, vân vân.'],
    ['bàn, ghế, v.v... đủ cả', 'bàn, ghế, vân vân. đủ cả'],
  ],
  opens: ['letter'],
  pattern: new RegExp(String.raw`[vV]\.\s?[vV](?=\.|${END})(?:\.(?!\.)(?=\s?[\p{Ll},;)]))?`, 'uy'),
  say: () => 'vân vân',
};

/** Abbreviations of two letters whose meaning, or another meaning, depends on what follows them. */
const FOLLOWED = table<readonly [RegExp, string]>({
  CA: [/^\s(?:TP|Tp|TX|[QPHX]\.|tỉnh|thành phố|quận|huyện|phường|xã|thị|tp)/, 'công an'],
  HA: [/^\s?:?\s?\d{2,3}\/\d{2,3}(?!\d|\/)/, 'huyết áp'],
  SD: [
    /^(?:\s(?:TK|cuoi|cuối|KD|kha dung|khả dụng|hien tai|hiện tại)|\s?:?\s?[+-]?\d[\d.,]{0,20}\s?(?:VN[DĐ]|đ|₫))/,
    'số dư',
  ],
  ND: [/^\s?:/, 'nội dung'],
  SN: [/^\s?:?\s?(?:19|20)\d\d(?!\d)(?! (?:người|khách|suất|chiếc|cái|đồng|lượt))/, 'sinh năm'],
  CT: [/^\s(?:HĐQT|HĐTV|UBND|HĐND|HĐXX|nước(?! ngoài))/, 'chủ tịch'],
  TL: [/^\s?:?\s?\d[\d.,]{0,10}\s?(?:kg|g|gam|tấn|tạ)(?!\p{L})/u, 'trọng lượng'],
  ĐT: [/^\s(?:U\d|[Qq]uốc gia|Việt Nam|VN|[Nn]ữ|[Nn]am )/, 'đội tuyển'],
  BS: [/^\s?:?\s?\d{2}-?[A-ZĐ]/u, 'biển số'],
  CK: [/^\s(?:Mỹ|Việt Nam|VN|Á|châu|thế giới|phái sinh|cơ sở)(?!\p{L})/u, 'chứng khoán'],
  HĐ: [/^\s(?:đỏ|GTGT|VAT|điện tử|điện|nước|giá trị gia tăng)(?!\p{L})/u, 'hóa đơn'],
  KH: [/^\s(?:số \d{1,4}\/|(?:sản xuất|hành động|năm|quý|20\d\d)(?![\p{L}\d]))/u, 'kế hoạch'],
  KS: [/^\s(?:[1-6]\s?(?:sao|\*)|Mường Thanh)/, 'khách sạn'],
  LS: [
    /^\s(?:\d[\d,.]{0,5}\s?%|cho vay|vay|huy động|tiết kiệm|điều hành|cơ bản|tiền gửi|giảm|tăng)/,
    'lãi suất',
  ],
  NH: [/^\s(?:hải sản|tiệc|cưới|buffet|chay|lẩu|nướng)/, 'nhà hàng'],
  TS: [/^\s(?:20\d\d(?!\d)|lớp|đầu cấp|trực tuyến)/, 'tuyển sinh'],
  ĐH: [/^\s(?:[XVI]{1,5}(?!\p{L})|Đảng|Đoàn|cổ đông|đại biểu|toàn quốc|lần thứ|nhiệm kỳ)/u, 'đại hội'],
  bn: [/^\s(?:tiền|(?:một|1) (?:cái|chiếc|kg|hộp|đôi|ly))(?!\p{L})/u, 'bao nhiêu'],
  CN: [/^\s(?:[Qq]uận|Q\.?\s?\d|[Hh]uyện|[Pp]hường|[Mm]iền|số \d)/, 'chi nhánh'],
});

/** Abbreviations that another word before them decides. */
const PRECEDED = table<readonly [RegExp, string]>({
  CA: [/(?<!\p{L})bộ\s$/u, 'công an'],
  CK: [/(?<!\p{L})(?:sàn|thị trường|công ty|đầu tư|chơi)\s$/u, 'chứng khoán'],
  CP: [
    /(?<!\p{L})(?:giá|mua|bán|mỗi|lượng|nắm giữ|sở hữu|nghìn|ngàn|triệu|tỷ|lô|mã|chia|thưởng)\s$|đồng\s?\/\s?$/u,
    'cổ phiếu',
  ],
  BTC: [/(?<!\p{L})(?:usd|usdt|eth|eur)\s?\/$/u, 'bít coi'],
  ĐT: [/(?<!\p{L})(?:gd|giáo dục) và\s$/u, 'đào tạo'],
  QP: [/(?<!\p{L})bộ\s$/u, 'quốc phòng'],
  ĐK: [/(?<!\p{L})(?:bệnh viện|bv|phòng khám|khoa)\s$/u, 'đa khoa'],
  SX: [/(?<!\p{L})(?:cơ sở|nhà máy|xưởng|dây chuyền|công ty|ngày|khu|ngành|chi phí)\s$/u, 'sản xuất'],
  GD: [/(?<!\p{L})(?:nxb|nhà xuất bản|bộ|sở|ngành)\s$/u, 'giáo dục'],
  SCN: [/(?:\d|(?<!\p{L})[ivx]{1,5})\s$/u, 'sau công nguyên'],
  TB: [AVERAGED_BEFORE, 'trung bình'],
  TCN: [/(?:\d|(?<!\p{L})[ivx]{1,5})\s$/u, 'trước công nguyên'],
  TH: [/(?<!\p{L}|(?:thị|môi|hiện|công|nông|quảng|lập|nhà) )trường\s$/u, 'tiểu học'],
  TT: [/(?<!\p{L})(?:kp|khu phố|tổ|ấp|thôn|xóm)\.?\s?\d{1,2},\s$/u, 'thị trấn'],
});
/** A town, then its district: TT Củ Chi, H. Củ Chi. */
const TOWN_AFTER = /^(?:\s\p{Lu}\p{Ll}{1,7}){1,3},\s(?:H\.|huyện)/u;

/** A primary school next to another level. */
const SCHOOL_AFTER = /^(?:\s?[&,-]\s?(?:THCS|THPT)| và (?:THCS|THPT))/;

const COMPANY_BEFORE = /(?<!\p{L})(?:công ty|cty|ngân hàng)\s*$/u;
/** The name of its trade between, its own after: Công ty Xây dựng CP An Phát. */
const TRADE_BEFORE = /(?<!\p{L})(?:công ty|cty|ngân hàng)(?: \S{1,20}){1,2}\s$/u;

/** Heads of state and government in the news. */
const LEADER_AFTER =
  /^\s(?:(?:Mỹ|Nga|Pháp|Ukraine) )?(?:Donald |Joe |Vladimir |Barack |Emmanuel )?(?:Trump|Putin|Biden|Zelensky|Macron|Obama|Bush|Clinton)(?!\p{L})/u;

/** A number of two digits after TK is a century, unless it counts: TK 12 triệu. */
function isCentury(after: string): boolean {
  if (/^\s?[XVI]+(?![\p{L}\d])/u.test(after)) return true;
  return /^\s(?:1\d|2[01])(?![\p{L}\d]|[.,]\d)/u.test(after) && !isCounted(after.slice(3).toLowerCase());
}

/** A circular by its number: TT 200, TT 78/2021/TT-BTC. */
const DECREE_AFTER = /^\s(?:số )?\d{1,3}(?:\/(?:19|20)\d\d|(?=\s(?:của|về|ngày)\s|[,.;]?\s*$))/;

const abbreviation: Rule = {
  name: 'abbreviation',
  description: 'Abbreviations of the table, with or without their dot.',
  examples: [
    ['UBND tỉnh', 'ủy ban nhân dân tỉnh'],
    ['GS.TS. Ngô Văn An', 'giáo sư tiến sĩ Ngô Văn An'],
    ['Công ty CP An Phát', 'Công ty cổ phần An Phát'],
    ['Bs. Mai và BSCKII. Trần An', 'bác sĩ Mai và bác sĩ chuyên khoa hai Trần An'],
    ['TNHH MTV', 'trách nhiệm hữu hạn một thành viên'],
    ['CA TP.HCM', 'công an thành phố hồ chí minh'],
    ['HA 120/80', 'huyết áp một trăm hai mươi trên tám mươi'],
    ['SD 50,000VND', 'số dư năm mươi nghìn đồng'],
    ['ND: tiền nhà', 'nội dung: tiền nhà'],
    ['trường TH&THCS', 'trường tiểu học và trung học cơ sở'],
    ['VỐN ĐẦU TƯ', 'VỐN ĐẦU TƯ'],
    ['BCH TƯ ĐẢNG', 'ban chấp hành trung ương ĐẢNG'],
    ['NXB GD', 'nhà xuất bản giáo dục'],
    ['năm 179 TCN', 'năm một trăm bảy mươi chín trước công nguyên'],
    ['22 TCN 272', 'hai mươi hai tiêu chuẩn ngành hai trăm bảy mươi hai'],
    ['Ko sao mn ơi', 'không sao mọi người ơi'],
    ['điểm TB', 'điểm trung bình'],
    ['ông A (SN 1990)', 'ông A (sinh năm một nghìn chín trăm chín mươi)'],
  ],
  opens: ['letter'],
  pattern: new RegExp(
    String.raw`(\p{L}{2,9})(?:\.(?=\s?[\p{Lu}\d])(?<=(?:[GTBKLD][Ss]|[Tt]h[Ss]|ThS|KTS|CN|NCS|TSKH|ĐD|NSND|NSƯT|NGND|NGƯT|CKI|CKII|KP|VN|TT|GĐ)\.)|${END}(?!-\p{Lu}?\d))`,
    'uy',
  ),
  say: (match, place) => {
    const [, short = ''] = match;
    const after = place.writtenAfter(match);
    const named = TRADE_BEFORE.test(place.before) && /^\s\p{Lu}/u.test(after);
    if (short === 'CP' && (named || COMPANY_BEFORE.test(place.before))) return 'cổ phần';
    if (short === 'TK' && isCentury(after)) return 'thế kỷ';
    if (short === 'TCN' && /^\s\d/.test(after)) return 'tiêu chuẩn ngành';
    const preceded = PRECEDED.get(short);
    const ownName = /^\s(?:[Tt]rue|\p{Ll})/u.test(after) && /^T[HT]$/.test(short);
    if (preceded?.[0].test(place.before) && !ownName) return preceded[1];
    if (short === 'TH' && SCHOOL_AFTER.test(after)) return 'tiểu học';
    if (short === 'TT' && TOWN_AFTER.test(after)) return 'thị trấn';
    if (short === 'BKS' && /^\s*:?\s*\d{2}-?[A-ZĐ]/.test(after)) return 'biển kiểm soát';
    if (short === 'TT' && DECREE_AFTER.test(after)) return 'thông tư';
    if (short === 'PV' && /^ (?:Gas|Oil|Power|Drilling|Trans)/.test(after)) return spell(short);
    if (short === 'TP' && /\p{Lu}-$/u.test(place.writtenBefore)) return spell(short);
    if (short === 'TT' && /^\s*Huế/.test(after)) return 'thừa thiên';
    if (short === 'TT' && LEADER_AFTER.test(after)) return 'tổng thống';
    const followed = FOLLOWED.get(short);
    if (followed?.[0].test(after)) return followed[1];
    if (isHeadline(short, place.writtenBefore, after)) return null;
    return (
      ABBREVIATIONS.get(short) ?? (/\p{Ll}$/u.test(short) ? MESSAGES.get(short.toLowerCase()) : null) ?? null
    );
  },
};

const BODY_BEFORE = /(?:BCH|BV|UB|UBKT|VP|BÍ THƯ)\s$/;
const PARTY_AFTER = /^\s(?:ĐẢNG|ĐOÀN)(?!\p{L})/u;

/**
 * In a headline TƯ is the word of ĐẦU TƯ, THỨ TƯ and TƯ VẤN, unless it is part of the name of a body: BCH TƯ ĐẢNG.
 */
function isHeadline(short: string, before: string, after: string): boolean {
  if (short !== 'TƯ' || BODY_BEFORE.test(before)) return false;
  const previous = /(\p{Lu}{2,})\s$/u.exec(before)?.[1];
  const next = /^\s(\p{Lu}{2,})(?!\p{L})/u.exec(after)?.[1];
  if (previous === undefined && PARTY_AFTER.test(after)) return false;
  return [previous, next].some((word) => word !== undefined && isSyllable(word));
}

/** Abbreviations with a dot inside. */
const DOTTED = table({
  'Th.S': 'thạc sĩ',
  'T.S': 'tiến sĩ',
  'T.Ư': 'trung ương',
  'T.W': 'trung ương',
});

const dotted: Rule = {
  name: 'dotted-abbreviation',
  description: 'Abbreviations with a dot inside: Th.S, T.Ư.',
  examples: [
    ['Th.S Mai', 'thạc sĩ Mai'],
    ['Bệnh viện Nhi T.Ư', 'Bệnh viện Nhi trung ương'],
  ],
  opens: ['letter'],
  pattern: new RegExp(String.raw`(?:Th\.S|T\.[SƯW])(?:\.(?=\s?\p{Lu}))?${END}`, 'uy'),
  say: ([written]) => DOTTED.get(written.replace(/\.$/, '')) ?? null,
};

const initials: Rule = {
  name: 'initials',
  description: 'The initials of a name, each with its dot: letter by letter, without a pause.',
  examples: [
    ['bệnh nhân N.V.A. khỏe', 'bệnh nhân en nờ vê a khỏe'],
    ['Đó là N.V.A. Hôm sau', 'Đó là en nờ vê a. Hôm sau'],
  ],
  opens: ['letter'],
  pattern:
    /(?<![\p{L}.])\p{Lu}(?:\.\p{Lu}){1,3}(?:\.(?!\s{0,8}$|\s\p{Lu})|(?![\p{L}\p{M}\d]))(?![\p{L}\p{M}\d])/uy,
  say: ([written]) => spell(written.replace(/\./g, '')),
};

const page: Rule = {
  name: 'page',
  description: 'tr. before a number: trang.',
  examples: [['tr. 15', 'trang mười lăm']],
  opens: ['letter'],
  pattern: /[Tt]r\.\s?(?=\d)/y,
  say: () => 'trang',
};

export const abbreviationRules: readonly Rule[] = [
  office,
  slashed,
  etCetera,
  page,
  dotted,
  initials,
  ...divisionRules,
  ...weekdayRules,
  abbreviation,
];
