import { table } from '../../table';

/** Short forms of messages that stand for the same words wherever messages are written. */
export const CHAT_WORDS = table({
  k: 'không',
  hok: 'không',
  hem: 'không',
  khum: 'không',
  dc: 'được',
  dx: 'được',
  đc: 'được',
  dk: 'được',
  r: 'rồi',
  nt: 'nhắn tin',
  ntn: 'như thế nào',
  mk: 'mình',
  mik: 'mình',
  vk: 'vợ',
  ck: 'chồng',
  nv: 'nhân viên',
  ngta: 'người ta',
  ng: 'người',
  nyc: 'người yêu cũ',
  ny: 'người yêu',
  sp: 'sản phẩm',
  ak: 'à',
  z: 'vậy',
  j: 'gì',
  vs: 'với',
  trc: 'trước',
  lm: 'làm',
  cx: 'cũng',
  hnay: 'hôm nay',
  hqua: 'hôm qua',
  bh: 'bao giờ',
  bgio: 'bây giờ',
  bnhiu: 'bao nhiêu',
  bnhieu: 'bao nhiêu',
  nhìu: 'nhiều',
  thik: 'thích',
  thui: 'thôi',
  uk: 'ừ',
  uh: 'ừ',
  wa: 'quá',
  wá: 'quá',
  lun: 'luôn',
  bít: 'biết',
  bik: 'biết',
  bt: 'biết',
  ae: 'anh em',
  tks: 'cảm ơn',
  thanks: 'cảm ơn',
  rep: 'trả lời',
  kb: 'kết bạn',
  lh: 'liên hệ',
  đag: 'đang',
  đg: 'đang',
  fai: 'phải',
  pải: 'phải',
  zậy: 'vậy',
  dzậy: 'vậy',
  roài: 'rồi',
  ns: 'nói',
  gđ: 'gia đình',
  sdt: 'số điện thoại',
  gr: 'gờ rúp',
  ad: 'át min',
  gd: 'gia đình',
  qc: 'quảng cáo',
  sg: 'sài gòn',
  hn: 'hà nội',
  đt: 'điện thoại',
  cđm: 'cộng đồng mạng',
  cdm: 'cộng đồng mạng',
});

/** What k and kh deny: before these words they are không. */
const DENIED =
  'phải|biết|được|dc|đc|dx|thể|muốn|thích|hiểu|dám|thấy|chịu|nói|quan|hề|kì thị|kỳ thị|ai|sao|ổn|nên|còn|bị|cần|tin|ngờ|thèm|ngon|đẹp|sạch|tốt|đủ|đáng|hài lòng|thoải mái|nhiệt tình|bằng|hợp|đắt|rẻ';
export const DENIED_AFTER = new RegExp(String.raw`^\s(?:${DENIED})(?!\p{L})`, 'u');

const words = (list: string): string => list.trim().split(/\s+/).join('|');
const alone = (list: string): RegExp =>
  new RegExp(String.raw`(?<![\p{L}\d.])(?:${words(list)})(?![\p{L}\d])`, 'gu');

/** Short forms that only messages have. */
export const CHAT_MARKS = alone(
  'ko hok khum dc đc nt ntn ib mn mng ak ạk bn ngta mk mik vk nhe hihi hehe haha huhu bnhiu bnhieu hqua hnay ' +
    'ng\\sta thui bít bik ae cx vs trc lun z thik nhìu zậy roài đag inbox shop ad ' +
    String.raw`kh?\s(?:${DENIED})`,
);

/** Single letters and pairs that elsewhere stand for something else: one of them is a mark among others. */
export const SOFT_CHAT_MARKS = alone('k kh dx r sp v j dk e ck lh rep');

/** Words of every conversation, in books as in messages: a mark only beside another. */
export const SPEECH_MARKS = alone('nha nhá nhé ạ ơi');

/** What a text about formulas has: k and r are numbers there. */
export const FORMULA_MARKS =
  /[=≥≤√]|(?<!\p{L})(?:hàm số|phương trình|nghiệm|hằng số|bán kính|tham số|số nguyên|vectơ|hệ số|biến)(?!\p{L})/u;
