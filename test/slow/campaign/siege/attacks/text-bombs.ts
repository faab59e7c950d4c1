import type { Attack } from '../attack';
import { resultOf } from '../caller';
import { storm } from '../means/attempt';

/** What a credit may cost in stored audio: a long word, spoken as slowly as can be, as wav. */
const FAIR_BYTES_PER_CREDIT = 30_000;
const SIZES = [1_000, 300, 100, 30] as const;

/** Short texts that are long to speak, at the slowest speed, in the largest format. */
export const textBombs: Attack = {
  name: 'text-bombs',
  finding: '3: ⅞ × 1,000 at speed 0.25 as wav is 108 MB for one free account',
  addresses: 3,
  members: 3,
  run: (context, signal) =>
    storm(context, 2, signal, async (attempt, index) => {
      const { key } = context.members[index % context.members.length]!;
      const answer = await attempt('POST', '/api/v1/tts', {
        headers: { authorization: `Bearer ${key}` },
        body: {
          input_text: `${index} ${'⅞'.repeat(SIZES[index % SIZES.length]!)}`,
          ...{ speed: 0.25, audio_type: 'wav' },
        },
      });
      if (answer?.status !== 200) return;
      const { file_size, char_count } = resultOf(answer) as { file_size: number; char_count: number };
      context.tally.count('bytes stored', file_size);
      context.tally.count('credits spent', char_count);
    }),
  excess(tally) {
    const perCredit = tally.of('bytes stored') / Math.max(1, tally.of('credits spent'));
    return perCredit > FAIR_BYTES_PER_CREDIT
      ? [`${Math.round(perCredit)} bytes stored for a credit, more than ${FAIR_BYTES_PER_CREDIT}`]
      : [];
  },
};
