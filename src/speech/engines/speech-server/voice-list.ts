import { createHash } from 'node:crypto';
import { slugOf } from '../../../shared/domain/slug';
import type { Gender, Language, Region } from '../../domain/voice';
import type { ServerVoice } from './server-voice';

/** More are not read: nobody chooses among them, and each is shown on every page of voices. */
const MAX_VOICES = 500;
const LONGEST_SLUG = 80;

type Entry = ReadonlyMap<string, unknown>;
type Json = Readonly<Record<string, unknown>>;

/**
 * The voices in a server's own list of them, which no standard describes. Found in use are `{"voices": […]}`,
 * `{"data": […]}` and a bare array, of names or of objects; of an object are read `id`, `voice_id` or `name` as what
 * the server wants to hear, and what it tells of language, region, gender and sample rate. Entries without a usable
 * name, a name twice and voices of other languages are left out.
 * @param unstated the language of voices that are listed without one
 */
export function voicesInList(list: unknown, unstated: Language): ServerVoice[] {
  const entries = entriesOf(list).slice(0, MAX_VOICES).map(entryOf);
  const byName = new Map<string, ServerVoice>();
  const taken = new Set<string>();
  for (const entry of entries) {
    const name = firstText(entry, ['id', 'voice_id', 'name']);
    const language = languageOf(entry, unstated);
    if (name === null || language === null || byName.has(name)) continue;
    const speakerId = speakerIdOf(name, taken);
    taken.add(speakerId);
    byName.set(name, { name, speakerId, language, ...describe(entry, name, language) });
  }
  return [...byName.values()];
}

function entriesOf(list: unknown): unknown[] {
  const { voices, data } = (list ?? {}) as Json;
  return [list, voices, data].find((candidate) => Array.isArray(candidate)) ?? [];
}

/** A bare name is an entry that holds nothing else. Labels are where ElevenLabs and its likes describe a voice. */
function entryOf(item: unknown): Entry {
  if (typeof item === 'string') return new Map([['name', item]]);
  const { labels, ...fields } = (item ?? {}) as Json;
  return new Map(Object.entries({ ...(labels as Json | undefined), ...fields }));
}

/** The first of the fields that holds a text fit to be shown and sent: no control or format characters, at most 200. */
function firstText(entry: Entry, fields: readonly string[]): string | null {
  const texts = fields.map((field) => entry.get(field));
  const isUsable = (text: unknown): text is string =>
    typeof text === 'string' && /^(?=.*\S)[^\p{C}]{1,200}$/u.test(text);
  return texts.find(isUsable) ?? null;
}

function describe(entry: Entry, name: string, language: Language) {
  const description = slugOf(firstText(entry, ['description']) ?? '');
  const rate = entry.get('sample_rate');
  return {
    speakerName: firstText(entry, ['name', 'label']) ?? name,
    region: regionOf(entry, description, language),
    gender: genderOf(entry, description),
    sampleRate:
      Number.isInteger(rate) && Number(rate) >= 8000 && Number(rate) <= 192_000 ? Number(rate) : null,
  };
}

/** Follows from the name; another name that would get the same id, and one without Latin letters, adds its digest. */
function speakerIdOf(name: string, taken: ReadonlySet<string>): string {
  const slug = slugOf(name);
  if (slug !== '' && slug.length <= LONGEST_SLUG && !taken.has(`server-${slug}`)) return `server-${slug}`;
  const digest = createHash('sha256').update(name).digest('hex').slice(0, 12);
  return ['server', slug.slice(0, LONGEST_SLUG).replace(/-$/, ''), digest].filter(Boolean).join('-');
}

const LANGUAGE_FIELDS = ['language', 'languages', 'lang', 'locale', 'language_code'];
/** What servers write when a voice speaks more than one language, or they do not know. */
const NO_LANGUAGE = /^(|auto|any|all|mul|multi|multilingual|und|unknown|none|n-a)$/;
/** Azure's and Piper's voices begin so: `vi-VN-HoaiMyNeural`, `en_US-amy-medium`. */
const LOCALE_FIRST = /^[a-z]{2,3}[-_][A-Z]{2}(?![A-Za-z])/;

/** Null for a language that the service does not read. */
function languageOf(entry: Entry, unstated: Language): Language | null {
  const fields = LANGUAGE_FIELDS.flatMap((field) => entry.get(field)).flatMap(slugsOfLanguage);
  const named = [entry.get('id'), entry.get('name')].filter(isLocalName).map(slugOf);
  const told = fields.filter((slug) => !NO_LANGUAGE.test(slug));
  const languages = (told.length > 0 ? told : named).map(knownLanguage);
  return languages.length === 0 || languages.includes(unstated)
    ? unstated
    : (languages.find((language) => language !== null) ?? null);
}

function isLocalName(text: unknown): text is string {
  return typeof text === 'string' && LOCALE_FIRST.test(text);
}

/** A tag (BCP 47) or a name; some tell both, as an object. */
function slugsOfLanguage(stated: unknown): string[] {
  if (typeof stated === 'string') return [slugOf(stated)];
  const { code, name } = (stated ?? {}) as Json;
  return [code, name].filter((text) => typeof text === 'string').map(slugOf);
}

function knownLanguage(slug: string): Language | null {
  if (/^(vi|vie|vietnamese|tieng-viet)(-|$)/.test(slug)) return 'vi';
  return /^(en|eng|english|tieng-anh)(-|$)/.test(slug) ? 'en' : null;
}

const VIETNAMESE_REGIONS: readonly (readonly [Region, RegExp])[] = [
  ['north', /(^|-)(bac|north|northern)(-|$)/],
  ['central', /(^|-)(trung|central)(-|$)/],
  ['south', /(^|-)(nam|south|southern)(-|$)/],
];

/**
 * From a field of its own, or from a description such as `Nam · Bắc · …` (gender, region, style) or `miền Bắc`, where
 * `Nam` alone would be a man as well as the South.
 */
function regionOf(entry: Entry, description: string, language: Language): Region {
  const stated = slugOf(firstText(entry, ['region', 'accent', 'dialect']) ?? '');
  if (language === 'en') {
    const tag = slugOf(firstText(entry, ['language', 'locale', 'language_code']) ?? '');
    return /^(us|usa|american)(-|$)/.test(stated) || /^en-us(-|$)/.test(tag) ? 'us' : 'unknown';
  }
  const [, described = ''] = /(?:^(?:nam|nu)|(?:^|-)mien)-(bac|trung|nam)(?:-|$)/.exec(description) ?? [];
  const found = VIETNAMESE_REGIONS.find(([, pattern]) => pattern.test(stated || described));
  return found?.[0] ?? 'unknown';
}

function genderOf(entry: Entry, description: string): Gender {
  const stated = slugOf(firstText(entry, ['gender']) ?? '') || description;
  if (/(^|-)(female|woman)(-|$)|^(f|nu)(-|$)/.test(stated)) return 'female';
  return /(^|-)(male|man)(-|$)|^(m|nam)(-|$)/.test(stated) ? 'male' : 'unknown';
}
