import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { z } from 'zod';
import { licenceTextUrl, memoryNeededBytes } from '../speech';
import { UnknownVoicePack } from './domain/voices.errors';
import type { Licence, VoicePack } from './domain/voice-pack';

const text = z.string().regex(/^(?=.*\S)[^\p{Cc}]{1,300}$/u);
/** A plain name: it becomes part of paths. */
const fileName = z.string().regex(/^[A-Za-z0-9][A-Za-z0-9._-]{0,99}$/);
const bytes = z.int().positive();

const licenceData = z.strictObject({ title: text });

const inBothLanguages = z.strictObject({ vi: text, en: text });

const entry = z.strictObject({
  /** Place in lists, the best recommended first: 1 and up. */
  rank: z.int().positive(),
  title: text,
  about: inBothLanguages,
  languages: z.tuple([z.enum(['vi', 'en'])], z.string().regex(/^[a-z]{2,3}(-[A-Za-z0-9]+)*$/)),
  speakers: z
    .array(
      z.strictObject({
        id: z.int().nonnegative(),
        name: text,
        gender: z.enum(['female', 'male', 'unknown']),
        region: z.enum(['north', 'central', 'south', 'us', 'unknown']).default('unknown'),
      }),
    )
    .min(1),
  licence: fileName,
  attribution: text,
  notice: inBothLanguages.nullable().default(null),
  /** Folders that have all files under their names, pinned to a revision: the first choice, then mirrors. */
  bases: z.array(z.url({ protocol: /^https$/ }).endsWith('/')).min(1),
  files: z
    .array(z.strictObject({ name: fileName, bytes, sha256: z.string().regex(/^[0-9a-f]{64}$/) }))
    .min(1)
    .refine((files) => new Set(files.map(({ name }) => name)).size === files.length, 'names a file twice'),
});

/** The voice packs that can be installed: a JSON file for each in `catalogue`, a text and a JSON file for each licence. */
export class VoiceCatalogue {
  /** @param packs the best recommended first */
  private constructor(readonly packs: readonly VoicePack[]) {}

  /**
   * @param folder the one that holds `catalogue` and `licences`
   * @throws Error naming the file that is not as it should be
   */
  static read(folder = __dirname): VoiceCatalogue {
    const names = readdirSync(join(folder, 'catalogue')).filter((name) => name.endsWith('.json'));
    const packs = names.sort().map((name) => readPack(folder, name));
    return new VoiceCatalogue(packs.sort((a, b) => a.rank - b.rank));
  }

  /** @throws UnknownVoicePack */
  get(name: string): VoicePack {
    const pack = this.packs.find((candidate) => candidate.name === name);
    if (!pack)
      throw new UnknownVoicePack(
        name,
        this.packs.map((each) => each.name),
      );
    return pack;
  }
}

function readPack(folder: string, file: string): VoicePack {
  const { bases, licence, files, ...said } = parse(entry, join(folder, 'catalogue', file));
  const name = file.slice(0, -'.json'.length);
  if (!/^[a-z0-9]+(-[a-z0-9]+)*$/.test(name)) throw new Error(`${file} is no name of a voice pack`);
  const diskBytes = files.reduce((sum, each) => sum + each.bytes, 0);
  return {
    name,
    ...said,
    licence: readLicence(join(folder, 'licences'), licence),
    files: files.map((each) => ({
      ...each,
      addresses: bases.map((base) => new URL(each.name, base).href),
    })),
    diskBytes,
    memoryBytes: Math.round(memoryNeededBytes(diskBytes)),
  };
}

function readLicence(folder: string, id: string): Licence {
  const { title } = parse(licenceData, join(folder, `${id}.json`));
  return { id, title, url: licenceTextUrl(id), text: readFileSync(join(folder, `${id}.txt`), 'utf8') };
}

function parse<Schema extends z.ZodType>(schema: Schema, file: string): z.infer<Schema> {
  const { data, error } = schema.safeParse(JSON.parse(readFileSync(file, 'utf8')));
  if (error) throw new Error(`${file}: ${z.prettifyError(error)}`);
  return data;
}
