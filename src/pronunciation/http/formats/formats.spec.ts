import * as fc from 'fast-check';
import { InvalidParameters } from '../../../shared/domain/domain-error';
import { dictionaryEntries, type EntrySteps, type GivenEntry } from '../../domain/dictionary-entry';
import { csvOfEntries, entriesOfCsv } from './csv-entries';
import { entriesOfPls, plsOfEntries } from './pls-entries';

const all = (steps: EntrySteps): GivenEntry[] => [...steps].flat();

/** What is wrong with a file: field, code and the end of the message. */
function refusal(read: () => GivenEntry[]): string | null {
  try {
    dictionaryEntries(read());
  } catch (error) {
    if (!(error instanceof InvalidParameters)) throw error;
    const [{ field, code, message } = { field: '', code: '', message: '' }] = error.faults;
    return `${field} ${code} ${message}`;
  }
  return null;
}

const line = fc.string({ unit: 'grapheme', minLength: 1, maxLength: 12 });
const entries = fc.uniqueArray(
  fc
    .record({
      written: line,
      spoken: line.map((text) => `a${text}`),
      whole_word: fc.boolean(),
      case_sensitive: fc.boolean(),
      language: fc.constantFrom('vi', 'en', null),
    })
    .map((fields) => ({ place: '', fields }))
    .filter((given) => refusal(() => [given]) === null)
    .map((given) => dictionaryEntries([given])[0]!),
  { selector: ({ written }) => written.toLowerCase(), maxLength: 5 },
);

describe.each([
  ['CSV', csvOfEntries, entriesOfCsv],
  ['PLS', plsOfEntries, entriesOfPls],
])('%s', (_name, write, read) => {
  it('is read as what was written', () => {
    fc.assert(
      fc.property(entries, (every) => {
        const plain = every.filter(({ written, spoken }) => !/\s{2}|[^\S ]/u.test(`${written} ${spoken}`));
        expect(dictionaryEntries(all(read(write(plain))))).toEqual(plain);
      }),
      { numRuns: 100 },
    );
  });
});

describe.each([
  ['CSV', csvOfEntries, entriesOfCsv],
  ['PLS', plsOfEntries, entriesOfPls],
])('%s of 10,000 entries', (_name, write, read) => {
  it('is read in many steps, in the order of the file', () => {
    const many = Array.from({ length: 10_000 }, (_, i) => ({
      written: `Từ ${i}`,
      spoken: `cách đọc ${'dài '.repeat(i % 9)}${i}`,
      wholeWord: true,
      caseSensitive: false,
      language: null,
    }));
    const steps = [...read(write(many))];
    expect(Math.max(...steps.map(({ length }) => length))).toBeLessThan(500);
    expect(dictionaryEntries(steps.flat())).toEqual(many);
  });
});

describe('entriesOfCsv', () => {
  it('takes columns in any order, and semicolons', () => {
    const text = '\ufeffspoken;written;case_sensitive\r\nai;WHO;TRUE\r\n\r\n"một; hai";x;\r\n';
    expect(dictionaryEntries(all(entriesOfCsv(text)))).toMatchObject([
      { written: 'WHO', spoken: 'ai', caseSensitive: true },
      { written: 'x', spoken: 'một; hai', caseSensitive: false },
    ]);
  });

  it.each([
    ['', 'lines[1] COLUMNS'],
    ['a,b\n1,2', 'lines[1] UNKNOWN_COLUMN'],
    ['written\n1', 'lines[1] COLUMNS lines[1] must name the columns, with spoken once'],
    ['written,spoken,spoken\n1,2,3', 'lines[1] COLUMNS'],
    ['written,spoken\n1,2\n\n1', 'lines[4] COLUMNS'],
    ['written,spoken\n"1,2', 'body MALFORMED_CSV'],
    ['written,spoken,whole_word\n1,2,ja', 'lines[2].whole_word IS_BOOLEAN'],
    ['written,spoken,language\n1,2,fr', 'lines[2].language IS_IN'],
    ['written,spoken\n,2', 'lines[2].written REQUIRED'],
    ['written,spoken\na,2\nA,3', 'lines[3] DUPLICATE lines[3] is for the same as lines[2]'],
  ])('refuses %j', (text, fault) => {
    expect(refusal(() => all(entriesOfCsv(text)))).toContain(fault);
  });
});

