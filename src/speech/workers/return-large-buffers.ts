import { loadKoffi } from '../engines/espeak-native/koffi';

/** Parameters of mallopt(3), from glibc's malloc.h. */
const M_MMAP_THRESHOLD = -3;
const M_ARENA_MAX = -8;

/** The 16-bit samples of some 24 s of speech: less than a part of a long text. */
const LARGE_BUFFER_BYTES = 2 ** 20;
const ARENAS = 2;

/**
 * Makes glibc return the memory of large buffers to the system as soon as they are freed. By default it raises the
 * size from which it does so up to 32 MiB; threads that post-process recordings of all lengths then hold half as
 * much again as they use, and more with every request.
 * @returns false where there is another C library, or none can be called: then nothing is changed
 */
export async function returnLargeBuffers(): Promise<boolean> {
  try {
    const koffi = await loadKoffi();
    const mallopt = koffi.load('libc.so.6').func('int mallopt(int parameter, int value)') as Mallopt;
    return mallopt(M_MMAP_THRESHOLD, LARGE_BUFFER_BYTES) === 1 && mallopt(M_ARENA_MAX, ARENAS) === 1;
  } catch {
    return false;
  }
}

type Mallopt = (parameter: number, value: number) => number;
