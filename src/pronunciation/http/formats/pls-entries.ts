import { type XmlAttribute, type XmlElement, XmlFault, xmlSteps } from '../../../platform/formats/xml';
import { InvalidParameters } from '../../../shared/domain/domain-error';
import {
  type DictionaryEntry,
  type EntrySteps,
  type GivenEntry,
  MOST_ENTRIES,
} from '../../domain/dictionary-entry';

/** Pronunciation Lexicon Specification (PLS) 1.0, W3C Recommendation of 14 October 2008. */
const PLS = 'http://www.w3.org/2005/01/pronunciation-lexicon';
const XML = 'http://www.w3.org/XML/1998/namespace';
const XSI = 'http://www.w3.org/2001/XMLSchema-instance';
/** Attributes of lexemes for what PLS cannot say: `whole-word`, `case-sensitive`, `language`. */
const LOA = 'urn:loa:dictionary:1';

/**
 * Reads the aliases of a lexicon step by step: each `grapheme` of a `lexeme` is an entry with its preferred alias
 * (section 4.9.3), or its first. Phonemes are refused, and every other part that would be lost.
 * @throws InvalidParameters naming the line, and the part that is not supported
 */
export function* entriesOfPls(document: string): EntrySteps {
  const reader = new LexiconReader();
  try {
    for (const _step of xmlSteps(document, reader)) yield reader.takeEntries();
  } catch (error) {
    if (!(error instanceof XmlFault)) throw error;
    const { code, message, place } = error;
    const field = `lines[${place.line}]`;
    throw InvalidParameters.of(field, code, `${field}, column ${place.column}: ${message}`);
  }
}

/** Writes entries as a lexicon, which `entriesOfPls` reads as the same entries. */
export function plsOfEntries(entries: readonly DictionaryEntry[]): string {
  const lexemes = entries.map(({ written, spoken, wholeWord, caseSensitive, language }) => {
    const conditions = [
      ...(wholeWord ? [] : [' loa:whole-word="false"']),
      ...(caseSensitive ? [' loa:case-sensitive="true"'] : []),
      ...(language === 'vi' ? [] : [` loa:language="${language ?? 'any'}"`]),
    ].join('');
    const forms = `<grapheme>${escaped(written)}</grapheme><alias>${escaped(spoken)}</alias>`;
    return `  <lexeme${conditions}>${forms}</lexeme>\n`;
  });
  const root = `<lexicon version="1.0" xmlns="${PLS}" xmlns:loa="${LOA}" alphabet="ipa" xml:lang="vi">`;
  return `<?xml version="1.0" encoding="UTF-8"?>\n${root}\n${lexemes.join('')}</lexicon>\n`;
}

const escaped = (text: string): string =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;');

/** What each element may hold. */
const CHILDREN = new Map<string | null, readonly string[]>([
  [null, ['lexicon']],
  ['lexicon', ['lexeme']],
  ['lexeme', ['grapheme', 'alias']],
  ['grapheme', []],
  ['alias', []],
]);

/** What each element may have, as `name` or `{namespace}name`. */
const ATTRIBUTES = new Map<string, readonly string[]>([
  [
    'lexicon',
    [
      'version',
      'alphabet',
      `{${XML}}lang`,
      `{${XML}}base`,
      `{${XSI}}schemaLocation`,
      `{${XSI}}noNamespaceSchemaLocation`,
    ],
  ],
  ['lexeme', [`{${LOA}}whole-word`, `{${LOA}}case-sensitive`, `{${LOA}}language`]],
  ['grapheme', []],
  ['alias', ['prefer']],
]);

/** The lexeme that is being read. */
interface Lexeme {
  readonly element: XmlElement;
  readonly written: string[];
  readonly aliases: { readonly text: string; readonly isPreferred: boolean }[];
}

class LexiconReader {
  private entries: GivenEntry[] = [];
  private entryCount = 0;
  private readonly path: XmlElement[] = [];
  private language: string | null = null;
  private lexeme: Lexeme | null = null;
  private content = '';

