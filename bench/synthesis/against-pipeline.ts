import { provideNativeLibraries } from '../../test/harness/native-libraries';
import { Pipeline } from '../peers/pipeline';
import type { Section } from '../support/benchmark';
import { Loa } from '../support/loa';
import { compareAll, type Comparison, medianLatencyMs } from './comparison';
import { SPEAKER_ID, Texts } from './texts';

/** One comparison: which of our engines, how many requests at a time, and the lines of its table. */
interface Race {
  readonly heading: string;
  /** Provides the engine and returns the settings that choose it. By default the one that needs only npm. */
  readonly engine?: () => Promise<Record<string, string>>;
  readonly inFlight: number;
  readonly measure?: Comparison['measure'];
  /** Length of the texts, how many in one round (about ten seconds for both sides), and the goal. */
  readonly lines: readonly (readonly [length: number, requests: number, goal: string])[];
}

/** Throughput of the engine that needs only npm, with both sides kept busy. */
export const againstPipeline = race({
  heading: 'Default engine against a process for each request, 2 in flight',
  inFlight: 2,
  lines: [
    [50, 100, '4.2 (Node 20: 3.5)'],
    [500, 24, '2.1 (1.7)'],
    [5000, 6, '1.6 (1.3)'],
  ],
});

/** Throughput of the machine's own eSpeak NG and LAME, called from long-lived child processes. */
export const nativeAgainstPipeline = race({
  heading: 'Native engine against the same, 2 in flight',
  engine: async () => ({ ESPEAK: 'native', ...(await provideNativeLibraries()) }),
  inFlight: 2,
  lines: [
    [50, 100, '5'],
    [500, 32, '2.5'],
    [5000, 6, '2.2'],
  ],
});

/** What a caller waits for when nobody else is there. */
export const aloneAgainstPipeline = race({
  heading: 'One request alone, default engine against the same processes (median latency)',
  inFlight: 1,
  measure: medianLatencyMs,
  lines: [
    [50, 40, '4'],
    [500, 16, '2.3'],
    [5000, 3, '2'],
  ],
});

function race({ heading, engine, lines, ...how }: Race): Section {
  return async ({ rounds, quick }) => {
    const peer = await Pipeline.open();
    const ours = await Loa.start(await engine?.());
    try {
      const texts = new Texts(1);
      const speak = (text: string) => ours.speak({ input_text: text, speaker_id: SPEAKER_ID });
      const comparisons = (quick ? lines.slice(0, 1) : lines).map(([length, requests, goal]) => ({
        ...how,
        length,
        goal,
        rounds,
        texts,
        requests: quick ? 2 : requests,
        ours: speak,
        servers: quick ? [] : [speak],
        peer: (text: string) => peer.speak(text),
      }));
      return [`### ${heading}`, peer.version, await compareAll(comparisons)].join('\n\n');
    } finally {
      await ours.stop();
    }
  };
}
