/** Something that runs until it is stopped. */
interface Running {
  stop(): Promise<void>;
}

/** Starts something for a piece of work, and stops it however the work ends. */
export async function lend<Thing extends Running, Result>(
  start: Promise<Thing>,
  work: (thing: Thing) => Promise<Result>,
): Promise<Result> {
  const thing = await start;
  try {
    return await work(thing);
  } finally {
    await thing.stop();
  }
}
