import { spokenLanguage } from '../../speech';
import {
  type Alias,
  ordinalOf,
  type Reading,
  type ReadingChoice,
  type SemioticClass,
  spelledOut,
} from '../../text-normalization';
import { type MarkedStretch, refusedAt, type SaidAs } from './markup';
import type { VoicedText } from './voiced-passages';

/** A stretch of a marked text that is read in one language. The offsets of what it holds count from its start. */
export interface ReadingRun {
  /** In the whole text, in code points. */
  readonly start: number;
  readonly text: string;
  readonly language: string;
  /** Stretches that the markup has another text for, sorted. */
  readonly aliases: readonly Alias[];
  /** Stretches that the markup names a class of, sorted. */
  readonly choose: readonly (MarkedStretch & ReadingChoice)[];
}

/** Cuts a text where the language of its voices changes. */
export function readingRuns({ marked, passages }: VoicedText): ReadingRun[] {
  const { text, substitutes, saidAs } = marked;
  const chars = Array.from(text);
  const borders: { start: number; language: string }[] = [];
  for (const { start, voice } of passages) {
    const language = spokenLanguage(voice);
    if (language !== borders.at(-1)?.language) borders.push({ start, language });
  }
  return borders.map(({ start, language }, i) => {
    const end = borders[i + 1]?.start ?? chars.length;
    const inRun = <T extends MarkedStretch>(stretches: readonly T[]): T[] =>
      stretches
        .filter((stretch) => start <= stretch.start && stretch.start < end)
        .map((stretch) => ({ ...stretch, start: stretch.start - start, end: stretch.end - start }));
    const words = chars.slice(start, end);
    const said = inRun(saidAs);
    const spelled = said
      .filter(({ as }) => as === 'spelled')
      .map((stretch) => ({ ...stretch, spoken: spelledOut(writtenIn(words, stretch), language) }));
    return {
      start,
      text: words.join(''),
      language,
      aliases: sorted([...inRun(substitutes), ...spelled]),
      choose: said.flatMap((stretch) => (isOfClass(stretch) ? [{ ...stretch, class: stretch.as }] : [])),
    };
  });
}

/** Adds what dictionaries have for a run; where the markup decides, it goes before them. */
export function withDictionaries(run: ReadingRun, entries: readonly Alias[]): ReadingRun {
  const decided = sorted([...run.aliases, ...run.choose]);
  let next = 0;
  const others = entries.filter(({ start, end }) => {
    while (next < decided.length && decided[next]!.end <= start) next++;
    return (decided[next]?.start ?? Infinity) >= end;
  });
  return { ...run, aliases: sorted([...run.aliases, ...others]) };
}

/**
 * Settles what a reading could not meet: a class that the stretch has anyway, in part or as part of more, is met; letters,
 * digits and ordinals have words of their own.
 * @returns the run to be read once more; null when the reading stands
 * @throws InvalidParameters naming `input_text` and the element whose text cannot be what it says
 */
export function unmetRun(run: ReadingRun, { refused, trace }: Reading): ReadingRun | null {
  const chars = Array.from(run.text);
  const given = new Map<ReadingRun['choose'][number], Alias>();
  for (const { index } of refused) {
    const choice = run.choose[index]!;
    const { start, end, place } = choice;
    const steps = trace.filter((step) => step.start < end && start < step.end);
    if (steps.some((step) => isOf(choice.class, step.class))) continue;
    const written = writtenIn(chars, choice);
    const spoken = wordsOf(written, choice.class, run.language);
    if (spoken === null)
      throw refusedAt(place, 'SAY_AS', `has a text that cannot be said as ${choice.class}: ${written}`);
    given.set(choice, { start, end, spoken });
  }
  if (given.size === 0) return null;
  return {
    ...run,
    aliases: sorted([...run.aliases, ...given.values()]),
    choose: run.choose.filter((choice) => !given.has(choice)),
  };
}

/** A run, and how it is read. */
export interface RunReading {
  readonly run: ReadingRun;
  readonly reading: Reading;
}

/** Puts the readings of runs one after the other. */
export function joinedReading(readings: readonly RunReading[]): Reading {
  let spokenText = '';
  let spokenLength = 0;
  const alignment: Reading['alignment'][number][] = [];
  for (const { run, reading } of readings) {
    if (spokenText !== '' && reading.spokenText !== '' && !/\s$/.test(spokenText)) {
      const at = { start: run.start, end: run.start };
      alignment.push({ ...at, spokenStart: spokenLength, spokenEnd: spokenLength + 1 });
      spokenText += ' ';
      spokenLength += 1;
    }
    const by = spokenLength;
    for (const segment of reading.alignment) {
      const { spokenStart, spokenEnd } = segment;
      alignment.push({ ...moved(segment, run), spokenStart: spokenStart + by, spokenEnd: spokenEnd + by });
    }
    spokenText += reading.spokenText;
    spokenLength += Array.from(reading.spokenText).length;
  }
  return {
    spokenText,
    alignment,
    trace: readings.flatMap(({ run, reading }) => reading.trace.map((step) => moved(step, run))),
    warnings: readings.flatMap(({ reading }) => reading.warnings),
    refused: [],
  };
}

const moved = <T extends Span>(span: T, { start }: ReadingRun): T => ({
  ...span,
  start: span.start + start,
  end: span.end + start,
});

/** The stretches of a run that have another text, where they stand in the whole text. */
export const aliasesInText = (run: ReadingRun): Alias[] => run.aliases.map((alias) => moved(alias, run));

interface Span {
  readonly start: number;
  readonly end: number;
}

const sorted = <T extends Span>(spans: readonly T[]): T[] => [...spans].sort((a, b) => a.start - b.start);

const writtenIn = (chars: readonly string[], { start, end }: Span): string =>
  chars.slice(start, end).join('');

const isOfClass = (stretch: SaidAs): stretch is SaidAs & { readonly as: SemioticClass } =>
  stretch.as !== 'spelled';

/** Amounts whose unit is written as a word are read as numbers: 45.000 đồng. */
const WITH_WORDS: readonly SemioticClass[] = ['money', 'measure', 'duration', 'percent'];
const NUMBERS: readonly SemioticClass[] = ['cardinal', 'decimal'];

const isOf = (wanted: SemioticClass, found: SemioticClass): boolean =>
  found === wanted || (WITH_WORDS.includes(wanted) && NUMBERS.includes(found));

/** What is said for a text of this class where no rule says it; null where that cannot be known. */
function wordsOf(written: string, kind: SemioticClass, language: string): string | null {
  if (kind === 'ordinal') return ordinalOf(written, language);
  return kind === 'phone' || kind === 'code' || kind === 'letters' ? spelledOut(written, language) : null;
}
