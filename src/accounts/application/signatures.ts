/** Keyed hashes (HMAC-SHA-256) that no one can make or reverse who has not the service's database. */
export abstract class Signatures {
  /** The same for the same text, in every process and after every restart. */
  abstract sign(purpose: 'known-browser' | 'sign-up-network' | 'setting', text: string): Promise<Buffer>;
}
