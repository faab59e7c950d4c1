/** Files that could not be deleted in one run of a task, so that they do not stop it. */
export class FailedDeletions {
  private readonly failures = new Map<string, unknown>();

  get keys(): string[] {
    return [...this.failures.keys()];
  }

  has(key: string): boolean {
    return this.failures.has(key);
  }

  /** Waits for the removal of a file and notes it when that fails. */
  async unless(key: string, removal: Promise<void>): Promise<void> {
    await removal.catch((error: unknown) => this.failures.set(key, error));
  }

  /** @throws Error naming the files, when there are any */
  report(): void {
    const [cause] = this.failures.values();
    if (this.failures.size > 0)
      throw new Error(`Audio files could not be deleted: ${this.keys.join(', ')}`, { cause });
  }
}
