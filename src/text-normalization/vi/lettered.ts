import type { Place } from '../place';
import { expandCompound } from './compounds';
import { ABBREVIATIONS } from './lexicon/abbreviations';
import { SENSES } from './lexicon/senses';

const PLACE_BEFORE =
  /(?<!\p{L})(?:thị trấn|xã|phường|huyện|quận|thôn|ấp|xóm|tổ dân phố|khu phố|tỉnh|thị xã)\s$/u;
const CLAUSE_END = /^\s?(?:[,;.)]|$)|^\s(?:xét xử|tuyên|và)(?!\p{L})/u;
/** Another row of capitals beside a slash: TC/HDL. */
const PARTNER_AFTER = /^\/([A-ZĐ]{2,5})(?![\p{L}\d])/u;
const PARTNER_BEFORE = /(?<![\p{L}\d/])([A-ZĐ]{2,5})\/$/u;

/**
 * Whether two capitals are no abbreviation, although they are in the list: they keep the name of a place back, as
 * judgments do (thị trấn ĐG), or stand beside letters that abbreviate nothing known (TC/HDL). Where they abbreviate a
 * name, they may be one after a place: tỉnh BD.
 */
export function isLettered(match: RegExpExecArray, place: Place): boolean {
  const [short] = match;
  if (!/^\p{Lu}{2}$/u.test(short) || /\p{Lu}/u.test(ABBREVIATIONS.get(short) ?? '')) return false;
  const after = place.writtenAfter(match);
  if (PLACE_BEFORE.test(place.before) && CLAUSE_END.test(after)) return true;
  const partner = (PARTNER_AFTER.exec(after) ?? PARTNER_BEFORE.exec(place.writtenBefore))?.[1];
  return partner !== undefined && !/[AEIOUY]/.test(partner) && !isAbbreviation(partner);
}

const isAbbreviation = (short: string): boolean =>
  ABBREVIATIONS.has(short) || SENSES.has(short) || expandCompound(short) !== null;
