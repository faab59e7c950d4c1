/** A text whose stretches are counted in code points, where strings count UTF-16 units. */
export class CodePoints {
  /** Where each begins, and the end of the text. */
  private readonly starts: Uint32Array;
  readonly count: number;

  constructor(private readonly text: string) {
    this.starts = new Uint32Array(text.length + 1);
    let count = 0;
    for (let at = 0; at < text.length; at += text.codePointAt(at)! > 0xffff ? 2 : 1)
      this.starts[count++] = at;
    this.starts[count] = text.length;
    this.count = count;
  }

  /** As `Array.prototype.slice` for offsets from 0: what lies beyond the end is left out. */
  slice(from: number, to: number): string {
    return this.text.slice(this.startOf(from), this.startOf(Math.max(from, to)));
  }

  private startOf(index: number): number {
    return this.starts[Math.min(index, this.count)]!;
  }
}
