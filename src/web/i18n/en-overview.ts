import type { Dictionary } from './vi';

/** The texts of the account's first screen, in English. */
export const enOverview: Dictionary['overview'] = {
  title: (name) => `Hello, ${name}`,
  available: 'Credits left',
  held: 'Held',
  heldHint: 'for requests that are not finished',
  daysLeft: 'Will last about',
  days: (days) => `${days} days`,
  moreThanAYear: 'more than a year',
  rate: (perDay) => `at the rate of the last 7 days: ${perDay} characters a day`,
  noRate: 'nothing was used in the last 7 days',
  buy: 'Buy more',
  usage: 'Characters used per day',
  usageHint: 'The last 30 days, in UTC',
  usageTable: 'Show as a table',
  usageEmpty: 'Nothing was used yet. The chart appears after your first request.',
  day: 'Day',
  requests: 'Requests',
  characters: 'Characters',
  audioSeconds: 'Seconds of audio',
  newest: 'Newest requests',
  all: 'Show all',
  startTitle: 'Start in a minute',
  startHint: 'Write a sentence and listen, or make an API key to call from your own program.',
};
