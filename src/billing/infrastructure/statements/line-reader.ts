import { type FieldFault, InvalidParameters } from '../../../shared/domain/domain-error';
import { parseBankTime } from '../../domain/bank-time';

/** The same limit as a notification has; it keeps references inside an index row. */
const LONGEST_REFERENCE = 200;

/**
 * Reads the fields of one line of a statement, whose values are texts in CSV and of any type in JSON, and
 * collects what is wrong with them.
 */
export class LineReader {
  private readonly faults: FieldFault[] = [];
  private readonly fields: Readonly<Record<string, unknown>>;

  /** @param where names the line for the person who has to mend it: `line 3` */
  constructor(
    private readonly where: string,
    line: unknown,
  ) {
    const isObject = typeof line === 'object' && line !== null && !Array.isArray(line);
    if (!isObject) this.fault('', 'NOT_AN_OBJECT', 'is not an object');
    this.fields = isObject ? (line as Record<string, unknown>) : {};
  }

  /** Any text; empty when there is none. Numbers count as text: an account number may have lost its quotes. */
  optionalText(name: string): string {
    const value = this.fields[name] ?? '';
    const text = typeof value === 'number' ? String(value) : value;
    if (typeof text !== 'string' || text.includes('\0') || !text.isWellFormed()) {
      this.fault(name, 'IS_STRING', 'must be a text that can be stored');
      return '';
    }
    return text;
  }

  text(name: string): string {
    const text = this.optionalText(name);
    if (text.trim() === '') this.fault(name, 'IS_NOT_EMPTY', 'must not be empty');
    return text;
  }

  reference(name: string, fallback?: () => string): string {
    const text = (fallback ? this.optionalText(name).trim() || fallback() : this.text(name)).trim();
    if (text.length > LONGEST_REFERENCE) {
      this.fault(name, 'MAX_LENGTH', `must have at most ${LONGEST_REFERENCE} characters`);
    }
    return text;
  }

  /** A whole number as such or in digits, or null when there is none. */
  optionalWholeNumber(name: string): number | null {
    const value = this.fields[name];
    if (value === undefined || value === null || value === '') return null;
    const number = typeof value === 'string' && /^-?\d{1,16}$/.test(value.trim()) ? Number(value) : value;
    if (Number.isSafeInteger(number)) return number as number;
    this.fault(name, 'IS_INT', 'must be a whole number');
    return null;
  }

  /** A whole number other than 0. */
  amount(name: string): number {
    const number = this.optionalWholeNumber(name);
    if (!number) this.fault(name, 'IS_INT', 'must be a whole number of dong other than 0');
    return number ?? 0;
  }

  /**
   * A moment: `YYYY-MM-DD`, `YYYY-MM-DD HH:mm:ss` or the same with `T`, in local time of Vietnam, or an ISO
   * 8601 time with its own offset.
   */
  moment(name: string): Date {
    const text = this.text(name).trim();
    const local = text.replace('T', ' ');
    const withOffset = /^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d(\.\d+)?(Z|[+-]\d\d:?\d\d)$/.test(text);
    const moment = withOffset
      ? new Date(text)
      : parseBankTime(/^\d{4}-\d\d-\d\d$/.test(text) ? `${text} 00:00:00` : local);
    if (moment && !Number.isNaN(moment.getTime())) return moment;
    this.fault(name, 'IS_BANK_TIME', 'must be a time of the form YYYY-MM-DD HH:mm:ss');
    return new Date(0);
  }

  oneOf<Choice extends string>(name: string, choices: readonly Choice[], fallback: Choice): Choice {
    const text = this.optionalText(name).trim().toLowerCase();
    const choice = text === '' ? fallback : choices.find((candidate) => candidate === text);
    if (choice === undefined) this.fault(name, 'IS_IN', `must be one of ${choices.join(', ')}`);
    return choice ?? fallback;
  }

  fault(name: string, code: string, rule: string): void {
    if (this.faults.some(({ field }) => field === name)) return;
    this.faults.push({ field: name, code, message: `${this.where}: ${name} ${rule}` });
  }

  /** @throws InvalidParameters naming every faulty field that was read */
  finish(): void {
    if (this.faults.length > 0) throw new InvalidParameters(this.faults);
  }
}
