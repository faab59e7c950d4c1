import type { Place } from '../place';

/** A set of badminton or table tennis: 21 points win it, or two more than the other, at most 30. */
const SET = String.raw`(?:\d{1,2}-(?:2[1-9]|30)|(?:2[1-9]|30)-\d{1,2})`;

const SETS_BEFORE = new RegExp(
  String.raw`(?:set|séc|ván|tỷ số|tỉ số|(?<!chiến )thắng|thua)(?!\p{L})[^.;!?\n]{0,40}(?<!\d)${SET}(?:, | và )$`,
  'u',
);
/** The winner of the set that follows has 21 or more; what the other has would be no month. */
const SETS_AFTER = /^(?:, | và )(?:\d{1,2}-(?:2[1-9]|30)|(?:2[1-9]|30)-(?:1[3-9]|2\d))(?!\d|[/-])/;

/** Whether two numbers are a set among others: (15-21, 21-10 và 23-21). */
export const isSetOfGame = (match: RegExpExecArray, place: Place): boolean =>
  SETS_BEFORE.test(place.before) || SETS_AFTER.test(place.after(match));

const POINTS_BEFORE = /(?<!\p{L})(?:dẫn(?: điểm| trước)?|điểm số(?: đến)?|gỡ|thắng|thua|tỷ số|tỉ số)\s$/u;
const OF_GAME = /(?<!\p{L})(?:ván|tay vợt|cầu lông|bóng bàn|ghi điểm)(?!\p{L})/u;

/** Whether two numbers are the points of such a game, of which the sentence tells: chiến thắng 21/10 ở ván 1. */
export const arePointsOfGame = (match: RegExpExecArray, place: Place): boolean =>
  POINTS_BEFORE.test(place.before) &&
  !/^\s(?:trận|ván|nội dung|số|thời gian|set|giải)(?!\p{L})/u.test(place.after(match)) &&
  (OF_GAME.test(place.before) || OF_GAME.test(place.after(match)));
