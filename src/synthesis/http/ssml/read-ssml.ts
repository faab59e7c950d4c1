import { type XmlElement, XmlFault, xmlSteps } from '../../../platform/formats/xml';
import { InvalidParameters } from '../../../shared/domain/domain-error';
import { hasStackedMarks, STACKED_MARKS_FAULT } from '../../../shared/domain/stacked-marks';
import type { PartEnding } from '../../../speech';
import {
  type MarkedStretch,
  type MarkedText,
  type MarkupPlace,
  refusedAt,
  requireSpeakable,
  type SaidAs,
} from '../../domain/markup';
import { ATTRIBUTES, CHILDREN, SSML, XML_LANG } from './elements';
import { MAX_INPUT_CHARS } from '../../domain/input-text';
import { MAX_JOB_CHARS } from '../../domain/jobs/speech-job';
import { type Manner, MarkedTextBuilder, type PlacedManner } from './marked-text-builder';
import {
  BREAK_SEC,
  INTERPRETATIONS,
  interpretation,
  LONGEST_BREAK_SEC,
  PROSODY,
  type ProsodyAttribute,
  secondsOf,
} from './values';

/** What a document may have. */
export interface SsmlLimits {
  /** UTF-16 code units, tags included. */
  readonly length: number;
  /** Each may have to be spoken by itself. */
  readonly elements: number;
  /** Characters between its tags, as they are charged. */
  readonly chars: number;
}

export const REQUEST_LIMITS: SsmlLimits = { length: 100_000, elements: 1_000, chars: MAX_INPUT_CHARS };
export const JOB_LIMITS: SsmlLimits = { length: 4_000_000, elements: 50_000, chars: MAX_JOB_CHARS };

/**
 * UTF-16 code units that any document may have, and how many more for each character of its text: all of it is kept, and
 * only the text is paid for. An element around each letter takes some 45, two around each word half as many.
 */
const FREE_LENGTH = 4_000;
const LENGTH_PER_CHAR = 50;

/** Longest text of a `sub` or `say-as`, and longest alias, in code points: that of an entry of a dictionary. */
const LONGEST_STRETCH = 300;

/**
 * Reads a document of SSML 1.1, as far as `ATTRIBUTES` and `CHILDREN` go; there is no DTD, and nothing is fetched.
 * @throws InvalidParameters naming `input_text`, and line, column and element of what is not supported
 */
export function readSsml(given: string, limits = REQUEST_LIMITS): MarkedText {
  const steps = ssmlSteps(given, limits);
  for (;;) {
    const { done, value } = steps.next();
    if (done) return value;
  }
}

/** The same step by step, of which none takes long. @throws InvalidParameters as `readSsml` does */
export function* ssmlSteps(given: string, limits: SsmlLimits): Generator<void, MarkedText> {
  const document = wholeDocument(given, limits.length);
  const reader = new SsmlReader(limits.elements);
  try {
    yield* xmlSteps(document, reader);
  } catch (error) {
    if (!(error instanceof XmlFault)) throw error;
    const { code, message, place } = error;
    throw refusedAt({ ...place, tag: reader.openTag }, code, message);
  }
  const text = reader.builder.build(document);
  requireSpeakable(text, limits.chars);
  requireBoundedMarkup(text);
  return text;
}

/** @throws InvalidParameters when a document is much longer than its text */
function requireBoundedMarkup({ document, charCount }: MarkedText): void {
  const most = FREE_LENGTH + LENGTH_PER_CHAR * charCount;
  if (document.length <= most) return;
  const size = `at most ${most} characters, tags and comments included, for ${charCount} of text`;
  throw InvalidParameters.of('input_text', 'TOO_LONG', `input_text must have ${size}.`);
}

function wholeDocument(given: string, mostLength: number): string {
  const fault = documentFault(given, mostLength);
  if (fault) throw InvalidParameters.of('input_text', fault[0], `input_text ${fault[1]}`);
  return given.replace(/\r\n?/g, '\n');
}

function documentFault(document: string, mostLength: number): readonly [code: string, rest: string] | null {
  if (document.length > mostLength)
    return ['TOO_LONG', `must have at most ${mostLength} characters, tags included.`];
  if (document.includes('\0')) return ['NUL_CHARACTER', 'must not contain the character U+0000.'];
  if (!document.isWellFormed()) return ['LONE_SURROGATE', 'must not contain a lone surrogate.'];
  return document.trim() === '' ? ['BLANK', 'must not be empty, nor only white space.'] : null;
}

