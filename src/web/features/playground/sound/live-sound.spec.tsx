import { LiveSound } from './live-sound';

/** What of Web Audio the sound uses, with a clock that the test moves. */
class FakeContext {
  static last: FakeContext;
  currentTime = 0;
  readonly destination = {};
  readonly begun: FakeNode[] = [];

  constructor() {
    FakeContext.last = this;
  }
  resume(): Promise<void> {
    return Promise.resolve();
  }
  decodeAudioData(): Promise<never> {
    return Promise.reject(new DOMException('The buffer passed contains an unknown content type.'));
  }
  createBufferSource(): FakeNode {
    const node = new FakeNode();
    this.begun.push(node);
    return node;
  }
  /** Lets time pass and nodes end. */
  pass(sec: number): void {
    this.currentTime += sec;
    for (const node of this.begun) node.endBy(this.currentTime);
  }
}

class FakeNode {
  buffer!: AudioBuffer;
  onended: (() => void) | null = null;
  at = 0;
  offset = 0;
  connect(): void {
    // there is one output
  }
  start(at: number, offset: number): void {
    [this.at, this.offset] = [at, offset];
  }
  stop(): void {
    this.onended = null;
  }
  endBy(time: number): void {
    if (this.at + this.buffer.duration - this.offset > time) return;
    const { onended } = this;
    this.onended = null;
    onended?.();
  }
}

const lasting = (duration: number): AudioBuffer => ({ duration }) as AudioBuffer;

describe('a sound that is played while it is made', () => {
  let sound: LiveSound;
  let context: FakeContext;
  beforeEach(() => {
    globalThis.AudioContext = FakeContext as unknown as typeof AudioContext;
    sound = new LiveSound();
    context = FakeContext.last;
  });

  it('plays each piece right behind the last', () => {
    sound.play(0);
    sound.add(lasting(2));
    sound.add(lasting(3));
    const [first, second] = context.begun;
    expect(second!.at - first!.at).toBeCloseTo(2);
    context.pass(2.5);
    expect(sound.positionSec()).toBeCloseTo(2.5, 0);
    expect(sound.state()).toEqual({ isPlaying: true, madeSec: 5, isWhole: false });
  });

  it('waits at its end for a piece that comes late, and misses none of it', () => {
    sound.play(0);
    sound.add(lasting(1));
    context.pass(10);
    expect(sound.positionSec()).toBe(1);
    sound.add(lasting(1));
    expect(context.begun.at(-1)).toMatchObject({ offset: 0 });
    expect(context.begun.at(-1)!.at).toBeGreaterThan(10);
    context.pass(0.5);
    expect(sound.positionSec()).toBeCloseTo(1.5, 0);
  });

  it('goes on from where it was paused, and from where somebody has gone to', () => {
    sound.play(0);
    sound.add(lasting(4));
    context.pass(1);
    sound.pause();
    context.pass(5);
    const rested = sound.positionSec();
    expect(rested).toBeCloseTo(1, 0);
    sound.play();
    expect(context.begun.at(-1)!.offset).toBeCloseTo(rested, 1);
    sound.seek(3);
    expect(context.begun.at(-1)!.offset).toBeCloseTo(3, 1);
    expect(sound.positionSec()).toBeCloseTo(3, 1);
  });

  it('starts again after its end, which is only reached when all of it is there', () => {
    sound.play(0);
    sound.add(lasting(1));
    context.pass(2);
    expect(sound.state().isPlaying).toBe(true);
    sound.complete(lasting(1));
    sound.play(0);
    context.pass(2);
    expect(sound.state()).toEqual({ isPlaying: false, madeSec: 1, isWhole: true });
    expect(sound.positionSec()).toBe(0);
  });

  it('ends where its whole came when nothing of it was left to play', () => {
    sound.play(0);
    sound.add(lasting(1));
    context.pass(2);
    sound.complete(lasting(1));
    expect(sound.state().isPlaying).toBe(false);
  });

  it('is heard once it is whole where nothing could be heard before', () => {
    sound.play(0);
    sound.complete(lasting(1));
    expect(context.begun).toHaveLength(1);
    expect(context.begun[0]!.offset).toBe(0);
  });
});

describe('a sound that the browser cannot decode', () => {
  it('is none', async () => {
    globalThis.AudioContext = FakeContext as unknown as typeof AudioContext;
    expect(await new LiveSound().decode(new ArrayBuffer(1))).toBeNull();
  });
});
