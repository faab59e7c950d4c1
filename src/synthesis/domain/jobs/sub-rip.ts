import { InvalidParameters } from '../../../shared/domain/domain-error';

/** The text of a subtitle file, and when each of its lines is to be heard. */
export interface TimedText {
  /** The text of a subtitle on each line, those without text left out. */
  readonly text: string;
  /** One for each line, ascending. */
  readonly beginsAtSec: readonly number[];
}

/** `00:01:02,500 --> 00:01:04,000`; some write a full stop, or leave the hours out. */
const TIMES = /^(?:(\d{1,3}):)?([0-5]?\d):([0-5]?\d)[,.](\d{1,3})\s*-->\s*[\d:.,]+/u;
/** Italics, fonts (`<i>`), positions (`{\an8}`): what players know and nobody says. */
const MARKUP = /<\/?[a-z][^<>\n]{0,100}>|\{\\[^{}\n]{0,100}\}/giu;

/** How long a text may be silent: silence costs work too, and no credits. */
const FREE_SEC = 1800;
const SEC_PER_CHAR = 1.5;
const LONGEST_GAP_SEC = 600;

/**
 * Reads SubRip: blocks of a number, a line of times and lines of text, with blank lines between them. There is no
 * standard; this is what its players have in common. The numbers do not matter.
 * @throws InvalidParameters naming `body` and the line that cannot be understood
 */
export function readSubRip(file: string): TimedText {
  const cues: { beginsAtSec: number; lines: string[] }[] = [];
  const lines = file.replace(/^\ufeff/u, '').split(/\r\n?|\n/u);
  lines.forEach((line, i) => {
    const times = TIMES.exec(line.trim());
    if (times) {
      dropNumber(cues.at(-1)?.lines);
      const beginsAtSec = secondsOf(times);
      if (beginsAtSec < (cues.at(-1)?.beginsAtSec ?? 0))
        throw refused(i, 'begins before the subtitle above it');
      cues.push({ beginsAtSec, lines: [] });
    } else if (cues.length > 0) {
      cues.at(-1)!.lines.push(line);
    } else if (line.trim() !== '' && !/^\s*\d+\s*$/u.test(line)) {
      throw refused(i, 'should be a number, or times such as 00:00:01,000 --> 00:00:02,500');
    }
  });
  const spoken = cues
    .map((cue) => ({ ...cue, text: cue.lines.join(' ').replace(MARKUP, '').replace(/\s+/gu, ' ').trim() }))
    .filter(({ text }) => text !== '');
  requireBounded(spoken);
  return {
    text: spoken.map(({ text }) => text).join('\n'),
    beginsAtSec: spoken.map(({ beginsAtSec }) => beginsAtSec),
  };
}

/** What stands above a line of times is the number of its block, if it is one by itself. */
function dropNumber(lines: string[] | undefined): void {
  if (lines && /^\s*\d+\s*$/u.test(lines.at(-1) ?? '') && (lines.length === 1 || lines.at(-2)!.trim() === ''))
    lines.pop();
}

function secondsOf([, hours = '0', minutes, seconds, fraction = '0']: RegExpExecArray): number {
  return Number(hours) * 3600 + Number(minutes) * 60 + Number(seconds) + Number(`0.${fraction}`);
}

function requireBounded(cues: readonly { beginsAtSec: number; text: string }[]): void {
  let chars = 0;
  let before = 0;
  for (const { beginsAtSec, text } of cues) {
    if (beginsAtSec - before > LONGEST_GAP_SEC) {
      const gap = `${LONGEST_GAP_SEC} s of silence between two subtitles at most`;
      throw InvalidParameters.of(
        'body',
        'TOO_LONG',
        `body may have ${gap}; there is more before ${beginsAtSec} s.`,
      );
    }
    before = beginsAtSec;
    chars += text.length;
  }
  const limitSec = FREE_SEC + SEC_PER_CHAR * chars;
  if (before <= limitSec) return;
  const message = `body may last ${Math.floor(limitSec)} s for so few characters; its last subtitle is at ${before} s.`;
  throw InvalidParameters.of('body', 'TOO_LONG', message);
}

const refused = (line: number, what: string): InvalidParameters =>
  InvalidParameters.of('body', 'NOT_SUBRIP', `body is not SubRip: line ${line + 1} ${what}.`);
