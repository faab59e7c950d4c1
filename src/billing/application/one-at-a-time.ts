/** Runs work with the same key one after the other, within this process; work with other keys does not wait. */
export class OneAtATime {
  private readonly lastOf = new Map<string, Promise<unknown>>();

  /** The outcome of the work, however the work before it ended. */
  async run<Result>(key: string, work: () => Promise<Result>): Promise<Result> {
    const before = this.lastOf.get(key) ?? Promise.resolve();
    const result = before.then(work, work);
    this.lastOf.set(key, result);
    try {
      return await result;
    } finally {
      if (this.lastOf.get(key) === result) this.lastOf.delete(key);
    }
  }
}
