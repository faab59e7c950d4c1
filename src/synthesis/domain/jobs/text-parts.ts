import { splitAtSentences } from '../../../speech';
import { InvalidParameters } from '../../../shared/domain/domain-error';
import type { PartPlan } from './job-part';
import { type SentencePart, sentenceParts } from './sentence-parts';
import type { JobOutput } from './speech-job';

/** A part takes seconds, not minutes: others have their turn in between, and a crash costs no more than that. */
export const MAX_PART_CHARS = 2000;

/** Each costs a row and a file. A million characters without chapters are 500 parts. */
export const MAX_PARTS = 10_000;

/** Longer lines are no headings; longer titles are cut. */
const MAX_TITLE_CHARS = 100;

/** A heading of Markdown (CommonMark section 4.2). */
const MARKED = /^ {0,3}#{1,6}\s+(\S.*?)\s*#*\s*$/u;

/** Chương 12, Phần II: Mùa thu, Chapter One. */
const NUMBER_WORDS =
  'một|hai|ba|bốn|năm|sáu|bảy|tám|chín|mười|one|two|three|four|five|six|seven|eight|nine|ten|đầu|cuối';
const NUMBERED = new RegExp(
  `^\\s*(?:chương|phần|hồi|quyển|tập|chapter|part|book)\\s+(?:\\d{1,4}|[ivxlc]{1,8}|${NUMBER_WORDS})(?![\\p{L}\\p{N}])`,
  'iu',
);

/**
 * The parts of a text whose lines have times: each line begins one. Joined in order, they are the text.
 * @param beginsAtSec one for each line
 * @throws InvalidParameters naming `body` when there would be more than 10,000 parts
 */
export function timedParts(text: string, beginsAtSec: readonly number[]): PartPlan[] {
  const lines = text.split(/(?<=\n)/u);
  const parts = lines.flatMap((line, i) =>
    plansOf(splitAtSentences(line, MAX_PART_CHARS), {
      title: null,
      beginsAtSec: beginsAtSec[i] ?? null,
      ending: 'clause',
    }),
  );
  if (parts.length <= MAX_PARTS) return parts;
  const message = `body has ${parts.length} subtitles; it may have ${MAX_PARTS}.`;
  throw InvalidParameters.of('body', 'TOO_MANY', message);
}

/** @param whole what the first of the parts begins, and what the last one ends with */
function plansOf(
  parts: readonly SentencePart[],
  { title, beginsAtSec, ending }: Pick<PartPlan, 'title' | 'beginsAtSec' | 'ending'>,
): PartPlan[] {
  return parts.map((part, i) => ({
    text: part.text,
    charCount: Array.from(part.text).length,
    ending: i === parts.length - 1 ? ending : part.ending,
    title: i === 0 ? title : null,
    beginsAtSec: i === 0 ? beginsAtSec : null,
    speaking: null,
  }));
}

interface Chapter {
  /** Null for what stands before the first heading. */
  readonly title: string | null;
  readonly text: string;
}

/**
 * Cuts a text into parts, a chapter at a step or less: at the beginning of each chapter, then at ends of paragraphs or
 * sentences. Joined in order, the parts are the text.
 * @param language BCP 47, of the voice
 * @param parts what they are added to
 * @throws InvalidParameters naming `output.chapters` when there would be more than 10,000 parts
 */
export function* cutText(
  text: string,
  chapters: JobOutput['chapters'],
  language: string,
  parts: PartPlan[],
): Generator<void, void> {
  const found = chaptersOf(text, chapters);
  requireFewParts(found.length); // each is a part at least; before they are cut, which takes ten times as long
  for (const { title, text: chapter } of found) {
    yield;
    const cut = yield* sentenceParts(chapter, MAX_PART_CHARS, language);
    parts.push(...plansOf(cut, { title, beginsAtSec: null, ending: 'paragraph' }));
  }
  requireFewParts(parts.length);
}

/** @throws InvalidParameters naming `output.chapters` when there are more than 10,000 */
export function requireFewParts(count: number): void {
  if (count <= MAX_PARTS) return;
  const message = `output.chapters cuts this text into ${count} parts; it may have ${MAX_PARTS}.`;
  throw InvalidParameters.of('output.chapters', 'TOO_MANY', message);
}

function chaptersOf(text: string, chapters: JobOutput['chapters']): Chapter[] {
  const starts = chapters === 'none' ? [] : chapterStarts(text, chapters);
  const first = starts[0];
  if (!first) return [{ title: null, text }];
  // What stands before the first heading is a chapter without a title; mere white space belongs to the first one.
  const isLed = text.slice(0, first.at).trim() !== '';
  const begins = isLed ? [{ title: null, at: 0 }, ...starts] : [{ ...first, at: 0 }, ...starts.slice(1)];
  return begins.map(({ title, at }, i) => ({ title, text: text.slice(at, begins[i + 1]?.at) }));
}

function chapterStarts(text: string, chapters: 'headings' | 'paragraphs'): { title: string; at: number }[] {
  const starts: { title: string; at: number }[] = [];
  let at = 0;
  let isAfterBlank = true;
  for (const line of text.split('\n')) {
    const isBlank = line.trim() === '';
    const title = chapters === 'headings' ? headingOf(line) : isAfterBlank && !isBlank ? line.trim() : null;
    if (title !== null) starts.push({ title: shortened(title), at });
    isAfterBlank = isBlank;
    at += line.length + 1;
  }
  return starts;
}

export function headingOf(line: string): string | null {
  if (line.length > MAX_TITLE_CHARS) return null;
  return MARKED.exec(line)?.[1] ?? (NUMBERED.test(line) ? line.trim() : null);
}

export function shortened(title: string): string {
  const chars = Array.from(title.slice(0, 2 * MAX_TITLE_CHARS));
  return chars.length <= MAX_TITLE_CHARS ? title : `${chars.slice(0, MAX_TITLE_CHARS - 1).join('')}…`;
}
