import { EngineRegistry } from '../../src/speech/engines/engine-registry';
import { SherpaEngine } from '../../src/speech/engines/sherpa/sherpa-engine';
import type { SherpaModel } from '../../src/speech/engines/sherpa/model/model-folder';
import { SpeechEngine, type SpeechPart, type SpokenPart } from '../../src/speech/engines/speech-engine';
import { PooledSpeechRenderer } from '../../src/speech/rendering/pooled-speech-renderer';
import { WorkerPool } from '../../src/speech/workers/worker-pool';
import { ensureBuilt } from '../../test/harness/built-app';
import { memoryOf } from '../../test/harness/memory';
import { showSpread, table } from '../support/markdown';
import type { BenchOptions } from '../support/options';
import { spreadOf } from '../support/statistics';
import { LENGTHS, Texts } from '../synthesis/texts';
import { withModels } from './models';
import { spokenForm } from './spoken-form';

const NATURAL = { speed: 1, pitch: 1, volume: 100 };

/** What one text took. */
interface Take {
  readonly realTimeFactor: number;
  readonly firstPartMs: number;
}

/** Speed and memory of each model, one text at a time, through the service's own renderer without HTTP and database. */
export async function speaking({ rounds, quick }: BenchOptions): Promise<string> {
  await ensureBuilt();
  return withModels(quick, async ({ all, description }) => {
    const rows: string[][] = [];
    for (const model of all)
      rows.push(...(await measure(model, rounds, quick ? LENGTHS.slice(0, 1) : LENGTHS)));
    return [
      '### Speaking with each model, one text at a time, mp3 (min / median / max)',
      description,
      table(
        ['model', 'characters', 'real-time factor', 'time to the first part, ms', 'processes, MiB'],
        rows,
      ),
    ].join('\n\n');
  });
}

async function measure(model: SherpaModel, rounds: number, lengths: readonly number[]): Promise<string[][]> {
  const { childrenMib: othersMib } = memoryOf(process.pid);
  const pool = new WorkerPool();
  const engine = new WatchedEngine(new SherpaEngine(model, 'bench'));
  const renderer = new PooledSpeechRenderer(new EngineRegistry([engine]), pool);
  const texts = new Texts(5);
  const [voice] = model.voices;
  const take = async (length: number): Promise<Take> => {
    const spokenText = spokenForm(texts.next(length), voice!);
    const startedAt = performance.now();
    engine.beginText();
    const { durationSec } = await renderer.render({
      voice: voice!,
      spokenText,
      settings: NATURAL,
      audioType: 'mp3',
    });
    const tookSec = (performance.now() - startedAt) / 1000;
    return { realTimeFactor: tookSec / durationSec, firstPartMs: engine.firstPartAt - startedAt };
  };
  try {
    const rows: string[][] = [];
    for (const length of lengths) {
      await take(length);
      const takes: Take[] = [];
      while (takes.length < rounds) takes.push(await take(length));
      const { childrenMib } = memoryOf(process.pid);
      const spread = (of: (take: Take) => number, digits: number) =>
        showSpread(spreadOf(takes.map(of)), digits);
      rows.push([
        model.provider,
        String(length),
        spread(({ realTimeFactor }) => realTimeFactor, 3),
        spread(({ firstPartMs }) => firstPartMs, 0),
        (childrenMib - othersMib).toFixed(0),
      ]);
    }
    return rows;
  } finally {
    await engine.close();
    await pool.close();
  }
}

/** Tells when the first part of a text was there. */
class WatchedEngine extends SpeechEngine {
  readonly card;
  /** By `performance.now()`, of the text begun last. */
  firstPartAt = NaN;
  private isBegun = false;

  constructor(private readonly engine: SpeechEngine) {
    super();
    this.card = engine.card;
  }

  beginText(): void {
    this.firstPartAt = NaN;
    this.isBegun = false;
  }

  async speak(part: SpeechPart, signal?: AbortSignal): Promise<SpokenPart> {
    const isFirst = !this.isBegun;
    this.isBegun = true;
    const spoken = await this.engine.speak(part, signal);
    if (isFirst) this.firstPartAt = performance.now();
    return spoken;
  }

  override async close(): Promise<void> {
    await this.engine.close();
  }
}
