import { termsOf } from '../speech';
import {
  type InstalledVoice,
  type InstallProgress,
  InstallVoice,
  type ListedVoice,
  ListVoices,
  RemoveVoice,
  VoiceCatalogue,
  type VoicePack,
  type VoiceState,
} from '../voices';
import { noteVoice, stateOf } from './note-voice';
import { commandUser } from '../platform/process/command-user';
import {
  type Command,
  type CommandContext,
  ifGiven,
  type OptionValues,
  required,
  UsageError,
} from './command';
import { ProgressLine } from './progress-line';
import { untilInterrupted } from './until-interrupted';
import { checkVoices } from './voice-check-command';
import { voicesOnly } from './voices-only';

const listVoices: Command = {
  usage: 'voices:list',
  about: 'prints the voices that can be installed, one a line, and which of them are',
  options: {},
  standsAlone: voicesOnly,
  async run({ app, print }) {
    for (const voice of await app.get(ListVoices).execute()) print(describeVoice(voice));
  },
};

const installVoice: Command = {
  usage: 'voices:install NAME [--accept-licence LICENCE] [--from FOLDER]',
  about:
    'downloads a voice, or takes its files from a folder, checks it and has it speak; a running service takes it up. ' +
    'Shows the licence and asks for it; where nobody can be asked, --accept-licence says that you accept it',
  options: {
    'accept-licence': { type: 'string' },
    'accept-license': { type: 'string' }, // the American spelling
    from: { type: 'string' },
  },
  mostOperands: 1,
  standsAlone: voicesOnly,
  async run(context) {
    const { app, options, remark } = context;
    const pack = app.get(VoiceCatalogue).get(nameOf(context));
    const from = ifGiven(options, 'from', required) ?? undefined;
    const licence = await acceptedLicence(context, pack);
    const before = await stateOf(app, pack.name);
    const acceptance = { licence, acceptedBy: commandUser() };
    const line = new ProgressLine();
    const onProgress = (progress: InstallProgress) => showProgress(line, progress);
    const voice = await untilInterrupted(async (signal) => {
      const { ended } = await app
        .get(InstallVoice)
        .execute(pack.name, acceptance, { from, signal, onProgress, isAttended: true });
      if (acceptedInAdvance(options) !== undefined) remark(summaryOf(pack)); // else it was shown before the question
      return ended.finally(() => line.end());
    });
    remark(`${pack.title} is in ${voice.folder}; a running service offers it within seconds.`);
    printTrial(context, voice);
    await noteVoice(context, 'voice.install', pack.name, { accept_licence: licence }, before);
  },
};

const removeVoice: Command = {
  usage: 'voices:remove NAME',
  about: 'removes a voice, or cancels its install; a running service lets it go',
  options: {},
  mostOperands: 1,
  standsAlone: voicesOnly,
  async run(context) {
    const name = nameOf(context);
    const before = await stateOf(context.app, name);
    const outcome = await context.app.get(RemoveVoice).execute(name);
    if (outcome === 'absent') throw new UsageError(`${name} is not installed.`);
    context.remark(outcome === 'removed' ? `Removed ${name}.` : `Cancelled the install of ${name}.`);
    await noteVoice(context, 'voice.remove', name, {}, before);
  },
};

function nameOf({ operands }: CommandContext): string {
  const [name] = operands;
  if (!name) throw new UsageError('Name a voice; voices:list prints them.');
  return name;
}

/** The licence that was named with the command. */
function acceptedInAdvance(options: OptionValues): unknown {
  return options.get('accept-licence') ?? options.get('accept-license');
}

/** @throws UsageError when the licence is not accepted */
async function acceptedLicence(
  { options, isInteractive, readLine, remark }: CommandContext,
  pack: VoicePack,
): Promise<string> {
  const { id, title, url } = pack.licence;
  const given = acceptedInAdvance(options);
  if (given !== undefined) {
    if (given !== id)
      throw new UsageError(`--accept-licence must be ${id}, the licence of ${pack.name}: ${url}`);
    return id;
  }
  if (!isInteractive)
    throw new UsageError(
      `${pack.name} is under ${title} (${url}). Say that you accept it: --accept-licence ${id}`,
    );
  remark(`${pack.licence.text.trim()}\n\n${summaryOf(pack)}`);
  remark(`Type ${id} to accept the licence:`);
  if ((await readLine()).trim() !== id)
    throw new UsageError('The licence was not accepted; nothing was changed.');
  return id;
}

/** What one should know of a voice and its licence, beside the text of that. */
function summaryOf({ licence, notice, attribution, ...pack }: VoicePack): string {
  return [
    `${pack.title}: ${pack.about.en}`,
    `Licence: ${licence.title}, ${licence.url}`,
    ...(notice ? [`Note: ${notice.en}`] : []),
    `To be named: ${attribution}`,
    ...(termsOf(licence.id)?.duties ?? []).map(
      ({ en, section }) => `Asked of you and your customers: ${en} (${section})`,
    ),
    `Size: ${inMb(pack.diskBytes)} on disk, about ${inMb(pack.memoryBytes)} in memory.`,
  ].join('\n');
}

function showProgress(line: ProgressLine, { phase, receivedBytes, totalBytes }: InstallProgress): void {
  const part = receivedBytes / totalBytes;
  const text = phase === 'speaking' ? 'speaking' : `${inMb(receivedBytes)} of ${inMb(totalBytes)}`;
  line.show(part, text);
}

function printTrial({ print }: CommandContext, { pack, sample, spokenSec, tookSec }: InstalledVoice): void {
  const factor = (tookSec / spokenSec).toFixed(3);
  print(
    `${pack.name}: ${spokenSec.toFixed(1)} s spoken in ${tookSec.toFixed(1)} s, real-time factor ${factor}` +
      (sample === null ? '' : `, ${sample}`),
  );
}

function describeVoice({ pack, state }: ListedVoice): string {
  const { name, title, languages, speakers, licence, diskBytes, memoryBytes } = pack;
  const speaks =
    languages.length > 2 ? `${languages[0]} and ${languages.length - 1} more` : languages.join(', ');
  const count = speakers.length === 1 ? '1 speaker' : `${speakers.length} speakers`;
  const size = `${inMb(diskBytes)} on disk, about ${inMb(memoryBytes)} in memory`;
  return `${name}: ${[title, speaks, count, licence.id, size, describeState(state)].join('; ')}`;
}

function describeState(state: VoiceState): string {
  switch (state.kind) {
    case 'absent':
      return 'not installed';
    case 'installing':
      return `being installed, ${inMb(state.receivedBytes)} of ${inMb(state.totalBytes)}`;
    case 'failed':
      return `not installed${receivedOf(state)}: ${state.reason}`;
    case 'installed':
      return 'installed';
    case 'damaged':
      return `damaged: it ${state.reason}`;
  }
}

function receivedOf({ receivedBytes, totalBytes }: Omit<InstallProgress, 'phase'>): string {
  return receivedBytes === 0 ? '' : `, ${inMb(receivedBytes)} of ${inMb(totalBytes)} are here`;
}

const inMb = (bytes: number): string => `${(bytes / 1e6).toFixed(1)} MB`;

export const voiceCommands = {
  'voices:list': listVoices,
  'voices:install': installVoice,
  'voices:remove': removeVoice,
  'voices:check': checkVoices,
};
