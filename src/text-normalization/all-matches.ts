/**
 * Every match of a pattern, as `String.prototype.matchAll` finds them; that copies the pattern at each call, and V8 keeps
 * what it compiled for a copy no longer than until the second collection of garbage: a service that is asked now and
 * then would compile every pattern again for each text, 50 ms for one of 30 characters.
 * @param pattern with the flag `g`
 */
export function allMatches(text: string, pattern: RegExp): RegExpExecArray[] {
  const matches: RegExpExecArray[] = [];
  pattern.lastIndex = 0;
  for (let match = pattern.exec(text); match; match = pattern.exec(text)) {
    matches.push(match);
    if (match[0] === '') pattern.lastIndex += isWide(pattern, text) ? 2 : 1;
  }
  return matches;
}

/** Whether the next character takes two UTF-16 units, and the pattern takes them as one. */
const isWide = ({ unicode, lastIndex }: RegExp, text: string): boolean =>
  unicode && text.codePointAt(lastIndex)! > 0xffff;
