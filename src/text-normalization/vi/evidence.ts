import type { FoundForm } from '../candidate';
import type { Place } from '../place';
import { Context } from './context';
import { standsAlone } from './counted';

/** Topics that speak for a reading from anywhere in the sentence. */
const TOPICS = ['score', 'amountTopic', 'amount', 'day', 'numbering'] as const;

const CALENDAR_AFTER =
  /^\s(?:tháng|năm \d|âm lịch|dương lịch|hằng năm|hàng năm|năm nay|vừa qua|tới)(?!\p{L})/u;
/** The same form once more: 2-9 và 10-3. */
const ANOTHER_AFTER = /^\s?(?:,|và|hoặc|đến|tới)\s?(?:hết\s)?(?:ngày\s)?\d{1,2}[./-]\d{1,2}(?!\d)/;
const OF_PERCENT_AFTER = /^\s(?:phần trăm|điểm|triệu|tỷ|tỉ|nghìn|ngàn|đồng|độ)(?!\p{L})/u;

/**
 * What stands beside a form, as names: what the weights are for. Each name is either there or not.
 */
export function evidenceFor(form: FoundForm, place: Place): string[] {
  const context = new Context(place, form.match);
  const written = place.writtenAfter(form.match);
  const tests: readonly (readonly [name: string, holds: boolean])[] = [
    ['counted', context.isAmount],
    ['scaled', OF_PERCENT_AFTER.test(context.after)],
    ['calendar', CALENDAR_AFTER.test(context.after)],
    ['another', ANOTHER_AFTER.test(context.after)],
    ['alone', standsAlone(context.after)],
    ['named', /^\s\p{Lu}/u.test(written)],
    ['name-before', /\p{Lu}\p{Ll}*\s$/u.test(place.writtenBefore)],
    ['number-before', /\d[\d.,]*\s$/.test(context.before)],
    ['number-after', /^\s\d/.test(context.after)],
    ['begins', /(?:^|[\n.!?]\s*)$/.test(context.before)],
    ['bracketed', /\($/.test(context.before) && /^\)/.test(context.after)],
    ['english-document', context.document.hasEnglishNumbers],
    ['chat', context.document.isChat],
  ];
  const topics = context.cuesInSentence;
  return [
    ...form.shape,
    ...context.cues.map((cue) => `after-${cue}`),
    ...TOPICS.filter((topic) => topics.has(topic)).map((topic) => `among-${topic}`),
    ...tests.filter(([, holds]) => holds).map(([name]) => name),
  ];
}
