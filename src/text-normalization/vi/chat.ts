import { chooseSense } from './choose-sense';
import { endsWithCue } from './context';
import { isCounted } from './counted';
import { DENIED_AFTER } from './lexicon/chat';
import { CHAT_WORDS } from './lexicon/chat-words';
import { CHAT_SENSES, HOUR_AFTER, QUESTION_END } from './lexicon/chat-senses';
import { REVIEW_SENSES } from './lexicon/review-senses';
import type { Sense } from './lexicon/sense';
import { table } from '../table';

/** Whom a single letter means, before what such a person does or after what is done for them. */
const PERSONS = table({ c: 'chị', e: 'em', a: 'anh', m: 'mình', t: 'tôi' });
const PERSON_AFTER =
  /^\s(?:ơi|êi|à|ạ|ah|nhé|nha|hỏi|cho|mua|muốn|cần|thấy|bị|có|đang|đã|vừa|mới|được|không|ko|k|dc|đc|đặt|lấy|nhận|xin|tính|ở|ib|inbox|nt|chờ|đợi|cũng|đi|về|làm|với|gửi|giao|check|ship|ấy|này|kia|tư vấn|báo|biết|nên|nghĩ|xem|tìm|dùng|xài|sài|định|nào|cảm ơn|bỏ|ăn|uống|chơi|nói|bảo|gọi|kêu|nghe|coi|tưởng|mong|thích|yêu|ghét|sợ|ngồi|ngủ|học|chụp|mặc|đeo|ưng|vẫn|chưa|sẽ|phải|đành|là|toàn|ck|vk|sống|rất|chủ|chi tiêu|kiếm|hay đi|để (?:lại|ý|mình|cho))(?!\p{L})/u;
/** What somebody has, gets or joins in, and who is several: máy của m, các e. */
const PERSON_BEFORE =
  /(?<!\p{L})(?:của|cho|với|vs|như|theo|các|mấy|bọn|tụi|thằng|con|nhà|nói|chửi|sao|vì|thì|bảo|kêu|hỏi|chúng)\s$/u;
/** Who is told or given so much: nói t 1 tiếng. */
const TOLD_BEFORE = /(?<!\p{L})(?:nói|bảo|cho|gửi|chuyển|ck|bắn|trả|nợ|đưa|hỏi|mượn|kêu|đợi|chờ|nhắn)\s$/u;
/** Called or cursed, or at the end of what is said to somebody, m is mày; beside t it is whom t speaks to. */
const CALLED_AFTER = /^\s(?:à|ơi|hả)(?!\p{L})|^\s?(?:$|[.!?])/u;
/** Of mình alone: của m, cho m at the end. */
const OWN_BEFORE = /(?<!\p{L})(?:của|cho|với|vs|giống|theo|như)\s$/u;
const ROUGH = /(?<![\p{L}\d])(?:tao|mày|đm|dm|đmm|đkm|chúng m|t)(?![\p{L}\d])/u;
/** Whoever is mày or m speaks to a tao, and who is cậu to a tớ; elsewhere t is a tôi. */
const ROUGH_TO = /(?<![\p{L}\d])(?:tao|mày|mài|m|đm|đmm)(?![\p{L}\d])/u;
const GENTLE_TO = /(?<![\p{L}\d])(?:tớ|cậu|cậuu)(?![\p{L}\d])/u;

/** Whoever is t or tớ says cậu to c. */
const SPEAKER = /(?<![\p{L}\d])(?:t|tớ)(?![\p{L}\d])/u;

/** What single letters without a vowel mean in running Vietnamese. */
const LONE = table({ k: 'không', r: 'rồi', j: 'gì', w: 'với', p: 'phải' });

