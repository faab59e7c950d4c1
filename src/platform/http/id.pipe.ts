import { Injectable, type PipeTransform } from '@nestjs/common';
import { toId } from '../database/to-id';

/** For ids in addresses: each route answers a malformed one exactly as it answers an unknown one. */
@Injectable()
export class IdPipe implements PipeTransform<string, string> {
  transform(text: string): string {
    return toId(text);
  }
}
