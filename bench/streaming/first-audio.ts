import { growingParts } from '../../src/speech/domain/sentences';
import type { Section } from '../support/benchmark';
import type { Loa } from '../support/loa';
import { showSpread, table } from '../support/markdown';
import { inTurns } from '../support/paired-rounds';
import { spreadOf } from '../support/statistics';
import { SPEAKER_ID } from '../synthesis/texts';
import { listen, withEngines } from './listen';

/** When a stream of a long text is first heard, against a blocking request of its first sentence alone. */
export const firstAudio: Section = async (options) => {
  const rows = await withEngines(options, async ({ name, loa, nextText }) => {
    const rounds = await inTurns(options.rounds, () => {
      const text = nextText();
      return {
        ours: async () => (await listen(loa, text)).firstAudioMs,
        peer: () => speakMs(loa, firstSentence(text)),
      };
    });
    const typical = (side: 'ours' | 'peer') => spreadOf(rounds.map((round) => round[side])).median.toFixed(0);
    const ratios = spreadOf(rounds.map(({ ours, peer }) => ours / peer));
    return [name, typical('ours'), typical('peer'), showSpread(ratios), '≤ 1.3'];
  });
  return [
    '### First audio of a stream against a request of its first sentence, one at a time',
    table(
      ['engine', 'first audio, ms', 'first sentence alone, ms', 'ratio (min / median / max)', 'goal'],
      rows,
    ),
  ].join('\n\n');
};

/** Another than the stream's: it would be answered with what the account had spoken before. */
const firstSentence = (text: string): string => `${growingParts(text, Infinity)[0]!.text.trim()}!`;

async function speakMs(loa: Loa, text: string): Promise<number> {
  const sentAt = performance.now();
  const { status } = await loa.call('POST', '/api/v1/tts', { input_text: text, speaker_id: SPEAKER_ID });
  if (status !== 200) throw new Error(`POST /api/v1/tts: ${status}`);
  return performance.now() - sentAt;
}