const BEGINS = /(?:^|[.!?\n:"“(])\s*$/;
/** A word, of one letter with a mark or a vowel at the least; or a comma. */
const WORD_BEFORE =
  /(?:\p{L}{2}|(?<!\p{L})[aàáạảãeêoôơuưiíìýỳỉừờởợồốầấậó]|[\p{L}\d]\s?[,;])\s$|\p{L}{2}[,;]$/u;
/** An occasion by its number, after which a person may be told of: lần 2 m mua. */
const OCCASION_BEFORE = /(?<!\p{L})(?:thứ|lần) \d\s$/u;
/** What has letters for its parts, kinds or shapes, where no list of cues has it. */
const LETTERED_BEFORE =
  /(?<!\p{L})(?:top|bên|độ|cạnh|góc|gan|cột|hàng|khoản|mục|ổ|gói|mẫu|vần|chữ|nốt|cúp|size|cỡ|dây|trục|biến|(?:phụ |nguyên )âm(?: (?:đầu|cuối|chính|đệm|thứ \p{L}+))? là|hệ|dạng|tập|gen|thế hệ|cổ|dáng|form|chấm|hạt|tia|đỉnh|dòng|tòa|toà|lô|block|khu|cổng|cửa)\s$/u;
/** What physics and geometry measure or draw, and name by a letter. */
const MEASURED_BEFORE =
  /(?<!\p{L})(?:chiều (?:cao|dài|rộng)|vận tốc|tốc độ|gia tốc|khối lượng|quãng đường|công suất|điện trở|điện thế|tần số|chu kỳ|đáy|huyền|cạnh \p{L}+|đường thẳng|mặt phẳng|[kK][íý] hiệu(?: là)?)\s$/u;
/** Another letter just before, or one after: b, c và d; a/b. */
const LETTERS_BESIDE_BEFORE = /(?<![\p{L}\d])[a-hđ](?:,| và| hoặc| hay|\/)\s?$/u;
const LETTERS_BESIDE_AFTER = /^(?:,| và| hoặc| hay)\s[a-hđ](?!\p{L})/u;
/** The letters of a law: các điểm r, s, t và điểm v khoản 3; but 9 điểm r. */
const LAW_BEFORE = /(?<!\p{L}|\d )điểm (?:[a-zđ](?:, | và )){0,9}$/u;
const LAW_AFTER = /^(?:(?:,| và| hoặc) (?:điểm )?[a-zđ](?!\p{L})| khoản | (?:điều|mục|vào) |[.;])/u;

/** What an exercise leaves unknown, before its unit or its value: m gam, với k = 1; but cho m gam nào. */
const AMOUNT_AFTER = /^\s(?:gam|mol|lít)(?!\p{L})/u;
/** Who asks for something: a letter behind is a person. */
const ASKED_BEFORE = /(?<!\p{L})(?:cho|của|mua|hộ|giúp|với|gửi|bán)\s$/u;
/** What somebody is to bring: cho m gam nào, mua cho c lít mật. */
const BOUGHT_AFTER =
  /^\s(?:gam|lít)\s?(?:$|[.,?!]|(?:màu|nào|này|kia|mật|sữa|rượu|mắm|nước|xăng|dầu|đường|thịt|gạo)(?!\p{L}))/u;
/** Letters that exercises have for amounts. */
const AMOUNT = /^[mabxyzv]$/;
/** No smiley or arrow: =), =>. */
const VALUE_AFTER = /^\s?(?:[≤≥]|=(?![>)\]=.(]))\s?(?:[\d√-]|\p{L}(?!\p{L}))/u;

/** Whether a word is the letter of a law's point or of a quantity. */
export const isSymbol = (word: string, before: string, after: string): boolean =>
  word.length === 1 &&
  ((LAW_BEFORE.test(before) && LAW_AFTER.test(after)) || isQuantity(word.toLowerCase(), before, after));

const isQuantity = (letter: string, before: string, after: string): boolean =>
  VALUE_AFTER.test(after) ||
  (AMOUNT.test(letter) &&
    AMOUNT_AFTER.test(after) &&
    !(ASKED_BEFORE.test(before) && BOUGHT_AFTER.test(after)));

/** What so at the beginning goes on with: V mà ko nói; Z cũng được. */
const SO_AFTER =
  /^\s(?:mà|là|thì|nên|cũng|sao|chắc|tại|có|ai|giờ|k|ko|kh|hả|à|ra|em|e|mình|t|tui|còn|đi|khổ|đó|mới|thôi)(?!\p{L})/u;
const ENDS = /^\s?(?:$|[.,!?~)…]|(?:ạ|á|đó|đấy|nhỉ|nha|nhé|nè|luôn)(?!\p{L}))/u;
const GOES_ON = /^\s\p{Ll}/u;
/** A number by itself, and no code such as c2. */
const NUMBER_BEFORE = /(?<![\p{L}\d.,])\d[\d.,]*\s?$/u;
/** What comes in sizes, whose letters they are: size s, giao nhầm m. */
const SIZED_BEFORE = /(?<!\p{L})(?:size|sz|cỡ)(?!\p{L})(?:.{0,14}(?:nhầm|mặc|ship|đặt|lấy))?\s$/u;
const HAS_AFTER = /^\scó(?!\p{L})/u;

/** Who or what does not, then what: mình kg chơi. */
const DENIED_BEFORE = /(?<!\p{L})(?:mình|tôi|tui|em|anh|chị|nó|ai|nên|mà|chứ|cũng|vẫn|sao|còn)\s$/u;

/** Weights are asked for so: mấy kg. */
const WEIGHED_BEFORE =
  /(?<!\p{L})(?:tăng|giảm|sụt|mấy|nhiêu|vài|từng|trăm|nghìn|chục|số|mỗi|một|theo|bằng|tính)\s$/u;

