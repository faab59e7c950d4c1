import { preferredLanguage } from './preferred-language';

it.each([
  ['en', 'en'],
  ['en-GB,en;q=0.9,vi;q=0.8', 'en'],
  ['vi-VN, vi;q=0.9, en;q=0.8', 'vi'],
  ['fr;q=1, EN-us; q=0.5, vi;q=0.4', 'en'],
  ['en;q=0.4, vi;q=0.5', 'vi'],
  ['en;q=0', 'vi'],
  ['fr-FR, *;q=0.5', 'vi'],
  ['*', 'vi'],
  ['english', 'vi'],
  ['en;q=2', 'vi'],
  [';;,,', 'vi'],
  [undefined, 'vi'],
])('of %j it takes %s', (header, language) => {
  expect(preferredLanguage(header)).toBe(language);
});
