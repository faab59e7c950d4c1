import { readFile, stat } from 'node:fs/promises';
import { InvalidParameters } from '../../../../shared/domain/domain-error';
import type { Announcement } from '../../../application/transfers/payment-gateway';
import { TransferStatement } from '../../../application/transfers/transfer-statement';
import { parseCsv } from '../../../../platform/formats/csv';
import {
  amount,
  announcement,
  direction,
  line,
  moment,
  optionalText,
  optionalWholeNumber,
  reference,
  rule,
  text,
} from './statement-line';

/** A year of a busy account; more would only fill the memory. */
const LARGEST_FILE_BYTES = 100 * 1024 * 1024;
const PAGE = 500;

/** Columns that every CSV file has, by the names that the webhook's notification gives them. */
const NEEDED = ['transactionDate', 'accountNumber', 'content', 'transferAmount', 'referenceCode'];

/**
 * A file of transfers: JSON, a list of objects, or CSV with a head line. The fields have the names of the
 * webhook's notification; `id`, `gateway`, `subAccount`, `transferType` (`in`) and `order_code` may be
 * missing, and a date may lack its time. The whole file is checked before its first page is handed out.
 */
export class FileTransferStatement extends TransferStatement {
  constructor(private readonly path: string) {
    super();
  }

  async *pages(): AsyncGenerator<readonly Announcement[]> {
    const text = await this.readText();
    const lines = /^\s*[[{]/.test(text) ? this.linesOfJson(text) : this.linesOfCsv(text);
    const announcements = lines.map(({ where, fields }) => announcement(transferLine, where, fields));
    for (let start = 0; start < announcements.length; start += PAGE) {
      yield announcements.slice(start, start + PAGE);
    }
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

  private linesOfJson(text: string): Line[] {
    const list = jsonOf(text);
    if (!Array.isArray(list)) throw this.unreadable('MALFORMED_JSON', 'is not a JSON list of transfers');
    return list.map((fields: unknown, index) => ({ where: `entry ${index + 1}`, fields }));
  }

  private linesOfCsv(text: string): Line[] {
    const rows = parseCsv(text);
    if (!rows)
      throw this.unreadable('MALFORMED_CSV', 'has a quote that is not closed, or one inside a field');
    const [head, ...body] = rows;
    const names = (head?.values ?? []).map((name) => name.trim());
    if (!NEEDED.every((name) => names.includes(name))) {
      throw this.unreadable('NO_HEAD', `needs a head line with the columns ${NEEDED.join(', ')}`);
    }
    return body.map(({ line: number, values }) => ({
      where: `line ${number}`,
      fields: Object.fromEntries(names.map((name, column) => [name, values[column] ?? ''])),
    }));
  }

  private unreadable(code: string, rule: string): InvalidParameters {
    return InvalidParameters.of('file', code, `${this.path} ${rule}.`);
  }
}

/** A line before it is checked, and how a person finds it in the file. */
interface Line {
  readonly where: string;
  readonly fields: unknown;
}

const transferLine = line({
  transferAmount: amount.refine(
    (value) => value > 0,
    rule('MIN', 'must not be negative; transferType tells money out'),
  ),
  id: optionalWholeNumber,
  gateway: optionalText,
  transactionDate: moment,
  accountNumber: text,
  subAccount: optionalText,
  content: optionalText,
  order_code: optionalText,
  transferType: direction,
  referenceCode: reference,
}).transform((fields) => ({
  channel: 'statement',
  notificationId: fields.id,
  gateway: fields.gateway,
  transferredAt: fields.transactionDate,
  accountNumber: fields.accountNumber,
  subAccount: fields.subAccount || null,
  content: fields.content,
  orderCode: fields.order_code || null,
  direction: fields.transferType,
  amountVnd: fields.transferAmount,
  referenceCode: fields.referenceCode,
}));

function jsonOf(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return null;
  }
}
