import { Injectable } from '@nestjs/common';
import type { Account } from '../domain/account';

/** What one module keeps of an account, as its owner may have it: without secrets. */
export interface ExportedPart {
  /** Its field in the export. */
  readonly name: string;
  /** The account's records, some at a time. */
  records(account: Account): AsyncIterable<readonly object[]>;
}

/** What accounts can take away with them. Modules add their parts when they are made, as they add tasks. */
@Injectable()
export class AccountExport {
  private readonly known: ExportedPart[] = [];

  /** To be called once for each part. */
  add(...parts: readonly ExportedPart[]): void {
    this.known.push(...parts);
  }

  get parts(): readonly ExportedPart[] {
    return this.known;
  }
}