  /** The entries since the last time. */
  takeEntries(): readonly GivenEntry[] {
    const taken = this.entries;
    this.entries = [];
    return taken;
  }

  open(element: XmlElement): void {
    const parent = this.path.at(-1);
    const isKnown = CHILDREN.get(parent?.name ?? null)?.includes(element.name) && element.namespace === PLS;
    if (!isKnown) throw refused(element, 'UNSUPPORTED_ELEMENT', `element ${element.name} is not supported.`);
    for (const attribute of element.attributes) requireKnown(element, attribute);
    this.path.push(element);
    this.content = '';
    if (element.name === 'lexicon') this.openLexicon(element);
    if (element.name === 'lexeme') this.lexeme = { element, written: [], aliases: [] };
  }

  text(text: string): void {
    const element = this.path.at(-1)!;
    const isForm = element.name === 'grapheme' || element.name === 'alias';
    if (!isForm && text.trim() !== '')
      throw refused(element, 'UNSUPPORTED_TEXT', `element ${element.name} has text beside its elements.`);
    this.content += text;
  }

  close(): void {
    const element = this.path.pop()!;
    const text = this.content.replace(/\s+/g, ' ').trim();
    if (element.name === 'grapheme') this.lexeme!.written.push(text);
    if (element.name === 'alias')
      this.lexeme!.aliases.push({ text, isPreferred: flagOf(element, 'prefer', '') ?? false });
    if (element.name === 'lexeme') this.closeLexeme(this.lexeme!);
  }

  private openLexicon(element: XmlElement): void {
    if (valueOf(element, 'version', '') !== '1.0')
      throw refused(element, 'VERSION', 'lexicon must have version="1.0".');
    const language = valueOf(element, 'lang', XML);
    const primary = language?.split('-', 1)[0]!.toLowerCase();
    if (primary !== 'vi' && primary !== 'en')
      throw refused(element, 'LANGUAGE', 'lexicon must have xml:lang, Vietnamese (vi) or English (en).');
    this.language = primary;
  }

  private closeLexeme({ element, written, aliases }: Lexeme): void {
    const alias = aliases.find(({ isPreferred }) => isPreferred) ?? aliases[0];
    if (!alias || written.length === 0)
      throw refused(element, 'REQUIRED', 'a lexeme must have a grapheme and an alias.');
    const language = valueOf(element, 'language', LOA) ?? this.language;
    const fields = {
      spoken: alias.text,
      whole_word: flagOf(element, 'whole-word', LOA),
      case_sensitive: flagOf(element, 'case-sensitive', LOA),
      language: language === 'any' ? null : language,
    };
    this.entryCount += written.length;
    if (this.entryCount > MOST_ENTRIES)
      throw refused(element, 'TOO_MANY', `the lexicon must have at most ${MOST_ENTRIES} graphemes.`);
    const place = `lines[${element.line}]`;
    for (const form of written) this.entries.push({ place, fields: { written: form, ...fields } });
  }
}

function requireKnown(element: XmlElement, { name, namespace }: XmlAttribute): void {
  const full = namespace === '' ? name : `{${namespace}}${name}`;
  if (ATTRIBUTES.get(element.name)?.includes(full)) return;
  throw refused(
    element,
    'UNSUPPORTED_ATTRIBUTE',
    `attribute ${name} of element ${element.name} is not supported.`,
  );
}

const valueOf = ({ attributes }: XmlElement, name: string, namespace: string): string | undefined =>
  attributes.find((each) => each.name === name && each.namespace === namespace)?.value;

/** @returns undefined where the attribute is left out */
function flagOf(element: XmlElement, name: string, namespace: string): boolean | undefined {
  const value = valueOf(element, name, namespace);
  if (value === undefined) return undefined;
  if (value === 'true' || value === 'false') return value === 'true';
  throw refused(element, 'IS_BOOLEAN', `attribute ${name} of element ${element.name} must be true or false.`);
}

const refused = (element: XmlElement, code: string, message: string): XmlFault =>
  new XmlFault(code, message, element);
