import { cutStretches, type Stretch } from '../domain/stretches';
import { AudioNotFound } from '../domain/synthesis.errors';
import type { AudioStore, ByteRange } from './ports/audio-store';

/**
 * Opens a range of a file that is put together from stretches. Each stored file is opened when its turn comes, so memory
 * stays flat however many there are; the first one is opened at once.
 * @throws AudioNotFound, AudioUnavailable
 */
export async function openStretches(
  store: AudioStore,
  stretches: readonly Stretch[],
  { first, last }: ByteRange,
): Promise<AsyncIterable<Uint8Array>> {
  const [begin, ...rest] = cutStretches(stretches, first, last);
  if (!begin) throw new AudioNotFound();
  const opened = await openStretch(store, begin);
  return rest.length === 0 ? opened : joined(store, opened, rest);
}

async function* joined(
  store: AudioStore,
  opened: AsyncIterable<Uint8Array>,
  rest: readonly Stretch[],
): AsyncGenerator<Uint8Array> {
  yield* opened;
  for (const stretch of rest) yield* await openStretch(store, stretch);
}

async function openStretch(store: AudioStore, stretch: Stretch): Promise<AsyncIterable<Uint8Array>> {
  if ('bytes' in stretch) return only(stretch.bytes);
  const { storedKey, skippedBytes, sizeBytes } = stretch;
  const bytes = await store.open(storedKey, { first: skippedBytes, last: skippedBytes + sizeBytes - 1 });
  if (!bytes) throw new AudioNotFound();
  return bytes;
}

async function* only(bytes: Uint8Array): AsyncGenerator<Uint8Array> {
  yield await Promise.resolve(bytes);
}
