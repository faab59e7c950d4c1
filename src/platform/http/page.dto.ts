import { ApiPropertyOptional } from '@nestjs/swagger';
import { Transform } from 'class-transformer';
import { IsInt, IsOptional, Max, Min } from 'class-validator';

/** A query text such as `12` as a number; anything else stays what it is, for the validator to refuse. */
export const toWholeNumber = ({ value }: { value: unknown }): unknown =>
  typeof value === 'string' && /^-?\d+$/.test(value) ? Number(value) : value;

/** Which part of a list is asked for. */
export class PageQuery {
  /** Page number, counted from 1. */
  @ApiPropertyOptional()
  @IsOptional()
  @Transform(toWholeNumber)
  @IsInt()
  @Min(1)
  @Max(1_000_000)
  page: number = 1;

  /** Items on a page. */
  @ApiPropertyOptional()
  @IsOptional()
  @Transform(toWholeNumber)
  @IsInt()
  @Min(1)
  @Max(100)
  limit: number = 20;
}
