import { Injectable } from '@nestjs/common';
import { hash, verify } from '@node-rs/argon2';

/** OWASP Password Storage Cheat Sheet: argon2id with 19 MiB, 2 passes and 1 lane. */
const COST = { memoryCost: 19_456, timeCost: 2, parallelism: 1 } as const;

/** Turns passwords into hashes that are safe at rest, and compares: argon2id, on libuv's thread pool. */
@Injectable()
export class Passwords {
  /** What an unknown account's password is compared with, so that it takes as long. */
  private readonly decoy = this.hash('no password has this hash');

  hash(password: string): Promise<string> {
    return hash(password.normalize('NFC'), COST);
  }

  /**
   * Takes as long for `null` (an unknown account, or one without a password) as for a wrong password, so
   * time tells nobody which addresses have accounts.
   */
  async matches(stored: string | null, password: string): Promise<boolean> {
    const matches = await verify(stored ?? (await this.decoy), password.normalize('NFC'));
    return matches && stored !== null;
  }
}
