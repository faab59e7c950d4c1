import { endsWithCue } from './context';
import { TELEPHONE_MAKES } from './lexicon/telephone-makes';

/** Capitals that after a number are letters of a code at least as often as units. */
const ELECTRIC =
  /điện|dòng|sạc|cầu chì|aptomat|át|ampe|cường độ|nguồn|ổ cắm|adapter|\dv|vôn|máy phát|pin|bóng|đèn|tụ/;
const NETWORK =
  /mạng|sóng|sim|wi-fi|kết nối|công nghệ|wifi|gói (?:cước|mạng)|data|wif+i|(?:mở|bật|tắt|xài|sài|bắt|lướt|online|cước)\s$/;

/** What a network is and does: 4g yếu, 3g chậm. */
const NETWORK_AFTER =
  /^\s(?:yếu|chậm|nhanh(?! (?:tan|tay|chóng|gọn))|mạnh|lag|kém|hơi (?:yếu|chậm)|wifi|chập chờn|viettel|mobi(?:fone)?|vina(?:phone)?|vietnamobile)(?!\p{L})/u;

/** The model of a telephone: x50 5g. */
const MODEL_BEFORE = new RegExp(
  String.raw`(?<!\p{L})(?:${TELEPHONE_MAKES})[^.;!?\n]{0,20}[a-z ]\d{1,3}\s$`,
  'u',
);

/** What somebody does, where m is mình and no metre: lần 2 m mua. */
const BUYS_AFTER = /^\s(?:mua|xài|ghé|quay lại|order|ủng hộ)(?!\p{L})/u;

/** Whether a one-letter symbol is a unit here: 12A may be a house, 5G a network. */
export function isUnitLetter(
  symbol: string,
  number: string,
  spaced: boolean,
  { before, after }: { readonly before: string; readonly after: string },
): boolean {
  if (symbol === 'A') return ELECTRIC.test(before) && !endsWithCue(before, 'numbering');
  if (symbol === 'N' || symbol === 'J') return /lực|năng lượng|công/.test(before);
  if (symbol === 'L')
    return (
      !(
        /^\d{2,3}$/.test(number) &&
        /\d{2,3}[-–]$|(?:lens|ống kính|ef) $/.test(before) &&
        LENS_BEFORE.test(before)
      ) && !/(?<!\p{L})đường băng\s$/u.test(before)
    );
  if (symbol === 'm') return !(spaced && /(?<!\p{L})(?:thứ|lần)\s$/u.test(before) && BUYS_AFTER.test(after));
  if (symbol === 'U') return /insulin|tiêm|liều/.test(before);
  if (symbol === 'g')
    return (
      spaced ||
      !(
        (/^[2-6]$/.test(number) &&
          (NETWORK.test(before) || MODEL_BEFORE.test(before) || NETWORK_AFTER.test(after))) ||
        (/^[678]\d\d$/.test(number) && /(?<!\p{L})(?:chip|chíp|snap|snapdragon)\s$/u.test(before))
      )
    );
  if (symbol === 'V' || symbol === 'W') return !endsWithCue(before, 'numbering');
  return true;
}

/** How old rocks are, in millions of years. */
export const AGE_BEFORE = /(?<!\p{L})(?:khoảng|cách đây|niên đại|kỷ|thế|tuổi|từ|đến|và|–|-)\s?$/u;

/** The class of a lens: lens 24-105L. */
const LENS_BEFORE = /(?<!\p{L})(?:lens|ống kính|canon|ef|nikon|sony)(?!\p{L})[^.;!?\n]{0,50}$/u;

/** In capitals M is metres where an extent is told, elsewhere a letter: MẶT TIỀN 10M. */
export const EXTENT_BEFORE =
  /(?<!\p{L})(?:mặt tiền|mt|ngang|rộng|dài|cao|sâu|cách|đường|hẻm|ngõ|lộ|lộ giới|vỉa hè|nở hậu)(?: \p{L}+){0,2}\s?:?\s$/u;

/** The other side of a plot: 5x20M. */
export const SIDE_BEFORE = /\dm?\s?[x×]\s?$/;

/** Vietnamese in capitals, whose m is a capital too; what is paid is no extent. */
export function isShouted(before: string): boolean {
  const near = before.slice(-16);
  return !/\p{Ll}|LƯƠNG|GIÁ|THƯỞNG/u.test(near) && /[À-ỸĂĐĨŨƠƯ]/u.test(near);
}

/** Beats and breaths: 72 l/p is no litre. */
export function isPulse(symbol: string, before: string): boolean {
  return /^l\/(?:p|ph|phút)$/.test(symbol) && /(?:nhịp|mạch|tần số|spo2)[^.;!?]{0,20}$/.test(before);
}

/** The same in metres, before the bracket: 40–55 cm (16–22 in). */
export const METRIC_BEFORE =
  /\d\s?(?:km|cm|mm|m|ki-?lô-?mét|xentimét|milimét|mét)\s?\((?:[\d.,]+\s?[–-]\s?)?$/u;

/** What is as far as the Sun from us, times so many. */
export const SKY_BEFORE = /(?<!\p{L})(?:cách|quỹ đạo|bán trục|hành tinh|sao|mặt trời)(?!\p{L})/u;
