/** How long a part is kept for others. */
const KEPT_MS = 1_000;

/** 8 MiB in parts of 64 KiB: more are read for each reader. */
const MOST_PARTS = 128;

/**
 * Parts of files that were read just now. Whoever asks for one of them meanwhile is given the same bytes: a crowd that
 * asks for a few recordings costs a read for each, and no memory for each reader.
 */
export class RecentParts {
  private readonly parts = new Map<string, Promise<Buffer>>();

  /** @param read is called unless the part is being read, or was a moment ago; a failure is kept for nobody */
  get(key: string, read: () => Promise<Buffer>): Promise<Buffer> {
    const known = this.parts.get(key);
    if (known) return known;
    const part = read();
    if (this.parts.size < MOST_PARTS) {
      this.parts.set(key, part);
      setTimeout(() => this.parts.delete(key), KEPT_MS).unref();
      part.catch(() => this.parts.delete(key));
    }
    return part;
  }
}