interface OpenElement {
  readonly values: Attributes;
  readonly place: MarkupPlace;
  readonly placed: PlacedManner;
}

type Attributes = ReadonlyMap<string, string>;

const PLAIN: Manner = { voice: null, language: null, rate: 1, pitch: 1, volume: 1 };

/** What follows the end of an element, and goes before its beginning. */
const ENDINGS = new Map<string, PartEnding>([
  ['s', 'sentence'],
  ['p', 'paragraph'],
]);

class SsmlReader {
  readonly builder = new MarkedTextBuilder();
  private readonly path: OpenElement[] = [];
  private pending = '';
  private elementCount = 0;

  constructor(private readonly mostElements: number) {}

  /** The innermost element that is open. */
  get openTag(): string {
    return this.path.at(-1)?.place.tag ?? 'speak';
  }

  open(element: XmlElement): void {
    this.endText();
    const { name, line, column } = element;
    const place = { line, column, tag: name };
    this.requireAllowed(element, place);
    const values = attributesOf(element, place);
    const outer = this.path.at(-1)?.placed ?? { manner: PLAIN, place };
    const manner = mannerOf(name, values, outer.manner, place);
    this.path.push({ values, place, placed: manner === outer.manner ? outer : { manner, place } });
    this.endPart(name);
    if (name === 'break') this.builder.pause(breakSecOf(values, place));
  }

  text(text: string): void {
    this.pending += text;
  }

  close(): void {
    const { place, values } = this.path.at(-1)!;
    const stretch = this.endText();
    if (place.tag === 'sub')
      this.builder.substitute({ ...requireStretch(stretch, place), place, spoken: aliasOf(values, place) });
    if (place.tag === 'say-as')
      this.builder.sayAs({ ...requireStretch(stretch, place), place, as: interpretationOf(values, place) });
    this.endPart(place.tag);
    this.path.pop();
  }

  private endPart(tag: string): void {
    const ending = ENDINGS.get(tag);
    if (ending) this.builder.pause(ending);
  }

  private endText(): Stretch | null {
    const text = this.pending;
    const open = this.path.at(-1);
    this.pending = '';
    if (text === '' || !open) return null;
    if (open.place.tag === 'break' && text.trim() !== '')
      throw refusedAt(open.place, 'UNSUPPORTED_TEXT', 'must be empty.');
    if (hasStackedMarks(text)) throw refusedAt(open.place, 'TOO_MANY_MARKS', STACKED_MARKS_FAULT);
    return this.builder.add(text, open.placed);
  }

  private requireAllowed({ namespace }: XmlElement, place: MarkupPlace): void {
    this.elementCount += 1;
    if (this.elementCount > this.mostElements)
      throw refusedAt(
        place,
        'TOO_MANY',
        `is one element too many: at most ${this.mostElements} are allowed.`,
      );
    const isOfSsml = namespace === '' || namespace === SSML;
    if (!isOfSsml || !ATTRIBUTES.has(place.tag))
      throw refusedAt(place, 'UNSUPPORTED_ELEMENT', 'is not supported.');
    const parent = this.path.at(-1)?.place.tag ?? null;
    if (CHILDREN.get(parent)?.includes(place.tag)) return;
    throw refusedAt(
      place,
      'MISPLACED_ELEMENT',
      parent === null ? 'must be <speak>.' : `must not be in <${parent}>.`,
    );
  }
}

function attributesOf({ attributes }: XmlElement, place: MarkupPlace): Attributes {
  const known = ATTRIBUTES.get(place.tag)!;
  return new Map(
    attributes.map(({ name, namespace, value }) => {
      const full = namespace === '' ? name : `{${namespace}}${name}`;
      if (known.includes(full)) return [full, value.trim()];
      throw refusedAt(place, 'UNSUPPORTED_ATTRIBUTE', `must not have the attribute ${name}.`);
    }),
  );
}

