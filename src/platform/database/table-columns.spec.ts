import { EntitySchema } from 'typeorm';
import { bigint, json, moment, text } from './column-types';
import { TableColumns } from './table-columns';

interface Note {
  readonly title: string;
  readonly size: number | null;
  readonly tags: readonly string[] | null;
  readonly writtenAt: Date;
}

const columns = new TableColumns(
  new EntitySchema<Note>({
    name: 'Note',
    columns: {
      title: text({ primary: true }),
      size: bigint({ nullable: true }),
      tags: json({ nullable: true }),
      writtenAt: moment({ name: 'written_at' }),
    },
  }),
);
const writtenAt = new Date('2026-11-25T08:00:00.000Z');

describe('TableColumns', () => {
  it('names the columns', () => {
    expect(columns.properties.map((property) => columns.nameOf(property))).toEqual([
      ...['title', 'size', 'tags', 'written_at'],
    ]);
  });

  it('selects all columns of a table, beside those of another', () => {
    expect(columns.selection('one')).toBe(
      'one.title AS "one.title", one.size AS "one.size", one.tags AS "one.tags", one.written_at AS "one.writtenAt"',
    );
  });

  it('reads a state with the numbers that the driver hands over as text', () => {
    const row = {
      'one.title': 'a',
      'one.size': '9007199254740991',
      'one.tags': ['b'],
      'one.writtenAt': writtenAt,
    };
    const another = { 'two.title': 'c', 'two.size': null, 'two.tags': null, 'two.writtenAt': writtenAt };
    expect(columns.read({ ...row, ...another }, 'one')).toEqual({
      ...{ title: 'a', size: Number.MAX_SAFE_INTEGER, tags: ['b'], writtenAt },
    });
    expect(columns.read({ ...row, ...another }, 'two')).toEqual({
      ...{ title: 'c', size: null, tags: null, writtenAt },
    });
    expect(() => columns.read({ ...row, 'one.size': '9007199254740992' }, 'one')).toThrow(RangeError);
  });

  it('makes parameters of a state, JSON of what is stored as JSON', () => {
    const note: Note = { title: 'a', size: 1, tags: ['b', 'c'], writtenAt };
    expect(columns.values(note, ['tags', 'size', 'writtenAt'])).toEqual(['["b","c"]', 1, writtenAt]);
    expect(columns.values({ ...note, tags: null }, ['tags', 'title'])).toEqual([null, 'a']);
  });
});