/** Whether kg denies and is no unit, where no number stands before. */
export const isDenial = (before: string, after: string): boolean =>
  /[\p{L},]\s$/u.test(before) &&
  !WEIGHED_BEFORE.test(before) &&
  (DENIED_AFTER.test(after) || (DENIED_BEFORE.test(before) && GOES_ON.test(after)));

/** One letter, or consonants alone. */
export const isLoneForm = (short: string): boolean => /^(?:\p{L}|[b-df-hj-np-tv-xzđ]{2,12})$/u.test(short);

/**
 * The words for a single letter or a cluster of consonants that means nothing else between Vietnamese words, however the
 * rest is written: đẹp k bạn, quá r. Null where something numbers or names by letters before it.
 */
export function readLoneForm(short: string, before: string, after: string): string | null {
  if (isSymbol(short, before, after)) return null;
  if (BEGINS.test(before)) return readFirstForm(short, before, after);
  const goesOn = GOES_ON.test(after) || ENDS.test(after);
  if (short === 'b' && /^\s(?:trai|gái)(?!\p{L})/u.test(after)) return 'bạn';
  if (short === 'c' && /^\strai(?!\p{L})/u.test(after)) return 'con';
  if (short === 'r' && /\d\s$/.test(before)) return goesOn ? 'rồi' : null;
  if (!WORD_BEFORE.test(before) && !OCCASION_BEFORE.test(before)) return null;
  if (short === 'j') return goesOn && !/(?<!\p{L})(?:chữ|trục|biến)\s$/u.test(before) ? 'gì' : null;
  if (/^[bcemt]$/.test(short)) return readLonePerson(short, before, after);
  if (short.length === 1 && isLettered(short, before, after))
    return short === 'k' && HAS_AFTER.test(after) ? 'không' : null;
  const lone = LONE.get(short);
  if (lone !== undefined) return goesOn ? lone : null;
  if (short === 'kg') return isDenial(before, after) || /^\s?[?!]/.test(after) ? 'không' : null;
  if (
    short === 'a' &&
    (/^\sơi(?!\p{L})/u.test(after) || (PERSON_AFTER.test(after) && /\p{Ll}{2}\s$/u.test(before)))
  )
    return 'anh';
  if (short === 'bn' || /^[ai]$/.test(short)) return null;
  if (short.length === 1) return chooseSense(evident(short), { before, writtenBefore: before, after });
  return readChatWord(short, before, after);
}

/** E is a verb too: e ngại. */
const SHY_AFTER = /^\s(?:ngại|dè|sợ|rằng|thẹn|lệ|ấp|là|khó)(?!\p{L})/u;

/** What somebody may do or be; nothing that goes on after the letter of a paragraph or a vowel. */
const DOING_AFTER =
  /^\s(?!(?:khoản|điều|mục|điểm|này|trên|dưới|và|hoặc|hay|với|của|trong|theo|được)(?!\p{L}))\p{Ll}{2,7}(?:\s\p{Ll}|[.,!?)]|$)/u;

/** Whom a letter means that stands alone; e, which may be a vowel, needs the most evidence. */
function readLonePerson(short: string, before: string, after: string): string | null {
  if (short === 'e' && SHY_AFTER.test(after) && !(OWN_BEFORE.test(before) && /^\slà(?!\p{L})/u.test(after)))
    return null;
  const belongs = PERSON_BEFORE.test(before);
  if (!(/^[mt]$/.test(short) && belongs) && isLettered(short, before, after)) return null;
  const told =
    belongs ||
    PERSON_AFTER.test(after) ||
    (short === 'b' && /^\s?a\s?(?:$|[.!?])/u.test(after)) ||
    (short === 'e' && DOING_AFTER.test(after)) ||
    (/^[mt]$/.test(short) && (/^\s[\p{Ll}\d]/u.test(after) || ENDS.test(after)));
  return told ? (readChatWord(short, before, after) ?? personOf(short, before + after)) : null;
}

const sensesOf = (short: string): readonly Sense[] =>
  CHAT_SENSES.get(short) ?? REVIEW_SENSES.get(short) ?? [];

/** The meanings of a letter that something beside it speaks for. */
const evident = (short: string): readonly Sense[] =>
  sensesOf(short).filter(({ before, after, follows }) => before ?? after ?? follows);

/** Whether a letter is the name of one of several things rather than a word. */
const isLettered = (short: string, before: string, after: string): boolean =>
  isSize(short, before) ||
  endsWithCue(before, 'numbering', 'lettering') ||
  LETTERED_BEFORE.test(before) ||
  MEASURED_BEFORE.test(before) ||
  /^\slà số(?!\p{L})/u.test(after) ||
  LETTERS_BESIDE_BEFORE.test(before) ||
  LETTERS_BESIDE_AFTER.test(after);

