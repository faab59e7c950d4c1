import type { FoundForm } from '../candidate';
import type { Place } from '../place';
import { isNamedCode } from './codes';
import { Context } from './context';
import { standsAlone } from './counted';
import { namesFigure } from './figures';
import { isLettered } from './lettered';
import { isOneOrTwo } from './numbers/rules';
import { isTallied } from './slash-evidence';
import { standsAsTicker } from './tickers';

/** Topics that speak for a reading from anywhere in the sentence. */
const TOPICS = ['score', 'amountTopic', 'amount', 'day', 'numbering'] as const;

const CALENDAR_AFTER =
  /^\s(?:tháng|năm \d|âm lịch|dương lịch|hằng năm|hàng năm|năm nay|vừa qua|tới|(?:mới |đã )?(?:giao|nhận)(?! hàng))(?!\p{L})/u;
/** The same form once more: 2-9 và 10-3. */
const ANOTHER_AFTER = /^\s?(?:,|và|hoặc|đến|tới)\s?(?:hết\s)?(?:ngày\s)?\d{1,2}[./-]\d{1,2}(?!\d)/;
const OF_PERCENT_AFTER = /^\s(?:phần trăm|điểm|triệu|tỷ|tỉ|nghìn|ngàn|đồng|độ)(?!\p{L})/u;

// These look from the end of the text backwards, so that they cost the same however long it is.
const NAME_BEFORE = /\s$(?<=\p{Lu}\p{Ll}*\s)/u;
const NUMBER_BEFORE = /\s$(?<=\d[\d.,]*\s)/;

/**
 * What stands beside a form, as names: what the weights are for. Each name is either there or not.
 */
export function evidenceFor({ form, match }: FoundForm, place: Place): string[] {
  const context = new Context(place, match);
  const { before, after, document } = context;
  const found = form.shape?.(match) ?? [];
  const note = (name: string, holds: boolean) => holds && found.push(name);
  for (const cue of context.cues) found.push(`after-${cue}`);
  const topics = context.cuesInSentence;
  for (const topic of TOPICS) note(`among-${topic}`, topics.has(topic));
  note('counted', context.isAmount);
  note('scaled', OF_PERCENT_AFTER.test(after));
  note('calendar', CALENDAR_AFTER.test(after));
  note('another', ANOTHER_AFTER.test(after));
  note('code-word', isNamedCode(before));
  note('tallied', isTallied(after));
  note('heads', /^\)?:\s/.test(after));
  note('figure', namesFigure(before));
  note('one-or-two', isOneOrTwo(match[0], context));
  note('month-before', /tháng\s$/.test(before));
  note('alone', standsAlone(after));
  note('named', /^\s\p{Lu}/u.test(place.writtenAfter(match)));
  note('name-before', NAME_BEFORE.test(place.writtenBefore));
  note('number-before', NUMBER_BEFORE.test(before));
  note('number-after', /^\s\d/.test(after));
  note('begins', /(?:^|[\n.!?]\s*)$/.test(before));
  note('bracketed', before.endsWith('(') && after.startsWith(')'));
  note('english-document', document.hasEnglishNumbers);
  note('chat', document.isChat);
  note('lettered', isLettered(match, place));
  note('ticker', standsAsTicker(match, place));
  return found;
}
