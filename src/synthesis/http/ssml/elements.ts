/** Speech Synthesis Markup Language (SSML) 1.1, W3C Recommendation of 7 September 2010. */
export const SSML = 'http://www.w3.org/2001/10/synthesis';
const XML = 'http://www.w3.org/XML/1998/namespace';
const XSI = 'http://www.w3.org/2001/XMLSchema-instance';

export const XML_LANG = `{${XML}}lang`;

/** The attributes that each element may have, as `name` or `{namespace}name`; what is not listed is refused. */
export const ATTRIBUTES: ReadonlyMap<string, readonly string[]> = new Map([
  ['speak', ['version', XML_LANG, `{${XSI}}schemaLocation`]],
  ['p', [XML_LANG]],
  ['s', [XML_LANG]],
  ['break', ['time', 'strength']],
  ['sub', ['alias']],
  ['say-as', ['interpret-as', 'format']],
  ['prosody', ['rate', 'pitch', 'volume']],
  ['lang', [XML_LANG]],
  ['voice', ['name']],
]);

const INLINE = ['break', 'sub', 'say-as', 'prosody', 'lang', 'voice'];
const ANY = [...INLINE, 'p', 's'];
const IN_PARAGRAPH = [...INLINE, 's'];

/** The elements that each element may hold (section 3.1); null stands for the document. */
export const CHILDREN: ReadonlyMap<string | null, readonly string[]> = new Map([
  [null, ['speak']],
  ['speak', ANY],
  ['p', IN_PARAGRAPH],
  ['s', INLINE],
  ['prosody', ANY],
  ['lang', ANY],
  ['voice', ANY],
  ['break', []],
  ['sub', []],
  ['say-as', []],
]);
