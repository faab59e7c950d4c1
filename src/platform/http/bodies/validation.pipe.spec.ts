import { Type } from 'class-transformer';
import {
  IsArray,
  IsIn,
  IsInt,
  IsObject,
  IsOptional,
  IsString,
  Matches,
  MaxLength,
  Min,
  MinLength,
  ValidateIf,
  ValidateNested,
} from 'class-validator';
import { InvalidParameters } from '../../../shared/domain/domain-error';
import { PageQuery } from '../page.dto';
import { DtoPipe } from './validation.pipe';

class Stamp {
  @IsInt()
  @Min(1)
  price: number;
}

class Letter {
  @IsString()
  @MinLength(3)
  @MaxLength(5)
  @Matches(/^a/)
  to: string;

  @IsIn(['red', 'blue'])
  ink: string;

  @IsOptional()
  @IsInt()
  @Min(1)
  pages?: number;

  @ValidateIf((_object, value) => value !== undefined)
  @IsInt()
  @Min(1)
  copies?: number;

  @IsObject()
  @ValidateNested()
  @Type(() => Stamp)
  stamp: Stamp;

  @IsOptional()
  @IsArray()
  @ValidateNested({ each: true })
  @Type(() => Stamp)
  more?: Stamp[];
}

const letter = { to: 'anna', ink: 'red', stamp: { price: 1 } };

async function faultsOf(value: unknown, metatype: new () => object, type: 'body' | 'query' = 'body') {
  const refused: unknown = await new DtoPipe().transform(value, { type, metatype }).then(
    () => null,
    (error: unknown) => error,
  );
  if (!(refused instanceof InvalidParameters)) throw new Error('nothing was refused', { cause: refused });
  return refused.faults.map(({ field, code, message }) => [field, code, message]);
}

it.each<[object, string, string, string]>([
  [{ to: undefined }, 'to', 'REQUIRED', 'to is required'],
  [{ to: null }, 'to', 'REQUIRED', 'to is required'],
  [{ ink: undefined }, 'ink', 'REQUIRED', 'ink is required'],
  [{ stamp: undefined }, 'stamp', 'REQUIRED', 'stamp is required'],
  [{ stamp: null }, 'stamp', 'REQUIRED', 'stamp is required'],
  [{ stamp: {} }, 'stamp.price', 'REQUIRED', 'stamp.price is required'],
  [{ more: [{ price: 1 }, {}] }, 'more.1.price', 'REQUIRED', 'more.1.price is required'],
  [{ to: 5 }, 'to', 'IS_STRING', 'to must be a string'],
  [{ to: ['anna'] }, 'to', 'IS_STRING', 'to must be a string'],
  [{ stamp: 'x' }, 'stamp', 'IS_OBJECT', 'stamp must be an object'],
  [{ stamp: { price: '1' } }, 'stamp.price', 'IS_INT', 'price must be an integer number'],
  [{ more: 'x' }, 'more', 'IS_ARRAY', 'more must be an array'],
  [{ pages: '1' }, 'pages', 'IS_INT', 'pages must be an integer number'],
  [{ copies: null }, 'copies', 'IS_INT', 'copies must be an integer number'],
  [{ to: 'x' }, 'to', 'MIN_LENGTH', 'to must be longer than or equal to 3 characters'],
  [{ to: 'xxxxxx' }, 'to', 'MAX_LENGTH', 'to must be shorter than or equal to 5 characters'],
  [{ to: 'xxx' }, 'to', 'MATCHES', 'to must match /^a/ regular expression'],
  [{ unknown: null }, 'unknown', 'UNKNOWN_FIELD', 'property unknown should not exist'],
])('of %j the one cause is told', async (change, ...fault) => {
  expect(await faultsOf({ ...letter, ...change }, Letter)).toEqual([fault]);
});

it('takes null for an optional field that may be null', async () => {
  const { pages } = (await new DtoPipe().transform(
    { ...letter, pages: null },
    { type: 'body', metatype: Letter },
  )) as Letter;
  expect(pages).toBeNull();
});

it('names all faulty fields together, each once', async () => {
  const faults = await faultsOf({ to: 7, copies: 0, stamp: { price: -1 }, extra: 1 }, Letter);
  expect(Object.fromEntries(faults.map(([field, code]) => [field, code]))).toEqual({
    to: 'IS_STRING',
    ink: 'REQUIRED',
    copies: 'MIN',
    'stamp.price': 'MIN',
    extra: 'UNKNOWN_FIELD',
  });
  expect(faults).toHaveLength(5);
});

it.each([
  ['-1', 'MIN', 'page must not be less than 1'],
  ['0', 'MIN', 'page must not be less than 1'],
  ['1000001', 'MAX', 'page must not be greater than 1000000'],
  ['99999999999999999999', 'MAX', 'page must not be greater than 1000000'],
  ['1.5', 'IS_INT', 'page must be an integer number'],
  ['1e2', 'IS_INT', 'page must be an integer number'],
  ['', 'IS_INT', 'page must be an integer number'],
])('of page=%s the cause is told', async (page, code, message) => {
  expect(await faultsOf({ page }, PageQuery, 'query')).toEqual([['page', code, message]]);
});
