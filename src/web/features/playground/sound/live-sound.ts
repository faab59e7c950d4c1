/** A stretch of the sound, with its place in the whole. */
interface Piece {
  readonly buffer: AudioBuffer;
  readonly startSec: number;
}

export interface SoundState {
  readonly isPlaying: boolean;
  /** How much of it can be heard by now. */
  readonly madeSec: number;
  /** Whether nothing more comes. */
  readonly isWhole: boolean;
}

const NOTHING: SoundState = { isPlaying: false, madeSec: 0, isWhole: false };

/** Sounds are begun a moment ahead, so that none is begun too late. */
const AHEAD_SEC = 0.03;

/** Sound that can be heard while it is made: pieces are added at its end, and it waits for the next where it has none. */
export class LiveSound {
  private readonly context = new AudioContext();
  private readonly listeners = new Set<() => void>();
  private pieces: readonly Piece[] = [];
  private playing: AudioBufferSourceNode[] = [];
  /** The time of the context at which the sound's second 0 was, or would have been; while it plays. */
  private originSec = 0;
  private restingSec = 0;
  private now = NOTHING;

  /** Bound, for `useSyncExternalStore`. */
  readonly subscribe = (listener: () => void): (() => void) => {
    this.listeners.add(listener);
    return () => this.listeners.delete(listener);
  };
  readonly state = (): SoundState => this.now;

  /** @returns null for what this browser cannot decode */
  decode(bytes: ArrayBuffer): Promise<AudioBuffer | null> {
    return this.context.decodeAudioData(bytes).catch(() => null);
  }

  /** @param samples from -1 to 1, mono */
  bufferOf(samples: Float32Array<ArrayBuffer>, sampleRate: number): AudioBuffer {
    const buffer = this.context.createBuffer(1, samples.length, sampleRate);
    buffer.copyToChannel(samples, 0);
    return buffer;
  }

  /** Where it is, in seconds; at its end while it waits for more. */
  positionSec(): number {
    const at = this.now.isPlaying ? this.context.currentTime - this.originSec : this.restingSec;
    return Math.min(Math.max(0, at), this.now.madeSec);
  }

  add(buffer: AudioBuffer): void {
    const startSec = this.now.madeSec;
    const waits = this.positionSec() >= startSec;
    const piece = { buffer, startSec };
    this.pieces = [...this.pieces, piece];
    this.change({ madeSec: startSec + buffer.duration });
    if (!this.now.isPlaying) return;
    if (waits) this.originSec = this.context.currentTime + AHEAD_SEC - startSec;
    this.schedule(piece);
  }

  /** @param buffer the whole sound, exactly; takes the place of the pieces, without a break in what is heard */
  complete(buffer: AudioBuffer): void {
    const isFirst = this.pieces.length === 0;
    this.pieces = [{ buffer, startSec: 0 }];
    this.change({ madeSec: buffer.duration, isWhole: true });
    if (!this.now.isPlaying) return;
    if (isFirst) this.play(0);
    else if (this.playing.length === 0) this.rest();
  }

  play(fromSec = this.positionSec()): void {
    this.silence();
    void this.context.resume();
    this.originSec = this.context.currentTime + AHEAD_SEC - fromSec;
    this.change({ isPlaying: true });
    for (const piece of this.pieces) this.schedule(piece);
  }

  pause(): void {
    this.restingSec = this.positionSec();
    this.silence();
    this.change({ isPlaying: false });
  }

  seek(toSec: number): void {
    if (this.now.isPlaying) this.play(toSec);
    else this.restingSec = toSec;
  }

  /** The samples of a stretch, for drawing it; of the first channel. */
  *samples(): Generator<{ readonly startSec: number; readonly rate: number; readonly values: Float32Array }> {
    for (const { buffer, startSec } of this.pieces) {
      yield { startSec, rate: buffer.sampleRate, values: buffer.getChannelData(0) };
    }
  }

  close(): void {
    this.silence();
    void this.context.close();
  }

  private schedule({ buffer, startSec }: Piece): void {
    const beginsSec = this.originSec + startSec;
    const lateSec = Math.max(0, this.context.currentTime - beginsSec);
    if (lateSec >= buffer.duration) return;
    const node = this.context.createBufferSource();
    node.buffer = buffer;
    node.connect(this.context.destination);
    node.onended = () => this.endedWith(node);
    node.start(beginsSec + lateSec, lateSec);
    this.playing.push(node);
  }

  private endedWith(node: AudioBufferSourceNode): void {
    this.playing = this.playing.filter((other) => other !== node);
    if (this.playing.length === 0 && this.now.isWhole) this.rest();
  }

  /** It was heard to its end. */
  private rest(): void {
    this.restingSec = 0;
    this.change({ isPlaying: false });
  }

  private silence(): void {
    for (const node of this.playing) {
      node.onended = null;
      node.stop();
    }
    this.playing = [];
  }

  private change(change: Partial<SoundState>): void {
    this.now = { ...this.now, ...change };
    for (const listener of this.listeners) listener();
  }
}
