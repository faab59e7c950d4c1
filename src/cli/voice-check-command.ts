import { allReasonsOf } from '../platform/process/fault';
import { OperatorFault } from '../platform/process/operator-fault';
import { DomainError } from '../shared/domain/domain-error';
import { SpeechRecogniser } from '../speech';
import { CheckVoice, InstalledModels, MeasureVoices, RecogniseVoices, VoiceCatalogue } from '../voices';
import { type Command, type CommandContext, ifGiven, required, UsageError } from './command';
import { untilInterrupted } from './until-interrupted';
import { figuresHead, figuresLegend, figuresLine, HEARD_LEGEND, heardLines } from './voice-table';
import { voicesOnly } from './voices-only';

/** Checks one model, prints what it finds, and throws where that is no voice to be used. */
type Examination = (model: string, signal: AbortSignal) => Promise<void>;

/** Whether voices can be used, as against how good they are. */
export const checkVoices: Command = {
  usage: 'voices:check [NAME] [--asr FOLDER]',
  about:
    'compares an installed voice, or all of them, with the catalogue, has each speak and measures it; exit code 1 ' +
    'for a fault. --asr: what a speech recogniser for sherpa-onnx in that folder understands of it instead',
  options: { asr: { type: 'string' } },
  mostOperands: 1,
  standsAlone: voicesOnly,
  async run(context) {
    const { app, operands, options, remark } = context;
    const asr = ifGiven(options, 'asr', required);
    const models = operands.length > 0 ? operands : app.get(InstalledModels).names();
    if (models.length === 0) throw new OperatorFault('No voice is installed.');
    const faults = await untilInterrupted((signal) =>
      asr === null ? measureAll(context, models, signal) : recogniseAll(context, models, asr, signal),
    );
    for (const fault of faults) remark(fault);
    if (faults.length > 0) process.exitCode = 1;
  },
};

async function measureAll(
  context: CommandContext,
  models: readonly string[],
  signal: AbortSignal,
): Promise<string[]> {
  const { app, print } = context;
  print(figuresHead());
  const faults = await examineAll(context, models, signal, async (model) => {
    const broken: string[] = [];
    for await (const voice of app.get(MeasureVoices).execute(model, signal)) {
      print(figuresLine(voice));
      if (voice.findings.some(({ isBroken }) => isBroken)) broken.push(voice.speakerId);
    }
    if (broken.length > 0) throw new OperatorFault(`broken: ${broken.join(', ')}`);
  });
  for (const line of figuresLegend()) print(line);
  return faults;
}

async function recogniseAll(
  context: CommandContext,
  models: readonly string[],
  folder: string,
  signal: AbortSignal,
): Promise<string[]> {
  const { app, print } = context;
  const recogniser = await SpeechRecogniser.open(folder);
  try {
    print(HEARD_LEGEND);
    return await examineAll(context, models, signal, async (model) => {
      for await (const voice of app.get(RecogniseVoices).execute(model, recogniser, signal))
        for (const line of heardLines(voice)) print(line);
    });
  } finally {
    await recogniser.close();
  }
}

/** @returns what is wrong with each of the models that have a fault */
async function examineAll(
  { app }: CommandContext,
  models: readonly string[],
  signal: AbortSignal,
  examine: Examination,
): Promise<string[]> {
  const known = new Set(app.get(VoiceCatalogue).packs.map(({ name }) => name));
  const installed = app.get(InstalledModels).names();
  const faults: string[] = [];
  for (const model of models) {
    try {
      if (known.has(model) || !installed.includes(model)) await app.get(CheckVoice).execute(model, signal);
      await examine(model, signal);
    } catch (error) {
      if (signal.aborted) throw new UsageError('The check was interrupted.');
      if (error instanceof OperatorFault) faults.push(`${model}: ${error.message}`);
      else if (error instanceof DomainError) faults.push(`${model}: ${allReasonsOf(error)}`);
      else throw error;
    }
  }
  return faults;
}
