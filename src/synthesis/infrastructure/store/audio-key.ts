/** Whether a name is a key that this service made: 8 to 64 lower-case letters and digits. */
export const isKey = (name: string): boolean => /^[0-9a-z]{8,64}$/.test(name);

/** Whether a file has the name that earlier versions gave it: the key in its public address. */
export const isEarlierName = (name: string): boolean => /^[0-9a-f]{40}$/.test(name);

/** A key becomes part of a path or an address: nothing but these characters may get there. */
export function requireKey(key: string): void {
  if (!isKey(key)) throw new Error('An audio key is 8 to 64 lower-case letters and digits.');
}
