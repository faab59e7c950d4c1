import { type FieldFault, InvalidParameters } from '../../shared/domain/domain-error';
import { hasStackedMarks, STACKED_MARKS_FAULT } from '../../shared/domain/stacked-marks';
import { type AliasEntry, foldCase } from '../../text-normalization';

/** A written form and the text that is read in its place. */
export type DictionaryEntry = AliasEntry;

/** Entries of one dictionary. */
export const MOST_ENTRIES = 10_000;

/** Longest written form and longest text for it, in code points. */
export const LONGEST_WRITTEN = 100;
export const LONGEST_SPOKEN = 300;

/** An entry as it came, not checked yet: `written`, `spoken`, `whole_word`, `case_sensitive`, `language`. */
export interface GivenEntry {
  /** Where it stands in what was sent, as the fault of a field names it: `entries[3]`, `lines[4]`. */
  readonly place: string;
  readonly fields: unknown;
}

/** Entries as they are read, none of whose steps takes long; one may bring none, or several. */
export type EntrySteps = Generator<readonly GivenEntry[], void, void>;

/** More are not named in one answer. */
const NAMED_FAULTS = 20;

/**
 * Checks entries of a dictionary. `whole_word` is true and `case_sensitive` false where they are left out, `language`
 * null: for voices of every language.
 * @returns the entries in NFC, in their order
 * @throws InvalidParameters naming each faulty field, the first 20 of them
 */
export function dictionaryEntries(given: readonly GivenEntry[]): DictionaryEntry[] {
  requireFewEntries(given.length);
  const check = new EntryCheck();
  for (const entry of given) check.add(entry);
  return check.result();
}

/** @throws InvalidParameters naming `entries` when there are more than 10,000 */
export function requireFewEntries(count: number): void {
  if (count <= MOST_ENTRIES) return;
  const message = `entries must have at most ${MOST_ENTRIES} entries.`;
  throw InvalidParameters.of('entries', 'TOO_MANY', message);
}

/** Checks as `dictionaryEntries` does, entry by entry as they are read: 10,000 long ones take a quarter of a second. */
export class EntryCheck {
  private given = 0;
  private readonly faults: FieldFault[] = [];
  private readonly entries: DictionaryEntry[] = [];
  private readonly places = new Map<string, string>();

  /** @throws InvalidParameters with the 20th fault, or when the entry is one too many */
  add({ place, fields }: GivenEntry): void {
    requireFewEntries((this.given += 1));
    const entry = checkedEntry(fields, (field, code, rest) => {
      const path = field ? `${place}.${field}` : place;
      this.faults.push({ field: path, code, message: `${path} ${rest}` });
    });
    if (entry) this.keep(entry, place);
    if (this.faults.length >= NAMED_FAULTS) throw new InvalidParameters(this.faults);
  }

  /**
   * @returns the entries in NFC, in their order
   * @throws InvalidParameters naming each faulty field
   */
  result(): DictionaryEntry[] {
    if (this.faults.length > 0) throw new InvalidParameters(this.faults);
    return this.entries;
  }

  private keep(entry: DictionaryEntry, place: string): void {
    const identity = identityOf(entry);
    const twin = this.places.get(identity);
    if (twin === undefined) this.places.set(identity, place);
    else
      this.faults.push({ field: place, code: 'DUPLICATE', message: `${place} is for the same as ${twin}.` });
    this.entries.push(entry);
  }
}

/** Two entries of one identity would apply to the same places. */
const identityOf = ({ written, wholeWord, caseSensitive, language }: DictionaryEntry): string =>
  JSON.stringify([caseSensitive ? written : foldCase(written), wholeWord, caseSensitive, language]);

const FIELDS: readonly string[] = ['written', 'spoken', 'whole_word', 'case_sensitive', 'language'];

/** Told a fault; an empty field name stands for the whole entry. */
type Report = (field: string, code: string, rest: string) => void;

function checkedEntry(given: unknown, report: Report): DictionaryEntry | null {
  if (typeof given !== 'object' || given === null || Array.isArray(given)) {
    report('', 'IS_OBJECT', 'must be an object.');
    return null;
  }
  const fields = new Map<string, unknown>(Object.entries(given));
  for (const name of fields.keys())
    if (!FIELDS.includes(name)) report(name, 'UNKNOWN_FIELD', 'should not exist');
  const written = checkedText(fields, 'written', LONGEST_WRITTEN, report);
  const spoken = checkedText(fields, 'spoken', LONGEST_SPOKEN, report);
  const wholeWord = checkedFlag(fields, 'whole_word', true, report);
  const caseSensitive = checkedFlag(fields, 'case_sensitive', false, report);
  const language = checkedLanguage(fields.get('language'), report);
  if (written === null || spoken === null) return null;
  return { written, spoken, wholeWord, caseSensitive, language };
}

const CONTROL = /[\p{Cc}\p{Zl}\p{Zp}]/u;
const SAYABLE = /[\p{L}\p{N}]/u;

/** More UTF-16 units than NFC makes one character of (UAX #15: four code points at most). */
const UNITS_OF_A_CHARACTER = 8;

function checkedText(
  fields: ReadonlyMap<string, unknown>,
  name: 'written' | 'spoken',
  longest: number,
  report: Report,
): string | null {
  const given = fields.get(name);
  const fail = (code: string, rest: string): null => {
    report(name, code, rest);
    return null;
  };
  if (given === undefined || given === null) return fail('REQUIRED', 'is required');
  if (typeof given !== 'string') return fail('IS_STRING', 'must be a string');
  const tooLong = () => fail('LENGTH', `must have 1 to ${longest} characters.`);
  if (given.trim().length > longest * UNITS_OF_A_CHARACTER) return tooLong(); // without the work of looking closer
  if (!given.isWellFormed()) return fail('LONE_SURROGATE', 'must not contain a lone surrogate.');
  if (CONTROL.test(given)) return fail('CONTROL_CHARACTER', 'must be one line without control characters.');
  if (hasStackedMarks(given)) return fail('TOO_MANY_MARKS', STACKED_MARKS_FAULT);
  const text = given.normalize('NFC').trim();
  const length = Array.from(text).length;
  if (length === 0 || length > longest) return tooLong();
  if (name === 'spoken' && !SAYABLE.test(text))
    return fail('NOTHING_TO_SPEAK', 'must have a letter or a digit.');
  return text;
}

function checkedFlag(
  fields: ReadonlyMap<string, unknown>,
  name: string,
  absent: boolean,
  report: Report,
): boolean {
  const given = fields.get(name) ?? absent;
  if (typeof given !== 'boolean') report(name, 'IS_BOOLEAN', 'must be true or false');
  return given === true;
}

function checkedLanguage(given: unknown, report: Report): DictionaryEntry['language'] {
  if (given === undefined || given === null) return null;
  if (given === 'vi' || given === 'en') return given;
  report('language', 'IS_IN', 'must be vi, en or null');
  return null;
}
