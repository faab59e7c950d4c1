import { type HostileRequest, wireBytes } from './request';

/** Longer bodies are not written out: the campaign sends them again by their number. */
const LONGEST_WRITTEN = 1_500;

/**
 * A command that sends the request again, with `$NAMES` for what differs from run to run. Where curl would
 * change the request, its bytes go through `nc`.
 * @param longest part in characters that is written out
 */
export function reproduction(
  request: HostileRequest,
  placeholders: ReadonlyMap<string, string>,
  longest = LONGEST_WRITTEN,
): string {
  const { raw, method, target, headers, body } = request;
  const written = (text: string) => shortened(quoted(withNames(text, placeholders)), longest);
  if (
    raw ||
    !/^[A-Z]+$/.test(method) ||
    method === 'CONNECT' ||
    !target.startsWith('/') ||
    headers.some(isOdd)
  ) {
    const bytes = wireBytes(request, '$HOST:$PORT').toString('latin1');
    return `printf %s ${written(bytes)} | nc $HOST $PORT`;
  }
  return [
    `curl -i --path-as-is -X ${method} "$URL"${written(target)}`,
    ...headers.map(([name, value]) => `-H ${written(`${name}: ${value}`)}`),
    ...(body ? [`--data-binary ${written(body.toString('latin1'))}`] : []),
  ].join(' ');
}

const isOdd = ([name, value]: readonly [string, string]): boolean =>
  value.trim() === '' || /[^\x20-\x7e]/.test(value) || !/^[\w-]+$/.test(name);

function withNames(text: string, placeholders: ReadonlyMap<string, string>): string {
  return [...placeholders].reduce((result, [secret, name]) => result.replaceAll(secret, name), text);
}

/** For a shell: names are put in, everything else stands for itself. Each character is one byte. */
function quoted(bytes: string): string {
  const parts = bytes.split(/(\$[A-Z]+(?:_\w+)?)/);
  return parts.map((part, index) => (index % 2 === 1 ? `"${part}"` : part && quotedText(part))).join('');
}

function quotedText(bytes: string): string {
  const text = Buffer.from(bytes, 'latin1').toString('utf8');
  const isText = !text.includes('\ufffd');
  const escaped = Array.from(isText ? text : bytes, (char) => escape(char, isText ? 'utf8' : 'latin1'));
  const result = escaped.join('');
  return result === text ? `'${result}'` : `$'${result}'`;
}

/** What a reader would not see, or would take for something else, as its bytes. */
function escape(char: string, encoding: 'utf8' | 'latin1'): string {
  const isPlain = encoding === 'utf8' ? /[^\p{C}\p{M}\p{Z}'\\]| /u : /[ -&(-[\]-~]/;
  if (isPlain.test(char)) return char;
  if (/['\\]/.test(char)) return `\\${char}`;
  return Array.from(Buffer.from(char, encoding), (byte) => `\\x${byte.toString(16).padStart(2, '0')}`).join(
    '',
  );
}

const shortened = (text: string, longest: number): string =>
  text.length <= longest ? text : `${text.slice(0, 200)}… (${text.length} characters in all)`;
