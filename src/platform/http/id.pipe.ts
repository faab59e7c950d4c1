import { Injectable, type PipeTransform } from '@nestjs/common';
import { isUUID } from 'class-validator';

/** The nil UUID (RFC 9562 section 5.9), which nothing is ever given as its id. */
const NO_ID = '00000000-0000-0000-0000-000000000000';

/**
 * Makes an id of any text: one that cannot be an id becomes one that nothing has. PostgreSQL refuses to compare
 * a `uuid` with anything else.
 */
export const toId = (text: string): string => (isUUID(text) ? text : NO_ID);

/** For ids in addresses: each route answers a malformed one exactly as it answers an unknown one. */
@Injectable()
export class IdPipe implements PipeTransform<string, string> {
  transform(text: string): string {
    return toId(text);
  }
}