const NAMESPACE = 'xmlns="http://www.w3.org/2005/01/pronunciation-lexicon"';
const lexicon = (lexemes: string, attributes = 'version="1.0" alphabet="ipa" xml:lang="vi-VN"') =>
  `<?xml version="1.0"?>\n<lexicon ${NAMESPACE} ${attributes}>\n${lexemes}\n</lexicon>`;

describe('entriesOfPls', () => {
  it('takes each grapheme with the preferred alias', () => {
    const forms = '<grapheme>WHO</grapheme><grapheme> W.H.O. </grapheme>';
    const aliases = '<alias>ai</alias><alias prefer="true">Tổ chức\n  Y tế</alias>';
    expect(dictionaryEntries(all(entriesOfPls(lexicon(`<lexeme>${forms}${aliases}</lexeme>`))))).toEqual(
      ['WHO', 'W.H.O.'].map((written) => ({
        written,
        spoken: 'Tổ chức Y tế',
        wholeWord: true,
        caseSensitive: false,
        language: 'vi',
      })),
    );
  });

  it.each([
    [
      '<lexeme><grapheme>a</grapheme><phoneme>a</phoneme></lexeme>',
      'lines[3] UNSUPPORTED_ELEMENT',
      'phoneme',
    ],
    ['<meta name="a" content="b"/>', 'lines[3] UNSUPPORTED_ELEMENT', 'meta'],
    ['<lexeme role="x"/>', 'lines[3] UNSUPPORTED_ATTRIBUTE', 'role'],
    [
      '<lexeme>\n<grapheme orthography="Latn">a</grapheme></lexeme>',
      'lines[4] UNSUPPORTED_ATTRIBUTE',
      'orthography',
    ],
    ['<lexeme xml:id="a"/>', 'lines[3] UNSUPPORTED_ATTRIBUTE', 'id'],
    ['<x:lexeme xmlns:x="urn:x"/>', 'lines[3] UNSUPPORTED_ELEMENT', 'lexeme'],
    ['chữ', 'lines[2] UNSUPPORTED_TEXT', 'lexicon'],
    ['<lexeme><alias>a</alias></lexeme>', 'lines[3] REQUIRED', 'grapheme'],
    ['<lexeme><grapheme>a</grapheme></lexeme>', 'lines[3] REQUIRED', 'alias'],
    ['<lexeme><grapheme>a</grapheme><alias/></lexeme>', 'lines[3].spoken LENGTH', ''],
    ['<lexeme><grapheme>a</grapheme><alias prefer="1">b</alias></lexeme>', 'lines[3] IS_BOOLEAN', 'prefer'],
    ['<lexeme><grapheme>a</grapheme><alias>b', 'lines[4] MALFORMED_XML', ''],
    ['&nbsp;', 'lines[3] MALFORMED_XML', ''],
  ])('refuses %s', (lexemes, fault, part) => {
    const said = refusal(() => all(entriesOfPls(lexicon(lexemes))));
    expect(said).toContain(fault);
    expect(said).toContain(part);
  });

  it.each([
    ['version="2.0" xml:lang="vi"', 'VERSION'],
    ['version="1.0"', 'LANGUAGE'],
    ['version="1.0" xml:lang="fr"', 'LANGUAGE'],
  ])('refuses a lexicon with %s', (attributes, code) => {
    expect(refusal(() => all(entriesOfPls(lexicon('', attributes))))).toContain(`lines[2] ${code}`);
  });

  it('refuses a DTD, and what is no lexicon', () => {
    expect(refusal(() => all(entriesOfPls('<!DOCTYPE lexicon><lexicon/>')))).toContain('DTD');
    expect(refusal(() => all(entriesOfPls('<html/>')))).toContain('element html');
    expect(refusal(() => all(entriesOfPls('')))).toContain('MALFORMED_XML');
  });
});
