import type { Dictionary } from './vi';

/** What a stranger is told, in English. */
export const enWelcome: Dictionary['welcome'] = {
  intro:
    'Loa reads text aloud: write it on this page, or call the API from your program. Numbers, dates, money and abbreviations are said as Vietnamese people say them, and you can change each of them.',
  begin: 'Open an account',
  hear: 'Hear the voices',
  moreVoices: (count) => `and ${count} more in the playground`,
  prices: 'Prices',
  pricesHint:
    'Each character of a text costs one that was bought, and you see the price before it is spoken. A request that fails costs nothing.',
};
