/**
 * The work's outcome, unless it takes too long. The work itself goes on, so it must be safe to try it again.
 * @throws Error with the complaint, after `limitMs`
 */
export async function withinLimit<Result>(
  work: Promise<Result>,
  limitMs: number,
  complaint: string,
): Promise<Result> {
  let timer: NodeJS.Timeout | undefined;
  const limit = new Promise<never>((_resolve, reject) => {
    timer = setTimeout(() => reject(new Error(complaint)), limitMs);
  });
  try {
    return await Promise.race([work, limit]);
  } finally {
    clearTimeout(timer);
  }
}
