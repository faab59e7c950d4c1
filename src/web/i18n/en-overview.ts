import { counted } from './format';
import type { Dictionary } from './vi';

/** The texts of the account's first screen, in English. */
export const enOverview: Dictionary['overview'] = {
  title: (name) => `Hello, ${name}`,
  available: 'Credits left',
  held: 'On hold',
  heldHint: 'for requests that are not finished',
  daysLeft: 'Will last about',
  days: (days) => counted(days, 'day'),
  moreThanAYear: 'more than a year',
  rate: (perDay) => `at the rate of the last 7 days: ${counted(perDay, 'credit')} a day`,
  noRate: 'nothing spent in the last 7 days',
  expiring: 'Credits about to expire',
  expires: (credits, when) =>
    `${counted(credits, 'credit')} ${credits === '1' ? 'expires' : 'expire'} on ${when}`,
  moreExpiring: (lots) => `and later those of ${counted(lots, 'more purchase')}`,
  buy: 'Buy more',
  usage: 'Credits spent per day',
  usageHint: 'The last 30 days, in Vietnam’s time.',
  usageTable: 'Show as a table',
  usageEmpty: 'You have not spent any credits yet. The chart appears after your first request.',
  day: 'Day',
  requests: 'Requests',
  characters: 'Credits',
  audioSeconds: 'Seconds of audio',
  byVoice: 'By voice, the last 30 days',
  byKey: 'By API key, the last 30 days',
  nothingUsed: 'Nothing spent in the last 30 days.',
  newest: 'Newest requests',
  all: 'Show all',
  startTitle: 'Start in a minute',
  startHint: 'Write a sentence and listen, or make an API key to call from your own program.',
};