/** @returns the outer manner itself where the element changes nothing */
function mannerOf(name: string, values: Attributes, outer: Manner, place: MarkupPlace): Manner {
  if (name === 'speak') requireVersion(values, place);
  if (name === 'lang') requireValue(values, XML_LANG, place);
  const language = values.get(XML_LANG);
  if (language !== undefined) return { ...outer, language: languageOf(language, place) };
  if (name === 'voice') return { ...outer, voice: requireValue(values, 'name', place), language: null };
  return name === 'prosody' ? { ...outer, ...prosodyOf(values, outer, place) } : outer;
}

function requireVersion(values: Attributes, place: MarkupPlace): void {
  const version = values.get('version') ?? '1.1';
  if (!['1.0', '1.1'].includes(version))
    throw refusedAt(place, 'VERSION', 'must have version="1.1" or "1.0".');
}

/** @returns the tag as BCP 47 has it in lower case */
function languageOf(value: string, place: MarkupPlace): string {
  const language = /^[a-z]{2,3}(?:-[a-z0-9]{1,8}){0,3}$/i.exec(value)?.[0];
  if (language !== undefined) return language.toLowerCase();
  throw refusedAt(place, 'LANGUAGE', 'must have a language in xml:lang, such as vi or en-US.');
}

function prosodyOf(values: Attributes, outer: Manner, place: MarkupPlace): Partial<Manner> {
  if (values.size === 0) throw refusedAt(place, 'REQUIRED', 'must have rate, pitch or volume.');
  const factorOf = (name: keyof typeof PROSODY): number => {
    const value = values.get(name);
    if (value === undefined) return outer[name];
    const attribute: ProsodyAttribute = PROSODY[name];
    const factor = attribute.factorOf(value, outer[name]);
    if (factor !== null) return factor;
    throw refusedAt(place, `PROSODY_${name.toUpperCase()}`, `must have as its ${name} ${attribute.forms}.`);
  };
  return { rate: factorOf('rate'), pitch: factorOf('pitch'), volume: factorOf('volume') };
}

function breakSecOf(values: Attributes, place: MarkupPlace): number {
  const strength = BREAK_SEC.get(values.get('strength') ?? 'medium');
  if (strength === undefined)
    throw refusedAt(
      place,
      'BREAK_STRENGTH',
      `must have as its strength ${[...BREAK_SEC.keys()].join(', ')}.`,
    );
  const time = values.get('time');
  const seconds = time === undefined ? strength : secondsOf(time);
  if (seconds !== null && seconds <= LONGEST_BREAK_SEC) return seconds;
  const range = `from 0s to ${LONGEST_BREAK_SEC}s, such as 500ms`;
  throw refusedAt(place, 'BREAK_TIME', `must have a time ${range}.`);
}

function aliasOf(values: Attributes, place: MarkupPlace): string {
  const given = requireValue(values, 'alias', place);
  if (hasStackedMarks(given)) throw refusedAt(place, 'TOO_MANY_MARKS', STACKED_MARKS_FAULT);
  const alias = given.normalize('NFC');
  if (Array.from(alias).length <= LONGEST_STRETCH) return alias;
  throw refusedAt(place, 'TOO_LONG', `must have an alias of at most ${LONGEST_STRETCH} characters.`);
}

function interpretationOf(values: Attributes, place: MarkupPlace): SaidAs['as'] {
  const as = interpretation(requireValue(values, 'interpret-as', place));
  if (as !== null) return as;
  throw refusedAt(place, 'INTERPRET_AS', `must have as its interpret-as ${INTERPRETATIONS.join(', ')}.`);
}

function requireValue(values: Attributes, name: string, place: MarkupPlace): string {
  const value = values.get(name);
  if (value) return value;
  const plain = name === XML_LANG ? 'xml:lang' : name;
  throw refusedAt(place, 'REQUIRED', `must have the attribute ${plain}, and it must not be empty.`);
}

type Stretch = Omit<MarkedStretch, 'place'>;

function requireStretch(stretch: Stretch | null, place: MarkupPlace): Stretch {
  if (stretch === null) throw refusedAt(place, 'REQUIRED', 'must have text.');
  if (stretch.end - stretch.start <= LONGEST_STRETCH) return stretch;
  throw refusedAt(place, 'TOO_LONG', `must have at most ${LONGEST_STRETCH} characters of text.`);
}