const isSize = (short: string, before: string): boolean =>
  /^[sml]$/.test(short) && SIZED_BEFORE.test(before) && !PERSON_BEFORE.test(before);

/** What is told of a letter or sign: M được dùng cho mêga. */
const WRITTEN_AFTER =
  /^\s(?:(?:thường )?được (?:dùng|gọi|viết|ký hiệu|kí hiệu|sử dụng|đọc|phát âm)|là (?:ký hiệu|kí hiệu|chữ|đơn vị|tiền tố|viết tắt|nguyên âm|phụ âm|biến|hằng số|kích thước|tập|chiều|vận tốc|thể tích|hiệu điện thế))(?!\p{L})/u;

/** The same at the beginning of a sentence, where a capital is none of a name: K biết, T rất ưng. */
function readFirstForm(short: string, before: string, after: string): string | null {
  if (WRITTEN_AFTER.test(after)) return null;
  if (short === 'm' && /^\s(?:à|ơi|hả)(?!\p{L})/u.test(after)) return 'mày';
  if (/^[cemt]$/.test(short)) {
    const told = PERSON_AFTER.test(after) || (/^[mt]$/.test(short) && /^\s\p{Ll}{2,7}\s\p{Ll}/u.test(after));
    return told ? personOf(short, before + after) : null;
  }
  if (short === 'k') return /^\s\p{Ll}{2}/u.test(after) || DENIED_AFTER.test(after) ? 'không' : null;
  if (short === 'h') return HOUR_AFTER.test(after) ? 'giờ' : null;
  if (short === 'b')
    return /^\s(?:thử|nghĩ|xem|ơi|nào|có|muốn|cần|nên|đừng|cứ)(?!\p{L})/u.test(after) ? 'bạn' : null;
  if (short === 's') return chooseSense(evident(short), { before, writtenBefore: before, after });
  if (/^[vz]$/.test(short)) return SO_AFTER.test(after) ? 'vậy' : null;
  const isThanks = /^th?ks$/.test(short) && ENDS.test(after);
  if (!GOES_ON.test(after) && !isThanks && !(short.length > 1 && /^\s\d/.test(after))) return null;
  if (short === 'r') return 'rồi';
  return short.length > 1 ? readChatWord(short, before, after) : null;
}

/**
 * The words for a short form in a text that is written as messages are, or null where it means something else.
 * `before` and `after` are the lower-cased text on both sides.
 */
export function readChatWord(short: string, before: string, after: string): string | null {
  if (
    NUMBER_BEFORE.test(before) &&
    !/^(?:r|a[ce]|ace)$/.test(short) &&
    !(/^[bce]$/.test(short) && /\d\s$/.test(before)) &&
    !(short === 'm' && OCCASION_BEFORE.test(before))
  )
    return null;
  if (isSymbol(short, before, after)) return null;
  // Bít tết is a steak.
  if (short === 'bít' && /^\stết/u.test(after)) return null;
  const exempt = /^[aejkmrt]$/.test(short) && !isSize(short, before);
  if (short.length === 1 && !exempt && isLettered(short, before, after)) return null;
  const sense = chooseSense(sensesOf(short), { before, writtenBefore: before, after });
  if (sense !== null) return sense;
  if (short === 'm' && ((CALLED_AFTER.test(after) && !OWN_BEFORE.test(before)) || ROUGH.test(before + after)))
    return 'mày';
  if (PERSONS.has(short)) return isPerson(short, before, after) ? personOf(short, before + after) : null;
  return isCounted(after) && short === 'k' ? null : (CHAT_WORDS.get(short) ?? null);
}

/** The person that a single letter is; who t is, is told by whom the text around speaks to. */
function personOf(short: string, around: string): string | null {
  if (short === 't' && ROUGH_TO.test(around)) return 'tao';
  if (short === 't' && GENTLE_TO.test(around)) return 'tớ';
  if (short === 'c' && SPEAKER.test(around)) return 'cậu';
  return PERSONS.get(short) ?? null;
}

/** Whether a single letter is somebody; m and t, which are no words, need the least evidence. */
function isPerson(short: string, before: string, after: string): boolean {
  if (PERSON_AFTER.test(after) || endsWithCue(before, 'addressing')) return true;
  if (short === 'e' && DOING_AFTER.test(after) && !SHY_AFTER.test(after) && !isLettered(short, before, after))
    return true;
  if (/^[mt]$/.test(short) && TOLD_BEFORE.test(before)) return true;
  return /^[cmt]$/.test(short) && (GOES_ON.test(after) || QUESTION_END.test(after));
}
