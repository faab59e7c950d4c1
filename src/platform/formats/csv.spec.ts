import fc from 'fast-check';
import { csvLine, csvRows, MalformedCsv, parseCsv } from './csv';

const valuesOf = (text: string) => parseCsv(text)?.map(({ values }) => values) ?? null;

const quoted = (value: string) => (/[",;\r\n]/.test(value) ? `"${value.replaceAll('"', '""')}"` : value);

describe('parseCsv', () => {
  it('reads quotes, line breaks in them, both line ends, a byte order mark and blank lines', () => {
    expect(valuesOf('\uFEFFa,b\r\n"x ""y"", z","1\n2"\r\n\r\n3,\n')).toEqual([
      ['a', 'b'],
      ['x "y", z', '1\n2'],
      ['3', ''],
    ]);
  });

  it('takes semicolons where the head has them', () => {
    expect(valuesOf('a;b\n1,5;2')).toEqual([
      ['a', 'b'],
      ['1,5', '2'],
    ]);
  });

  it.each(['a,b\n"open', 'a,b\n"x"y,1', 'a,b\nx"y,"1"2', 'a,b\nx\ry,1', 'a,b\r1,2'])('refuses %j', (text) => {
    expect(parseCsv(text)).toBeNull();
  });

  it('reads nothing from nothing', () => expect(valuesOf('')).toEqual([]));

  it('gives back every table that was written', () => {
    const cell = fc.string({ unit: fc.constantFrom('a', '"', ',', ';', '\n', '\r', '\r\n', ' ', 'đ') });
    const table = fc.array(fc.array(cell, { minLength: 2, maxLength: 4 }), { minLength: 1 });
    fc.assert(
      fc.property(table, (rows) => {
        const all = [['h', 'h'], ...rows];
        const kept = all.filter((row) => row.some((value) => value !== ''));
        expect(valuesOf(all.map((row) => row.map(quoted).join(',')).join('\r\n'))).toEqual(kept);
      }),
      { numRuns: 1_000 },
    );
  });

  it('reads or refuses any text', () => {
    fc.assert(
      fc.property(fc.string({ unit: fc.constantFrom('a', '"', ',', ';', '\n', '\r') }), (text) => {
        const rows = parseCsv(text);
        expect(rows === null || Array.isArray(rows)).toBe(true);
      }),
      { numRuns: 2_000 },
    );
  });
});

describe('csvRows', () => {
  it('goes on with a long text where it was, whatever is in quotes there', () => {
    const rows = Array.from({ length: 4_000 }, (_, i) => [
      `${i}`,
      i % 3 === 0 ? `"${'x'.repeat(i % 90)}"\r\nmột` : '',
    ]);
    const text = ['a,b', ...rows.map((row) => row.map(quoted).join(','))].join('\r\n');
    const read = [...csvRows(text)].slice(1);
    expect(read.map(({ values }) => values)).toEqual(rows);
    const [before, after] = [read[2_999]!, read[3_000]!];
    expect(after.line - before.line).toBe(1);
    expect(after.line).toBe(text.split('\r\n').findIndex((line) => line.startsWith('3000,')) + 1);
  });

  it('tells the rows before a fault, and ends with a row that is as long as no real one', () => {
    const rows = csvRows(`a,b\n${'1,2\n'.repeat(20_000)}"open`);
    const take = () => {
      let count = 0;
      for (const _row of rows) count += 1;
      return count;
    };
    expect(rows.next().value).toMatchObject({ line: 1 });
    expect(take).toThrow(MalformedCsv);
    expect(() => [...csvRows(`a,b\n"${'x'.repeat(70_000)}",1`)]).toThrow(MalformedCsv);
  });
});

describe('csvLine', () => {
  it('writes what parseCsv reads', () => {
    const values = ['a', '', 'b,c', 'd;e', 'f "g"', 'h\r\ni', 'Công ty'];
    expect(parseCsv(`head,,,,,,\r\n${csvLine(values)}\r\n`)?.[1]?.values).toEqual(values);
    expect(csvLine([1, null, -2, 'x'])).toBe('1,,-2,x');
  });

  it.each(['=1+1', '+1', '-1', '@SUM(A1)', '\t=1', '\r=1', '=HYPERLINK("http://a","b")'])(
    'lets no spreadsheet run %j',
    (text) => {
      const [row] = parseCsv(`${csvLine([text])}\n`) ?? [];
      expect(row?.values).toEqual([`'${text}`]);
    },
  );
});
