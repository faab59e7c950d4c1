import { Readable } from 'node:stream';
import type { FastifyReply } from 'fastify';
import { csvFile, type CsvValue } from '../formats/csv';

type Page<Column extends string> = readonly Readonly<Record<Column, CsvValue>>[];

type Pages<Column extends string> = Iterable<Page<Column>> | AsyncIterable<Page<Column>>;

/**
 * Sends a list as a file, page by page as fast as the caller takes it.
 * @param name of the file, without its ending
 * @param columns the fields of an item that the file has, in their order
 */
export async function sendCsv<Column extends string>(
  reply: FastifyReply,
  name: string,
  columns: readonly Column[],
  pages: Pages<Column>,
): Promise<void> {
  await reply
    .type('text/csv; charset=utf-8')
    .header('cache-control', 'no-store')
    .header('content-disposition', `attachment; filename="${name}.csv"`)
    .send(Readable.from(csvFile(columns, rowsOf(columns, pages)), { objectMode: false }));
}

async function* rowsOf<Column extends string>(
  columns: readonly Column[],
  pages: Pages<Column>,
): AsyncGenerator<readonly CsvValue[]> {
  for await (const items of pages)
    for (const item of items) {
      const fields = new Map<string, CsvValue>(Object.entries(item));
      yield columns.map((column) => fields.get(column) ?? null);
    }
}
