import { randomUUID } from 'node:crypto';
import { IdPipe } from './id.pipe';

const pipe = new IdPipe();

describe('IdPipe', () => {
  it('leaves an id as it is, in either case', () => {
    const id = randomUUID();
    expect(pipe.transform(id)).toBe(id);
    expect(pipe.transform(id.toUpperCase())).toBe(id.toUpperCase());
  });

  it.each([
    '',
    'x',
    '5',
    "' OR 1=1",
    'undefined',
    '\0',
    `${randomUUID()} `,
    `{${randomUUID()}}`,
    'đ'.repeat(36),
  ])('makes %j an id that nothing has', (text) =>
    expect(pipe.transform(text)).toBe('00000000-0000-0000-0000-000000000000'),
  );
});
