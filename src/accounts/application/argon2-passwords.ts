import { Injectable } from '@nestjs/common';
import { hash, verify } from '@node-rs/argon2';
import { Passwords } from './passwords';

/** OWASP Password Storage Cheat Sheet: argon2id with 19 MiB, 2 passes and 1 lane. */
const COST = { memoryCost: 19_456, timeCost: 2, parallelism: 1 } as const;

/** argon2id, computed on libuv's thread pool. */
@Injectable()
export class Argon2Passwords extends Passwords {
  /** What an unknown account's password is compared with, so that it takes as long. */
  private readonly decoy = this.hash('no password has this hash');

  hash(password: string): Promise<string> {
    return hash(password.normalize('NFC'), COST);
  }

  async matches(stored: string | null, password: string): Promise<boolean> {
    const matches = await verify(stored ?? (await this.decoy), password.normalize('NFC'));
    return matches && stored !== null;
  }
}
