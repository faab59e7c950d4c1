import type { Rule } from '../rule';

const END = String.raw`(?![\p{L}\p{M}\p{N}])`;

const WEEKDAYS = ['hai', 'ba', 'tư', 'năm', 'sáu', 'bảy'] as const;
const TERMINAL =
  /(?:ga|nhà ga|sân bay|sảnh|cảng|terminal|tòa|toà|nhà|block|khối|khu|tháp|cửa|lô|hầm|căn|phòng|đời|dòng)\s*$/;

const weekday: Rule = {
  name: 'weekday',
  description: 'T2 to T7: thứ hai to thứ bảy.',
  examples: [['học T2-T6', 'học thứ hai đến thứ sáu']],
  opens: ['letter'],
  pattern: new RegExp(String.raw`T([2-7])${END}(?!\/\d{4})`, 'uy'),
  say: ([, day], { before }) => (TERMINAL.test(before) ? null : `thứ ${WEEKDAYS[Number(day) - 2]}`),
};

const NEAR_WEEKDAY =
  /(?:t[2-7]|thứ (?:hai|ba|tư|năm|sáu|bảy|[2-7]))[^.;!?]{0,12}$|(?:sáng|trưa|chiều|tối|đêm|ngày|hôm|(?:ngày|hôm) (?:nay|mai|kia)|cuối tuần|trừ|nghỉ)\s*$/;

const sunday: Rule = {
  name: 'sunday',
  description: 'CN beside weekdays or parts of the day: chủ nhật.',
  examples: [
    ['T7 và CN', 'thứ bảy và chủ nhật'],
    ['sáng CN', 'sáng chủ nhật'],
    ['ngày mai CN nghỉ', 'ngày mai chủ nhật nghỉ'],
  ],
  opens: ['letter'],
  pattern: new RegExp(String.raw`CN${END}`, 'uy'),
  say: (match, place) => {
    const after = /^\s*(?:-|–|,|và)?\s*(?:\d{1,2}\/\d|t[2-7]|thứ|hằng tuần|hàng tuần|tuần này|tuần sau)/.test(
      place.after(match),
    );
    return after || NEAR_WEEKDAY.test(place.before) ? 'chủ nhật' : null;
  },
};

export const weekdayRules: readonly Rule[] = [weekday, sunday];
