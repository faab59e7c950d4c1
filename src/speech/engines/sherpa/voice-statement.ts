import type { Gender, Language, Region } from '../../domain/voice';
import { ModelFault } from './model-fault';

/** What can be said of a voice, of one speaker or of all of a model. */
export interface SpeakerStatement {
  readonly name?: string;
  readonly language?: Language;
  readonly region?: Region;
  readonly gender?: Gender;
  /** SPDX identifier, or `unknown`. */
  readonly licence?: string;
}

/** What the operator says of a model in its `voice.json`. */
export interface VoiceStatement extends SpeakerStatement {
  /** The speakers on offer, by their number within the model; all of them when it is left out. */
  readonly speakers?: readonly (SpeakerStatement & { readonly id: number })[];
}

type Check = (value: unknown) => string | null;

const oneOf =
  (...choices: readonly string[]): Check =>
  (value) =>
    choices.includes(value as string) ? null : `must be one of ${choices.join(', ')}`;

const matching =
  (pattern: RegExp, rule: string): Check =>
  (value) =>
    typeof value === 'string' && pattern.test(value) ? null : `must be ${rule}`;

const ABOUT_A_SPEAKER: Readonly<Record<keyof SpeakerStatement, Check>> = {
  name: matching(/^(?=.*\S)[^\p{Cc}]{1,80}$/u, 'a name of 1 to 80 characters'),
  language: oneOf('vi', 'en'),
  region: oneOf('north', 'central', 'south', 'us', 'unknown'),
  gender: oneOf('female', 'male', 'unknown'),
  licence: matching(/^[A-Za-z0-9][A-Za-z0-9.+-]*$/, 'an SPDX identifier, or unknown'),
};

const isSpeakerNumber: Check = (value) =>
  Number.isSafeInteger(value) && (value as number) >= 0 ? null : 'must be a whole number from 0';

/**
 * @param json the text of `voice.json`
 * @throws ModelFault naming every fault
 */
export function parseVoiceStatement(json: string): VoiceStatement {
  const faults: string[] = [];
  const statement = parse(json);
  check(statement, '', { ...ABOUT_A_SPEAKER, speakers: isList }, faults);
  const { speakers = [] } = (statement ?? {}) as { speakers?: readonly unknown[] };
  if (Array.isArray(speakers))
    speakers.forEach((speaker, i) =>
      check(speaker, `speakers[${i}]`, { ...ABOUT_A_SPEAKER, id: isSpeakerNumber }, faults, ['id']),
    );
  if (faults.length > 0) throw new ModelFault(`has a voice.json that cannot be used: ${faults.join('; ')}`);
  const ids = (speakers as { id: number }[]).map(({ id }) => id);
  if (new Set(ids).size !== ids.length) throw new ModelFault('has a voice.json that names a speaker twice');
  return statement as VoiceStatement;
}

const isList: Check = (value) =>
  Array.isArray(value) && value.length > 0 ? null : 'must be a list of speakers';

function parse(json: string): unknown {
  try {
    return JSON.parse(json);
  } catch (error) {
    throw new ModelFault(`has a voice.json that is not JSON: ${(error as Error).message}`);
  }
}

function check(
  value: unknown,
  where: string,
  checks: Readonly<Record<string, Check>>,
  faults: string[],
  required: readonly string[] = [],
): void {
  if (value === null || typeof value !== 'object' || Array.isArray(value)) {
    faults.push(`${where || 'it'} must be an object`);
    return;
  }
  const path = (name: string) => (where ? `${where}.${name}` : name);
  for (const name of required) if (!(name in value)) faults.push(`${path(name)} is missing`);
  for (const [name, content] of Object.entries(value)) {
    const fault = Object.hasOwn(checks, name) ? checks[name]!(content) : 'is not known';
    if (fault) faults.push(`${path(name)} ${fault}`);
  }
}
