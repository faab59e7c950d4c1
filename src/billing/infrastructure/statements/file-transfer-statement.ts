import { readFile, stat } from 'node:fs/promises';
import { InvalidParameters } from '../../../shared/domain/domain-error';
import type { Announcement } from '../../application/payment-gateway';
import { TransferStatement } from '../../application/transfer-statement';
import { parseCsv } from './csv';
import { LineReader } from './line-reader';

/** A year of a busy account; more would only fill the memory. */
const LARGEST_FILE_BYTES = 100 * 1024 * 1024;
const PAGE = 500;

/** Columns that every CSV file has, by the names that the webhook's notification gives them. */
const NEEDED = ['transactionDate', 'accountNumber', 'content', 'transferAmount', 'referenceCode'];

/**
 * A file of transfers: JSON, a list of objects, or CSV with a head line. The fields have the names of the
 * webhook's notification; `id`, `gateway`, `subAccount`, `transferType` (`in`) and `order_code` may be
 * missing, and a date may stand without its time. The whole file is read before anything of it counts.
 */
export class FileTransferStatement extends TransferStatement {
  constructor(private readonly path: string) {
    super();
  }

  async *pages(): AsyncGenerator<readonly Announcement[]> {
    const lines = await this.readLines();
    const announcements = lines.map(({ where, line }) => announcement(new LineReader(where, line), line));
    for (let start = 0; start < announcements.length; start += PAGE) {
      yield announcements.slice(start, start + PAGE);
    }
  }

  private async readLines(): Promise<readonly { where: string; line: object }[]> {
    const text = await this.readText();
    const isJson = /^\s*[[{]/.test(text);
    const lines: unknown[] = isJson ? this.parseJson(text) : this.parseCsv(text);
    // The head is line 1 of a CSV file; entries of a list are counted from 1.
    return lines.map((line, index) => ({
      where: isJson ? `entry ${index + 1}` : `line ${index + 2}`,
      line: line as object,
    }));
  }

  private async readText(): Promise<string> {
    const bytes = await this.readBytes();
    try {
      return new TextDecoder('utf-8', { fatal: true }).decode(bytes);
    } catch {
      throw this.unreadable('NOT_UTF8', 'is not valid UTF-8');
    }
  }

  private async readBytes(): Promise<Buffer> {
    const size = await stat(this.path).then((file) => file.size, this.refuse);
    if (size > LARGEST_FILE_BYTES) {
      throw this.unreadable('TOO_LARGE', `is larger than ${LARGEST_FILE_BYTES} bytes`);
    }
    return readFile(this.path).catch(this.refuse);
  }

  private readonly refuse = (error: Error): never => {
    throw this.unreadable('UNREADABLE', `cannot be read: ${error.message}`);
  };

  private parseJson(text: string): unknown[] {
    const list = jsonOf(text);
    if (!Array.isArray(list)) throw this.unreadable('MALFORMED_JSON', 'is not a JSON list of transfers');
    return list as unknown[];
  }

  private parseCsv(text: string): object[] {
    const rows = parseCsv(text);
    if (!rows)
      throw this.unreadable('MALFORMED_CSV', 'has a quote that is not closed, or one inside a field');
    const [head = [], ...lines] = rows;
    const names = head.map((name) => name.trim());
    if (!NEEDED.every((name) => names.includes(name))) {
      throw this.unreadable('NO_HEAD', `needs a head line with the columns ${NEEDED.join(', ')}`);
    }
    return lines.map((line) => Object.fromEntries(names.map((name, column) => [name, line[column] ?? ''])));
  }

  private unreadable(code: string, rule: string): InvalidParameters {
    return InvalidParameters.of('file', code, `${this.path} ${rule}.`);
  }
}

function announcement(line: LineReader, raw: object): Announcement {
  const amountVnd = line.amount('transferAmount');
  if (amountVnd < 0)
    line.fault('transferAmount', 'MIN', 'must not be negative; transferType tells money out');
  const notice = {
    channel: 'statement',
    notificationId: line.optionalWholeNumber('id'),
    gateway: line.optionalText('gateway'),
    transferredAt: line.moment('transactionDate'),
    accountNumber: line.text('accountNumber'),
    subAccount: line.optionalText('subAccount') || null,
    content: line.optionalText('content'),
    orderCode: line.optionalText('order_code') || null,
    direction: line.oneOf('transferType', ['in', 'out'], 'in'),
    amountVnd,
    referenceCode: line.reference('referenceCode'),
  };
  line.finish();
  return { notice, raw };
}

function jsonOf(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return null;
  }
}
