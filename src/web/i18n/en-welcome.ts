import type { Dictionary } from './vi';

/** What a stranger is told, in English. */
export const enWelcome: Dictionary['welcome'] = {
  intro:
    'Loa reads text aloud: write it on this page, or call the API from your program. Numbers, dates, money and abbreviations are said as Vietnamese people say them, and you can change each of them.',
  begin: 'Create an account',
  free: (count) => `${count} credits are free when you create an account.`,
  freeVerified: 'You get them once your email address is confirmed.',
  tryIt: 'Hear a sentence of your own',
  trySentence: 'Your sentence',
  trySample: 'Hẹn bạn 8h30 ngày 20/11, vé 150.000đ, gọi 1900 1234 nhé!',
  tryHint: 'Free, and without an account. Neither the sentence nor its sound is kept.',
  speak: 'Read it aloud',
  speaking: 'Reading…',
  again: 'Hear it again',
  stop: 'Stop',
  readAs: 'Read as:',
  usedUp: 'The free sentences are used up for now. Create an account to go on, or come back later.',
  hear: 'Hear the voices',
  moreVoices: (count) => `and ${count} more in the playground`,
  prices: 'Prices',
  pricesHint:
    'Each character of a text costs one credit, and you see the cost before it is spoken. A request that fails is not charged.',
};
