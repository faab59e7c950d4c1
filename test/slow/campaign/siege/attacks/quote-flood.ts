import type { Attack } from '../attack';
import { storm } from '../means/attempt';

/** Every reader has something to do here. */
const COSTLY =
  '31/12/2026 14:30:59 1.234.567,89 đ; 12,5 km²; TP.HCM 0912 345 678; ⅞ kg @ https://a.vn/b?c=1 ';
const LENGTH = 4_900;

/** Free quotes of the longest and costliest texts. */
export const quoteFlood: Attack = {
  name: 'quote-flood',
  finding: '10: quotes are free and cost 78 ms',
  addresses: 4,
  members: 2,
  run: (context, signal) =>
    storm(context, 4, signal, (attempt, index) => {
      const { key } = context.members[index % context.members.length]!;
      const text = `${process.pid} ${index} ${COSTLY.repeat(60)}`.slice(0, LENGTH);
      return attempt('POST', '/api/v1/tts/quote', {
        headers: { authorization: `Bearer ${key}` },
        body: { input_text: text },
      });
    }),
};
