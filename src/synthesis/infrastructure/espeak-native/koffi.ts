/** The bridge to C libraries. */
export type Koffi = (typeof import('koffi'))['default'];

/** @throws Error when there is no binary for this system: it is an optional dependency */
export async function loadKoffi(): Promise<Koffi> {
  return (await import('koffi')).default;
}
