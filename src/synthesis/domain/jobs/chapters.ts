import type { PartSummary } from './job-part';

/** A stretch of a job's audio that has a title. */
export interface Chapter {
  /** Empty for what stands before the first title. */
  readonly title: string;
  readonly startSec: number;
  readonly endSec: number;
}

/** The chapters of the parts that are made; none where no part begins one. @param parts of a job, in order */
export function chaptersOf(parts: readonly PartSummary[]): Chapter[] {
  const chapters: Chapter[] = [];
  let startSec = 0;
  for (const { title, durationSec } of parts) {
    if (durationSec === null) break;
    const endSec = startSec + durationSec;
    const open = chapters.at(-1);
    if (title !== null || !open) chapters.push({ title: title ?? '', startSec, endSec });
    else chapters[chapters.length - 1] = { ...open, endSec };
    startSec = endSec;
  }
  return chapters.some(({ title }) => title !== '') ? chapters : [];
}
