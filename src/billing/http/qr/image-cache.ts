/** Keeps the files that were asked for last, as many as fit into `mostBytes`. */
export class ImageCache {
  /** A map is in the order of insertion: the first entry is the one that nobody has asked for the longest. */
  private readonly files = new Map<string, Uint8Array>();
  private bytes = 0;

  constructor(private readonly mostBytes: number) {}

  get sizeBytes(): number {
    return this.bytes;
  }

  get(key: string): Uint8Array | undefined {
    const file = this.files.get(key);
    if (file) {
      this.files.delete(key);
      this.files.set(key, file);
    }
    return file;
  }

  set(key: string, file: Uint8Array): void {
    this.remove(key);
    this.files.set(key, file);
    this.bytes += file.byteLength;
    for (const oldest of this.files.keys()) {
      if (this.bytes <= this.mostBytes) break;
      this.remove(oldest);
    }
  }

  private remove(key: string): void {
    this.bytes -= this.files.get(key)?.byteLength ?? 0;
    this.files.delete(key);
  }
}
