import { Injectable } from '@nestjs/common';
import { Clock } from '../../shared/domain/clock';
import { TooManyVersions } from '../domain/pronunciation.errors';
import { DictionariesRepository } from './dictionaries.repository';

/** Versions of a dictionary that are always kept, the present one included. */
const NEWEST_KEPT = 20;

/** How long any version is kept: a request that is under way still reads it. */
const KEPT_MS = 24 * 3_600_000;

/** Of all versions of an account together. */
const MOST_BYTES = 64 * 2 ** 20;

/** Bounds what the versions of an account's dictionaries take up. */
@Injectable()
export class VersionRoom {
  constructor(
    private readonly dictionaries: DictionariesRepository,
    private readonly clock: Clock,
  ) {}

  /**
   * In the transaction of the change, after it.
   * @throws TooManyVersions
   */
  async require(accountId: string): Promise<void> {
    await this.dictionaries.prune(accountId, this.keptSince, NEWEST_KEPT);
    if ((await this.dictionaries.storedBytes(accountId)) > MOST_BYTES) throw new TooManyVersions();
  }

  /** Deletes what is left of removed dictionaries, once nothing reads it any more. */
  clear(): Promise<void> {
    return this.dictionaries.forgetRemoved(this.keptSince);
  }

  private get keptSince(): Date {
    return new Date(this.clock.now().getTime() - KEPT_MS);
  }
}
