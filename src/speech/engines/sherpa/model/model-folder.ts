import { createHash } from 'node:crypto';
import { existsSync, readFileSync, statSync } from 'node:fs';
import { basename, join } from 'node:path';
import { slugOf } from '../../../../shared/domain/slug';
import type { Voice } from '../../../domain/voice';
import { UNKNOWN_LICENCE } from '../../../domain/voice-licence';
import { type ModelFacts, readModelFacts } from './model-facts';
import { findModelFiles, type LoadableFiles, type ModelFiles } from './model-files';
import { ModelFault } from './model-fault';
import type { Derivation } from './derivation';
import { loadable } from './loadable-model';
import { parsePiperCard, type PiperCard } from './piper-card';
import { readSupertonicFacts } from './supertonic-facts';
import { parseVoiceStatement, type VoiceStatement } from './voice-statement';

/** A model for sherpa-onnx, and its voices. */
export interface SherpaModel {
  /** Name of the engine for this model. */
  readonly provider: string;
  /** Changes with the files. */
  readonly fingerprint: string;
  readonly files: LoadableFiles;
  /** What must be made before the files can be loaded; null for nothing. */
  readonly derivation: Derivation | null;
  /** Of all files that are loaded. */
  readonly sizeBytes: number;
  readonly sampleRate: number;
  readonly voices: readonly Voice[];
  /** Number of each voice within the model, by `speakerId`. */
  readonly speakers: ReadonlyMap<string, number>;
}

/** The voices of an operator's models are not measured; most speak about as fast as this. */
const TYPICAL_CHARS_PER_SEC = 15;

/**
 * Reads everything about the model in a folder, without loading it. The operator's `voice.json` takes precedence over
 * Piper's card, and that over the model's own metadata.
 *
 * @param derivedDir for what is made from the files, by the process that loads them
 * @throws ModelFault
 */
export function readModelFolder(folder: string, derivedDir: string): SherpaModel {
  const id = identifierOf(basename(folder));
  const provider = `sherpa-${id}`;
  const found = findModelFiles(folder);
  const facts = found.kind === 'supertonic' ? readSupertonicFacts(found) : readModelFacts(found);
  const { languages, ...statement } = readStatement(folder);
  if (languages && found.kind !== 'supertonic')
    throw new ModelFault('has a voice.json with languages, and a model that speaks one');
  const card = found.kind === 'supertonic' ? null : readPiperCard(found.model);
  const numbers = statement.speakers?.map((speaker) => speaker.id) ?? [...facts.speakers.keys()];
  const voices = numbers.map((number): Voice => {
    const said = { ...factsOf(facts, card, number), ...statement, ...speakerOf(statement, number) };
    if (!said.language) throw new ModelFault('does not say that it is Vietnamese (vi) or English (en)');
    return {
      speakerId: facts.speakers.length > 1 ? `${id}-${number}` : id,
      speakerName: said.name ?? basename(folder) + (facts.speakers.length > 1 ? ` ${number}` : ''),
      provider,
      language: said.language,
      ...(languages && { languages }),
      region: said.region ?? 'unknown',
      gender: said.gender ?? 'unknown',
      licence: said.licence ?? UNKNOWN_LICENCE,
      ...(said.attribution && { attribution: said.attribution }),
      quality: 'natural',
      sampleRate: facts.sampleRate,
      ...(facts.alphabet && { alphabet: facts.alphabet }),
      charsPerSec: TYPICAL_CHARS_PER_SEC,
    };
  });
  const { fingerprint, sizeBytes } = stateOf(found);
  return {
    provider,
    fingerprint,
    sizeBytes,
    ...loadable(found, facts.needsEspeakData, derivedDir, `${provider}-${fingerprint}`),
    sampleRate: facts.sampleRate,
    voices,
    speakers: new Map(voices.map(({ speakerId }, i) => [speakerId, numbers[i]!])),
  };
}

function factsOf(facts: ModelFacts, card: PiperCard | null, number: number) {
  const speaker = facts.speakers[number];
  if (!speaker)
    throw new ModelFault(`has a voice.json that names speaker ${number}, and no such speaker in its model`);
  const name = card?.names.get(number);
  return { ...speaker, language: card?.language ?? facts.language, ...(name && { name }) };
}

function speakerOf(statement: VoiceStatement, number: number) {
  return statement.speakers?.find(({ id }) => id === number);
}

function readStatement(folder: string): VoiceStatement {
  const file = join(folder, 'voice.json');
  return existsSync(file) ? parseVoiceStatement(readFileSync(file, 'utf8')) : {};
}

function readPiperCard(model: string): PiperCard | null {
  const file = `${model}.json`;
  return existsSync(file) ? parsePiperCard(readFileSync(file, 'utf8'), basename(file)) : null;
}

function identifierOf(name: string): string {
  const identifier = slugOf(name);
  if (!identifier)
    throw new ModelFault('has a name of which no speaker_id can be made: use letters or digits');
  return identifier;
}

/** Sizes and times show that a file was replaced; reading gigabytes at every start would be too slow. */
function stateOf({ kind, ...files }: ModelFiles): { fingerprint: string; sizeBytes: number } {
  const hash = createHash('sha256').update(kind);
  let sizeBytes = 0;
  for (const [part, file] of Object.entries(files).sort()) {
    for (const each of [file].flat()) {
      const { size, mtimeMs } = statSync(each);
      hash.update(`\n${part} ${size} ${mtimeMs}`);
      sizeBytes += size;
    }
  }
  return { fingerprint: hash.digest('hex').slice(0, 12), sizeBytes };
}
