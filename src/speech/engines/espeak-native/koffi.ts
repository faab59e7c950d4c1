import type koffi from 'koffi';

/** The bridge to C libraries. */
export type Koffi = typeof koffi;

/** @throws Error when there is no binary for this system: it is an optional dependency */
export async function loadKoffi(): Promise<Koffi> {
  return (await import('koffi')).default;
}
