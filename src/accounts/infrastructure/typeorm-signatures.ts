import { createHmac } from 'node:crypto';
import { Injectable } from '@nestjs/common';
import { TypeOrmTransaction } from '../../platform/database/typeorm-transaction';
import { Signatures } from '../application/signatures';
import { signingKeySchema } from './schemas/signing-key.schema';

/** Signs with keys that the migration made: they never change, so each is read once. */
@Injectable()
export class TypeOrmSignatures extends Signatures {
  private readonly keys = new Map<string, Buffer>();

  constructor(private readonly transaction: TypeOrmTransaction) {
    super();
  }

  async sign(purpose: string, text: string): Promise<Buffer> {
    return createHmac('sha256', await this.keyOf(purpose))
      .update(text)
      .digest();
  }

  private async keyOf(purpose: string): Promise<Buffer> {
    const known = this.keys.get(purpose);
    if (known) return known;
    const { key } = await this.transaction.manager.findOneByOrFail(signingKeySchema, { purpose });
    this.keys.set(purpose, key);
    return key;
  }
}
