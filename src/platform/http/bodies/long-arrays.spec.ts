import { OmitType } from '@nestjs/swagger';
import { Type } from 'class-transformer';
import { ArrayMaxSize, IsArray, IsInt, IsObject, IsOptional, ValidateNested } from 'class-validator';
import { DtoPipe } from './validation.pipe';

let made = 0;

class Stamp {
  @IsInt()
  price: number;

  constructor() {
    made += 1;
  }
}

class Sheet {
  @IsArray()
  @ArrayMaxSize(3)
  @ValidateNested({ each: true })
  @Type(() => Stamp)
  stamps: Stamp[];

  @IsOptional()
  @IsInt()
  number?: number;
}

class Album {
  @IsOptional()
  @IsObject()
  @ValidateNested()
  @Type(() => Sheet)
  first?: Sheet;

  @IsOptional()
  @IsArray()
  @ArrayMaxSize(2)
  @ValidateNested({ each: true })
  @Type(() => Sheet)
  sheets?: Sheet[];
}

const stamps = (count: number) => Array.from({ length: count }, () => ({ price: 1 }));
const check = (value: unknown, metatype: new () => object) =>
  new DtoPipe().transform(value, { type: 'body', metatype });

describe('an array that is longer than its class allows', () => {
  beforeEach(() => {
    made = 0;
  });

  it.each<[string, new () => object, object]>([
    ['stamps', Sheet, { stamps: stamps(4) }],
    ['stamps', OmitType(Sheet, ['number']), { stamps: stamps(4) }],
    ['first.stamps', Album, { first: { stamps: stamps(4) } }],
    ['sheets', Album, { sheets: [{}, {}, {}] }],
    ['sheets.1.stamps', Album, { sheets: [{ stamps: [] }, { stamps: stamps(4) }] }],
  ])('is refused as %s before anything is made of its elements', async (field, metatype, value) => {
    await expect(check(value, metatype)).rejects.toMatchObject({
      faults: [{ field, code: 'ARRAY_MAX_SIZE', message: expect.stringContaining('no more than') as string }],
    });
    expect(made).toBe(0);
  });

  it('is no other: as long as it may be, elements are made and checked', async () => {
    await expect(check({ stamps: stamps(3) }, Sheet)).resolves.toEqual({ stamps: stamps(3) });
    expect(made).toBe(3);
    await expect(check({ stamps: ['x'] }, Sheet)).rejects.toMatchObject({ faults: [{ field: 'stamps.0' }] });
    await expect(check({ stamps: 'xxxx' }, Sheet)).rejects.toMatchObject({ faults: [{ code: 'IS_ARRAY' }] });
  });
});
