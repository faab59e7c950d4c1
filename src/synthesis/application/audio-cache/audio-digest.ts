import { webcrypto } from 'node:crypto';

/**
 * SHA-256 of a whole file, hexadecimal. Computed in a thread: the longest file has more than a hundred megabytes,
 * and would hold up all other requests for half a second.
 */
export async function audioSha256(bytes: Uint8Array): Promise<string> {
  const digest = await webcrypto.subtle.digest('SHA-256', bytes);
  return Buffer.from(digest).toString('hex');
}
