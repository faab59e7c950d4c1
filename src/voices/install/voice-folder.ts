import { createHash } from 'node:crypto';
import { createReadStream } from 'node:fs';
import { stat } from 'node:fs/promises';
import { join } from 'node:path';
import { pipeline } from 'node:stream/promises';
import { z } from 'zod';
import type { VoicePack } from '../domain/voice-pack';
import type { Acceptance } from '../domain/voice-state';
import { readJson, writeJson } from './json-file';

/** What the speech engine reads of a model beside its own files. */
const STATEMENT = 'voice.json';
/** Who accepted the licence, and when. */
const ACCEPTANCE = 'acceptance.json';
/** The sentence that was spoken when the voice was installed. */
export const SAMPLE = 'sample.wav';

const acceptance = z.object({
  licence: z.string(),
  accepted_by: z.string(),
  accepted_at: z.coerce.date(),
});

/** Writes what is known of the speakers, for the speech engine. */
export async function writeStatement(folder: string, pack: VoicePack): Promise<void> {
  const { languages, speakers, attribution, licence } = pack;
  const choice = languages.length > 1 ? { languages } : {};
  const statement = { language: languages[0], ...choice, licence: licence.id, attribution, speakers };
  await writeJson(join(folder, STATEMENT), statement);
}

export async function writeAcceptance(folder: string, { licence, ...by }: Acceptance): Promise<void> {
  const record = { licence, accepted_by: by.acceptedBy, accepted_at: by.acceptedAt };
  await writeJson(join(folder, ACCEPTANCE), record);
}

/** Null where nobody has left one. */
export async function readAcceptance(folder: string): Promise<Acceptance | null> {
  const said = await readJson(join(folder, ACCEPTANCE), acceptance);
  return said && { licence: said.licence, acceptedBy: said.accepted_by, acceptedAt: said.accepted_at };
}

/** What is wrong with the sizes of a voice's files, as the end of a sentence that starts with the folder; null when nothing is. */
export async function sizeFaultOf(folder: string, pack: VoicePack): Promise<string | null> {
  for (const { name, bytes } of pack.files) {
    const found = await stat(join(folder, name)).catch(() => null);
    if (!found?.isFile()) return `lacks ${name}`;
    if (found.size !== bytes) return `has a ${name} of ${found.size} bytes, not of ${bytes}`;
  }
  return null;
}

/** The same for their contents: reads all files. */
export async function contentFaultOf(
  folder: string,
  pack: VoicePack,
  signal?: AbortSignal,
): Promise<string | null> {
  const fault = await sizeFaultOf(folder, pack);
  if (fault) return fault;
  for (const { name, sha256 } of pack.files) {
    const found = await sha256Of(join(folder, name), signal);
    if (found !== sha256) return `has a ${name} with the checksum ${found}, not ${sha256}`;
  }
  return null;
}

async function sha256Of(file: string, signal?: AbortSignal): Promise<string> {
  const hash = createHash('sha256');
  await pipeline(createReadStream(file), hash, { signal });
  return hash.digest('hex');
}
