/**
 * Waits for work, but no longer than `limitMs`. The work itself goes on then, so it must be safe to try it again.
 * @returns whether it has ended
 */
export async function endsWithin(work: Promise<unknown>, limitMs: number): Promise<boolean> {
  let timer: NodeJS.Timeout | undefined;
  const limit = new Promise<false>((resolve) => (timer = setTimeout(resolve, limitMs, false)));
  try {
    return await Promise.race([work.then(() => true), limit]);
  } finally {
    clearTimeout(timer);
  }
}

/** The outcome of work, as `endsWithin` waits for it. @throws Error with the complaint, when it does not end in time */
export async function withinLimit<Result>(
  work: Promise<Result>,
  limitMs: number,
  complaint: string,
): Promise<Result> {
  if (!(await endsWithin(work, limitMs))) throw new Error(complaint);
  return work;
}
