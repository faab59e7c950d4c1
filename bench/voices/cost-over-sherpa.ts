import { evenParts } from '../../src/speech/domain/sentences';
import type { SherpaModel } from '../../src/speech/engines/sherpa/model/model-folder';
import { sherpaConfig, supertonicOptions } from '../../src/speech/engines/sherpa/sherpa-config';
import { SherpaEngine } from '../../src/speech/engines/sherpa/sherpa-engine';
import { sherpaText } from '../../src/speech/engines/sherpa/sherpa-text';
import { SherpaLoop } from '../peers/sherpa-loop';
import type { LoopText } from '../peers/sherpa-loop-child';
import { lend } from '../support/lend';
import { Loa } from '../support/loa';
import { showSpread, table } from '../support/markdown';
import type { BenchOptions } from '../support/options';
import { inTurns, type Round, runAll, type Work } from '../support/paired-rounds';
import { spreadOf } from '../support/statistics';
import { Texts } from '../synthesis/texts';
import { type Models, withModels } from './models';
import { spokenForm } from './spoken-form';

const LENGTH = 500;
const QUICK_LENGTH = 50;
/** Texts in one round: each keeps a processor busy for seconds. */
const REQUESTS = 2;

/** Who works through the texts, how many at a time, and what is wanted of it. */
interface Line {
  readonly who: string;
  readonly inFlight: number;
  readonly work: Work<string, unknown>;
  readonly goal: string;
}

/** What the service adds to the time of sherpa-onnx itself, called in a loop with the same texts in the same parts. */
export async function costOverSherpa({ rounds, quick }: BenchOptions): Promise<string> {
  return withModels(quick, async (models) => {
    const variables = {
      MODEL_DIR: models.folder,
      ALLOWED_VOICE_LICENCES: licencesOf(models),
    };
    const length = quick ? QUICK_LENGTH : LENGTH;
    const rows = await lend(Loa.start(variables), async (loa) => {
      const all: string[][] = [];
      for (const model of models.all) all.push(...(await compare(loa, model, rounds, length)));
      return all;
    });
    const head = [
      'model',
      'who',
      'ms a text',
      'one loop, ms a text',
      'cost, %',
      'of perfect scaling',
      'goal',
    ];
    return [
      `### Cost over one loop of sherpa-onnx's own, ${length} characters (min / median / max)`,
      models.description,
      table(head, rows),
    ].join('\n\n');
  });
}

async function compare(loa: Loa, model: SherpaModel, rounds: number, length: number): Promise<string[][]> {
  const texts = new Texts(6);
  const [{ speakerId }] = model.voices as [SherpaModel['voices'][number]];
  return lend(openLoop(model), (loop) =>
    lend(openLoop(model), async (second) => {
      const loops = [loop, second];
      const service: Work<string, unknown> = (text) => loa.speak({ input_text: text, speaker_id: speakerId });
      const eitherLoop = async (text: string) => {
        const free = loops.pop()!; // two texts are under way at most
        await free.speak(partsOf(text, model)).finally(() => loops.push(free));
      };
      const lines: Line[] = [
        { who: 'service', inFlight: 1, work: service, goal: 'cost ≤ 5' },
        { who: 'service', inFlight: 2, work: service, goal: 'scaling ≥ 0.9' },
        { who: 'two loops', inFlight: 2, work: eitherLoop, goal: '' },
      ];
      const rows: string[][] = [];
      for (const { who, inFlight, work, goal } of lines) {
        process.stderr.write(`  ${model.provider}: ${who}, ${inFlight} in flight …\n`);
        const played = await inTurns(rounds, () => {
          const given = texts.take(REQUESTS, length);
          return {
            ours: () => runAll(given, work, inFlight),
            peer: () => runAll(given, (text) => loop.speak(partsOf(text, model)) as Promise<unknown>, 1),
          };
        });
        rows.push([model.provider, `${who}, ${inFlight} in flight`, ...figures(played, inFlight), goal]);
      }
      return rows;
    }),
  );
}

function figures(rounds: readonly Round<unknown>[], inFlight: number): string[] {
  const typical = (side: keyof Round<unknown>) =>
    (spreadOf(rounds.map((round) => round[side].wallMs)).median / REQUESTS).toFixed(0);
  const times = rounds.map(({ ours, peer }) => ours.wallMs / peer.wallMs);
  const cost = showSpread(spreadOf(times.map((ratio) => 100 * (ratio - 1))), 1);
  const scaling = showSpread(spreadOf(times.map((ratio) => 1 / ratio / inFlight)));
  return [typical('ours'), typical('peer'), cost, scaling];
}

function openLoop({ files, voices, speakers }: SherpaModel): Promise<SherpaLoop> {
  const [{ speakerId, language }] = voices as [SherpaModel['voices'][number]];
  return SherpaLoop.open({
    config: sherpaConfig(files),
    speaker: speakers.get(speakerId)!,
    supertonic: files.kind === 'supertonic' ? supertonicOptions(language) : null,
  });
}

/** What the engine hands to sherpa-onnx. */
function partsOf(text: string, model: SherpaModel): LoopText {
  const voice = model.voices[0]!;
  const { maxPartChars } = new SherpaEngine(model, 'bench').card;
  return evenParts(spokenForm(text, voice), maxPartChars).flatMap(
    (part) => sherpaText(part.text, voice.alphabet) ?? [],
  );
}

function licencesOf({ all }: Models): string {
  return [...new Set(all.flatMap(({ voices }) => voices.map(({ licence }) => licence)))].join(',');
}
