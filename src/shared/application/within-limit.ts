/**
 * Waits for work, but no longer than `limitMs`. The work itself goes on then, so it must be safe to try it again.
 * @returns whether it has ended
 */
export async function endsWithin(work: Promise<unknown>, limitMs: number): Promise<boolean> {
  let timer: NodeJS.Timeout | undefined;
  const limit = new Promise<false>((resolve) => {
    timer = setTimeout(() => resolve(false), limitMs);
  });
  try {
    return await Promise.race([work.then(() => true), limit]);
  } finally {
    clearTimeout(timer);
  }
}

/**
 * The outcome of work that ends within `limitMs`; see `endsWithin`.
 * @throws Error with the complaint, when it does not
 */
export async function withinLimit<Result>(
  work: Promise<Result>,
  limitMs: number,
  complaint: string,
): Promise<Result> {
  if (!(await endsWithin(work, limitMs))) throw new Error(complaint);
  return work;
}
