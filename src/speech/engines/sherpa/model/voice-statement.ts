import { z } from 'zod';
import { ModelFault } from './model-fault';

const matching = (pattern: RegExp, rule: string) =>
  z.string({ error: `must be ${rule}` }).regex(pattern, { error: `must be ${rule}` });

const oneOf = <const Choice extends string>(...choices: readonly Choice[]) =>
  z.enum(choices, { error: `must be one of ${choices.join(', ')}` });

const speakerNumber = z
  .int({ error: ({ input }) => (input === undefined ? 'is missing' : 'must be a whole number from 0') })
  .nonnegative({ error: 'must be a whole number from 0' });

/** A name that can be shown to callers. */
export const SPEAKER_NAME = /^(?=.*\S)[^\p{Cc}]{1,80}$/u;

const speakerFields = {
  name: matching(SPEAKER_NAME, 'a name of 1 to 80 characters').optional(),
  language: oneOf('vi', 'en').optional(),
  region: oneOf('north', 'central', 'south', 'us', 'unknown').optional(),
  gender: oneOf('female', 'male', 'unknown').optional(),
  licence: matching(/^[A-Za-z0-9][A-Za-z0-9.+-]*$/, 'an SPDX identifier, or unknown').optional(),
  attribution: matching(/^(?=.*\S)[^\p{Cc}]{1,300}$/u, 'a text of 1 to 300 characters').optional(),
};

const object = <Fields extends z.ZodRawShape>(fields: Fields) =>
  z.strictObject(fields, { error: 'must be an object' });

const listOfLanguages = { error: 'must be a list of languages' };

const languageTag = matching(/^[a-z]{2,3}(-[A-Za-z0-9]+)*$/, 'a language tag (BCP 47), such as vi');

const listOfSpeakers = { error: 'must be a list of speakers' };

const voiceStatement = object({
  ...speakerFields,
  languages: z.array(languageTag, listOfLanguages).min(1, listOfLanguages).optional(),
  speakers: z
    .array(object({ id: speakerNumber, ...speakerFields }), listOfSpeakers)
    .min(1, listOfSpeakers)
    .optional(),
});

/** What can be stated of a voice: of one speaker, or of all of a model. */
export type SpeakerStatement = Omit<VoiceStatement, 'speakers' | 'languages'>;

/**
 * What the operator states of a model in its `voice.json`. `speakers` are those on offer, by their number within the
 * model; all of them when it is left out. `languages` are those that a request may have Supertonic speak. `licence` is an
 * SPDX identifier, or `unknown`.
 */
export type VoiceStatement = Readonly<z.infer<typeof voiceStatement>>;

/**
 * @param json the text of `voice.json`
 * @throws ModelFault naming every fault
 */
export function parseVoiceStatement(json: string): VoiceStatement {
  const { data, error } = voiceStatement.safeParse(parse(json));
  if (error) throw new ModelFault(`has a voice.json that cannot be used: ${faultsOf(error).join('; ')}`);
  const ids = data.speakers?.map(({ id }) => id) ?? [];
  if (new Set(ids).size !== ids.length) throw new ModelFault('has a voice.json that names a speaker twice');
  return data;
}

function parse(json: string): unknown {
  try {
    return JSON.parse(json);
  } catch (error) {
    throw new ModelFault(`has a voice.json that is not JSON: ${(error as Error).message}`);
  }
}

/** Each fault once: two checks of one field may say the same. */
function faultsOf({ issues }: z.ZodError): string[] {
  const faults = issues.flatMap((issue) =>
    issue.code === 'unrecognized_keys'
      ? issue.keys.map((key) => `${placeOf([...issue.path, key])} is not known`)
      : [`${placeOf(issue.path)} ${issue.message}`],
  );
  return [...new Set(faults)];
}

/** `speakers[0].id`; `it` for the whole. */
function placeOf(path: readonly PropertyKey[]): string {
  const place = path.map((step) => (typeof step === 'number' ? `[${step}]` : `.${String(step)}`)).join('');
  return place.replace(/^\./, '') || 'it';
}
