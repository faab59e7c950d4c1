import { Injectable } from '@nestjs/common';
import type { Page, PageRequest } from '../../shared/application/page';
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

/** Records of one part that are read together: what a process holds of an export at a time. */
const PAGE = 500;

/** All pages of a list. What is added while they are read may have a record appear twice, and none be left out. */
export async function* everyPage<Item>(
  load: (page: PageRequest) => Promise<Page<Item>>,
): AsyncGenerator<readonly Item[]> {
  for (let page = 1; ; page += 1) {
    const { items, total } = await load({ page, limit: PAGE });
    yield items;
    if (page * PAGE >= total) return;
  }
}
