import type { SubtitleCue } from './subtitle-cues';

export const SUBTITLE_FORMATS = ['srt', 'vtt'] as const;

export type SubtitleFormat = (typeof SUBTITLE_FORMATS)[number];

/** Media types: WebVTT section 5 (W3C); SubRip has none registered, `application/x-subrip` is in use. */
export const SUBTITLE_MEDIA_TYPES: Readonly<Record<SubtitleFormat, string>> = {
  srt: 'application/x-subrip',
  vtt: 'text/vtt',
};

const MAX_LINE_CHARS = 42;

/** A whole subtitle file, UTF-8 without a byte order mark. */
export function subtitleFile(cues: readonly SubtitleCue[], format: SubtitleFormat): string {
  return subtitleBlocks(format)(cues);
}

/** Writes a subtitle file stretch by stretch: each call gives the text of the next cues, the first with the beginning. */
export function subtitleBlocks(format: SubtitleFormat): (cues: readonly SubtitleCue[]) => string {
  let written = 0;
  let isBegun = false;
  return (cues) => {
    const blocks = cues.map((cue) => (format === 'srt' ? subRip(cue, ++written) : webVtt(cue)));
    const begin = format === 'vtt' && !isBegun ? 'WEBVTT\n' : '';
    isBegun = true;
    return begin + blocks.join('');
  };
}

/** SubRip knows no escapes, so an arrow that would pass for a time line is drawn otherwise. */
function subRip({ startSec, endSec, text }: SubtitleCue, number: number): string {
  const shown = wrapped(text.replaceAll('-->', '→'));
  const separator = number === 1 ? '' : '\n';
  return `${separator}${number}\n${clock(startSec, ',')} --> ${clock(endSec, ',')}\n${shown}\n`;
}

function webVtt({ startSec, endSec, text }: SubtitleCue): string {
  return `\n${clock(startSec, '.')} --> ${clock(endSec, '.')}\n${escaped(wrapped(text))}\n`;
}

function escaped(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;');
}

/** `hh:mm:ss,mmm`. Cut, not rounded: a rounded end could lie beyond the audio. */
function clock(sec: number, decimalMark: string): string {
  const ms = Math.floor(sec * 1000 + 1e-6);
  const two = (value: number) => String(Math.floor(value)).padStart(2, '0');
  const fraction = String(ms % 1000).padStart(3, '0');
  return `${two(ms / 3_600_000)}:${two((ms / 60_000) % 60)}:${two((ms / 1000) % 60)}${decimalMark}${fraction}`;
}

/** Two lines, broken at the space nearest to the middle, when one would be too long. */
function wrapped(text: string): string {
  if (text.length <= MAX_LINE_CHARS) return text;
  const middle = text.length / 2;
  let best = -1;
  for (let at = text.indexOf(' '); at >= 0; at = text.indexOf(' ', at + 1))
    if (best < 0 || Math.abs(at - middle) < Math.abs(best - middle)) best = at;
  return best < 0 ? text : `${text.slice(0, best)}\n${text.slice(best + 1)}`;
}
