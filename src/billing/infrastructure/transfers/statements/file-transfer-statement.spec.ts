import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import type { Announcement } from '../../../application/transfers/payment-gateway';
import { FileTransferStatement } from './file-transfer-statement';

const HEAD = 'transactionDate,accountNumber,content,transferAmount,referenceCode';
const GOOD = '2026-11-20 14:02:37,0000000000,LOA 12345678,99000,FT1';
const BAD = '2026-11-20 14:02:37,0000000000,LOA 12345678,99.000,FT2';
const TWO_LINES = '2026-11-20,0000000000,"LOA\r\n12345678",99000,FT3';

describe('FileTransferStatement', () => {
  let folder: string;
  beforeAll(async () => (folder = await mkdtemp(path.join(tmpdir(), 'loa-statement-'))));
  afterAll(() => rm(folder, { recursive: true }));

  async function read(content: string): Promise<Announcement[][]> {
    const name = path.join(folder, 'statement.txt');
    await writeFile(name, content);
    const pages: Announcement[][] = [];
    for await (const page of new FileTransferStatement(name).pages()) pages.push([...page]);
    return pages;
  }

  it.each<[number, string, string[]]>([
    [3, 'a line that is in order', [HEAD, GOOD, BAD]],
    [5, 'blank lines', [HEAD, GOOD, '', '', BAD]],
    [4, 'a line of separators', [HEAD, GOOD, ',,,,', BAD]],
    [4, 'a quoted line break', [HEAD, TWO_LINES, BAD]],
    [2, 'the head, with a quoted line break of its own', [HEAD, TWO_LINES.replace('99000', 'x')]],
    [4, 'a quoted line break in the head', [`"a\nb",${HEAD}`, `,${GOOD}`, `,${BAD}`]],
    [6, 'all of these, with line feeds', [HEAD, '', TWO_LINES.replace('\r', ''), '', BAD]],
  ])('names line %d for a fault after %s', async (line, _after, lines) => {
    const fault = new RegExp(`^line ${line}: transferAmount must be a whole number`);
    await expect(read(lines.join('\r\n'))).rejects.toThrow(fault);
    await expect(read(lines.join('\n'))).rejects.toThrow(fault);
    await expect(read(`\uFEFF${lines.join('\n')}\n\n`)).rejects.toThrow(fault);
  });

  it('names every faulty field of an entry, each once', async () => {
    const entry = { transferAmount: '', accountNumber: 5, transactionDate: 'x', transferType: 'sideways' };
    await expect(read(JSON.stringify([entry]))).rejects.toMatchObject({
      faults: [
        {
          field: 'transferAmount',
          code: 'IS_INT',
          message: 'entry 1: transferAmount must be a whole number of dong other than 0',
        },
        {
          field: 'transactionDate',
          code: 'IS_BANK_TIME',
          message: 'entry 1: transactionDate must be a time of the form YYYY-MM-DD HH:mm:ss',
        },
        { field: 'transferType', code: 'IS_IN', message: 'entry 1: transferType must be one of in, out' },
        { field: 'referenceCode', code: 'IS_NOT_EMPTY', message: 'entry 1: referenceCode must not be empty' },
      ],
    });
  });

  it.each<[string, string, unknown, string]>([
    ['transferAmount', 'MIN', -5, 'must not be negative; transferType tells money out'],
    ['transferAmount', 'IS_INT', 1.5, 'must be a whole number'],
    ['transferAmount', 'IS_INT', 0, 'must be a whole number of dong other than 0'],
    ['id', 'IS_INT', '12345678901234567', 'must be a whole number'],
    ['referenceCode', 'MAX_LENGTH', 'F'.repeat(201), 'must have at most 200 characters'],
    ['accountNumber', 'IS_NOT_EMPTY', ' ', 'must not be empty'],
    ['content', 'IS_STRING', 'a\0', 'must be a text that can be stored'],
    ['content', 'IS_STRING', '\ud800', 'must be a text that can be stored'],
    ['subAccount', 'IS_STRING', {}, 'must be a text that can be stored'],
    ['transactionDate', 'IS_STRING', [], 'must be a text that can be stored'],
    ['transactionDate', 'IS_BANK_TIME', '2026-02-30', 'must be a time of the form YYYY-MM-DD HH:mm:ss'],
  ])('refuses %s with %s: %j', async (field, code, value, rule) => {
    const entry = { ...ENTRY, [field]: value };
    await expect(read(JSON.stringify([ENTRY, entry]))).rejects.toMatchObject({
      faults: [{ field, code, message: `entry 2: ${field} ${rule}` }],
    });
  });

  it('reads what a spreadsheet makes of it: semicolons, spaces in the head, missing and further columns', async () => {
    const [page] = await read(
      `${HEAD.replaceAll(',', '; ')};mine\r\n${GOOD.replaceAll(',', ';')}\r\n${GOOD.replaceAll(',', ';')};a;b`,
    );
    expect(page).toHaveLength(2);
    expect(page?.[0]?.raw).toEqual({ ...ENTRY, mine: '' });
    expect(page?.[1]?.notice).toMatchObject({
      amountVnd: 99_000,
      referenceCode: 'FT1',
      content: 'LOA 12345678',
    });
  });

  it('takes numbers for texts and digits for numbers, and fills in what is missing', async () => {
    const entry = { ...ENTRY, accountNumber: 123, id: ' 7 ', subAccount: '', content: null };
    const [page] = await read(JSON.stringify([entry]));
    expect(page).toEqual([
      {
        raw: entry,
        notice: {
          channel: 'statement',
          notificationId: 7,
          gateway: '',
          transferredAt: new Date('2026-11-20T07:02:37.000Z'),
          accountNumber: '123',
          subAccount: null,
          content: '',
          orderCode: null,
          direction: 'in',
          amountVnd: 99_000,
          referenceCode: 'FT1',
        },
      },
    ]);
  });

  it.each([
    ['2026-11-20', '2026-11-19T17:00:00.000Z'],
    ['2026-11-20T14:02:37', '2026-11-20T07:02:37.000Z'],
    ['2026-11-20T14:02:37.000Z', '2026-11-20T14:02:37.000Z'],
    ['2026-11-20T14:02:37+0900', '2026-11-20T05:02:37.000Z'],
  ])('reads the time %s', async (transactionDate, expected) => {
    const [page] = await read(JSON.stringify([{ ...ENTRY, transactionDate }]));
    expect(page?.[0]?.notice.transferredAt).toEqual(new Date(expected));
  });

  it('comes in pages', async () => {
    const pages = await read([HEAD, ...Array<string>(1_100).fill(GOOD)].join('\n'));
    expect(pages.map(({ length }) => length)).toEqual([500, 500, 100]);
  });
});

const ENTRY = {
  transactionDate: '2026-11-20 14:02:37',
  accountNumber: '0000000000',
  content: 'LOA 12345678',
  transferAmount: '99000',
  referenceCode: 'FT1',
};
