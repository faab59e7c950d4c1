import type { Place } from '../place';
import type { Rule } from '../rule';
import { CURRENCY_NAMES } from './lexicon/currencies';
import { spell } from './vocabulary';

/** Another share, or what is told of one. */
/** What a currency is compared with. */
const IN_DOLLARS_AFTER = /^[^.;]{0,40}so với (?:đồng )?(?:USD|đô)/u;
const PER_SHARE_AFTER = /đồng\/(?:CP|cp|cổ phiếu)(?!\p{L})/u;
const BESIDE_SHARES = /(?<![\p{L}\d])(?!USD|EUR|VND)[A-Z]{3}(?![\p{L}\d])|tham chiếu/u;
/** So many of three capitals in a row, of which something is told as of shares, are their codes. */
const LONG_LIST_BEFORE = /(?<![\p{L}\d])(?:[A-Z]{3}, ){3}$/u;
const LONG_LIST_AFTER = /^(?:, [A-Z]{3}){3}(?![\p{L}\d])/u;
/** Of its own money nobody tells so: VND vẫn giảm 200 đồng. */
const FALLS_AFTER =
  /^(?: (?:vẫn|lại|cũng|còn))? (?:tăng|giảm|mất|lên|xuống)(?: \p{L}{1,6}){0,2} \d[\d.]* đồng(?!\p{L})/u;
const TRADED = /(?<!\p{L})(?:tăng|giảm|mã|cổ phiếu|phiên|thanh khoản|tham chiếu|trần|sàn)(?!\p{L})/u;
const MONEY = /(?<![\p{L}\d])(?:USD|EUR|JPY|GBP|AUD)(?![\p{L}\d])/u;

const isOfLongList = (before: string, after: string): boolean =>
  (LONG_LIST_BEFORE.test(before) || LONG_LIST_AFTER.test(after)) &&
  TRADED.test(before + after) &&
  !MONEY.test(before + after);

const HEADS_BEFORE = /(?:^|\n)\s{0,4}$/;
const CODE_BEFORE = /(?<![\p{L}\d])([A-Z]{3}),\s$/u;
const CODE_AFTER = /^,\s([A-Z]{3})(?![\p{L}\d])/u;
/** What a price does, and by how much. */
const MOVES_AFTER =
  /^\s(?:tăng|giảm|mất|lên|xuống|đứng giá|nằm sàn|tím trần)(?:\s\p{L}{1,6}){0,3}\s\d[\d.,]{0,6}\s?%|^\s\([+−-]\d/u;
const SHARE_BEFORE = /(?<!\p{L})(?:mã|cổ phiếu)\s$/u;

/** A code of the exchange by its neighbour in a list; a currency is none. */
const isCode = (written: string | undefined): boolean =>
  written !== undefined && !CURRENCY_NAMES.has(written);

/** Whether shares are told of and three capitals stand as the code of one does. */
export function standsAsTicker(match: RegExpExecArray, place: Place): boolean {
  const [before, after] = [place.writtenBefore, place.writtenAfter(match)];
  if (!/^[A-Z]{3}$/.test(match[0])) return false;
  if (
    match[0] === 'VND' &&
    MOVES_AFTER.test(after) &&
    PER_SHARE_AFTER.test(after) &&
    !IN_DOLLARS_AFTER.test(after)
  )
    return true;
  if (match[0] === 'VND' && BESIDE_SHARES.test(before) && FALLS_AFTER.test(after)) return true;
  if (isOfLongList(before, after)) return true;
  if (!place.document.isMarket) return false;
  const listed = isCode(CODE_BEFORE.exec(before)?.[1]) || isCode(CODE_AFTER.exec(after)?.[1]);
  const heads = HEADS_BEFORE.test(before) && after.startsWith(': ');
  return heads || listed || MOVES_AFTER.test(after) || SHARE_BEFORE.test(place.before);
}

const ticker: Rule = {
  name: 'ticker',
  class: 'letters',
  description: 'The code of a share: letter by letter, where shares are told of and it stands as codes do.',
  examples: [
    ['KDC: Nghị quyết HĐQT', 'ca đê xê: Nghị quyết hội đồng quản trị'],
    ['cổ phiếu SSI, HCM, VND', 'cổ phiếu ét ét i, hát xê em mờ, vê en nờ đê'],
    ['chứng khoán đỏ, VND giảm gần 1,5%', 'chứng khoán đỏ, vê en nờ đê giảm gần một phẩy năm phần trăm'],
    ['KDC Nam Long', 'khu dân cư Nam Long'],
    ['PVS, SHB, VCG, VND tăng', 'pê vê ét, ét hát bê, vê xê giê, vê en nờ đê tăng'],
  ],
  opens: ['capital'],
  pattern: /[A-Z]{3}(?![\p{L}\p{M}\d])/uy,
  say: (match, place) => (standsAsTicker(match, place) ? spell(match[0]) : null),
};

/** Tried before whatever else the same letters abbreviate. */
export const tickerRules: readonly Rule[] = [ticker];
