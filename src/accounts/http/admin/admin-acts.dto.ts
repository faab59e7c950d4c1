import { ApiProperty } from '@nestjs/swagger';
import { IsIn, IsOptional, IsString, IsUUID, MaxLength } from 'class-validator';
import { PageQuery } from '../../../platform/http/page.dto';
import { type Act, ACTS, type SubjectKind } from '../../domain/operator-act';

/** Which acts are asked for. */
export class ActsQuery extends PageQuery {
  /** Only acts of this kind. */
  @IsOptional()
  @IsIn(ACTS)
  act?: Act;

  /** Only what this operator did. */
  @IsOptional()
  @IsUUID()
  operator_id?: string;

  /**
   * Only what was done to this account, transfer, plan (`pro/monthly`) or voice. The beginning of its id will do, and of an
   * account its e-mail address.
   */
  @IsOptional()
  @IsString()
  @MaxLength(100)
  subject_id?: string;
}

/** Something that an operator did. */
export class OperatorActDto {
  /** Identifier; newer entries have larger ones. */
  id: string;
  /** What was done. */
  @ApiProperty({ enum: ACTS }) // the Swagger plug-in would list them in the order in which the compiler met them
  act: Act;
  /** The operator's account; null on the command line. */
  operator_id: string | null;
  /** Its e-mail address now; null on the command line. */
  operator_email: string | null;
  /**
   * User and host of the command line; null for an account.
   * @example "root@loa-1"
   */
  command_user: string | null;
  /** What kind of thing it was done to. */
  subject_kind: SubjectKind;
  /** Which one. */
  subject_id: string;
  /** What was asked for. */
  details: object;
  /** What the thing was before; null when it was not there. */
  before: object | null;
  /** What it was after; null when it was not there any more. */
  after: object | null;
  /** When (ISO 8601, UTC). */
  done_at: string;
}

/** A page of the operators' log, newest first. */
export class ActsResult {
  /** Number of matching entries in all. */
  total: number;
  /** The page returned. */
  page: number;
  /** The page size used. */
  limit: number;
  /** The entries. */
  items: OperatorActDto[];
}
